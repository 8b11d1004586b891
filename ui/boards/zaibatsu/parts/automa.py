"""The automa's board: tokens, priority of colours, influence to place, objectives and rating."""

from typing import Final

import pygame

from rules.core.target import Target
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import AUTOMA, COLOURS, GAINS, GOODS, PERIODS
from rules.zaibatsu.places import (
    ACTION_TOKEN,
    AUTOMA_ROW,
    AUTOMA_STOCK,
    PILE,
    PRIORITY,
    REVEALED,
    SOLO_SLOT,
    SOLO_TOKEN,
)
from rules.zaibatsu.reckoning.automa import row_in_use, trains_left
from rules.zaibatsu.reckoning.measures import measure
from rules.zaibatsu.scoring import total
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import ACTION_TOKENS, AUTOMA_GOODS, AUTOMA_ROWS, DIFFICULTIES, RATINGS, SLOT_COLOURS, SOLO
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts.factories import LEVEL_GROUND
from ui.boards.zaibatsu.parts.signs import PALE, good, ink, keep, sign, worker
from ui.paint import Painter
from ui.theme import BRICK, GOLD, INK, PAPER, PINE, SMOKE, WHITE, alpha
from ui.widgets.small import draw_crest

HEAD: Final = 44.0
TOKEN: Final = 34.0
STEP: Final = 40.0
WIDE: Final = 160.0
"""From this width on there is room for words and goods beside the tokens."""
SECTIONS: Final = {"tokens": 62.0, "priority": 176.0, "influence": 272.0, "goals": 404.0, "rating": 494.0}
"""Baselines of the headings, from the upper edge."""


def _room(box: pygame.FRect) -> pygame.FRect:
    return pygame.FRect(box.x + 10, box.y, box.w - 20, box.h)


