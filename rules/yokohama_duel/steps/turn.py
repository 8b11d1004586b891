"""From turn to turn and from round to round."""

from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.seat_order import clockwise, from_seat
from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.components import AT_ROUND_START, NONE, ROUNDS, SEATS_HERE, UPGRADES_EACH
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.reckoning.rounds import starter
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.rewards import give_assists
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence


@dataclass(slots=True, unsafe_hash=True)
class BeginRound(Step):
    """Technologies that speak at the start of a round, then its first turn."""

    def resolve(self, state: DuelState, emit: Emit) -> None:
        effects.begin_round(state, emit)
        first = starter(state, state.round)
        state.pending.append(BeginTurn(first))
        for seat in from_seat(first, state.seats):
            for technology in AT_ROUND_START:
                if state.techs[seat] >> technology & 1:
                    give_assists(state, seat, technology, emit)


@dataclass(slots=True, unsafe_hash=True)
class BeginTurn(Step):
    """A turn: place action, bonus, building; the later steps follow from the level."""

    seat: Seat

    def resolve(self, state: DuelState, emit: Emit) -> None:
        effects.begin_turn(state, self.seat, emit)
        state.pending += _TURNS[self.seat]


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """The seats alternate until all Influence cards are played."""

    def resolve(self, state: DuelState, emit: Emit) -> None:
        following = clockwise(state.active, state.seats)
        if NONE in state.laid[following]:
            state.pending.append(BeginTurn(following))
        elif state.round < ROUNDS:
            first = starter(state, state.round)
            effects.take_back_influence(state, emit)
            state.pending += (BeginRound(), NewTechnologies())
            state.pending += [UpgradeInfluence(seat, UPGRADES_EACH) for seat in reversed(from_seat(first, state.seats))]
        else:
            effects.end_game(state, emit)


_TURNS: Final = tuple((TurnOver(), ChoosePlace(seat, False)) for seat in range(SEATS_HERE))
"""The steps a turn begins with by seat, the last one first."""


@dataclass(slots=True, unsafe_hash=True)
class NewTechnologies(Step):
    """Used technologies are refreshed, then a new display is revealed."""

    def resolve(self, state: DuelState, emit: Emit) -> None:
        stock.refresh(state, emit)
        cards.replace_technologies(state, emit)
