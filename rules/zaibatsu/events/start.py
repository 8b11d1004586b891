"""Start tokens."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.zaibatsu.places import GONE, PAIR, POINT, SCORE, START, START_TOKEN_A, START_TOKEN_B, SUPPLY
from rules.zaibatsu.tiles import START_A


@dataclass(slots=True, unsafe_hash=True)
class PairTaken(SeatEvent):
    """A pair of start tokens is picked."""

    pair: int
    a: int
    b: int

    def shifts(self) -> tuple[Shift, ...]:
        source, to = PAIR[self.pair], START[self.seat]
        return (Shift(START_TOKEN_A[self.a], 1, source, to), Shift(START_TOKEN_B[self.b], 1, source, to))

    def text(self) -> Text:
        return say("zaibatsu.log.pair", seat=SEATS[self.seat], a=START_TOKEN_A[self.a], b=START_TOKEN_B[self.b])


@dataclass(slots=True, unsafe_hash=True)
class ScoreSet(SeatEvent):
    """The points printed on token A."""

    a: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POINT, START_A[self.a].points, SUPPLY, SCORE[self.seat]),)

    def text(self) -> Text:
        return say("zaibatsu.log.start_points", seat=SEATS[self.seat], n=START_A[self.a].points)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class PairsRemoved(Event):
    """Pairs that nobody took leave the game; not told. Number, token A, token B of each."""

    pairs: tuple[tuple[int, int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(
            shift
            for number, a, b in self.pairs
            for shift in (
                Shift(START_TOKEN_A[a], 1, PAIR[number], GONE),
                Shift(START_TOKEN_B[b], 1, PAIR[number], GONE),
            )
        )
