"""From turn to turn, from round to round, and the end. A side is a seat, or the automa."""

from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.seat_order import clockwise, from_seat
from rules.core.step import Step
from rules.core.target import Seat
from rules.zaibatsu.components import AUTOMA, FIRST_LIGHT, ROUND_PERIOD, ROUNDS
from rules.zaibatsu.effects import automa, japan
from rules.zaibatsu.effects import rounds as effects
from rules.zaibatsu.modules.chosen import MODULES
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.automa import AutomaPlays
from rules.zaibatsu.steps.consolidation import LastDone, consolidation
from rules.zaibatsu.steps.turn import TakeTurn


def following(state: ZaibatsuState, side: int) -> int:
    """Who plays after a side; in the solo game the automa and the player alternate."""
    if state.seats == 1:
        return 0 if side == AUTOMA else AUTOMA
    return clockwise(side, state.seats)


@dataclass(slots=True, unsafe_hash=True)
class BeginTurn(Step):
    """A turn of a seat or of the automa."""

    side: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        state.pending.append(TurnOver(self.side))
        if self.side == AUTOMA:
            state.pending.append(AutomaPlays())
        else:
            effects.begin_turn(state, self.side, emit)
            state.pending.append(TakeTurn(self.side))


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """Shortage of workers, end of the round, and whose turn is next."""

    side: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        effects.refill(state, emit)
        after = following(state, self.side)
        if effects.is_last(state):
            state.pending.append(LastRoundOver() if after == state.last_first else BeginTurn(after))
        elif all(state.hiring):
            state.pending.append(BeginTurn(after))
        else:
            state.pending.append(NextRound(self.side))
            period = ROUND_PERIOD[state.round]
            if ROUND_PERIOD[state.round + 1] != period:
                end_period(state, period, self.side, emit)


def end_period(state: ZaibatsuState, period: int, side: int, emit: Emit) -> None:
    """Influence is scored, then the modules have their say."""
    japan.score_period(state, period, emit)
    for module in state.modules:
        state.pending += MODULES[module].period_ended(state, period, side)


@dataclass(slots=True, unsafe_hash=True)
class NextRound(Step):
    """The marker goes on, workers come, the side after the one that ended the round goes on."""

    side: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        effects.begin_round(state, emit)
        after = following(state, self.side)
        if state.round == FIRST_LIGHT:
            effects.give_last_marker(state, after, emit)
        effects.add_workers(state, emit)
        state.pending.append(BeginTurn(after))


@dataclass(slots=True, unsafe_hash=True)
class LastRoundOver(Step):
    """Everybody had one turn; after the third such round the last period is scored and the game ends."""

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        if state.round < ROUNDS:
            effects.begin_round(state, emit)
            state.pending.append(BeginTurn(state.last_first))
        else:
            before = state.seats - 1 if state.last_first == 0 else state.last_first - 1
            state.pending.append(LastConsolidations())
            end_period(state, ROUND_PERIOD[ROUNDS], before, emit)


@dataclass(slots=True, unsafe_hash=True)
class LastConsolidations(Step):
    """Everybody consolidates once more, unless a solo game is lost by an objective that is not met."""

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        if state.seats == 1 and not automa.check_objectives(state, emit):
            effects.end_game(state, emit)
            return
        first = 0 if state.seats == 1 else state.last_first
        state.pending.append(FinalScoring())
        state.pending += [LastConsolidation(seat) for seat in reversed(from_seat(first, state.seats))]


@dataclass(slots=True, unsafe_hash=True)
class LastConsolidation(Step):
    """The last one of a seat."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        effects.begin_final_consolidation(state, self.seat, emit)
        state.pending.append(LastDone(self.seat))
        state.pending += consolidation(self.seat)


@dataclass(slots=True, unsafe_hash=True)
class FinalScoring(Step):
    """Objectives, stock and money; a solo game gets its rating."""

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        effects.score_end(state, emit)
        if state.seats == 1:
            automa.rate(state, emit)
        effects.end_game(state, emit)
