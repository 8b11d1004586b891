"""Where goods can be delivered for which influence tokens, and what leaves."""

from rules.core.target import Seat
from rules.core.text import Text, say
from rules.zaibatsu.board import CITY_OF, MARKET_SPACES, SPACES_OF_CITY, SPACES_OF_REGION
from rules.zaibatsu.components import COUNTS, GOODS, NONE, TOKEN_FOR, VALUES
from rules.zaibatsu.reckoning.means import goods_by_type
from rules.zaibatsu.state import TOKEN_BITS, VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.words.amounts import of_good

_EVERYWHERE = range(len(MARKET_SPACES))


def least_value(state: ZaibatsuState, seat: Seat, space: int) -> int:
    """A token must be at least this high to be placed on a space."""
    there = state.tokens[space]
    if there:
        return 0 if there >> VALUE_BITS == seat else (there & VALUE) + 1
    others = [state.tokens[each] for each in SPACES_OF_CITY[CITY_OF[space]] if state.tokens[each]]
    if len(others) < COUNTS[state.seats].city_tokens:
        return 0
    return min(token & VALUE for token in others) + 1


def leaving(state: ZaibatsuState, space: int) -> list[int]:
    """The spaces of the tokens one of which must leave for a new token on this space."""
    if state.tokens[space]:
        return [space]
    city = [each for each in SPACES_OF_CITY[CITY_OF[space]] if state.tokens[each]]
    if len(city) < COUNTS[state.seats].city_tokens:
        return []
    lowest = min(state.tokens[each] & VALUE for each in city)
    return [each for each in city if state.tokens[each] & VALUE == lowest]


def _values(state: ZaibatsuState, seat: Seat) -> list[list[int]]:
    """By type of goods, the tokens its goods and the tokens at hand allow, the lowest first."""
    hand = state.hand[seat]
    return [
        [value for value in TOKEN_FOR[good][:number] if hand >> TOKEN_BITS * value & 3] if number else []
        for good, number in enumerate(goods_by_type(state, seat))
    ]


def deliveries(state: ZaibatsuState, seat: Seat, region: int) -> list[tuple[int, int]]:
    """Space and token of everything that can be delivered, in one region or, with NONE, anywhere."""
    values = _values(state, seat)
    if not any(values):
        return []
    demand = state.demand
    found = []
    for space in _EVERYWHERE if region == NONE else SPACES_OF_REGION[region]:
        able = values[demand[space]]
        if able:
            least = least_value(state, seat, space)
            found += [(space, value) for value in able if value >= least]
    return found


def can_deliver(state: ZaibatsuState, seat: Seat) -> bool:
    """Can anything be delivered anywhere?"""
    if not any(state.goods[seat]):
        return False
    values = _values(state, seat)
    demand = state.demand
    for space in _EVERYWHERE:
        able = values[demand[space]]
        if able and able[-1] >= least_value(state, seat, space):
            return True
    return False


def refuse_space(state: ZaibatsuState, seat: Seat, space: int) -> Text:
    """Why nothing can be delivered to a space that the region allows."""
    good = state.demand[space]
    have = goods_by_type(state, seat)[good]
    if not have:
        return say("zaibatsu.refuse.goods", good=Text(f"zaibatsu.good.{GOODS[good]}"))
    least = least_value(state, seat, space)
    if least > VALUES[-1]:
        return Text("zaibatsu.refuse.none_higher")
    if TOKEN_FOR[good][:have][-1] < least:
        return say("zaibatsu.refuse.too_low", n=least, what=of_good(good, have))
    return Text("zaibatsu.refuse.no_token")
