"""What a seat has and can pay. Silk counts as money wherever money is paid."""

from rules.core.target import Seat
from rules.zaibatsu.components import (
    BACK_NEEDS_ALL,
    COAL,
    FACTORY_COST,
    GOODS,
    IRON,
    MONEY,
    ON_FINANCE,
    SILK,
    SILK_TO_MONEY,
)
from rules.zaibatsu.state import TOKEN_BITS, ZaibatsuState
from rules.zaibatsu.tiles import DISCOUNT, GOOD_OF, OLD_FACTORY, PRICES, START_A


def money(state: ZaibatsuState, seat: Seat) -> int:
    """All that can be paid in money."""
    stock = state.stock[seat]
    return stock[MONEY] + stock[SILK] * SILK_TO_MONEY


def silk_for(state: ZaibatsuState, seat: Seat, cost: int) -> int:
    """Silk that a price in money would take: what the coins fall short of; none where silk cannot pay it either."""
    short = max(0, cost - state.stock[seat][MONEY])
    return -(-short // SILK_TO_MONEY) if cost <= money(state, seat) else 0


def coal(state: ZaibatsuState, seat: Seat) -> int:
    """All coal, kept coal included."""
    return state.stock[seat][COAL] + state.kept_token[seat] + state.kept_tile[seat]


def can_pay(state: ZaibatsuState, seat: Seat, number: int) -> bool:
    """Can a price be paid in full?"""
    price = PRICES[number]
    if price.iron > state.stock[seat][IRON] or price.money > money(state, seat):
        return False
    return not BACK_NEEDS_ALL or state.tracks[seat][ON_FINANCE] >= price.back


def payable(state: ZaibatsuState, seat: Seat, prices: tuple[int, ...]) -> list[int]:
    """Those of the prices that can be paid."""
    return [number for number in prices if can_pay(state, seat, number)]


def factory_price(state: ZaibatsuState, seat: Seat) -> int:
    """The money a factory costs this seat."""
    return FACTORY_COST - (START_A[DISCOUNT].number if state.start_a[seat] == DISCOUNT else 0)


def goods_by_type(state: ZaibatsuState, seat: Seat) -> list[int]:
    """All goods of a seat by type; those of several factories together."""
    have = [0] * len(GOODS)
    for tile, number in zip(state.slots[seat], state.goods[seat], strict=True):
        have[GOOD_OF[tile]] += number
    return have


def at_hand(state: ZaibatsuState, seat: Seat, value: int) -> int:
    """How many influence tokens of a value are available."""
    return state.hand[seat] >> TOKEN_BITS * value & 3


def is_old(tile: int) -> bool:
    """Is it the old factory, with either side up?"""
    return tile >= OLD_FACTORY
