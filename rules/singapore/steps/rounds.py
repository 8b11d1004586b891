"""From round to round and from turn to turn."""

from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.seat_order import clockwise, from_seat
from rules.core.step import Step
from rules.core.target import Seat
from rules.singapore.components import COUNTS, EMPTY, MOST_SEATS, NEUTRAL
from rules.singapore.effects import rounds
from rules.singapore.reckoning.tiles import displayed, missing_tiles, stack_size
from rules.singapore.reckoning.town import plots_for_a_round
from rules.singapore.state import SingaporeState
from rules.singapore.steps.build import BuildNeutral, BuildTile
from rules.singapore.steps.confirm import Confirm
from rules.singapore.steps.hut import ChooseHut
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.steps.work import Work


@dataclass(slots=True, unsafe_hash=True)
class BeginRound(Step):
    """Raffles, reveal, plots, turns; or the end, when tiles or plots are too few for a whole round."""

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        count = COUNTS[state.seats]
        if stack_size(state) < missing_tiles(state):
            rounds.end_game(state, "stack", emit)
            return
        if plots_for_a_round(state) < count.flags:
            rounds.end_game(state, "plots", emit)
            return
        rounds.begin_round(state, emit)
        rounds.reveal(state, count.display, emit)
        raffles = state.raffles
        rounds.begin_turn(state, raffles, "plots", emit)
        colours = from_seat(raffles, state.seats)
        flags = (*colours, NEUTRAL) if count.neutral else colours
        state.pending += (BeginTurn(raffles), ShareOut(raffles, flags))


@dataclass(slots=True, unsafe_hash=True)
class BeginTurn(Step):
    """A turn: build, then the workers, then on to the next seat."""

    seat: Seat

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        rounds.begin_turn(state, self.seat, "work", emit)
        state.pending += _TURNS[self.seat]


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """Play passes clockwise until it is back at the Raffles holder."""

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        seat = clockwise(state.active, state.seats)
        if seat != state.raffles:
            state.pending.append(BeginTurn(seat))
            return
        state.pending.append(RoundOver())
        if COUNTS[state.seats].neutral:
            state.pending.append(BuildNeutral())


_TURNS: Final = tuple((TurnOver(), Work(seat), BuildTile(seat)) for seat in range(MOST_SEATS))
"""The steps of a turn by seat, the last one first."""


@dataclass(slots=True, unsafe_hash=True)
class RoundOver(Step):
    """Hut and removal: a tile that bore the hut and was left over again leaves the game, another one gets the hut."""

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        state.pending.append(BeginRound())
        if state.hut != EMPTY and state.hut in state.display:
            rounds.drop_tile(state, state.hut, emit)
        left = displayed(state)
        if len(left) == 1:
            rounds.mark_tile(state, left[0], emit)
        elif left:
            last = (state.raffles - 1) % state.seats
            state.pending += (Confirm(last), ChooseHut(last))
