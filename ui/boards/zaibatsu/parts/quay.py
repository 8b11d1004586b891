"""The quay: the queue, five hiring spaces with their workers, the plates of the nine actions."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from rules.core.target import Target
from rules.zaibatsu.components import (
    ACTIONS,
    ACTIVATIONS,
    AREA,
    COLOURS,
    EXPERT,
    MARKETS,
    NIBBLE,
    SPACES,
    WORKERS_PER_ROW,
    WORKERS_PER_SPACE,
)
from rules.zaibatsu.places import ACTION, BAG, HIRE, HIRING, QUEUE, WORKER
from rules.zaibatsu.reckoning.ahead import activations_ahead
from rules.zaibatsu.reckoning.moment import under_way
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.layout import Layout
from ui.boards.zaibatsu.parts.signs import MINE, keep, sign, worker
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline
from ui.theme import BRICK, GOLD, INK, PAPER, VERMILION, alpha

BODY = 36.0
"""How large a worker on a hiring space is."""
BEADS = 9.0
"""From one bead of a plate to the next: the last stays above its foot."""


def workers_of(handful: int) -> list[int]:
    """The workers of a handful, colour by colour."""
    return [colour for colour in range(len(COLOURS)) for _ in range(handful >> NIBBLE * colour & 15)]


def shapes(lay: Layout, view: View) -> dict[Target, Shape]:
    """Rows, hiring spaces, workers by colour, plates."""
    state: ZaibatsuState = view.state
    found: dict[Target, Shape] = {}
    for row in range(len(state.queue)):
        found[QUEUE[row]] = Shape.of(_row(lay, len(state.queue), row), 3)
    queue = lay.queue()
    if _bag_room(lay, len(state.queue)) > 56:
        foot = _bag_room(lay, len(state.queue))
        found[BAG] = Shape(queue.x + 6, queue.bottom - foot + 4, queue.w - 12, foot - 8)
    for space in range(len(SPACES)):
        room = lay.hiring(space)
        found[HIRING[space]] = Shape(room.x, room.y, room.w, 34)
        for colour, shape in _standing(lay, state, space).items():
            found[HIRE[space][colour]] = shape
    found |= {ACTION[action]: Shape.of(lay.plate(action)) for action in range(len(ACTIONS))}
    return found


def _standing(lay: Layout, state: ZaibatsuState, space: int) -> dict[int, Shape]:
    """Workers of one colour stand side by side and are one thing to click."""
    room, here = lay.hiring(space), workers_of(state.hiring[space])
    found: dict[int, Shape] = {}
    for number, colour in enumerate(here):
        x = room.x + room.w * (number + 0.5) / WORKERS_PER_SPACE - BODY / 2
        first = found.get(colour)
        left = x if first is None else first.x
        found[colour] = Shape(left, room.y - 2, x + BODY - left, BODY, False, 5)
    return found


def _row(lay: Layout, rows: int, number: int) -> pygame.FRect:
    queue = lay.queue()
    step = _row_high(lay, rows)
    return pygame.FRect(queue.x + 3, queue.y + 23 + number * step, queue.w - 6, step)


def _row_high(lay: Layout, rows: int) -> float:
    return min(32.0, (lay.queue().h - 26) / rows)


def _bag_room(lay: Layout, rows: int) -> float:
    """What the rows leave for the bag."""
    return lay.queue().h - 24 - rows * _row_high(lay, rows)


# ------------------------------------------------------------ picture
def ground(painter: Painter, lay: Layout, view: View) -> None:
    """The paper of the queue and its name."""
    queue = lay.queue()
    painter.nine("zaibatsu/nine/places", *queue)
    words = view.words("zaibatsu.board.queue")
    painter.text(words, queue.centerx, queue.y + 17, 15, "serif", BRICK, "centre", queue.w - 6, most=15)


def draw(painter: Painter, lay: Layout, view: View) -> None:
    """Workers and plates."""
    state: ZaibatsuState = view.state
    waiting = ("queue", lay.large, tuple(state.queue), sum(state.bag))
    keep(painter, waiting, lay.queue(), lambda inner: _queue(inner, lay, view))
    chooses = any(target.kind in ("action", "hire") for target in view.lit)
    own = tuple(sorted({one % EXPERT for one in state.workers[view.viewer]}))
    able = tuple(beads_of(view, action) for action in range(len(ACTIONS)))
    lit = frozenset(target for target in view.lit if target.kind in ("action", "hire"))
    hot = ACTION.index(view.hot) if view.hot in ACTION else -1
    words = view.words("zaibatsu.board.queue")
    coming = frozenset((what, to) for what, to in view.landing if to in HIRING)
    key = ("hiring", lay.large, tuple(state.hiring), chooses, own, able, lit, hot, words, coming)
    first, last = lay.hiring(0), lay.hiring(len(SPACES) - 1)
    room = first.union(last).inflate(12, 16)
    keep(painter, key, room, lambda inner: _hiring(inner, lay, view, chooses, own, able))


def _queue(painter: Painter, lay: Layout, view: View) -> None:
    state: ZaibatsuState = view.state
    rows = len(state.queue)
    step = _row_high(lay, rows)
    side = min(25.0, step + 1)
    first = next((row for row in range(rows) if state.queue[row]), -1)
    for number in range(rows):
        room = _row(lay, rows, number)
        if number and number % 2 == 0:
            painter.line(room.x + 3, room.y, room.right - 3, room.y, alpha(INK, 0.35))
        if number == first:
            painter.rect(room.x, room.y + 0.5, room.w, room.h - 0.5, MINE, 3)
            painter.rect(room.x, room.y + 0.5, room.w, room.h - 0.5, GOLD, 3, 1.2)
        here = workers_of(state.queue[number])
        for at in range(WORKERS_PER_ROW):
            x = room.centerx + (at - 1) * 23
            if at < len(here):
                worker(painter, COLOURS[here[at]], x - side / 2, room.centery - side / 2 - 0.5, side)
            else:
                painter.circle(x, room.centery, 2, alpha(INK, 0.25))
    foot = _bag_room(lay, rows)
    if foot > 56:
        queue = lay.queue()
        y = queue.bottom - foot / 2
        painter.sprite("mark/bag", queue.centerx, y, 42, centre=True)
        painter.sprite("bubble/dark", queue.centerx + 19, y + 16, 24, centre=True)
        painter.numeral(str(sum(state.bag)), queue.centerx + 19, y + 16, 14, PAPER)


def draw_lit(painter: Painter, shapes: Mapping[Target, Shape], view: View) -> None:
    """Up to nine plates and fifteen workers at once would shout: only the one pointed at has a frame."""
    if view.hot in view.lit and view.hot is not None and view.hot.kind in ("action", "hire") and view.hot in shapes:
        draw_outline(painter, shapes[view.hot], "legal_hot")


class Beads(NamedTuple):
    """Of the activations of an action: how many are done, and how many more there can be."""

    done: int
    able: int

    def face(self, bead: int) -> str:
        """How a bead looks, counted from the first activation."""
        if bead < self.done:
            return "done"
        return "on" if bead < self.done + self.able else "off"


def beads_of(view: View, action: int) -> Beads:
    """What can be paid where an action is to be chosen; of the action under way what is done and what is left."""
    state: ZaibatsuState = view.state
    begun = under_way(state)
    if begun is not None:
        here = begun.action == action
        return Beads(begun.done, ACTIVATIONS[action] - begun.done) if here else Beads(0, 0)
    chooses = any(target.kind in ("action", "hire") for target in view.lit)
    if ACTIVATIONS[action] == 1 or not chooses or len(state.workers[view.viewer]) >= AREA:
        return Beads(0, 0)
    return Beads(0, activations_ahead(state, view.viewer, action))


def _hiring(
    painter: Painter, lay: Layout, view: View, chooses: bool, own: tuple[int, ...], able: tuple[Beads, ...]
) -> None:
    state: ZaibatsuState = view.state
    for space in range(len(SPACES)):
        room, here = lay.hiring(space), workers_of(state.hiring[space])
        for number in range(WORKERS_PER_SPACE):
            x = room.x + room.w * (number + 0.5) / WORKERS_PER_SPACE
            if number >= len(here):
                painter.circle(x, room.y + 22, 3, alpha(PAPER, 0.3))
            elif (WORKER[here[number]], HIRING[space]) not in view.landing:
                worker(painter, COLOURS[here[number]], x - BODY / 2, room.y, BODY)
                if chooses and here[number] not in own:
                    painter.sprite("zaibatsu/raise_coin", x + 12, room.y + 8, 17, centre=True)
        painter.nine("zaibatsu/nine/lintel", room.x, room.y + 34, room.w, 8)
        for colour, shape in _standing(lay, state, space).items():
            if HIRE[space][colour] in view.lit:
                painter.rect(shape.x + 2, room.y + 30, shape.w - 4, 4, VERMILION, 2)
    for action in range(len(ACTIONS)):
        _plate(painter, lay, view, action, able[action])


def _plate(painter: Painter, lay: Layout, view: View, action: int, able: Beads) -> None:
    """Sign and name, what it costs, a bead for each activation; a red foot if it can be chosen."""
    room, target = lay.plate(action), ACTION[action]
    lit = target in view.lit
    form = "action_hot" if lit and view.hot == target else "action_foot" if lit else "action"
    painter.nine(f"zaibatsu/nine/{form}", *room)
    if action == MARKETS:
        _market(painter, room, view, able)
        return
    low = room.h < 50
    size = 18.0 if low else 22.0
    sign(painter, ACTIONS[action], room.x + 4, room.y + (2 if low else 5), size)
    name = view.words(f"zaibatsu.board.action.{ACTIONS[action]}")
    left = 24 if low else 28
    painter.text(
        name, room.x + left, room.y + (16 if low else 21), 15, "semi", INK, max_width=room.w - left - 2, most=15
    )
    if low:
        painter.sprite(f"zaibatsu/cost_low/{ACTIONS[action]}", room.x + 6, room.bottom - 18, h=14)
    else:
        painter.sprite(f"zaibatsu/cost/{ACTIONS[action]}", room.x + 6, room.bottom - 25, h=18)
    number = ACTIVATIONS[action]
    for bead in range(number if number > 1 else 0):
        x, y = room.right - 8, room.bottom - 27.5 + bead * BEADS
        if low:
            x, y = room.right - 7 - (number - 1 - bead) * 9, room.bottom - 11
        _bead(painter, able.face(bead), x, y, 8)


def _bead(painter: Painter, face: str, x: float, y: float, size: float) -> None:
    if face == "done":
        painter.circle(x, y, size / 2, INK)
    else:
        painter.sprite(f"zaibatsu/pip/{face}", x, y, size, centre=True)


def _market(painter: Painter, room: pygame.FRect, view: View, able: Beads) -> None:
    """The plate of Local markets carries the table of goods and tokens."""
    low = room.h < 110
    name = view.words("zaibatsu.action.local_markets")
    if low:
        painter.text(name, room.x + 5, room.y + 17, 14, "semi", INK, max_width=room.w - 6, most=14)
        painter.sprite("zaibatsu/market_table_low", room.x + 4, room.y + 24, h=min(62.0, room.h - 28))
    else:
        sign(painter, ACTIONS[MARKETS], room.x + 4, room.y + 9, 24)
        for number, line in enumerate(painter.wrap(name, room.w - 42, 14.5, "semi", most=14.5)[:2]):
            painter.text(line, room.x + 31, room.y + 18 + 17 * number, 14.5, "semi", INK, "left", room.w - 46, 14.5)
        painter.sprite("zaibatsu/market_table", room.centerx, room.y + 47 + 32, min(room.w - 8, 110), centre=True)
    for bead in range(ACTIVATIONS[MARKETS]):
        y = room.y + (33 + 21 * bead if low else 11 + 10.5 * bead)
        _bead(painter, able.face(bead), room.right - 8, y, 8 if low else 9)
