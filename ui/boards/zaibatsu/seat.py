"""What the slips show of other seats: stock, workers with the salary due, goods, progress, pieces, tokens at hand."""

from typing import Final

import pygame

from rules.core.target import SEATS, Target
from rules.core.text import Text
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import (
    AREA,
    COLOURS,
    CONTRACTS_ROW,
    EXPERT,
    FACTORIES,
    FIRST_TRACK,
    GOODS,
    ITEMS,
    PIECES,
    TRACKS,
    VALUES,
)
from rules.zaibatsu.places import (
    AREA_SPACE,
    FACTORY_SLOT,
    OWN_CONTRACTS,
    OWN_TOKENS,
    REGION,
    ROW_SPACE,
    STOCK,
    TRACK_SPACE,
)
from rules.zaibatsu.reckoning.dues import salaries_due
from rules.zaibatsu.reckoning.means import at_hand, goods_by_type
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import GOOD_OF, MACHINE_SLOTS
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts.factories import ground_of
from ui.boards.zaibatsu.parts.signs import PALE, draw_favour, draw_run, good, ink, keep, minus, sign, worker
from ui.boards.zaibatsu.parts.track_values import value_at
from ui.paint import Painter
from ui.theme import BRICK, INK, PAPER, WHITE, alpha, seat_colour, seat_dark

NARROW: Final = 160.0
"""Slips slimmer than this keep stock, workers, goods, tracks and pieces."""
LINES: Final = 5
HIGHEST: Final = 40.0
"""In a long slip the lines stay together."""
STAND: Final = 25.0
PIECE: Final = 47.0
TOKENS: Final = 74.0
"""The width of a worker, of a row of pieces with its favour token, of all tokens at hand; slimmer slips close up."""
DUE: Final = 42.0
BADGE: Final = 18.0
HALF_FAVOUR: Final = 7.4
"""Half of a favour token."""
_SHORT: Final = {REGION[at]: Text(f"zaibatsu.board.region.{region.key}") for at, region in enumerate(REGIONS)}
_PROGRESS: Final = (0.0, 0.262, 0.524, 0.79)


def shortened(view: View, act: Text) -> str:
    """An act in few words: on a head a region goes by its short name."""
    args = tuple((hole, _SHORT.get(value, value) if isinstance(value, Target) else value) for hole, value in act.args)
    return view.speak(act._replace(args=args))


