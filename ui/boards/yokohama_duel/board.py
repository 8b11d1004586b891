"""Yokohama Duel's print: the harbour, its displays, and the two seats beside it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pygame

from rules.core.event import Event
from rules.core.target import HIDDEN, Seat, Target
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import TURNS_EACH, YEN
from rules.yokohama_duel.places import BONUS_SLOT, CHURCH_SLOT, PLACE, TECHNOLOGY_SLOT
from rules.yokohama_duel.reckoning.supply import orders_left
from rules.yokohama_duel.state import DuelState
from ui.boards import sheet
from ui.boards.view import BoardView, Shape, Tag, View
from ui.boards.yokohama_duel.layout import HarbourLayout, ink, lay_out
from ui.boards.yokohama_duel.parts import displays, panels
from ui.boards.yokohama_duel.parts import place as place_view
from ui.boards.yokohama_duel.parts.place import influence_sprite
from ui.boards.yokohama_duel.parts.stamps import stamp_of
from ui.boards.yokohama_duel.seat import SeatView
from ui.boards.yokohama_duel.tray import TrayView
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, slip_body, slips
from ui.theme import NIGHT, SHADE, alpha

_SEAT_PLACES = (
    "hand",
    "drawn",
    "completed",
    "assists",
    "influences",
    "technologies",
    "used_technologies",
    "churches",
    "unbuilt",
    "merchants",
    "spent_merchants",
)
_SLOTS = {
    "technology_slot": ("tech", TECHNOLOGY_SLOT),
    "bonus_slot": ("bonus", BONUS_SLOT),
    "church_slot": ("church", CHURCH_SLOT),
}
_PILES = {
    "order_deck": "order_pile",
    "merchant_pile": "merchant_pile",
    "technology_deck": "tech_deck",
    "technology_discard": "tech_deck",
    "bonus_deck": "bonus_deck",
    "bonus_discard": "bonus_deck",
    "box": "bonus_deck",
}


class YokohamaDuelBoard(BoardView):
    """Yokohama Duel's board, seats and tray."""

    title = "yokohama_duel"
    own_signs = frozenset({"build"})
    secret_reasons = frozenset(
        f"yokohama_duel.reason.{each}"
        for each in ("keep", "under", "under_less", "wait", "good_needed", "good_spare", "port")
    )

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.lay: HarbourLayout | None = None
        self.seats = SeatView()
        self.own = TrayView()

    # ------------------------------------------------------------ places
    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        self.frame = frame
        lay = self.lay = lay_out(frame.board)
        self.shapes = {**place_view.shapes(lay, view), **displays.shapes(lay, view)}
        for seat, slip in enumerate(slips(frame, view.state.seats)):
            self.shapes.update(self.seats.shapes(seat, slip, slip_body(slip), view))
        self.shapes.update(self.own.shapes(frame.tray, view))
        over = panels.shapes(lay, view)
        if over:
            self.shapes = {target: shape for target, shape in self.shapes.items() if target.kind != "place"}
        self.shapes.update(over)

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        lay = self.lay
        if lay is None or self.frame is None:
            return None
        kind, key = place
        if kind == "place":
            return lay.place(PLACE.index(place))
        if kind in _SLOTS:
            name, slots = _SLOTS[kind]
            return lay.card(name, slots.index(place), 60, 70)
        if kind in _PILES:
            return lay.card(_PILES[kind], None, 40, 50)
        if kind == "assist_pile":
            return lay.card("assist", 0 if str(key).endswith("1") else 1, 52, 70)
        if kind == "counter":
            return self.shapes.get(place)
        if kind in _SEAT_PLACES:
            if int(key) == view.viewer and what in self.shapes:
                return self.shapes[what]
            return self.seats.corner(kind, slip_body(slips(self.frame, view.state.seats)[int(key)]))
        if kind == "supply":
            inner = lay.sheet.inner
            return Shape(inner.centerx - 16, inner.y - 26, 32, 32)
        return None

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        if self.lay is not None:
            sheet.draw(painter, self.lay.sheet, "landscape_yokohama_duel")
            displays.ground(painter, self.lay, view)
            place_view.ground(painter, self.lay, view)

    def pieces(self, painter: Painter, view: View) -> None:
        if self.lay is not None:
            displays.draw(painter, self.lay, view)
            place_view.draw(painter, self.lay, view)

    def badges(self, painter: Painter, view: View) -> None:
        if self.lay is not None and not panels.covers(view):
            displays.badges(painter, self.lay, view)
        if self.frame is not None:
            self.own.badges(painter, self.frame.tray, view)

    def overlay(self, painter: Painter, view: View) -> None:
        if self.lay is not None and panels.covers(view):
            inner = self.lay.sheet.inner
            painter.rect(inner.x, inner.y, inner.w, inner.h, alpha(NIGHT, SHADE))
            panels.draw(painter, self.lay, view)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        self.seats.draw(painter, seat, room, view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        if self.lay is not None:
            self.own.draw(painter, room, view, self.lay)

    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        k = self.lay.k if self.lay else 1.0
        name, size = self._sprite(what, view)
        painter.sprite(name, x, y, size * k, centre=True)

    def _sprite(self, what: Target, view: View) -> tuple[str, float]:
        """The picture of a moving thing, and its width."""
        kind, key = what
        back = key == "back"
        if kind == "influence":
            seat, name = seat_and_name(what)
            return influence_sprite(view, seat, int(name.rsplit("_", 1)[1]) - 1, "influence_small"), 32
        if kind in ("order", "church", "bonus", "technology"):
            deck = "tech" if kind == "technology" else kind
            widths = {"order": 90, "church": 62, "bonus": 73, "tech": 96}
            return (f"yokohama_duel/back/{deck}", 46) if back else (f"yokohama_duel/{deck}/{key}", widths[deck])
        if kind == "assist":
            return f"yokohama_duel/assist_small/{str(key)[-1]}", 28
        if kind in ("shop", "house"):
            return f"yokohama_duel/{'shop' if kind == 'shop' else 'trading_house'}/{ink(view, int(key))}", 32
        plain = {
            "station": ("yokohama_duel/station", 34),
            "merchant": ("yokohama_duel/merchant_small/front", 28),
            "import": ("yokohama_duel/import/up", 34),
            "money": ("yokohama_duel/coin/1", 28),
        }
        return plain.get(kind, (f"chip/{key}", 32))

    def rehearse(self, painter: Painter, view: View) -> Iterator[None]:
        """What flies is drawn a little larger than it lies, from larger pictures."""
        for what in (
            Target("shop", view.viewer),
            Target("house", view.viewer),
            Target("import", ""),
            Target("money", ""),
        ):
            self.piece(painter, what, 0, 0, view)
            yield

    def sign(self, what: Target) -> str:
        kind, key = what
        if kind == "assist":
            return f"yokohama_duel/sign/{key}"
        return {"import": "yokohama_duel/reward/import", "money": ""}.get(kind, f"good/{key}")

    def stamp(self, event: Event, view: View) -> tuple[str, str] | None:
        return stamp_of(event, view)

    def tag(self, what: Target, number: int, words: Callable[..., str]) -> Tag:
        if what.kind != "money":
            return super().tag(what, number, words)
        key = "yokohama_duel.board.tag.gain" if number > 0 else "yokohama_duel.board.tag.loss"
        return Tag(words(key, n=abs(number)), "", number > 0)

    # ------------------------------------------------------------ words of the frame
    def facts(self, view: View) -> list[tuple[str, str]]:
        state: DuelState = view.state
        return [
            ("mark/order", view.words("yokohama_duel.board.orders_left", n=orders_left(state))),
            ("mark/tech", view.words("yokohama_duel.board.technologies_left", n=len(state.tech_deck))),
        ]

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        return "mark/coin", view.state.stock[seat][YEN]

    def tally(self, view: View, seat: Seat) -> str:
        """Church cards of the other player lie face down."""
        more = "+" if HIDDEN in view.state.churches[seat] else ""
        return f"{self.scores(view)[seat].total}{more}"

    def marks(self, state: Any) -> Mapping[str, int]:
        # A round is marked at its first turn; it has begun as soon as the last turn of the one before is over.
        played = state.turn if state.ended else max(0, state.turn - 1)
        return {"yokohama_duel/tick": -(-played // (TURNS_EACH * state.seats))}

    def mark_name(self, mark: str, view: View) -> str:
        return view.words("yokohama_duel.board.round_begins")


BOARD = YokohamaDuelBoard
