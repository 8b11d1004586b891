"""What the next action could bring: how often it can be activated, and influence after deliveries or a train."""

from typing import NamedTuple

from rules.core.target import NOBODY, Seat
from rules.zaibatsu.board import RAILS_OF_REGION, RAILS_PER_REGION, REGIONS
from rules.zaibatsu.components import (
    ACTION_PRICES,
    ACTIVATIONS,
    AREA,
    INVEST_GOODS,
    IRON,
    MACHINE,
    MACHINE_COST,
    MACHINES,
    MARKETS,
    NONE,
    PIECES_EACH,
    PRODUCTION,
    ROUND_PERIOD,
    SHIP,
    SHIPS,
    TOKEN_FOR,
    TRAIN,
    TRAINS,
)
from rules.zaibatsu.reckoning.building import free_rails, machine_slots, ports
from rules.zaibatsu.reckoning.influence import standings
from rules.zaibatsu.reckoning.markets import deliveries, leaving
from rules.zaibatsu.reckoning.means import coal, goods_by_type, is_old, money
from rules.zaibatsu.state import TOKEN_BITS, VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import COAL_FOR, GOOD_OF, RELIEVES, SLOT_IRON


class Prospect(NamedTuple):
    """A region as it would be: influence, place from 1 on (0: none), points if the period ended then."""

    steps: int
    influence: int
    place: int
    points: int


def standing_of(state: ZaibatsuState, region: int, seat: Seat) -> Prospect:
    """Where a seat stands in a region now."""
    ranked = standings(state, region, ROUND_PERIOD[state.round])
    for each in ranked:
        if each.party == seat:
            above = sum(1 for other in ranked if other.influence > each.influence)
            return Prospect(0, each.influence, above + 1, each.points)
    return Prospect(0, 0, 0, 0)


# ------------------------------------------------------------ deliveries
def after_deliveries(state: ZaibatsuState, seat: Seat, region: int) -> Prospect:
    """A region after deliveries with the goods and tokens at hand, each time the one that helps most."""
    ahead, done = state, 0
    while done < ACTIVATIONS[MARKETS]:
        able = deliveries(ahead, seat, region)
        found = [each for space, value in able for each in _delivered(ahead, seat, space, value)]
        if not found:
            break
        ahead = max(found, key=lambda each: standing_of(each, region, seat)[3:0:-1])
        done += 1
    return standing_of(ahead, region, seat)._replace(steps=done)


def _delivered(state: ZaibatsuState, seat: Seat, space: int, value: int) -> list[ZaibatsuState]:
    """The map after a delivery, one for each token that may leave for it."""
    return [_placed(state, seat, space, value, gone) for gone in leaving(state, space) or [NONE]]


def _placed(state: ZaibatsuState, seat: Seat, space: int, value: int, gone: int) -> ZaibatsuState:
    """Goods of one type are taken from the first factories that have some."""
    ahead = state.clone()
    if gone != NONE:
        if ahead.tokens[gone] >> VALUE_BITS == seat:
            ahead.hand[seat] += 1 << TOKEN_BITS * (ahead.tokens[gone] & VALUE)
        ahead.tokens[gone] = 0
    ahead.tokens[space] = seat << VALUE_BITS | value
    ahead.hand[seat] -= 1 << TOKEN_BITS * value
    good = ahead.demand[space]
    left = TOKEN_FOR[good].index(value) + 1
    for at, tile in enumerate(ahead.slots[seat]):
        if GOOD_OF[tile] == good:
            taken = min(left, ahead.goods[seat][at])
            ahead.goods[seat][at] -= taken
            left -= taken
    return ahead


def _deliveries(state: ZaibatsuState, seat: Seat, region: int, most: int) -> int:
    """How many can follow one another in a region, up to so many; those that take few goods are tried first."""
    best = 0
    if most:
        for space, value in sorted(deliveries(state, seat, region), key=lambda each: each[1]):
            for ahead in _delivered(state, seat, space, value):
                best = max(best, 1 + _deliveries(ahead, seat, region, most - 1))
                if best == most:
                    return best
    return best


def after_train(state: ZaibatsuState, seat: Seat, region: int) -> Prospect | None:
    """A region with one more train of the seat; None if there is no room for it."""
    rails = [rail for rail in RAILS_OF_REGION[state.seats][region] if state.rails[rail] == NOBODY]
    if not rails or state.left[seat][TRAIN] >= PIECES_EACH:
        return None
    ahead = state.clone()
    ahead.rails[rails[0]] = seat
    return standing_of(ahead, region, seat)._replace(steps=1)


# ------------------------------------------------------------ activations
def activations_ahead(state: ZaibatsuState, seat: Seat, action: int) -> int:
    """How often an action could be activated now with what is at hand, the hired worker counted in."""
    most = ACTIVATIONS[action]
    if action == MACHINES:
        pieces = PIECES_EACH - state.left[seat][MACHINE]
        return min(most, _machines(state, seat), pieces, money(state, seat) // MACHINE_COST)
    if action == PRODUCTION:
        return min(most, _productions(state, seat))
    if action == SHIPS:
        room = AREA - len(state.workers[seat]) - 1
        able = min(room, len(ports(state, seat, 0)), PIECES_EACH - state.left[seat][SHIP])
        return max(0, min(most, able, _pieces(state, seat)))
    if action == TRAINS:
        regions = {rail // RAILS_PER_REGION for rail in free_rails(state, seat, 0)}
        return min(most, len(regions), PIECES_EACH - state.left[seat][TRAIN], _pieces(state, seat))
    if action == MARKETS:
        return max(_deliveries(state, seat, region, most) for region in range(len(REGIONS)))
    return min(most, _investments(state, seat))


def _machines(state: ZaibatsuState, seat: Seat) -> int:
    """One in each factory with room; iron goes where only a slot that costs some is free."""
    cheapest = dict[int, int]()
    for factory, slot in machine_slots(state, seat, 0):
        cheapest[factory] = min(cheapest.get(factory, SLOT_IRON[slot]), SLOT_IRON[slot])
    return _payable(sorted(cheapest.values()), state.stock[seat][IRON])


def _payable(costs: list[int], have: int) -> int:
    """How many of these costs, the lowest first, can be paid."""
    return sum(1 for number in range(len(costs)) if sum(costs[: number + 1]) <= have)


def _productions(state: ZaibatsuState, seat: Seat) -> int:
    """The cheapest factories first; relief is for one that could not be paid."""
    costs = sorted(COAL_FOR[GOOD_OF[tile]] for tile in state.slots[seat] if not is_old(tile))
    return min(len(costs), _payable(costs, coal(state, seat)) + (RELIEVES in state.slots[seat]))


def _pieces(state: ZaibatsuState, seat: Seat) -> int:
    """Ships or trains that can be paid, with money as long as it lasts."""
    iron, coins, done = state.stock[seat][IRON], money(state, seat), 0
    for price in sorted(ACTION_PRICES, key=lambda each: each.iron):
        while iron >= price.iron and coins >= price.money and done < PIECES_EACH:
            iron, coins, done = iron - price.iron, coins - price.money, done + 1
    return done


def _investments(state: ZaibatsuState, seat: Seat) -> int:
    """Each activation spends more goods of another type."""
    done = 0
    for have in sorted(goods_by_type(state, seat)):
        if done < len(INVEST_GOODS) and have >= INVEST_GOODS[done]:
            done += 1
    return done
