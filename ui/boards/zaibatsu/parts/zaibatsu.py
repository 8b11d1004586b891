"""A zaibatsu, complete: the same parts in the tray and large."""

from typing import Final

import pygame

from rules.zaibatsu.components import (
    COLOURS,
    EXPERT,
    FAVOUR_LEVELS,
    FIRST_TRACK,
    ITEMS,
    PIECES,
    PIECES_EACH,
    SECOND_SERVICE,
    SERVICES,
    THRESHOLDS,
    TRACKS,
)
from rules.zaibatsu.places import PIECE
from rules.zaibatsu.reckoning.dues import salaries_due, service_amount
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import TRACK_BONUS
from ui.boards.view import View
from ui.boards.zaibatsu.parts import factories, tokens
from ui.boards.zaibatsu.parts.rooms import Rooms
from ui.boards.zaibatsu.parts.signs import (
    MINE,
    draw_favour,
    draw_run,
    ink,
    minus,
    sign,
    worker,
)
from ui.boards.zaibatsu.parts.track_values import value_at
from ui.paint import Painter
from ui.theme import BRICK, INK, PAPER, VERMILION, WHITE, alpha, mix, rgb, seat_colour

GREY: Final = rgb(0xD9D5CB)
GONE: Final = 0.35
"""How much is left of a bonus that was taken."""


