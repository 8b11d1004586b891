"""Nippon: Zaibatsu's table: the common print, one's own zaibatsu below it, the others beside it."""

from collections.abc import Iterator
from typing import Any, Final

import pygame

from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text
from rules.zaibatsu.components import ACTIONS, AUTOMA
from rules.zaibatsu.events.holdings import FavourPlaced
from rules.zaibatsu.events.pieces import Hired
from rules.zaibatsu.places import BAG, PAIR, PILE, QUEUE, SHELF, SUPPLY
from rules.zaibatsu.reckoning.measures import score_before_count
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import BoardView, Shape, View
from ui.boards.zaibatsu import tray as tray_view
from ui.boards.zaibatsu.layout import Layout, lay_out
from ui.boards.zaibatsu.parts import (
    automa,
    chips,
    japan,
    ledger,
    mission,
    pieces,
    print_sheet,
    quay,
    rehearsal,
    shared,
    sheets,
    spread,
    told,
)
from ui.boards.zaibatsu.parts import shelf as shelf_view
from ui.boards.zaibatsu.parts import sky as sky_view
from ui.boards.zaibatsu.parts.frame import automa_room, shared_room, table_frame
from ui.boards.zaibatsu.parts.rooms import Rooms
from ui.boards.zaibatsu.parts.signs import ink
from ui.boards.zaibatsu.parts.spread import CLOSE, SEAT_KEYS, SWAP, SWAP_KEY, Spread
from ui.boards.zaibatsu.seat import SeatView, shortened
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline
from ui.table.parts.table_frame import TableFrame, slip_body, slips
from ui.theme import GOLD
from ui.widgets.tip import Tip

COVERED: Final = frozenset({"hiring", "city", "space", "rail", "destination", "region_worker"})
"""What a large zaibatsu hides: what comes from there or goes there does so at the edge."""


