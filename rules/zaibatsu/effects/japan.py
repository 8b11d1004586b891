"""Influence tokens and the scoring of regions."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.core.text import Text
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import AUTOMA
from rules.zaibatsu.events import japan as events
from rules.zaibatsu.reckoning.influence import points
from rules.zaibatsu.state import INFLUENCE, TOKEN_BITS, VALUE, VALUE_BITS, ZaibatsuState


def send_home(state: ZaibatsuState, space: int, emit: Emit) -> None:
    """A token goes back to its owner at once; the automa's leaves the game."""
    token, state.tokens[space] = state.tokens[space], 0
    owner, value = token >> VALUE_BITS, token & VALUE
    if owner != AUTOMA:
        state.hand[owner] += 1 << TOKEN_BITS * value
    emit(events.TokenLeft(owner, space, value))


def place_token(state: ZaibatsuState, seat: Seat, space: int, value: int, goods: Text, emit: Emit) -> None:
    """A token at hand goes on the map."""
    state.hand[seat] -= 1 << TOKEN_BITS * value
    state.tokens[space] = seat << VALUE_BITS | value
    emit(events.Delivered(seat, space, value, goods))


def score_period(state: ZaibatsuState, period: int, emit: Emit) -> None:
    """All regions from left to right, with what stands there now."""
    emit(events.PeriodScored(period))
    for region in range(len(REGIONS)):
        shares = points(state, region, period)
        for seat, number in shares:
            state.points[seat][INFLUENCE + period] += number
        emit(events.RegionScored(region, period, tuple(shares)))
