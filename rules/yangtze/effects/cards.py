"""Special cards."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yangtze.components import CASH, REDEEM_COST
from rules.yangtze.effects.money import earn, spend
from rules.yangtze.events.cards import CardPlayed, CardRedeemed, Cashed
from rules.yangtze.state import YangtzeState


def play_card(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Lay a card: it is used up."""
    state.cards[seat] &= ~(1 << card)
    emit(CardPlayed(seat, card))


def cash(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Play a liquidity card for its money."""
    state.cards[seat] &= ~(1 << card)
    earn(state, seat, CASH[card])
    emit(Cashed(seat, card, CASH[card]))


def redeem(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Buy a played liquidity card back: it is unplayed again in all respects."""
    spend(state, seat, REDEEM_COST[card])
    state.cards[seat] |= 1 << card
    emit(CardRedeemed(seat, card, REDEEM_COST[card]))
