"""Yokohama's print: the town between its boards, and the seats beside it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pygame

from rules.core.amounts import Amount
from rules.core.event import Event
from rules.core.target import Seat, Target
from rules.yokohama import places
from rules.yokohama.components import CHURCH, CUSTOMS, SET_UP
from rules.yokohama.reckoning.moment import in_hand
from rules.yokohama.reckoning.standing import on_board
from rules.yokohama.state import YokohamaState
from ui.boards.view import BoardView, Shape, Tag, View
from ui.boards.yokohama.layout import lay_out, table_frame
from ui.boards.yokohama.parts import beside, boards, chips, marks
from ui.boards.yokohama.parts.chips import Chip
from ui.boards.yokohama.parts.flying import flying_sprite, often_flying
from ui.boards.yokohama.parts.measured import Measured
from ui.boards.yokohama.parts.stamps import stamp_of
from ui.boards.yokohama.parts.town import Town
from ui.boards.yokohama.seat import SeatView
from ui.boards.yokohama.tray import TrayView
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, purse, slip_body, slips
from ui.theme import INK

NARROW = 1240.0
"""Below this width of the sky facts are told in figures alone."""
_HOMES = ("hand", "drawn", "gone", "completed", "technologies", "agents", "used_agents", "tokens", "rewards")
_SEAT_KINDS = ("in_hand", "store", *_HOMES)


class YokohamaBoard(BoardView):
    """Yokohama's board, seats and tray."""

    title = "yokohama"

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.town: Town | None = None
        self.seats = SeatView()
        self.own = TrayView()
        self._chips: list[Chip] = []
        self._measured: Measured | None = None
        self._measured_for: tuple[pygame.FRect, int] | None = None
        self._many_lit = False

    # ------------------------------------------------------------ places
    def table_frame(self, width: float, height: float, log_open: bool, view: View) -> TableFrame:
        return table_frame(width, height, log_open, view.state.seats)

    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        self.frame = frame
        state: YokohamaState = view.state
        measured = self._measure(frame.board, state.seats)
        lay = measured.lay
        self.town = Town(measured, view)
        self._chips, self.second_places = [], {}
        self._many_lit = marks.is_many(view)
        self.shapes = boards.shapes(measured.slots, view) | beside.shapes(lay, view) | self.town.shapes(painter, view)
        for seat, slip in enumerate(slips(frame, state.seats)):
            box = purse(slip, self.standing(view, seat)[1])
            self.shapes.update(self.seats.shapes(seat, slip, slip_body(slip, frame.slip_head), box, view))
        self.shapes.update(self.own.shapes(frame.tray, view))

    def _measure(self, board: pygame.FRect, seats: int) -> Measured:
        """The layout of this room, as it was measured before if it is the same."""
        if self._measured is None or self._measured_for != (board, seats):
            self._measured_for = (board, seats)
            self._measured = Measured(lay_out(board, seats), seats)
        return self._measured

    def lay_chips(self, painter: Painter, right: float, view: View) -> float:
        self._chips = chips.chips(painter, right, view)
        if not self._chips:
            return right
        for target, shape in chips.shapes(self._chips):
            if target.kind == "site":
                tile = Target("control", f"site {target.key}")
                self.shapes[tile] = self.shapes.pop(target)
                self.second_places[tile] = target
            self.shapes[target] = shape
        return min(chip.room.x for chip in self._chips) - 12

    def draw_chips(self, painter: Painter, view: View) -> None:
        chips.draw(painter, self._chips, view)

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        if self.town is None or self.frame is None or self._measured is None:
            return None
        kind, key = place
        if place in self._measured.slots:
            return self._measured.slots[place]
        if place in self.shapes:
            return self.shapes[place]
        if kind == "token":
            room = self.town.room(places.TOKEN.index(place))
            return Shape(room.right - 34, room.y + room.h / 2 - 30, 30, 30)
        if kind == "supply":
            inner = self.town.lay.inner
            return Shape(inner.centerx - 16, inner.y - 26, 32, 32)
        if kind in _SEAT_KINDS and str(key)[:1].isdigit():
            if what in self.shapes:
                return self.shapes[what]
            seat = int(str(key).partition("/")[0])
            return self.seats.corner(kind, slip_body(slips(self.frame, view.state.seats)[seat], self.frame.slip_head))
        return None

    def number_at(self, amount: Amount, view: View) -> Shape | None:
        """Amounts float at the slip of their seat, the viewer's too: there they stand side by side."""
        if self.frame is None:
            return None
        slip = slips(self.frame, view.state.seats)[amount.seat]
        if amount.place.kind == "score":
            return Shape.of(purse(slip, self.standing(view, amount.seat)[1]))
        if amount.place in places.COUNTER[amount.seat]:
            item = places.COUNTER[amount.seat].index(amount.place)
            return self.seats.number(item, slip_body(slip, self.frame.slip_head))
        return super().number_at(amount, view)

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        if self.town is None:
            return
        lay = self.town.lay
        if painter.backdrop:
            painter.nine("nine/print", *lay.outer)
            painter.picture("landscape_yokohama", *lay.inner)
            painter.rect(lay.inner.x, lay.inner.y, lay.inner.w, lay.inner.h, INK, line=1.4)
        beside.ground(painter, lay, view)

    def pieces(self, painter: Painter, view: View) -> None:
        if self.town is None:
            return
        boards.draw(painter, self.town.lay, view)
        beside.draw(painter, self.town.lay, view)
        self.town.draw_belonging(painter, view, self.shapes.get(view.hot) if view.hot is not None else None)
        self.town.draw(painter, view)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        if self.frame is not None:
            slip = slips(self.frame, view.state.seats)[seat]
            self.seats.draw(painter, seat, slip, room, purse(slip, self.standing(view, seat)[1]), view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        self.own.draw(painter, room, view)

    # ------------------------------------------------------------ states
    def marks_itself(self, target: Target, view: View) -> bool:
        if target.kind == "area":
            return self._many_lit
        shape = self.shapes.get(target)
        if target.kind == "technology" or (shape is not None and marks.is_small(shape)):
            return True
        return target in in_hand(view.state, view.viewer) or (bool(self._chips) and chips.is_paid(target, view))

    def badges(self, painter: Painter, view: View) -> None:
        """Marks of the many, what is chosen, fares, spaces of a tile that is built on."""
        if self.town is None or self.frame is None or not view.moves:
            return
        chosen = in_hand(view.state, view.viewer)
        for target in view.lit:
            shape = self.shapes.get(target)
            if shape is None or target in chosen:
                continue
            if self._many_lit and target.kind == "area":
                marks.draw_soft(painter, shape, target == view.hot)
            elif target.kind == "technology":
                if not _is_owned(target, view):
                    marks.draw_small(painter, shape, target == view.hot)
            elif marks.is_small(shape) and target.kind not in ("area", "button"):
                marks.draw_small(painter, shape, target == view.hot)
        for target in chosen:
            shape = self.shapes.get(target)
            if shape is not None and not self.frame.prompt.colliderect(shape.rect):
                marks.draw_chosen(painter, shape, target in view.lit)
        for tile, target in self.second_places.items():
            if target in view.lit:
                marks.draw_small(painter, self.shapes[tile], view.hot == target)
        self.town.draw_fares(painter, view)

    # ------------------------------------------------------------ what moves
    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        unit = self.town.lay.unit if self.town else 1.0
        name, size = flying_sprite(what, view)
        painter.sprite(name, x, y, size * unit, centre=True)

    def rehearse(self, painter: Painter, view: View) -> Iterator[None]:
        """What flies is drawn a little larger than it lies, from larger pictures."""
        for what in often_flying(view):
            self.piece(painter, what, 0, 0, view)
            yield

    def sign(self, what: Target) -> str:
        kind, key = what
        return {"import": "yokohama/sign/import", "points": "mark/points", "money": ""}.get(kind, f"good/{key}")

    def stamp(self, event: Event, view: View) -> tuple[str, str] | None:
        return stamp_of(event, view)

    def tag(self, what: Target, number: int, words: Callable[..., str]) -> Tag:
        if what.kind != "money":
            return super().tag(what, number, words)
        key = "yokohama.board.tag.gain" if number > 0 else "yokohama.board.tag.loss"
        return Tag(words(key, n=abs(number)), "", number > 0)

    # ------------------------------------------------------------ words of the frame
    def facts(self, view: View) -> list[tuple[str, str]]:
        state: YokohamaState = view.state
        told = SET_UP[state.seats]
        narrow = self.frame is not None and self.frame.top.w < NARROW
        form = "yokohama.board.of_few" if narrow else "yokohama.board.of"
        left = len(state.deck)
        ends = ((CHURCH, told.church_end, "mark/faith"), (CUSTOMS, told.customs_end, "yokohama/sign/import_down"))
        return [
            ("mark/order", str(left) if narrow else view.words("yokohama.board.orders_left", n=left)),
            *((sign, view.words(form, n=min(on_board(state, board), most), most=most)) for board, most, sign in ends),
        ]

    def pressing(self, view: View) -> frozenset[int]:
        state: YokohamaState = view.state
        told = SET_UP[state.seats]
        near = (
            len(state.deck) <= 1,
            on_board(state, CHURCH) >= told.church_end - 1,
            on_board(state, CUSTOMS) >= told.customs_end - 1,
        )
        return frozenset(number for number, pressing in enumerate(near) if pressing)

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        """Points as things stand; those gained so far are told by the tooltip."""
        return "mark/points", self.scores(view)[seat].total

    def marks(self, state: Any) -> Mapping[str, int]:
        # A round is marked at its first turn; it has begun as soon as the last turn of the one before is over.
        played = state.turn if state.ended else max(0, state.turn - 1)
        return {"yokohama/tick": -(-played // state.seats)}

    def mark_name(self, mark: str, view: View) -> str:
        return view.words("yokohama.board.round_begins")


def _is_owned(target: Target, view: View) -> bool:
    """A technology of the viewer: the tray marks it while it may be used."""
    return bool(view.state.techs[view.viewer] >> places.TECHNOLOGY.index(target) & 1)


BOARD = YokohamaBoard
