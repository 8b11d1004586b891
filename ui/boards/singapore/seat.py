"""What a merchant's slip shows: raid tokens, what lies behind the screen, how far the turn has come."""

from typing import Final

import pygame

from rules.core.target import Seat, Target
from rules.singapore.components import COUNTS, EMPTY, GOODS, NEUTRAL, WORKERS
from rules.singapore.places import FLAGS, RAFFLES, SCREEN, TOKENS, WORKER
from rules.singapore.reckoning.trade import stock
from rules.singapore.reckoning.turn import has_built
from rules.singapore.state import WAITS, SingaporeState
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK, PINE, SMOKE

LABELS: Final = ("tokens", "behind", "this_round")
BACKS: Final = 3


class SeatView:
    """Draws the slips."""

    def __init__(self) -> None:
        self._label = 100.0

    def measure(self, painter: Painter, view: View) -> None:
        """Leave as much room for the labels as their language needs."""
        widths = [painter.measure(view.words(f"singapore.board.{key}"), 15, most=15) for key in LABELS]
        self._label = min(max(*widths, 70.0) + 8, 124.0)

    def _row(self, room: pygame.FRect, row: int) -> pygame.FRect:
        pitch = min(34.0, room.h / 3)
        return pygame.FRect(room.x + self._label, room.y + row * pitch, room.w - self._label, pitch)

    def shapes(self, seat: Seat, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Tokens, screen, a worker that waits."""
        found = {TOKENS[seat]: Shape.of(self._row(room, 0)), SCREEN[seat]: Shape.of(self._row(room, 1))}
        state: SingaporeState = view.state
        row = self._row(room, 2)
        found[FLAGS[seat]] = Shape(row.x - 2, row.y, 30, 28, False, 4)
        for worker in range(seat * WORKERS, (seat + 1) * WORKERS):
            if state.workers[worker] == WAITS:
                found[WORKER[worker]] = self._waiting(state, seat, row)
        if state.raffles == seat:
            found[RAFFLES] = self._raffles(state, seat, row)
        if seat == state.seats - 1 and COUNTS[state.seats].neutral:
            found[TOKENS[NEUTRAL]] = Shape.of(_neutral_room(room))
        return found

    def corner(self, kind: str, room: pygame.FRect) -> Shape:
        """Where things that go to a seat arrive."""
        row = self._row(room, {"tokens": 0, "screen": 1}.get(kind, 2))
        return Shape(row.x + 10, row.y, 26, 26)

    def draw(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        """The slip's body."""
        state: SingaporeState = view.state
        for row, key in enumerate(LABELS):
            if _open(view) and key == "behind":
                continue
            base = self._row(room, row).y + 20
            painter.text(
                view.words(f"singapore.board.{key}"),
                room.x,
                base,
                15,
                "sans",
                SMOKE,
                max_width=self._label - 4,
                most=15,
            )
        self._tokens(painter, state.tokens[seat], self._row(room, 0))
        self._behind(painter, seat, self._row(room, 1), room.x, view)
        self._round(painter, seat, self._row(room, 2), view)
        if seat == state.seats - 1 and COUNTS[state.seats].neutral:
            self._neutral(painter, _neutral_room(room), view)

    def _neutral(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        """Nobody's colour holds tokens too, and may be the one that a raid strikes."""
        painter.nine("nine/notice", *room)
        painter.sprite("singapore/pennant/neutral", room.x + 10, room.y + 9, 20)
        words = view.words("singapore.neutral")
        painter.text(words, room.x + 38, room.y + 25, 15, "serif", INK, max_width=room.w - 46, most=15)
        label = view.words("singapore.board.tokens")
        painter.text(label, room.x + 10, room.y + 53, 15, "sans", SMOKE, max_width=self._label - 4, most=15)
        row = pygame.FRect(room.x + 10 + self._label, room.y + 33, room.w - self._label - 18, 30)
        self._tokens(painter, view.state.tokens[NEUTRAL], row)

    def _tokens(self, painter: Painter, number: int, row: pygame.FRect) -> None:
        if not number:
            painter.text("–", row.x, row.y + 20, 15, "sans", SMOKE)
        step = min(20.0, (row.w - 22) / max(1, number - 1)) if number > 1 else 0.0
        for token in range(number):
            painter.sprite("singapore/token/black", row.x + token * step, row.y + 4, 21)

    def _behind(self, painter: Painter, seat: Seat, row: pygame.FRect, left: float, view: View) -> None:
        """Backs, as many whatever lies there; where one may look all of it, over the whole width of the slip."""
        state: SingaporeState = view.state
        if not _open(view):
            for back in range(BACKS):
                painter.sprite("singapore/cube_small_back", row.x + back * 11, row.y + 4, 21)
            return
        held = [(good, number) for good, number in zip(GOODS, stock(state, seat), strict=True) if number]
        for place, (good, number) in enumerate(held):
            x = left + place * (row.right - left) / (len(GOODS) + 1)
            painter.sprite(f"singapore/cube_small/{good}", x, row.y + 5, 17)
            painter.text(str(number), x + 20, row.y + 20, 14, "display", most=14)
        painter.text(
            view.words("singapore.count.money", n=state.money[seat]),
            row.right,
            row.y + 20,
            15,
            "display",
            INK,
            "right",
            most=15,
        )

    def _round(self, painter: Painter, seat: Seat, row: pygame.FRect, view: View) -> None:
        state: SingaporeState = view.state
        crest = view.crests[seat]
        wide = row.w - (40 if self._waits(state, seat) else 0) - (66 if state.raffles == seat else 0)
        if state.flagged[seat] != EMPTY:
            painter.sprite(f"singapore/pennant/{crest}", row.x, row.y + 3, 18)
            self._beside(painter, view.words("singapore.board.to_build"), row, 24, wide)
        elif has_built(state, seat):
            painter.sprite("mark/check", row.x, row.y + 6, 17, tint=PINE)
            self._beside(painter, view.words("singapore.board.built"), row, 22, wide)
        if state.raffles == seat:
            tile = self._raffles(state, seat, row)
            painter.sprite("singapore/raffles", tile.x, tile.y, tile.w)
        if self._waits(state, seat):
            shape = self._waiting(state, seat, row)
            painter.sprite(f"singapore/worker/{crest}", shape.x, shape.y, shape.w)

    def _beside(self, painter: Painter, words: str, row: pygame.FRect, left: float, wide: float) -> None:
        """The sign in words, where they fit beside it."""
        if painter.measure(words, 14, "semi", most=14) <= wide - left:
            painter.text(words, row.x + left, row.y + 20, 15, "semi", max_width=wide - left)

    def _raffles(self, state: SingaporeState, seat: Seat, row: pygame.FRect) -> Shape:
        """The tile, smaller beside a worker that waits."""
        wide = 44.0 if self._waits(state, seat) else 62.0
        return Shape(row.right - wide, row.y + (62 - wide) / 4, wide, wide * 0.53, False, 4)

    def _waiting(self, state: SingaporeState, seat: Seat, row: pygame.FRect) -> Shape:
        """A worker that waits stands at the right end, or left of the Raffles tile."""
        if state.raffles == seat:
            return Shape(row.right - 44 - 31, row.y - 2, 30, 30, True)
        return Shape(row.right - 36, row.y - 4, 34, 34, True)

    def _waits(self, state: SingaporeState, seat: Seat) -> bool:
        return WAITS in state.workers[seat * WORKERS : (seat + 1) * WORKERS]


def _open(view: View) -> bool:
    """May the viewer look behind all screens? In a replay, and where they were agreed to be open."""
    return view.open_hands or view.state.open_screens


def _neutral_room(room: pygame.FRect) -> pygame.FRect:
    """At the foot of the last slip, which is high where two play."""
    return pygame.FRect(room.x - 4, room.bottom - 70, room.w + 8, 68)
