"""Special cards: whose they are, which are open."""

from rules.core.target import Seat, Target
from rules.yangtze.components import CASH, LIQUIDITY, LIQUIDITY_MASK, SELL_CARGO
from rules.yangtze.places import CARD
from rules.yangtze.state import YangtzeState


def holder_and_card(target: Target) -> tuple[Seat, int]:
    """Whose card it is, and which."""
    holder = next(seat for seat, cards in enumerate(CARD) if target in cards)
    return holder, CARD[holder].index(target)


def unplayed_liquidity(cards: int) -> list[int]:
    """The liquidity cards in a bit set of unplayed cards."""
    return [card for card in LIQUIDITY if cards >> card & 1]


def money_within_reach(state: YangtzeState, seat: Seat) -> int:
    """What a seat could pay if it played all its liquidity cards."""
    return state.money[seat] + sum(CASH[card] for card in unplayed_liquidity(state.cards[seat]))


def has_open_card(state: YangtzeState, seat: Seat) -> bool:
    """Could this seat play a card at any time?"""
    cards = state.cards[seat]
    return bool(cards & LIQUIDITY_MASK or (cards >> SELL_CARGO & 1 and state.goods[seat]))
