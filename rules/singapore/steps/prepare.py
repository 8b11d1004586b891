"""Preparation: every player builds before the first round, and the first worker stands where its player built."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.bits import numbers_in
from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import COUNTS, EMPTY, START_WORKERS, TILES, WORKERS
from rules.singapore.effects import rounds, town
from rules.singapore.moves import Prepare, StartOn
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.town import plots_to_prepare
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import BUILDS, SeatDecision
from rules.singapore.steps.build import after_building
from rules.singapore.steps.confirm import Confirm
from rules.singapore.words.names import drawing


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
class PrepareBuilding(SeatDecision):
    """A displayed tile and a plot of one's choice, beside a start building or a building of another player."""

    doing = BUILDS

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        plots = numbers_in(plots_to_prepare(state, self.seat))
        return [Prepare(tile, square) for tile in state.display if tile != EMPTY for square in plots]

    def apply(self, state: SingaporeState, move: Prepare, emit: Emit) -> None:
        town.build(state, self.seat, move.tile, move.square, emit)
        state.pending += after_building(self.seat, self.seat, move.tile, move.square)

    def warning(self, state: SingaporeState, move: Prepare) -> Text | None:
        return drawing(state, "build") if TILES[move.tile].illegal else None

    def phrase(self, state: SingaporeState, move: Prepare) -> Text:
        return say("singapore.do.prepare", tile=TILE[move.tile], price=prices(state.land)[move.square])

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.prepare")

    def help(self, state: SingaporeState) -> Text | None:
        return say("singapore.help.prepare", money=state.money[self.seat])

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "plot":
            beside = BOARDS[state.layout].near[int(target.key)] & state.built
            return Text("singapore.refuse.own_building" if beside else "singapore.refuse.plot_alone")
        if target.kind in ("tile", "stack"):
            return Text("singapore.refuse.not_displayed")
        return Text("singapore.refuse.build_first")


@dataclass(slots=True, unsafe_hash=True)
class StartWorker(SeatDecision):
    """Where the first worker stands; asks only a player with two buildings."""

    doing = BUILDS

    def _own(self, state: SingaporeState) -> list[int]:
        return [square for square in numbers_in(state.built) if state.owner[square] == self.seat]

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

    def phrase(self, state: SingaporeState, move: StartOn) -> Text:
        return say("singapore.do.jump", tile=TILE[state.tiles[move.square]])

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.start_worker")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return Text("singapore.refuse.starts_on_own")