def draw(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """All of it on the paper inside its lip."""
    inner = rooms.inner
    for x in rooms.rules:
        painter.line(x, inner.y + 6, x, inner.bottom - 6, alpha(INK, 0.22))
    _headings(painter, rooms, view, seat)
    _area(painter, rooms, view, seat)
    _stock(painter, rooms, view, seat)
    for track in range(len(TRACKS)):
        _track(painter, rooms, view, seat, track)
    _rows(painter, rooms, view, seat)
    tokens.draw_services(painter, rooms, view, seat)
    tokens.draw_tokens(painter, rooms, view, seat)
    tokens.draw_piles(painter, rooms, view, seat)
    factories.draw_slots(painter, rooms, view, seat)
    factories.draw_contracts(painter, rooms, view, seat)
    factories.draw_start(painter, rooms, view, seat)
    if seat == view.viewer:
        _melt(painter, rooms.melt)
    tokens.draw_objectives(painter, rooms, view, seat)


def _melt(painter: Painter, room: pygame.FRect) -> None:
    """Silk into money, at any time of the own turn."""
    painter.nine("zaibatsu/nine/button", *room)
    sign(painter, "silk", room.x + 8, room.y + 3, 19)
    painter.sprite("mark/arrow", room.centerx, room.centery, 17, centre=True, tint=VERMILION)
    sign(painter, "money", room.right - 27, room.y + 3, 19)


def _headings(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    due, inner = salaries_due(view.state, seat), rooms.inner
    if rooms.large:
        words = view.words("zaibatsu.board.workers")
        painter.text(words, inner.x + 10, inner.y + 21, 15, "serif", BRICK, max_width=84, most=15)
        draw_run(
            painter, [(minus(due) if due else "0", "money")], inner.x + 142, inner.y + 6, 19, 17, 1, BRICK, "right"
        )
        words = view.words("zaibatsu.board.stock")
        painter.text(words, inner.x + 10, inner.y + 332, 15, "serif", BRICK, max_width=78, most=15)
        return
    words = view.words("zaibatsu.board.salaries")
    wide = painter.text(words, inner.x + 7, inner.y + 18, 14, "semi", BRICK, max_width=56, most=14)
    painter.text(str(due), inner.x + 11 + wide, inner.y + 18.5, 16, "display", BRICK, most=16)


# ------------------------------------------------------------ workers and stock
def _area(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Six spaces from the bottom; grey ones give nothing, beside each the favour its height earns."""
    standing = view.state.workers[seat]
    number = len(standing)
    for at, room in enumerate(rooms.area):
        high = room.h
        box = room.inflate(0, -2 if rooms.large else -1)
        gives = _gives(standing, at) if rooms.large else at == number - 1
        ground = MINE if gives else GREY if 0 < at < SECOND_SERVICE - 1 else WHITE
        painter.rect(box.x, box.y, box.w, box.h, ground, 3)
        painter.rect(box.x, box.y, box.w, box.h, alpha(INK, 0.35), 3, 1)
        size = high + 2 if rooms.large else min(high + 5, room.w * 0.6)
        if at < number:
            one = standing[at]
            name = f"{'expert/' if one >= EXPERT else ''}{COLOURS[one % EXPERT]}"
            worker(painter, name, room.x + 2, room.y - (3 if rooms.large else 4), size)
            if rooms.large and gives:
                _service_gain(painter, view.state, seat, one % EXPERT, room.x + size + 4, room.y + high / 2 - 10)
        else:
            form = "worker_slot_grey" if 0 < at < SECOND_SERVICE - 1 else "worker_slot"
            side = size * 0.84
            painter.sprite(f"zaibatsu/{form}", room.x + 2 + size * 0.1, room.y - 1, side, side, alpha=0.5)
        _favour_of(painter, rooms, at, number)


def _favour_of(painter: Painter, rooms: Rooms, at: int, number: int) -> None:
    """The favour a height earns, at the first space that earns it and at the topmost worker."""
    level, room = FAVOUR_LEVELS[at], rooms.area[at]
    if at != number - 1 and at and FAVOUR_LEVELS[at - 1] == level:
        return
    radius = min(14.5, room.h * 0.4)
    x = room.right - (18 if rooms.large else room.h * 0.42)
    draw_favour(painter, level, x, room.centery, radius, 1.0 if at < number else 0.5)


def _gives(standing: list[int], at: int) -> bool:
    """Does the service of a worker come at a consolidation?"""
    if not standing or at >= len(standing):
        return False
    top = len(standing) >= SECOND_SERVICE and standing[-1] % EXPERT != standing[0] % EXPERT
    return at == 0 or (top and at == len(standing) - 1)


def _service_gain(painter: Painter, state: ZaibatsuState, seat: int, colour: int, x: float, y: float) -> None:
    draw_run(painter, [(f"+{service_amount(state, seat, colour)}", service_sign(colour))], x, y, 20, 18, 2)


def service_sign(colour: int) -> str:
    """The sign of what a service gives."""
    item = SERVICES[colour].item
    return "steps" if item < 0 else "vp" if item >= len(ITEMS) else ITEMS[item]


def _stock(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    for item, room in enumerate(rooms.stock):
        size = 28.0 if rooms.large else min(27.0, room.h * 0.7)
        sign(painter, ITEMS[item], room.x, room.centery - size / 2, size)
        number = str(view.state.stock[seat][item])
        painter.text(number, room.right, room.centery + 8, 22, "display", INK, "right", most=22)
        if item and not rooms.large:
            painter.line(room.x, room.y, room.right, room.y, alpha(INK, 0.15))


# ------------------------------------------------------------ tracks
def _track(painter: Painter, rooms: Rooms, view: View, seat: int, track: int) -> None:
    """Value above, bonus below, flags at the thresholds; the way behind the marker is filled."""
    room, at = rooms.tracks[track], view.state.tracks[seat][track]
    bar, cell = room.bar, room.cells[0].w
    sign(painter, TRACKS[track], room.sign.x, room.sign.y, room.sign.w)
    painter.rect(bar.x, bar.y, bar.w, bar.h, WHITE, 4)
    behind = mix(seat_colour(ink(view, seat), painter.strong_seats), PAPER, 0.72)
    painter.rect(bar.x + 1, bar.y + 1, cell * (at + 1) - 1, bar.h - 2, behind)
    for position in THRESHOLDS[FIRST_TRACK + track]:
        painter.rect(room.cells[position - 1].x, bar.y + 1, cell, bar.h - 2, alpha(VERMILION, 0.2))
    for each in room.cells[1:]:
        painter.line(each.x, bar.y + 3, each.x, bar.bottom - 3, alpha(INK, 0.22))
    painter.rect(bar.x, bar.y, bar.w, bar.h, INK, 4, 1.1)
    high = bar.h + 4
    size = max(14.0, high * 0.42)
    for space, each in enumerate(room.cells):
        bonus = TRACK_BONUS[track][space] is not None
        if bonus:
            side = high * 0.56
            light = GONE if space <= at else 1.0
            painter.sprite(
                f"zaibatsu/track_bonus/{TRACKS[track]}/{space}",
                each.centerx,
                bar.bottom - side * 0.4,
                side,
                side,
                centre=True,
                alpha=light,
            )
        if space != at:
            base = bar.y - 2 + high * 0.42 if bonus else bar.centery + size * 0.34
            tone = rgb(0x55524A) if space < at else INK
            painter.text(str(value_at(track, space)), each.centerx, base, size, "display", tone, "centre", most=size)
    _flags(painter, [room.cells[p - 1].centerx for p in THRESHOLDS[FIRST_TRACK + track]], bar.y + 1, room.flag * 1.35)
    _marker(painter, rooms, view, seat, track)


def _flags(painter: Painter, places: list[float], foot: float, high: float) -> None:
    """One flag at the lower threshold, two at the upper."""
    for name, x in zip(("lower", "upper"), places, strict=True):
        wide = high * (16 if name == "lower" else 24) / 20
        painter.sprite(f"zaibatsu/flag/{name}", x - wide * 0.2, foot - high, wide, high)


def _marker(painter: Painter, rooms: Rooms, view: View, seat: int, track: int) -> None:
    room, at = rooms.tracks[track], view.state.tracks[seat][track]
    cell, high = room.cells[at], room.bar.h + 7
    wide = min(cell.w + 3, high * 0.8)
    painter.sprite(f"zaibatsu/marker/{ink(view, seat)}", cell.centerx, cell.centery, wide, high, centre=True)
    painter.numeral(str(value_at(track, at)), cell.centerx, cell.centery, max(16.0, high * 0.46), WHITE)


# ------------------------------------------------------------ rows of pieces
def _rows(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Pieces leave from the left; a bonus between two emptied spaces was gained."""
    left = view.state.left[seat]
    rose = {threshold - 1 for threshold in THRESHOLDS[0]}
    for row, cells in enumerate(rooms.rows):
        kind = PIECES[row].removesuffix("s")
        for at, cell in enumerate(cells):
            painter.rect(cell.x, cell.y, cell.w, cell.h, alpha(VERMILION, 0.2) if at in rose else WHITE, 4)
            painter.rect(cell.x, cell.y, cell.w, cell.h, alpha(INK, 0.6), 4, 1)
            side = min(cell.w - 1, cell.h - 2)
            flying = at == left[row] - 1 and PIECE[seat][row] in view.hidden
            if at >= left[row] and not flying:
                painter.sprite(f"zaibatsu/{kind}/{ink(view, seat)}", *cell.center, side, side, centre=True)
            else:
                painter.sprite(f"zaibatsu/ghost/{kind}", *cell.center, side * 0.8, side * 0.8, centre=True)
    first = rooms.rows[0]
    high = first[0].h * 0.4
    _flags(painter, [first[threshold - 1].centerx for threshold in THRESHOLDS[0]], first[0].y - 0.5, high)
    for gap, discs in enumerate(rooms.gaps):
        for at in range(PIECES_EACH):
            taken = at < left[gap] and at < left[gap + 1]
            disc = discs[at]
            painter.sprite(
                f"zaibatsu/gap/{gap}/{at}", *disc.centre, disc.w + 3, centre=True, alpha=GONE if taken else 1
            )
