"""Preparation: every player builds before the first round, and the first worker stands where its player built."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.board import BOARDS, PLOTS_MASK, START_SQUARES, bits
from rules.singapore.components import COUNTS, EMPTY, START_WORKERS, WORKERS
from rules.singapore.effects import rounds, town
from rules.singapore.moves import Prepare, StartOn
from rules.singapore.state import SingaporeState
from rules.singapore.steps.build import after_building
from rules.singapore.steps.confirm import Confirm


def preparation_order(raffles: Seat, seats: int) -> tuple[Seat, ...]:
    """Counter-clockwise, the Raffles holder last; two players build two each.

    >>> preparation_order(1, 4)
    (0, 3, 2, 1)
    """
    if COUNTS[seats].neutral:
        other = 1 - raffles
        return (other, raffles, raffles, other)
    return tuple((raffles - k) % seats for k in range(1, seats + 1))


@dataclass(slots=True, unsafe_hash=True)
class PrepareTurn(Step):
    """All that one seat builds in a row; `queue` are the seats still to build."""

    queue: tuple[Seat, ...]

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        if not self.queue:
            return
        seat, rest = self.queue[0], self.queue
        while rest and rest[0] == seat:
            rest = rest[1:]
        rounds.begin_turn(state, seat, "preparation", emit)
        state.pending += (PrepareTurn(rest), Confirm(seat))
        if seat not in rest:
            state.pending.append(StartWorker(seat))
        state.pending += [PrepareBuilding(seat)] * (len(self.queue) - len(rest))


@dataclass(slots=True, unsafe_hash=True)
class PrepareBuilding(Step):
    """A displayed tile and a plot of one's choice, beside a start building or a building of another player."""

    seat: Seat

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

    def open_plots(self, state: SingaporeState) -> int:
        """Where this seat may build now, as a mask."""
        near = BOARDS[state.layout].near
        reach = 0
        for square in bits(state.built):
            if square in START_SQUARES or state.owner[square] != self.seat:
                reach |= near[square]
        return reach & PLOTS_MASK & ~state.built

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        plots = bits(self.open_plots(state))
        return [Prepare(tile, square) for tile in state.display if tile != EMPTY for square in plots]

    def apply(self, state: SingaporeState, move: Prepare, emit: Emit) -> None:
        town.build(state, self.seat, move.tile, move.square, emit)
        state.pending += after_building(self.seat, self.seat, move.tile, move.square)

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.prepare")

    def help(self, state: SingaporeState) -> Text | None:
        return say("singapore.help.prepare", money=state.money[self.seat])

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "plot":
            return Text("singapore.refuse.plot_alone_first")
        if target.kind in ("tile", "stack"):
            return Text("singapore.refuse.not_displayed")
        return Text("singapore.refuse.build_first")


@dataclass(slots=True, unsafe_hash=True)
class StartWorker(Step):
    """Where the first worker stands; asks only a player with two buildings."""

    seat: Seat

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

    def _own(self, state: SingaporeState) -> list[int]:
        return [square for square, owner in enumerate(state.owner) if owner == self.seat]

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        own = self._own(state)
        return [StartOn(square) for square in own] if len(own) > 1 else ()

    def apply(self, state: SingaporeState, move: StartOn, emit: Emit) -> None:
        self._start(state, move.square, emit)

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        self._start(state, self._own(state)[0], emit)

    def _start(self, state: SingaporeState, square: int, emit: Emit) -> None:
        for worker in range(START_WORKERS):
            town.put_worker(state, self.seat * WORKERS + worker, square, "starts", emit)

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.start_worker")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return Text("singapore.refuse.place_first")
