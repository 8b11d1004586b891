"""Singapore's print: sea, map, panels, and the seats around it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from rules.core.target import Seat, Target
from rules.singapore.components import EMPTY, NEUTRAL, WORKERS
from rules.singapore.places import BUILDING, GOOD, TILE, TOKENS
from rules.singapore.reckoning.tiles import stack_size
from rules.singapore.state import SingaporeState
from ui.boards import sheet, stepper
from ui.boards.singapore.layout import TownLayout, lay_out
from ui.boards.singapore.parts import panels
from ui.boards.singapore.parts.town import TownView, crest_of
from ui.boards.singapore.seat import SeatView
from ui.boards.singapore.tray import TrayView
from ui.boards.view import BoardView, Shape, Tag, View
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, frame_beside, purse, slip_body, slips
from ui.widgets.tip import Tip

_FORMS = {"tile": "building", "good": "cube"}
_SIZES = {"tile": 64, "good": 30, "token": 22}
_PLAIN = {"road": ("street/across", 20), "hut": ("hut", 28), "raffles": ("raffles", 62), "money": ("coin/1", 30)}


class SingaporeBoard(BoardView):
    """Singapore's board, seats and tray."""

    title = "singapore"
    own_signs = frozenset({"street"})

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.lay: TownLayout | None = None
        self.town = TownView()
        self.seats = SeatView()
        self.own = TrayView()

    # ------------------------------------------------------------ places
    def table_frame(self, width: float, height: float, log_open: bool, view: View) -> TableFrame:
        """More width would only show more sea."""
        return frame_beside(width, height, log_open)

    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        self.frame = frame
        state: SingaporeState = view.state
        lay = self.lay = lay_out(frame.board, state.layout)
        self.seats.measure(painter, view)
        self.shapes = {**panels.shapes(lay, view), **self.town.shapes(lay, view)}
        for seat, slip in enumerate(slips(frame, state.seats)):
            self.shapes[Target("marker", seat)] = Shape.of(purse(slip, state.vp[seat]))
            self.shapes.update(self.seats.shapes(seat, slip_body(slip), view))
        self.shapes.update(self.own.shapes(frame.tray, view, self.amount(view)))

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        lay, state = self.lay, view.state
        if lay is None or self.frame is None:
            return None
        kind, key = place
        if kind == "plot":
            return lay.plot(int(key))
        if kind == "building":
            return lay.worker(int(key), 0) if what.kind == "worker" else lay.tile(int(key))
        if kind == "street":
            return lay.edge(int(key))[0]
        if kind == "display":
            return panels.slot_shape(lay, int(key))
        if kind == "stack":
            return panels.top_shape(lay)
        if kind in ("bag", "raid"):
            return panels.bag_shape(lay)
        if kind == "supply":
            return panels.supply_shape(lay, GOOD.index(what) if what in GOOD else 0)
        if kind == "track":
            x, y = lay.space(int(key))
            return Shape(x - 10, y - 26, 20, 28)
        if kind in ("screen", "tokens", "flags", "aside", "waiting"):
            if kind == "screen" and int(key) == view.viewer and what in self.shapes:
                return self.shapes[what]
            if int(key) >= state.seats:
                return self.shapes.get(TOKENS[NEUTRAL], panels.bag_shape(lay))
            return self.seats.corner(kind, slip_body(slips(self.frame, state.seats)[int(key)]))
        if kind == "seat":
            return self.seats.corner("flags", slip_body(slips(self.frame, state.seats)[int(key)]))
        if kind == "bank":
            return Shape(lay.sheet.inner.centerx - 20, lay.sheet.inner.y - 30, 40, 40)
        return None

    def lies_at(self, target: Target, view: View) -> Shape | None:
        """A tile that was built is a building."""
        tile = TILE.index(target) if target in TILE else EMPTY
        if tile != EMPTY and target not in self.shapes and tile in view.state.tiles:
            return self.shapes.get(BUILDING[view.state.tiles.index(tile)])
        return super().lies_at(target, view)

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        lay = self.lay
        if lay is None:
            return
        sheet.draw(painter, lay.sheet, "landscape_singapore")
        self.town.shore(painter, lay)
        for name, x, y, size in lay.places["scenery"]:
            painter.sprite(f"singapore/scene/{name}", *lay.spot(x, y), size * lay.k)
        self.town.ground(painter, lay, view)
        panels.ground(painter, lay, view)

    def pieces(self, painter: Painter, view: View) -> None:
        if self.lay is not None:
            panels.draw(painter, self.lay, view)
            self.town.draw(painter, self.lay, view)

    def badges(self, painter: Painter, view: View) -> None:
        if self.lay is not None:
            panels.badges(painter, self.lay, view)
            self.town.badges(painter, self.lay, view)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        self.seats.draw(painter, seat, room, view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        self.own.draw(painter, room, view, self.amount(view))

    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        kind, key = what
        k = self.lay.k if self.lay else 1.0
        if kind == "worker":
            name, size = f"worker/{crest_of(view, int(key) // WORKERS)}", 36
        elif kind == "flag":
            name, size = f"flag/{crest_of(view, int(key))}", 34
        elif kind == "marker":
            name, size = f"marker/{view.crests[int(key)]}", 20
        elif kind in _SIZES:
            name, size = f"{_FORMS.get(kind, kind)}/{key}", _SIZES[kind]
        else:
            name, size = _PLAIN.get(kind, ("cube_small_back", 22))
        painter.sprite(f"singapore/{name}", x, y, size * k, centre=True)

    def sign(self, what: Target) -> str:
        kind, key = what
        if kind == "marker":
            return "mark/points"
        return f"singapore/token/{key}" if kind == "token" else f"good/{key}" if kind == "good" else ""

    def counted(self, what: Target, view: View) -> str:
        return view.words("singapore.moment.points") if what.kind == "marker" else super().counted(what, view)

    def emblem(self, what: Target) -> str:
        return f"singapore/token_large/{what.key}"

    def tag(self, what: Target, number: int, words: Callable[..., str]) -> Tag:
        if what.kind != "money":
            return super().tag(what, number, words)
        key = "singapore.board.tag.gain" if number > 0 else "singapore.board.tag.loss"
        return Tag(words(key, n=abs(number)), "", number > 0)

    # ------------------------------------------------------------ the board's own controls
    def controls(self, view: View) -> Sequence[Target]:
        return (stepper.MINUS, stepper.PLUS) if self.amount(view) is not None else ()

    def click(self, target: Target, view: View) -> bool:
        return stepper.click(target, view, self.amount(view))

    def tip(self, target: Target, view: View) -> Tip | None:
        return stepper.tip(target, view)

    # ------------------------------------------------------------ words of the frame
    def facts(self, view: View) -> list[tuple[str, str]]:
        state: SingaporeState = view.state
        return [
            ("mark/cards", view.words("singapore.board.tiles", n=stack_size(state))),
            ("mark/merchant", view.words("singapore.board.raffles", seat=view.names[state.raffles])),
        ]

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        return "mark/points", view.state.vp[seat]

    def marks(self, state: Any) -> Mapping[str, int]:
        return {"singapore/hut": int(state.round)}

    def mark_name(self, mark: str, view: View) -> str:
        return view.words("singapore.board.round_begins")


BOARD = SingaporeBoard
