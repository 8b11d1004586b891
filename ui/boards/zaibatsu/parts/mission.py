"""The Iwakura Mission: six destinations with their experts, improvement tokens and ship spaces."""

import pygame

from rules.core.target import Target
from rules.zaibatsu.board import DESTINATION_COLOUR, DESTINATIONS
from rules.zaibatsu.components import COLOURS, COUNTS, EXPERT, NONE
from rules.zaibatsu.places import DESTINATION, EXPERT_WORKER
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.layout import Layout
from ui.boards.zaibatsu.parts.signs import ink, keep, worker
from ui.paint import Painter
from ui.theme import BRICK, INK
from ui.widgets.small import draw_crest


def shapes(lay: Layout) -> dict[Target, Shape]:
    """The six cards; while the own zaibatsu lies large the chart is covered."""
    if lay.large:
        return {}
    return {DESTINATION[at]: Shape.of(lay.destination(at)) for at in range(len(DESTINATIONS))}


def ground(painter: Painter, lay: Layout, view: View) -> None:
    """The names on the chart."""
    if lay.large:
        return
    chart = lay.mission()
    painter.nine("zaibatsu/nine/chart", *chart)
    words = view.words("zaibatsu.board.mission")
    painter.text(words, chart.centerx, chart.y + 18, 15, "serif", BRICK, "centre", chart.w - 8, most=15)
    for at, key in enumerate(DESTINATIONS):
        room = lay.destination(at)
        painter.nine("zaibatsu/nine/destination", *room)
        name = view.words(f"zaibatsu.destination.{key}")
        painter.text(name, room.centerx, room.y + 15, 14, "semi", INK, "centre", room.w - 2, most=14)


def draw(painter: Painter, lay: Layout, view: View) -> None:
    """Experts, tokens and ships."""
    if lay.large:
        return
    state: ZaibatsuState = view.state
    away = tuple(_holder(state, at) for at in range(len(DESTINATIONS)))
    going = view.hidden.intersection(EXPERT_WORKER)
    key = ("mission", going, tuple(state.docked), state.experts, tuple(state.improved), away, tuple(view.crests))
    keep(painter, key, lay.mission(), lambda inner: _chart(inner, lay, view))


def _chart(painter: Painter, lay: Layout, view: View) -> None:
    for at in range(len(DESTINATIONS)):
        _destination(painter, lay.destination(at), view, at)


def _holder(state: ZaibatsuState, at: int) -> int:
    """Whose worker area the expert of a destination stands in."""
    expert = EXPERT + DESTINATION_COLOUR[at]
    return next((seat for seat in range(state.seats) if expert in state.workers[seat]), NONE)


def _destination(painter: Painter, room: pygame.FRect, view: View, at: int) -> None:
    state: ZaibatsuState = view.state
    colour, count = DESTINATION_COLOUR[at], COUNTS[state.seats]
    if state.experts >> at & 1 and EXPERT_WORKER[colour] not in view.hidden:
        worker(painter, f"expert/{COLOURS[colour]}", room.x + 5, room.y + 17, 28)
    else:
        painter.sprite("zaibatsu/worker_slot", room.x + 5, room.y + 17, 28)
        holder = _holder(state, at)
        if holder != NONE:
            draw_crest(painter, ink(view, holder), room.x + 19, room.y + 36, 7.5, flat=True)
    left = count.improvements - sum(1 for each in state.improved if each >> colour & 1)
    for number in range(left - 1, -1, -1):
        form = "improvement_below" if number else "improvement"
        x, y = room.x + 38 + number * 3, room.y + 20 - number
        painter.sprite(f"zaibatsu/{form}/{COLOURS[colour]}", x, y, 22)
    words = view.words("zaibatsu.board.times", n=left)
    painter.text(words, room.right - 4, room.y + 38, 14, "display", INK, "right", most=14)
    _ships(painter, room, view, at)


def _ships(painter: Painter, room: pygame.FRect, view: View, at: int) -> None:
    state: ZaibatsuState = view.state
    docks = COUNTS[state.seats].docks
    here = [seat for seat in range(state.seats) for _ in range(state.docked[at * state.seats + seat])]
    step = (room.w - 4) / docks
    side = min(20.0, step - 1)
    for number in range(docks):
        x, y = room.x + 2 + (number + 0.5) * step, room.bottom - side / 2 - 1
        if number < len(here):
            painter.sprite(f"zaibatsu/ship/{ink(view, here[number])}", x, y, side, centre=True)
        else:
            painter.sprite("zaibatsu/ghost/ship", x, y, side, centre=True)