class ZaibatsuBoard(BoardView):
    """Zaibatsu's print, seats and tray. Whoever looks may lay the own zaibatsu large."""

    title = "zaibatsu"
    share = 0.85
    own_signs = frozenset({"action", "hire", "melt"})

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.lay: Layout | None = None
        self._printed: dict[Target, Shape] = {}
        self.rooms: Rooms | None = None
        self.seats = SeatView()
        self.spread = Spread()

    # ------------------------------------------------------------ places
    def table_frame(self, width: float, height: float, log_open: bool, view: View) -> TableFrame:
        return table_frame(width, height, log_open, view, self.spread.large(view))

    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        state: ZaibatsuState = view.state
        self.frame = frame
        large = self.spread.large(view)
        self.spread.forget(view)
        lay = lay_out(frame.board, frame.tray, large, state.seats)
        if lay != self.lay:
            self.lay = lay
            self._printed = {**japan.shapes(lay), **mission.shapes(lay)}
        self.shapes = {}
        opened = self.spread.opened(view)
        if opened is not None:
            rooms = tray_view.rooms_for(frame.board, True, view, opened)
            self.shapes |= tray_view.shapes(rooms, view, opened)
            self.shapes[CLOSE] = spread.close_shape(frame.board)
        elif not (large and self.spread.consolidates(view)):
            self.shapes |= {
                **sheets.bare(lay, view, self._printed),
                **quay.shapes(lay, view),
                **shelf_view.shapes(lay, view),
            }
        for seat, slip in enumerate(slips(frame, state.seats)):
            self.shapes |= self.seats.shapes(seat, slip, slip_body(slip), view)
        if state.seats == 1:
            self.shapes |= automa.shapes(automa_room(frame), view)
        if any(state.shared):
            self.shapes |= shared.shapes(shared_room(frame), view)
        if not view.open_hands:
            self.rooms = tray_view.rooms_for(frame.tray, large, view, view.viewer)
            self.shapes |= tray_view.shapes(self.rooms, view, view.viewer)
            self.shapes[SWAP] = spread.swap_shape(frame.tray)
            left = 90 + painter.measure(view.words("zaibatsu.box.name"), 25, "display")
            self.shapes |= sky_view.shapes(painter, left)
        if opened is None:
            self.shapes |= sheets.shapes(lay, view)

    def crest_of(self, actor: Seat, view: View) -> int | None:
        """The automa has the crest of its pieces."""
        return ink(view, actor) if actor == AUTOMA else super().crest_of(actor, view)

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        lay, frame, rooms = self.lay, self.frame, self.rooms
        if lay is None or frame is None:
            return None
        if place in self.shapes:
            return self.shapes[place]
        if view.state.seats == 1:
            found = automa.place(automa_room(frame), place)
            if found is not None:
                return found
        if place in (BAG, PILE, *QUEUE):
            return Shape.of(lay.queue())
        if place == SHELF:
            return self.shapes.get(what) or Shape.of(lay.shelf())
        if place == SUPPLY or place in PAIR or place.kind in COVERED:
            return Shape(lay.inner.centerx - 16, lay.inner.y - 26, 32, 32)
        return self._of_seat(place, view, rooms)

    def _of_seat(self, place: Target, view: View, rooms: Rooms | None) -> Shape | None:
        """Somewhere in a seat's tray or on its slip."""
        head = str(place.key).partition("/")[0]
        if not head.isdigit() or int(head) >= view.state.seats or self.frame is None:
            return None
        seat = int(head)
        if seat == view.viewer and rooms is not None and not view.open_hands:
            found = tray_view.place(rooms, view, seat, place)
            if found is not None:
                return found
        slip = slips(self.frame, view.state.seats)[seat]
        if place.kind == "score":
            return Shape(slip.right - 60, slip.y + 8, 28, 28)
        body = slip_body(slip)
        return Shape(body.centerx - 12, slip.y + max(20.0, slip.h * 0.55) - 12, 24, 24)

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        lay = self.lay
        if lay is None:
            return
        print_sheet.draw(painter, lay)
        japan.ground(painter, lay, view)
        mission.ground(painter, lay, view)
        quay.ground(painter, lay, view)

    def pieces(self, painter: Painter, view: View) -> None:
        lay, frame = self.lay, self.frame
        if lay is None or frame is None:
            return
        opened = self.spread.opened(view)
        if opened is not None:
            painter.nine("nine/tray", *frame.board)
            tray_view.draw(painter, tray_view.rooms_for(frame.board, True, view, opened), view, opened)
            spread.draw_close(painter, self.shapes[CLOSE], view)
        elif lay.large and self.spread.consolidates(view):
            print_sheet.draw_works(painter, lay)
            ledger.draw(painter, lay, view)
        else:
            japan.draw(painter, lay, view)
            mission.draw(painter, lay, view)
            quay.draw(painter, lay, view)
            shelf_view.draw(painter, lay, view)
            japan.draw_forecast(painter, lay, view)

    def overlay(self, painter: Painter, view: View) -> None:
        if self.lay is None or self.frame is None:
            return
        if view.state.seats == 1:
            automa.draw(painter, automa_room(self.frame), view, False)
        if any(view.state.shared):
            shared.draw(painter, shared_room(self.frame), view)
        opened = self.spread.opened(view)
        if opened is None:
            sheets.draw(painter, self.lay, view)
        else:
            slip = slips(self.frame, view.state.seats)[opened]
            painter.rect(slip.x, slip.y, slip.w, slip.h, GOLD, 4, 3)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        self.seats.draw(painter, seat, room, view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        if self.rooms is None:
            return
        tray_view.draw(painter, self.rooms, view, view.viewer)
        spread.draw_swap(painter, self.shapes[SWAP], self.rooms.large, view)

    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        pieces.draw(painter, what, x, y, view)

    def rehearse(self, painter: Painter, view: View) -> Iterator[None]:
        """What lies large and what lies small may change places at any moment."""
        if self.frame is None or view.open_hands:
            return
        yield from rehearsal.swapped(painter, view, not self.frame.log_folded, not self.spread.large(view))

    def sign(self, what: Target) -> str:
        return pieces.sign_of(what)

    def emblem(self, what: Target) -> str:
        return pieces.sign_of(what)

    def stamp(self, event: Event, view: View) -> tuple[str, str] | None:
        """The action somebody hired for, the favour somebody placed."""
        if isinstance(event, Hired):
            return f"zaibatsu/sign/{ACTIONS[event.action]}", ""
        if isinstance(event, FavourPlaced):
            return f"zaibatsu/favour_small/{event.level}", ""
        return None

    def staged(self, moment: Moment, before: ZaibatsuState) -> Moment:
        return shared.staged(moment, before)

    # ------------------------------------------------------------ chips, signs over outlines
    def lay_chips(self, painter: Painter, right: float, view: View) -> float:
        found, left = chips.lay(painter, right, view)
        self.shapes |= found
        self.second_places = {}
        if self.rooms is not None and self.lay is not None and not view.open_hands:
            seconds = chips.second_places(self.rooms, view) | sheets.second_places(self.lay, view)
            self.second_places = {control: target for control, (target, _) in seconds.items() if target in view.lit}
            self.shapes |= {control: seconds[control][1] for control in self.second_places}
        return left

    def kept_clear(self, view: View) -> list[pygame.FRect]:
        """Ribbons with the places they speak of, and the slip of a delivery."""
        if self.lay is None or self.spread.opened(view) is not None:
            return []
        return [*japan.forecast_rooms(self.lay, view), *sheets.slip_rooms(self.lay, view)]

    def draw_chips(self, painter: Painter, view: View) -> None:
        for target in chips.offered(view):
            if target in self.shapes:
                chips.draw(painter, target, self.shapes[target], view)

    def badges(self, painter: Painter, view: View) -> None:
        quay.draw_lit(painter, self.shapes, view)
        for control, target in self.second_places.items():
            draw_outline(painter, self.shapes[control], "legal_hot" if view.hot == target else "legal")
        pieces.draw_badges(painter, self.shapes, view)

    # ------------------------------------------------------------ the board's own controls
    def controls(self, view: View) -> tuple[Target, ...]:
        return tuple(target for target in (SWAP, CLOSE) if target in self.shapes)

    def click(self, target: Target, view: View) -> bool:
        if target == SWAP:
            self.spread.swap(view)
            return True
        if target == CLOSE:
            self.spread.close(view)
            return True
        if target in SEATS:
            return self.spread.toggle(SEATS.index(target), view)
        return False

    def strike(self, key: int, view: View) -> bool:
        """E swaps Japan and the own zaibatsu, 1 to 4 open a seat's."""
        if key == SWAP_KEY and SWAP in self.shapes:
            self.spread.swap(view)
            return True
        return key in SEAT_KEYS and self.spread.toggle(SEAT_KEYS.index(key), view)

    def back(self, view: View) -> bool:
        return self.spread.close(view)

    def tip(self, target: Target, view: View) -> Tip | None:
        return spread.tip(target, self.rooms is not None and self.rooms.large, view)

    def more(self, target: Target, view: View) -> list[Text]:
        return told.more(self.rules, view, target)

    # ------------------------------------------------------------ words of the frame
    def sky(self, painter: Painter, left: float, right: float, view: View) -> float | None:
        scored = view.state.ended or self.note(view)
        return sky_view.draw_track(painter, left, view) if scored else sky_view.draw(painter, left, right, view)

    def note(self, view: View) -> str:
        return sky_view.note(self.rules, view)

    def facts(self, view: View) -> list[tuple[str, str]]:
        return [("mark/bag", str(sum(view.state.bag)))]

    def status(self, view: View, seat: Seat) -> str:
        """Of seats that wait, what they did last."""
        last = view.last_acts[seat] if seat < len(view.last_acts) and seat != view.decider else None
        return super().status(view, seat) if last is None else shortened(view, last)

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        return "mark/points", score_before_count(view.state, seat)

    def marks(self, state: Any) -> dict[str, int]:
        return {"zaibatsu/round_marker": state.round if not state.ended else state.round + 1}

    def mark_name(self, mark: str, view: View) -> str:
        return view.words("zaibatsu.board.round_begins")


BOARD = ZaibatsuBoard
