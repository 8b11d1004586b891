"""Turns that bring nothing at all: a card is played, and nothing is gained where it lies."""

from operator import le

from rules.core.target import Seat
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere


def brings_nothing(before: DuelState, after: DuelState, seat: Seat) -> bool:
    """Has the seat no more of anything than before?"""
    return before.station == after.station and all(map(le, _owned(after, seat), _owned(before, seat)))


def _owned(state: DuelState, seat: Seat) -> tuple[int, ...]:
    cards = (state.hands[seat], state.churches[seat], state.completed[seat])
    bits = (state.techs[seat], state.shops[seat], state.houses[seat], state.upgraded[seat])
    counts = (*map(len, cards), *map(int.bit_count, bits), state.merchants[seat])
    return (*state.stock[seat], *state.assists[seat], *counts)


def more_to_come(state: DuelState) -> bool:
    """Is there still a bonus or a building to be had this turn?"""
    return any(isinstance(step, ChooseBonus | BuildHere) for step in state.pending)
