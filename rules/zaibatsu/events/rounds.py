"""Turns and rounds, the hiring area, the end."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu.components import AUTOMA, COLOURS, FIRST_LIGHT, NIBBLE, ROUND_PERIOD
from rules.zaibatsu.places import (
    AUTOMA_MARKER,
    BAG,
    HIRING,
    LAST_MARKER,
    MARKER_PLACE,
    POINT,
    QUEUE,
    ROUND,
    ROUND_MARKER,
    SCORE,
    SHARED_TOKEN,
    SUPPLY,
    WORKER,
)


def _workers(handful: int, source: Target, to: Target) -> tuple[Shift, ...]:
    """The shifts of a handful of workers."""
    numbers = [(colour, handful >> NIBBLE * colour & 15) for colour in range(len(COLOURS))]
    return tuple(Shift(WORKER[colour], number, source, to) for colour, number in numbers if number)


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(Event):
    """A turn; the log opens a chapter."""

    seat: Seat
    number: int

    def text(self) -> Text:
        return say("zaibatsu.log.turn", number=self.number)

    def heading(self) -> bool:
        return True

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class FinalConsolidation(Event):
    """The last consolidation of a seat."""

    seat: Seat

    def text(self) -> Text:
        return say("zaibatsu.log.final_consolidation", seat=SEATS[self.seat])

    def heading(self) -> bool:
        return True

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class RowMoved(Event):
    """A queue row goes to an empty hiring space."""

    row: int
    space: int
    workers: int

    def shifts(self) -> tuple[Shift, ...]:
        return _workers(self.workers, QUEUE[self.row], HIRING[self.space])

    def text(self) -> Text:
        return say("zaibatsu.log.row_moved", space=HIRING[self.space])


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan(Event):
    """The round marker goes on."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ROUND_MARKER, 1, ROUND[self.number - 1], ROUND[self.number]),)

    def text(self) -> Text:
        period = Text(f"zaibatsu.period.{ROUND_PERIOD[self.number]}")
        key = "last_round" if self.number >= FIRST_LIGHT else "round"
        return say(f"zaibatsu.log.{key}", number=self.number, period=period)

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class LastMarkerGiven(Event):
    """The second round marker goes to whoever starts the last rounds."""

    owner: int

    def shifts(self) -> tuple[Shift, ...]:
        to = AUTOMA_MARKER if self.owner == AUTOMA else MARKER_PLACE[self.owner]
        return (Shift(LAST_MARKER, 1, ROUND[FIRST_LIGHT], to),)

    def text(self) -> Text:
        if self.owner == AUTOMA:
            return Text("zaibatsu.log.automa_starts")
        return say("zaibatsu.log.starts_last", seat=SEATS[self.owner])


@dataclass(slots=True, unsafe_hash=True)
class SpaceFilled(Event):
    """Workers from the bag on a hiring space; told once for all of them."""

    space: int
    workers: int

    def shifts(self) -> tuple[Shift, ...]:
        return _workers(self.workers, BAG, HIRING[self.space])


@dataclass(slots=True, unsafe_hash=True)
class RowFilled(Event):
    """Workers from the bag in a queue row; told once for all of them."""

    row: int
    workers: int

    def shifts(self) -> tuple[Shift, ...]:
        return _workers(self.workers, BAG, QUEUE[self.row])


@dataclass(slots=True, unsafe_hash=True)
class WorkersCame(Event):
    """The hiring area and the queue were filled."""

    number: int

    def text(self) -> Text:
        return say("zaibatsu.log.workers_came", n=self.number)


@dataclass(slots=True, unsafe_hash=True)
class PrizeDue(SeatEvent):
    """A seat leads a shared objective."""

    objective: int

    def text(self) -> Text:
        return say("zaibatsu.log.leads", seat=SEATS[self.seat], objective=SHARED_TOKEN[self.objective])

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class PrizePoints(SeatEvent):
    """Points for a shared objective."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POINT, self.number, SUPPLY, SCORE[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.gained", seat=SEATS[self.seat], what=say("zaibatsu.amount.vp", n=self.number))

    def tail(self) -> Text:
        return say("zaibatsu.log.tail.gains", what=say("zaibatsu.amount.vp", n=self.number))


@dataclass(slots=True, unsafe_hash=True)
class FinalScored(SeatEvent):
    """What objectives, stock and money bring at the end."""

    objectives: int
    stock: int
    money: int

    def shifts(self) -> tuple[Shift, ...]:
        number = self.objectives + self.stock + self.money
        return (Shift(POINT, number, SUPPLY, SCORE[self.seat]),) if number else ()

    def text(self) -> Text:
        return say(
            "zaibatsu.log.final_scored",
            seat=SEATS[self.seat],
            objectives=self.objectives,
            stock=self.stock,
            money=self.money,
        )


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    """The last fact of every game."""

    def text(self) -> Text:
        return Text("zaibatsu.log.end_scored")

    def heading(self) -> bool:
        return True
