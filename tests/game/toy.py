"""Pebbles: a game small enough to hold in the head, with all that makes the real ones hard.

Two to four seats take pebbles from an open row or dip into a bag. A dipped pebble is secret; an open one may be tossed
back at any time during one's turn. After twelve turns the sum of one's pebbles counts.
"""

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.chance import draw, seeded
from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Emit, Event, Shift
from rules.core.move import END_TURN, Button, FreeMove, Move
from rules.core.rules import OptionSpec, Rules
from rules.core.score import ScoreRow, ScoreSheet
from rules.core.seat_order import clockwise
from rules.core.state import GameState
from rules.core.step import Step
from rules.core.target import HIDDEN, Seat, Target
from rules.core.text import Text, say

DIP = Button("dip")
BAG = Target("bag", 0)
ROW = Target("row", 0)


def pebble(value: int) -> Target:
    return Target("pebble", value)


@dataclass(slots=True, unsafe_hash=True)
class Grab(Move):
    value: int

    def targets(self) -> tuple[Target, ...]:
        return (pebble(self.value),)


@dataclass(slots=True, unsafe_hash=True)
class Toss(FreeMove):
    value: int

    def targets(self) -> tuple[Target, ...]:
        return (Target("own", self.value),)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        state.open[seat].remove(self.value)
        insort(state.row, self.value)
        emit(Moved(seat, self.value, Target("hand", seat), ROW))


@dataclass(slots=True, unsafe_hash=True)
class Moved(Event):
    seat: Seat
    value: int
    source: Target
    to: Target

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(pebble(self.value), 1, self.source, self.to),)

    def text(self) -> Text:
        return say("toy.log.moved", who=Target("seat", self.seat), what=pebble(self.value))

    def actor(self) -> Seat:
        return self.seat

    def seen_by(self, seat: Seat) -> Event:
        if self.source == BAG and seat != self.seat:
            return Moved(self.seat, HIDDEN, self.source, self.to)
        return self


@dataclass(slots=True, unsafe_hash=True)
class Turn(Step):
    seat: Seat
    acted: int = 0

    def decider(self, state: Any) -> Seat:
        return self.seat

    def moves(self, state: Any) -> Sequence[Move]:
        moves: list[Move] = []
        if self.acted < 2:
            moves += [Grab(value) for value in dict.fromkeys(state.row)]
            if state.bag:
                moves.append(DIP)
        if self.acted or not moves:
            moves.append(END_TURN)
        return moves

    def interruptible(self) -> bool:
        return True

    def apply(self, state: Any, move: Move, emit: Emit) -> None:
        hand = Target("hand", self.seat)
        if move == END_TURN:
            state.turn += 1
            if state.turn <= state.length:
                state.active = clockwise(self.seat, state.seats)
                state.pending.append(Turn(state.active))
            return
        state.pending.append(Turn(self.seat, self.acted + 1))
        if isinstance(move, Grab):
            state.row.remove(move.value)
            insort(state.open[self.seat], move.value)
            emit(Moved(self.seat, move.value, ROW, hand))
        else:
            value = draw(state, state.bag)
            insort(state.secret[self.seat], value)
            emit(Moved(self.seat, value, BAG, hand))

    def prompt(self, state: Any) -> Text:
        return say("toy.prompt.turn", n=2 - self.acted)


class Pebbles(GameState):
    __slots__ = ("bag", "length", "open", "row", "secret")

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.length = 12
        self.bag: list[int] = []
        self.row: list[int] = []
        self.open: list[list[int]] = [[] for _ in range(seats)]
        self.secret: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> "Pebbles":
        twin = Pebbles.__new__(Pebbles)
        self.copy_core(twin)
        twin.length = self.length
        twin.bag, twin.row = self.bag[:], self.row[:]
        twin.open = [hand[:] for hand in self.open]
        twin.secret = [hand[:] for hand in self.secret]
        return twin

    def key(self) -> tuple[Any, ...]:
        hands = tuple(map(tuple, self.open)), tuple(map(tuple, self.secret))
        return (*self.core_key(), self.length, tuple(self.bag), tuple(self.row), *hands)


class Toy(Rules[Pebbles]):
    title = "toy"
    version = 1
    seat_counts = (2, 3, 4)
    options = (OptionSpec("length", (12, 6), 12), OptionSpec("open", (False, True), False))
    codec = Codec({"grab": Grab, "toss": Toss})

    def dealt(self, deal: Deal) -> Pebbles:
        state = Pebbles(deal.seats, seeded(deal.seed))
        state.length = int(deal.options.get("length", 12))
        state.bag = sorted(value for value in range(1, 10) for _ in range(3))
        for _ in range(8):
            insort(state.row, draw(state, state.bag))
        state.reveals = 0
        state.turn = 1
        state.pending.append(Turn(0))
        return state

    def free_moves(self, state: Pebbles, seat: Seat, step: Step) -> Sequence[Move]:
        return [Toss(value) for value in dict.fromkeys(state.open[seat])] if len(state.open[seat]) > 3 else ()

    def seen_by(self, state: Pebbles, seat: Seat) -> Pebbles:
        seen = state.clone()
        seen.rng, seen.offer = 0, None
        others = [s for s in range(state.seats) if s != seat]
        seen.unknown = sorted([*seen.bag, *(value for s in others for value in seen.secret[s])])
        seen.bag = [HIDDEN] * len(seen.bag)
        for s in others:
            seen.secret[s] = [HIDDEN] * len(seen.secret[s])
        return seen

    def imagine(self, seen: Pebbles, seed: int) -> Pebbles:
        world = seen.clone()
        world.rng, world.offer = seeded(seed), None
        reveals = world.reveals
        for hand in world.secret:
            if HIDDEN in hand:
                hand[:] = sorted(draw(world, world.unknown) for _ in hand)
        world.bag, world.unknown, world.reveals = world.unknown, [], reveals
        return world

    def things(self, state: Pebbles) -> dict[tuple[Target, Target], int]:
        counts: dict[tuple[Target, Target], int] = {}
        places = [(BAG, state.bag), (ROW, state.row)]
        places += [(Target("hand", s), state.open[s] + state.secret[s]) for s in range(state.seats)]
        for place, values in places:
            for value in values:
                counts[place, pebble(value)] = counts.get((place, pebble(value)), 0) + 1
        return counts

    def scores(self, state: Pebbles) -> list[ScoreSheet]:
        sheets = []
        for seat in range(state.seats):
            total = sum(state.open[seat]) + sum(state.secret[seat])
            sheets.append(ScoreSheet(total, (ScoreRow(say("toy.pebbles"), total, say("toy.sum")),)))
        return sheets

    def winners(self, state: Pebbles) -> list[Seat]:
        totals = [sheet.total for sheet in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def name(self, target: Target) -> Text:
        return say(f"toy.name.{target.kind}")

    def describe(self, state: Pebbles, move: Move) -> Text:
        return say("toy.move." + str(self.codec.encode(move)[0]))

    def about(self, state: Pebbles, seat: Seat, target: Target) -> list[Text]:
        return [self.name(target)]

    def clause(self, state: Pebbles, target: Target) -> str:
        return "T-1"

    def phase(self, state: Pebbles) -> Text:
        return say("toy.phase")

    def end_note(self, state: Pebbles) -> Text | None:
        return say("toy.last_turn") if state.turn == state.length else None
