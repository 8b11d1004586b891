"""Sheets laid over Japan for one decision: pairs of start tokens, the token of a delivery."""

import pygame

from rules.core.target import Target
from rules.zaibatsu.board import REGION_OF, REGIONS
from rules.zaibatsu.components import GOODS, NONE, TOKEN_FOR
from rules.zaibatsu.events.start import PairTaken
from rules.zaibatsu.moves import Deliver
from rules.zaibatsu.places import PAIR, SPACE, TOKEN
from rules.zaibatsu.reckoning.means import at_hand, goods_by_type
from rules.zaibatsu.reckoning.moment import picks_pairs, space_served
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import START_A, START_B
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.layout import JAPAN, Layout
from ui.boards.zaibatsu.parts.signs import good, ink
from ui.paint import Painter
from ui.theme import BRICK, GOLD, INK, NIGHT, SHADE, SMOKE, VERMILION, alpha
from ui.widgets.small import draw_crest

PAIR_WIDE, PAIR_HIGH, PAIR_STEP = 158.0, 124.0, 178.0
SLIP_WIDE, SLIP_ROW = 150.0, 30.0
VEILED = 0.375
"""How much of a pair that is taken can still be seen."""


def delivering(view: View) -> int:
    """The space whose delivery is being chosen; NONE."""
    if not view.moves:
        return NONE
    served = space_served(view.state)
    if served != NONE:
        return served
    chosen = next((target for target in view.picked if target.kind == "space"), None)
    if chosen is not None and any(isinstance(move, Deliver) for move in view.moves):
        return SPACE.index(chosen)
    return NONE


def shapes(lay: Layout, view: View) -> dict[Target, Shape]:
    """What can be chosen on a sheet."""
    return {PAIR[at]: _pair(lay, view, at) for at in range(len(view.state.pairs))} if picks_pairs(view.state) else {}


def second_places(lay: Layout, view: View) -> dict[Target, tuple[Target, Shape]]:
    """The tokens of a delivery lie beside its space as well as in the tray."""
    space = NONE if lay.large else delivering(view)
    if space == NONE:
        return {}
    tokens = [TOKEN[view.viewer][value] for value in TOKEN_FOR[view.state.demand[space]]]
    return {
        Target("control", f"token {token.key}"): (token, Shape.of(_row(lay, space, number)))
        for number, token in enumerate(tokens)
    }


def bare(lay: Layout, view: View, printed: dict[Target, Shape]) -> dict[Target, Shape]:
    """What of Japan no sheet lies over: what is covered neither speaks nor takes a click."""
    over = _lying(lay, view)
    if over is None:
        return printed
    return {target: shape for target, shape in printed.items() if not over.collidepoint(shape.centre)}


def _lying(lay: Layout, view: View) -> pygame.FRect | None:
    if picks_pairs(view.state):
        return _sheet(lay, view)
    space = NONE if lay.large else delivering(view)
    return _slip(lay, space) if space != NONE else None


def slip_rooms(lay: Layout, view: View) -> list[pygame.FRect]:
    """Where the slip of a delivery lies, if there is one."""
    space = NONE if lay.large else delivering(view)
    return [_slip(lay, space)] if space != NONE else []


def covers(view: View) -> bool:
    """Does a sheet veil Japan?"""
    return picks_pairs(view.state)


# ------------------------------------------------------------ start pairs
def _sheet(lay: Layout, view: View) -> pygame.FRect:
    wide = len(view.state.pairs) * PAIR_STEP + 22
    return pygame.FRect(lay.inner.centerx - wide / 2, lay.inner.y + 26, wide, 186)


def _pair(lay: Layout, view: View, at: int) -> Shape:
    sheet = _sheet(lay, view)
    return Shape(sheet.x + 20 + at * PAIR_STEP, sheet.y + 48, PAIR_WIDE, PAIR_HIGH, False, 6)


def draw(painter: Painter, lay: Layout, view: View) -> None:
    """The sheet of the moment."""
    if picks_pairs(view.state):
        painter.rect(lay.inner.x, lay.inner.y, lay.inner.w, JAPAN + 4, alpha(NIGHT, SHADE))
        _draw_pairs(painter, lay, view)
    elif not lay.large:
        space = delivering(view)
        if space != NONE:
            _draw_delivery(painter, lay, view, space)