def revealed_spot(box: pygame.FRect, number: int, count: int) -> pygame.FRect:
    """Revealed tokens in two rows, the newest last; where many do not lie side by side they overlap, and the lower
    row begins under the pile."""
    room, y = _room(box), box.y + SECTIONS["tokens"] + 9
    per = int((room.w - 44) // STEP)
    if 2 * per >= count:
        return pygame.FRect(room.x + 46 + number % per * STEP, y + number // per * 38, TOKEN, TOKEN)
    beside, below = room.w - 46 - TOKEN, room.w - TOKEN
    above = 1 + int((count - 2) * beside / (beside + below))
    if number < above:
        return pygame.FRect(room.x + 46 + number * min(STEP, beside / max(1, above - 1)), y, TOKEN, TOKEN)
    step = min(STEP, below / max(1, count - above - 1))
    return pygame.FRect(room.x + (number - above) * step, y + 38, TOKEN, TOKEN)


def _row(box: pygame.FRect, number: int) -> pygame.FRect:
    room = _room(box)
    return pygame.FRect(room.x - 4, box.y + SECTIONS["influence"] + 7 + number * 34, room.w + 8, 32)


def _goal(box: pygame.FRect, number: int) -> tuple[float, float]:
    room = _room(box)
    x = room.x + 21 + number * (room.w / 3 + 2) if room.w >= WIDE else room.x + 14 + number * 36
    return x, box.y + SECTIONS["goals"] + 31


def _priority(box: pygame.FRect, number: int) -> pygame.FRect:
    room = _room(box)
    step = room.w / len(COLOURS)
    return pygame.FRect(room.x + number * step, box.y + SECTIONS["priority"] + 4, step, 60)


def shapes(box: pygame.FRect, view: View) -> dict[Target, Shape]:
    """What can be asked about."""
    state: ZaibatsuState = view.state
    room = _room(box)
    found: dict[Target, Shape] = {
        AUTOMA_STOCK: Shape(box.right - 66, box.y + 6, 58, 32),
        PILE: Shape(room.x, box.y + SECTIONS["tokens"] + 9, TOKEN, TOKEN),
        REVEALED: Shape(room.x + 44, box.y + SECTIONS["tokens"] + 6, room.w - 44, 78),
    }
    for number, token in enumerate(state.revealed):
        found[ACTION_TOKEN[token]] = Shape.of(revealed_spot(box, number, len(state.revealed)), 6)
    found |= {PRIORITY[number]: Shape.of(_priority(box, number)) for number in range(len(state.priority))}
    found |= {AUTOMA_ROW[number]: Shape.of(_row(box, number)) for number in range(PERIODS)}
    for number in range(len(SLOT_COLOURS)):
        x, y = _goal(box, number)
        target = SOLO_TOKEN[state.solo[number]] if number < len(state.solo) else SOLO_SLOT[number]
        half = 20.0 if room.w >= WIDE else 15.0
        found[target] = Shape(x - half, y - half, 2 * half, 2 * half, True)
    return found


def place(box: pygame.FRect, target: Target) -> Shape | None:
    """Where its things start and arrive."""
    room = _room(box)
    if target == REVEALED:
        return Shape.of(revealed_spot(box, 0, 1))
    if target in AUTOMA_ROW:
        return Shape.of(_row(box, AUTOMA_ROW.index(target)))
    if target in PRIORITY:
        return Shape.of(_priority(box, PRIORITY.index(target)))
    return Shape(room.right - 50, box.y + 8, 28, 28) if target == AUTOMA_STOCK else None


def draw(painter: Painter, box: pygame.FRect, view: View, acts: bool) -> None:
    """The whole board; lit while the automa acts."""
    painter.nine("nine/lit" if acts else "nine/slip", *box)
    _head(painter, box, view)
    state: ZaibatsuState = view.state
    key = (
        *("automa", tuple(state.pile), tuple(state.revealed), tuple(state.priority), state.region_workers),
        *(tuple(state.row_used), state.round, state.solo, total(state, 0), view.words("zaibatsu.board.priority")),
        *(tuple(measure(state, 0, SOLO[each].measure) for each in state.solo), tuple(view.crests)),
        view.hidden.intersection(ACTION_TOKEN),
    )
    keep(painter, key, box, lambda inner: _body(inner, box, view))
    if acts:
        painter.nine("nine/lit_edge", *box)


def _head(painter: Painter, box: pygame.FRect, view: View) -> None:
    state, crest = view.state, ink(view, AUTOMA)
    strong = "_strong" if painter.strong_seats else ""
    painter.nine(f"seat_head{strong}/{crest}", box.x, box.y, box.w, HEAD)
    draw_crest(painter, crest, box.x + 24, box.y + 22, 16)
    room = box.w - 48 - 72
    if room > 50:
        name = view.words("zaibatsu.board.automa")
        painter.text(name, box.x + 48, box.y + 20, 18, "serif", WHITE, max_width=room, most=18)
        level = view.words(f"zaibatsu.option.difficulty.{DIFFICULTIES[state.difficulty - 1]}")
        painter.text(level, box.x + 48, box.y + 37, 14, "sans", WHITE, max_width=room, most=14)
    painter.rect(box.right - 66, box.y + 7, 58, 30, PAPER, 4)
    painter.rect(box.right - 66, box.y + 7, 58, 30, INK, 4, 1)
    painter.sprite(f"zaibatsu/train/{crest}", box.right - 62, box.y + 10, 23)
    painter.text(str(trains_left(state)), box.right - 16, box.y + 29.5, 21, "display", INK, "right", most=21)


def _body(painter: Painter, box: pygame.FRect, view: View) -> None:
    for name, base in SECTIONS.items():
        _heading(painter, box, view.words(f"zaibatsu.board.{name}"), box.y + base)
    _tokens(painter, box, view)
    _priorities(painter, box, view)
    _influence(painter, box, view)
    _goals(painter, box, view)
    _rating(painter, box, view)


def _heading(painter: Painter, box: pygame.FRect, words: str, y: float) -> None:
    room = _room(box)
    wide = painter.text(words, room.x, y, 15, "serif", BRICK, max_width=room.w, most=15)
    if wide + 10 < room.w:
        painter.line(room.x + wide + 8, y - 5, room.right, y - 5, alpha(BRICK, 0.3))


def _tokens(painter: Painter, box: pygame.FRect, view: View) -> None:
    state: ZaibatsuState = view.state
    room, y = _room(box), box.y + SECTIONS["tokens"] + 9
    painter.sprite("zaibatsu/action_token/back", room.x, y, TOKEN)
    painter.sprite("bubble/dark", room.x + TOKEN - 1, y + TOKEN - 1, 20, centre=True)
    painter.numeral(str(len(state.pile)), room.x + TOKEN - 1, y + TOKEN - 1, 14, PAPER)
    for number, token in enumerate(state.revealed):
        spot = revealed_spot(box, number, len(state.revealed))
        if ACTION_TOKEN[token] in view.hidden:
            continue
        painter.sprite(f"zaibatsu/action_token/{ACTION_TOKENS[token].key}", spot.x, spot.y, TOKEN)
        if number == len(state.revealed) - 1:
            painter.rect(spot.x - 2, spot.y - 2, TOKEN + 4, TOKEN + 4, GOLD, 7, 2.2)


def _priorities(painter: Painter, box: pygame.FRect, view: View) -> None:
    """Colours from left to right, each with the bonus of the region it stands for."""
    state: ZaibatsuState = view.state
    for number, colour in enumerate(state.priority):
        spot = _priority(box, number)
        side = min(34.0, spot.w + 4)
        worker(painter, COLOURS[colour], spot.centerx - side / 2, spot.y, side)
        if colour in state.region_workers:
            bonus = REGIONS[state.region_workers.index(colour)].bonus
            sign(painter, GAINS[bonus.item], spot.centerx - 9, spot.y + 37, 18)
        else:
            painter.text("–", spot.centerx, spot.y + 52, 15, "sans", PALE, "centre", most=15)


def _influence(painter: Painter, box: pygame.FRect, view: View) -> None:
    """A row of tokens for each period; what was placed is an outline."""
    state: ZaibatsuState = view.state
    used = row_in_use(state)
    for number, values in enumerate(AUTOMA_ROWS):
        row = _row(box, number)
        now = number == used
        painter.nine(f"zaibatsu/nine/{LEVEL_GROUND[number + 1]}", *row, alpha=1.0 if now else 0.5)
        if now:
            painter.rect(row.x, row.y, row.w, row.h, GOLD, 4, 2)
        painter.text("I" * (number + 1), row.x + 6, row.y + 22, 16, "display", BRICK, most=16)
        narrow = row.w < WIDE
        goods = [kind for kind in range(len(GOODS)) if AUTOMA_GOODS[number] >> kind & 1]
        for at, kind in enumerate(() if narrow else goods):
            good(painter, GOODS[kind], row.x + 30 + at * 24, row.y + 6, 20)
        left = 24 if narrow else 88
        step = min(34.0, (row.w - left - 4) / max(map(len, AUTOMA_ROWS)))
        side = min(26.0, step - 1)
        for at, value in enumerate(values):
            name = (
                f"influence_away/{value}" if at < state.row_used[number] else f"influence/{ink(view, AUTOMA)}/{value}"
            )
            painter.sprite(f"zaibatsu/{name}", row.x + left + at * step, row.centery - side / 2, side)


def _goals(painter: Painter, box: pygame.FRect, view: View) -> None:
    state: ZaibatsuState = view.state
    wide = _room(box).w >= WIDE
    for number, colour in enumerate(SLOT_COLOURS):
        x, y = _goal(box, number)
        if number >= len(state.solo):
            painter.sprite(f"zaibatsu/solo_slot/{colour}", x, y, 38 if wide else 30, centre=True)
            continue
        goal = SOLO[state.solo[number]]
        have = measure(state, 0, goal.measure)
        met = have >= goal.target
        painter.sprite(f"zaibatsu/solo/{goal.key}/{colour}", x, y, 40 if wide else 32, centre=True)
        if wide:
            painter.text(str(have), x + 26, y + 1, 19, "display", PINE if met else INK, most=19)
            words = view.words("zaibatsu.board.of", n=goal.target)
            painter.text(words, x + 26, y + 17, 14, "sans", PINE if met else SMOKE, max_width=46, most=14)
        else:
            painter.text(str(have), x, y + 32, 15, "display", PINE if met else INK, "centre", most=15)


def _rating(painter: Painter, box: pygame.FRect, view: View) -> None:
    """The points from which each rating is given, those reached in colour."""
    room, points = _room(box), total(view.state, 0)
    steps = sorted(least for least, _ in RATINGS if least)
    per = len(steps) if room.w >= WIDE else 2
    for number, least in enumerate(steps):
        x = room.x + (number % per + 0.5) * room.w / per
        y = box.y + SECTIONS["rating"] + 20 + number // per * 24
        on = points >= least
        painter.sprite("zaibatsu/sign_small/vp", x - 24, y - 9, 18, alpha=1.0 if on else 0.4)
        painter.text(str(least), x - 4, y + 5.5, 15, "display", INK if on else PALE, most=15)