class SeatView:
    """Draws the slip of another seat and knows where its things lie."""

    def _line(self, room: pygame.FRect, number: int) -> pygame.FRect:
        step = min(HIGHEST, room.h / LINES)
        return pygame.FRect(room.x, room.y + number * step, room.w, step)

    def shapes(self, seat: int, slip: pygame.FRect, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """The head, and below it what can be asked about; the whole is large by a click on the head."""
        found: dict[Target, Shape] = {SEATS[seat]: Shape(slip.x + 2, slip.y + 2, slip.w - 4, 40, corner=4)}
        if room.h < LINES * 12:
            return found
        if room.w < NARROW:
            return found | self._narrow_shapes(seat, room)
        for item in range(len(ITEMS)):
            line = self._line(room, 0)
            found[STOCK[seat][item]] = Shape(line.x + item * line.w / 4, line.y, line.w / 4 - 2, 24)
        line = self._line(room, 1)
        stand = self._stand(line)
        found |= {AREA_SPACE[seat][at]: Shape(line.x + at * stand - 1, line.y, stand, 24) for at in range(AREA)}
        line = self._line(room, 2)
        wide = self._factory_wide(room, view.state, seat)
        for slot in range(len(view.state.slots[seat])):
            found[FACTORY_SLOT[seat][slot]] = Shape(line.x + slot * wide, line.y + 1, wide - 4, 24)
        line = self._line(room, 3)
        for track in range(len(TRACKS)):
            at = view.state.tracks[seat][track]
            found[TRACK_SPACE[seat][track][at]] = Shape(line.x + line.w * _PROGRESS[track], line.y + 2, 46, 22)
        found[OWN_CONTRACTS[seat]] = Shape(line.x + line.w * _PROGRESS[3], line.y + 2, 44, 22)
        line = self._line(room, 4)
        pitch = self._pitch(line)
        for row in range(len(PIECES)):
            at = min(5, view.state.left[seat][row])
            found[ROW_SPACE[seat][row][at]] = Shape(line.x + row * pitch, line.y + 2, pitch - 2, 22)
        left = pitch * len(PIECES) + 1
        found[OWN_TOKENS[seat]] = Shape(line.x + left, line.y + 2, line.w - left, 22)
        return found

    def _narrow_shapes(self, seat: int, room: pygame.FRect) -> dict[Target, Shape]:
        return {
            STOCK[seat][item]: Shape(room.x + item % 2 * room.w / 2, room.y + item // 2 * 22, room.w / 2 - 2, 21)
            for item in range(len(ITEMS))
        }

    def _factory_wide(self, room: pygame.FRect, state: ZaibatsuState, seat: int) -> float:
        """From one factory to the next: their favour token has room beside them."""
        favoured = BADGE if state.favours[seat][FACTORIES] else 0.0
        return min(54.0, (room.w + 4 - favoured) / max(1, len(state.slots[seat])))

    def _stand(self, line: pygame.FRect) -> float:
        """From one worker to the next: salaries have room beside six."""
        return min(STAND, (line.w - DUE) / AREA)

    def _pitch(self, line: pygame.FRect) -> float:
        """From one row of pieces to the next: the tokens at hand have room beside three."""
        return min(PIECE, (line.w - TOKENS) / len(PIECES))

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        """Five lines; nothing where the slip is only a head."""
        if room.h < LINES * 12:
            return
        state: ZaibatsuState = view.state
        key = (
            *("slip", seat, tuple(state.stock[seat]), tuple(state.workers[seat]), tuple(state.slots[seat])),
            *(tuple(state.goods[seat]), tuple(state.machines[seat]), tuple(state.tracks[seat])),
            *(tuple(state.left[seat]), tuple(state.contracts[seat]), tuple(state.favours[seat])),
            *(state.hand[seat], tuple(view.crests)),
        )
        keep(painter, key, room.inflate(12, 8), lambda inner: self._paint(inner, seat, room, view))

    def _paint(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        if room.w < NARROW:
            self._narrow(painter, seat, room, view)
            return
        self._stock(painter, seat, room, view)
        self._workers(painter, seat, room, view)
        self._factories(painter, seat, room, view)
        self._progress(painter, seat, room, view)
        self._pieces(painter, seat, room, view)

    def _stock(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        line = self._line(room, 0)
        for item, name in enumerate(ITEMS):
            x = line.x + item * line.w / 4
            sign(painter, name, x, line.y + 1, 20)
            painter.text(str(view.state.stock[seat][item]), x + 23, line.y + 17, 17, "display", INK, most=17)

    def _workers(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        line, standing = self._line(room, 1), view.state.workers[seat]
        stand = self._stand(line)
        for at in range(AREA):
            if at < len(standing):
                name = f"{'expert/' if standing[at] >= EXPERT else ''}{COLOURS[standing[at] % EXPERT]}"
                worker(painter, name, line.x + at * stand - 2, line.y - 1, STAND)
            else:
                painter.circle(line.x + at * stand + 11, line.y + 14, 4, alpha(INK, 0.4), 1)
        due = salaries_due(view.state, seat)
        if due:
            draw_run(painter, [(minus(due), "money")], line.right, line.y + 3, 18, 16, 1, BRICK, "right")

    def _factories(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        """Kind and goods of each factory, a bar for each machine; the favour token at the end."""
        state: ZaibatsuState = view.state
        line, wide = self._line(room, 2), self._factory_wide(room, state, seat)
        end = line.x + wide * len(state.slots[seat])
        self._favour(painter, state.favours[seat][FACTORIES], end + BADGE / 2 - 2, line.y + 13)
        for slot, tile in enumerate(state.slots[seat]):
            x, y, w, h = line.x + slot * wide, line.y + 1, wide - 4, min(24.0, line.h - 2)
            painter.nine(ground_of(GOOD_OF[tile]), x, y, w, h)
            slim = w < 46
            side = 16.0 if slim else 18.0
            good(painter, GOODS[GOOD_OF[tile]], x + (1.5 if slim else 3), y + (h - side) / 2 - (2 if slim else 0), side)
            number = state.goods[seat][slot]
            place = x + (w - 7 if slim else 29)
            tone = INK if number else PALE
            painter.text(str(number), place, y + h / 2 + (4 if slim else 6), 16, "display", tone, "centre", most=16)
            for bar in range(MACHINE_SLOTS):
                box = pygame.FRect(x + 38, y + h / 2 + 1 - bar * 9, 8, 7)
                if slim:
                    box = pygame.FRect(x + 3 + bar * (w / 2 - 2), y + h - 5, w / 2 - 4, 3)
                built = state.machines[seat][slot] >> bar & 1
                tone = seat_colour(ink(view, seat), painter.strong_seats) if built else PAPER
                painter.rect(box.x, box.y, box.w, box.h, tone, 1)
                painter.rect(box.x, box.y, box.w, box.h, alpha(INK, 0.7), 1, 0.9)

    def _progress(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        """R&D level, incomes, contracts, each with its favour token."""
        state: ZaibatsuState = view.state
        line = self._line(room, 3)
        numbers = [value_at(track, state.tracks[seat][track]) for track in range(len(TRACKS))]
        numbers.append(len(state.contracts[seat]))
        objectives = (*range(FIRST_TRACK, FIRST_TRACK + len(TRACKS)), CONTRACTS_ROW)
        for number, (name, count) in enumerate(zip((*TRACKS, "contracts"), numbers, strict=True)):
            x = line.x + line.w * _PROGRESS[number]
            sign(painter, name, x, line.y + 4, 17)
            end = x + 19 + painter.text(str(count), x + 19, line.y + 18.5, 16, "display", INK, most=16)
            self._favour(painter, state.favours[seat][objectives[number]], end + HALF_FAVOUR + 1, line.y + 13)

    def _favour(self, painter: Painter, level: int, x: float, y: float) -> None:
        if level:
            draw_favour(painter, level, x, y, HALF_FAVOUR)

    def _pieces(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        state: ZaibatsuState = view.state
        line = self._line(room, 4)
        pitch = self._pitch(line)
        for row, name in enumerate(PIECES):
            x = line.x + row * pitch
            painter.sprite(f"zaibatsu/{name.removesuffix('s')}/{ink(view, seat)}", x, line.y + 3, 19)
            painter.text(str(state.left[seat][row]), x + 20, line.y + 18.5, 16, "display", INK, most=16)
            self._favour(
                painter, state.favours[seat][row], x + pitch - HALF_FAVOUR - 1, line.y + (13 if pitch == PIECE else 5)
            )
        self._tokens(painter, seat, line.right, line.y + 3, line.w - pitch * len(PIECES) - 1, view)

    def _tokens(self, painter: Painter, seat: int, right: float, y: float, room: float, view: View) -> None:
        """The values of the influence tokens at hand say who can be replaced."""
        values = [value for value in VALUES for _ in range(at_hand(view.state, seat, value))]
        step = min(10.5, (room - 8) / max(1, len(values)))
        wide = step * len(values) + 8
        painter.rect(right - wide, y, wide, 20, seat_dark(ink(view, seat), painter.strong_seats), 4)
        painter.rect(right - wide, y, wide, 20, INK, 4, 1)
        for number, value in enumerate(values):
            x = right - wide + 4 + step * (number + 0.5)
            painter.text(str(value), x, y + 15, 14, "display", WHITE, "centre", most=14)

    # ------------------------------------------------------------ narrow windows
    def _narrow(self, painter: Painter, seat: int, room: pygame.FRect, view: View) -> None:
        """The same in half the width: stock, workers, goods, progress, pieces."""
        state: ZaibatsuState = view.state
        for item, name in enumerate(ITEMS):
            x, y = room.x + item % 2 * room.w / 2, room.y + item // 2 * 22
            sign(painter, name, x, y, 18)
            painter.text(str(state.stock[seat][item]), x + 21, y + 15, 16, "display", INK, most=16)
        for at, one in enumerate(state.workers[seat]):
            name = f"{'expert/' if one >= EXPERT else ''}{COLOURS[one % EXPERT]}"
            worker(painter, name, room.x - 3 + at * 17, room.y + 44, 23)
        have = [(number, kind) for kind, number in enumerate(goods_by_type(state, seat))]
        built = {GOOD_OF[tile] for tile in state.slots[seat]}
        step = min(36.0, room.w / max(1, len(built)))
        for place, (number, kind) in enumerate((number, kind) for number, kind in have if kind in built):
            good(painter, GOODS[kind], room.x + place * step, room.y + 72, 17)
            if step > 26 or number:
                painter.text(str(number), room.x + 19 + place * step, room.y + 87, 15, "display", INK, most=15)
        for track, name in enumerate(TRACKS):
            x = room.x + track * 36 - 1
            sign(painter, name, x, room.y + 95, 17)
            number = value_at(track, state.tracks[seat][track])
            painter.text(str(number), x + 18, room.y + 110, 16, "display", INK, most=16)
        for row, name in enumerate(PIECES):
            x = room.x + row * 36 - 1
            if room.h > 134:
                painter.sprite(f"zaibatsu/{name.removesuffix('s')}/{ink(view, seat)}", x, room.y + 117, 18)
                painter.text(str(state.left[seat][row]), x + 21, room.y + 132, 16, "display", INK, most=16)
