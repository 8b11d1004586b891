"""Events become motion, by their shifts alone: this knows no title.

The table always shows the state as it is. What still flies is left out there (`View.hidden`) and drawn here, so that
an animation can be skipped or cut at any moment: the picture is then simply the state.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Event, Shift
from rules.core.target import NOBODY, Seat, Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.table.motion.tween import Point, Tween
from ui.table.parts.outlines import draw_outline
from ui.theme import GOLD, PAPER, alpha

FLIGHT: Final = 0.25
STAGGER: Final = 0.04
HALO: Final = 0.8
SPEEDS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
SOUNDS: Final = {"money": "coin", "coin": "coin", "card": "card"}
"""The sound of what moves; all else is wood on paper."""


@dataclass(slots=True)
class Flight:
    """One shift on its way; its places are asked for when it starts, for the window may change."""

    shift: Shift
    tween: Tween
    sounded: bool = False


class EventPlayer:
    """Plays shifts: those of one event together, events one after the other."""

    def __init__(self, board: BoardView, sound: Callable[[str], None]) -> None:
        self._board = board
        self._sound = sound
        self._flights: list[Flight] = []
        self._halos: dict[Target, float] = {}
        self._free_from = 0.0
        self._viewer: Seat = NOBODY
        self.wakes = False
        """Draw the way a thing takes, as a replay does."""

    # ------------------------------------------------------------ playing
    def play(
        self, events: Iterable[Event], view: View, now: float, slowness: float, within: float | None = None
    ) -> None:
        """Queue what these events move, to come to rest within so many seconds if that is told. `slowness` is one of
        SPEEDS; at 0 only the halos and sounds are left."""
        start = max(now, self._free_from)
        self._viewer = view.viewer
        for event in events:
            if not slowness:
                self._arrive_at_once(event.shifts(), now)
                continue
            flights = self._launch(event, view, start, slowness)
            self._flights += flights
            start = max([start, *(flight.tween.ends for flight in flights)])
        if within is not None and start > now + within:
            # Only what flies now: whatever was before this has been finished.
            share = within / (start - now)
            for flight in self._flights:
                flight.tween.hasten(now, share)
            start = now + within
        self._free_from = start

    def _launch(self, event: Event, view: View, start: float, slowness: float) -> list[Flight]:
        flights: list[Flight] = []
        shifts = event.shifts()
        for shift in shifts:
            source = self._board.place(shift.source, shift.what, view)
            to = self._board.place(shift.to, shift.what, view)
            if source is None or to is None or source.centre == to.centre:
                self._halo(shift, start)
                continue
            begins = start + STAGGER * slowness * len(flights)
            passed = self._passed(event, view) if shift is shifts[-1] else []
            points = (source.centre, *passed, to.centre)
            flights.append(Flight(shift, Tween(points, begins, FLIGHT * slowness * (1 + len(passed)))))
        return flights

    def _passed(self, event: Event, view: View) -> list[Point]:
        """Where the last shift of an event passes."""
        shift = event.shifts()[-1]
        places = (self._board.place(stop, shift.what, view) for stop in event.stops())
        return [place.centre for place in places if place is not None]

    def _arrive_at_once(self, shifts: Sequence[Shift], now: float) -> None:
        for shift in shifts:
            self._halo(shift, now)
        if shifts:
            self._sound(SOUNDS.get(shifts[-1].what.kind, "place"))

    def _halo(self, shift: Shift, at: float) -> None:
        for place in (shift.source, shift.to, shift.what):
            if place != shift.what or not self._only_alike(shift):
                self._halos[place] = at

    def _only_alike(self, shift: Shift) -> bool:
        """Is what lies in the viewer's tray only of the same kind as what moved elsewhere?"""
        shape, frame = self._board.shapes.get(shift.what), self._board.frame
        if shape is None or frame is None or not frame.tray.colliderect(shape.rect):
            return False
        return self._viewer not in (self._board.rules.holder(place) for place in (shift.source, shift.to))

    def update(self, now: float) -> bool:
        """Let time pass; True if a flight landed, so that the table must be drawn anew."""
        landed = [flight for flight in self._flights if flight.tween.ends <= now]
        for flight in self._flights:
            if not flight.sounded and flight.tween.begins <= now:
                flight.sounded = True
                self._sound(SOUNDS.get(flight.shift.what.kind, "place"))
        if landed:
            self._flights = [flight for flight in self._flights if flight.tween.ends > now]
            for flight in landed:
                self._halo(flight.shift, flight.tween.ends)
        self._halos = {target: at for target, at in self._halos.items() if at + HALO > now}
        return bool(landed)

    def finish(self, now: float) -> bool:
        """Skip ahead: everything has arrived; True if something had not."""
        if not self._flights:
            return False
        for flight in self._flights:
            self._halo(flight.shift, now)
        self._flights.clear()
        self._free_from = now
        return True

    def clear(self) -> None:
        """Forget all motion, as after an undo."""
        self._flights.clear()
        self._halos.clear()
        self._free_from = 0.0

    # ------------------------------------------------------------ what the table asks
    @property
    def flying(self) -> bool:
        """Is anything on its way?"""
        return bool(self._flights)

    @property
    def fading(self) -> bool:
        """Does a halo still fade?"""
        return bool(self._halos)

    def hidden(self) -> frozenset[Target]:
        """Things that must not lie on the table yet."""
        return frozenset(flight.shift.what for flight in self._flights)

    def landing(self) -> frozenset[tuple[Target, Target]]:
        """The same things, each with the place it flies to."""
        return frozenset((flight.shift.what, flight.shift.to) for flight in self._flights)

    # ------------------------------------------------------------ picture
    def draw_halos(self, painter: Painter, now: float) -> None:
        """A gold halo on what just changed, fading."""
        for target, at in self._halos.items():
            shape = self._board.shapes.get(target)
            if shape is not None and at <= now:
                draw_outline(painter, shape, "changed", 1 - (now - at) / HALO)

    def draw_flights(self, painter: Painter, view: View, now: float) -> None:
        """Things on their way; those that wait for their turn still stand where they were."""
        drawn: set[Target] = set()
        for flight in self._flights:
            what = flight.shift.what
            if what in drawn and flight.tween.begins > now:
                continue
            drawn.add(what)
            if self.wakes and flight.tween.begins <= now:
                self._draw_wake(painter, flight)
            self._board.piece(painter, what, *flight.tween.at(now), view)

    def _draw_wake(self, painter: Painter, flight: Flight) -> None:
        for start, end in flight.tween.legs():
            painter.line(*start, *end, alpha(PAPER, 0.9), 5, (9, 8))
            painter.line(*start, *end, GOLD, 3, (9, 8))