def _draw_pairs(painter: Painter, lay: Layout, view: View) -> None:
    """A over B, tied by a red cord; taken pairs are veiled under the crest of who took them."""
    sheet = _sheet(lay, view)
    painter.nine("nine/overlay", *sheet)
    words = view.words("zaibatsu.board.start_tokens")
    wide = painter.text(words, sheet.x + 20, sheet.y + 32, 19, "serif", BRICK, max_width=sheet.w * 0.45, most=19)
    room = sheet.w - wide - 60
    note = view.words("zaibatsu.board.start_note")
    if painter.measure(note, 14, "sans", 14) <= room:
        painter.text(note, sheet.right - 20, sheet.y + 32, 14, "sans", SMOKE, "right", most=14)
    taken = takers(view)
    for at, pair in enumerate(view.state.pairs):
        shape = _pair(lay, view, at)
        if pair != NONE:
            _draw_pair(painter, shape, *divmod(pair, len(START_B)))
        elif at in taken:
            _draw_taken(painter, shape, taken[at], view)
        else:
            painter.nine("zaibatsu/nine/taken", *shape[:4])


def takers(view: View) -> dict[int, PairTaken]:
    """By place which pair lay there and who took it."""
    return {event.pair: event for event in view.past() if isinstance(event, PairTaken)}


def _draw_pair(painter: Painter, shape: Shape, a: int, b: int, opacity: float = 1.0) -> None:
    painter.nine("nine/paper", *shape[:4], alpha=opacity)
    if opacity == 1.0:
        # It would show through what is veiled.
        x = shape.x + shape.w / 2
        painter.line(x, shape.y + 4, x, shape.y + shape.h - 4, VERMILION, 2)
    painter.sprite(f"zaibatsu/start_a/{START_A[a].key}", shape.x + 4, shape.y + 7, 150, 52, alpha=opacity)
    painter.sprite(f"zaibatsu/start_b/{START_B[b][0]}", shape.x + 4, shape.y + 66, 150, 52, alpha=opacity)


def _draw_taken(painter: Painter, shape: Shape, taken: PairTaken, view: View) -> None:
    _draw_pair(painter, shape, taken.a, taken.b, VEILED)
    draw_crest(painter, view.crests[taken.seat], *shape.centre, 22)


# ------------------------------------------------------------ a delivery
def _slip(lay: Layout, space: int) -> pygame.FRect:
    """Over the next region, never over this one."""
    region = REGION_OF[space]
    beside = region + 1 if region + 1 < len(REGIONS) else region - 1
    room = lay.region(beside)
    return pygame.FRect(room.centerx - SLIP_WIDE / 2, room.y + 34, SLIP_WIDE, 40 + 3 * SLIP_ROW)


def _row(lay: Layout, space: int, number: int) -> pygame.FRect:
    slip = _slip(lay, space)
    return pygame.FRect(slip.x + 10, slip.y + 32 + number * SLIP_ROW, slip.w - 20, SLIP_ROW - 4)


def _draw_delivery(painter: Painter, lay: Layout, view: View, space: int) -> None:
    """1, 2, 3 goods with the token each gives; what cannot be done now is pale."""
    state: ZaibatsuState = view.state
    slip, kind = _slip(lay, space), state.demand[space]
    painter.nine("nine/overlay", *slip)
    words = view.words("zaibatsu.board.deliver")
    painter.text(words, slip.x + 12, slip.y + 23, 15, "serif", BRICK, max_width=slip.w - 24, most=15)
    have = goods_by_type(state, view.viewer)[kind]
    for number, value in enumerate(TOKEN_FOR[kind]):
        row = _row(lay, space, number)
        able = number < have and at_hand(state, view.viewer, value) > 0
        for each in range(number + 1):
            good(painter, GOODS[kind], row.x + 4 + each * 20, row.y + 4, 18)
        painter.sprite("mark/arrow", row.x + 68, row.y + 5, 16, tint=VERMILION)
        name = f"zaibatsu/influence/{ink(view, view.viewer)}/{value}" if able else f"zaibatsu/influence_away/{value}"
        painter.sprite(name, row.x + 92, row.y + 1, 24)
    shape = lay.space(space)
    painter.rect(shape.x - 2, shape.y - 2, shape.w + 4, shape.h + 4, INK, 7, 4.6)
    painter.rect(shape.x - 2, shape.y - 2, shape.w + 4, shape.h + 4, GOLD, 7, 3.2)
