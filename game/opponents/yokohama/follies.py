"""What a sane player of Yokohama never does."""

from typing import Final, TypeAlias

from game.audit.folly import Deed, Folly, blunder, doubt, doubt_of_the_game
from game.opponents.yokohama.outlook import outlook
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.idle import WORTH_GOING, goes_for_nothing
from game.opponents.yokohama.turn.script import Script, turns
from rules.core.move import END_TURN, SKIP
from rules.core.target import Seat
from rules.yokohama.cards import ACHIEVEMENTS, HOUSE_SPACE, ORDERS, SHOP_SPACES, SPACES_PER_TILE, TILES
from rules.yokohama.components import COPPER, GOODS, IMPORT, IN_HAND, MOST_POWER, NONE, SHOP
from rules.yokohama.free import achievable, may_send
from rules.yokohama.moves import HOME, Build, Buy, Go, Place, Sell, Way
from rules.yokohama.reckoning.ground import power, power_with_president, power_without_president, reachable_by_agent
from rules.yokohama.reckoning.prices import completable
from rules.yokohama.reckoning.standing import progress
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.follow_up import Construct
from rules.yokohama.steps.movement import ChooseWay
from rules.yokohama.steps.spaces import PaySpace

Play: TypeAlias = Deed[YokohamaState]

A_HARVEST: Final = 3
"""Goods that one action brings."""
OTHER_LINES: Final = 10
"""In the last turn, so many other plans are played to the end."""
CLEARLY_MORE: Final = 4
"""Points that nobody leaves there."""
FAR_BEHIND: Final = 20
"""More than the turns that are left can make up for."""


def _end(deed: Play) -> YokohamaState | None:
    """The table when the turn was ended in this deed; None before the first turn."""
    ends = (state for state, move in deed.moments() if move == END_TURN)
    return next(ends, None) if deed.before.turn else None


def _is_last(state: YokohamaState, seat: Seat) -> bool:
    """Is it the last turn of a seat?"""
    return outlook(state, seat) == (0.0, True)


# ------------------------------------------------------------ what is left lying
@blunder
def leaves_points(deed: Play) -> bool:
    """Ends the last turn with an order or an Achievement that could have been completed."""
    state, seat = _end(deed), deed.seat
    if state is None or not _is_last(state, seat):
        return False
    return bool(completable(state, seat) or achievable(state, seat))


@blunder
def misses_points(deed: Play) -> bool:
    """Plays the very last turn of the game clearly worse than another way that was plain to see."""
    seat, end = deed.seat, _end(deed)
    if end is None or end.turn != end.last_turn:
        return False
    others = turns(Script(deed.rules, deed.turn()[0].before, seat, Temper()), 1, OTHER_LINES)
    best = max(_lead(deed, script.state) for script in others)
    return best >= _lead(deed, end) + CLEARLY_MORE


def _lead(deed: Play, state: YokohamaState) -> int:
    """By how much the seat is ahead of the best of the others, as things stand."""
    totals = [sheet.total for sheet in deed.rules.scores(state)]
    return totals.pop(deed.seat) - max(totals)


@doubt
def leaves_agent(deed: Play) -> bool:
    """Ends the last turn with an Agent that could have acted where it has Power enough."""
    state, seat = _end(deed), deed.seat
    if state is None or not _is_last(state, seat) or not may_send(state, seat):
        return False
    return any(power(state, seat, area) >= WORTH_GOING for area in reachable_by_agent(state, seat))


@doubt
def keeps_order_back(deed: Play) -> bool:
    """Ends a turn with an order that could have been completed, and whose goods no Achievement waits for."""
    state, seat = _end(deed), deed.seat
    if state is None or not outlook(state, seat).turns:
        return False
    shown = _goods_to_show(state, seat)
    return any(not shown.intersection(_goods_of(order)) for order in completable(state, seat))


def _goods_of(order: int) -> list[int]:
    return [good for good, number in enumerate(ORDERS[order].demand) if number]


def _goods_to_show(state: YokohamaState, seat: Seat) -> set[int]:
    """Goods of which one production more may complete an Achievement."""
    found = set()
    for tile, seats in zip(state.achievements, state.achieved, strict=True):
        if seat not in seats and ACHIEVEMENTS[tile].kind == "goods":
            found |= {GOODS.index(what) for what, have, need in progress(state, seat, tile) if need - have <= A_HARVEST}
    return found


# ------------------------------------------------------------ placing and moving
@blunder
def overcrowds(deed: Play) -> bool:
    """Places an Assistant where the Power is full without the President already."""
    return any(
        isinstance(move, Place) and power_without_president(state, deed.seat, move.area) >= MOST_POWER
        for state, move in deed.moments()
    )


@doubt
def goes_home(deed: Play) -> bool:
    """Takes the President home while an Area is in reach where he has Power enough."""
    for state, move in deed.moments():
        if move == HOME:
            open_to_him = [each.area for each in deed.rules.legal_moves(state) if isinstance(each, Go)]
            return any(power_with_president(state, deed.seat, area) >= WORTH_GOING for area in open_to_him)
    return False


@doubt
def pays_the_dearer_way(deed: Play) -> bool:
    """Pays more for a way than another would have cost."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(move, Way) and isinstance(step, ChooseWay):
            prices = [route.price for route in step.routes(state)]
            return prices[move.number] > min(prices)
    return False


@blunder
def acts_for_nothing(deed: Play) -> bool:
    """Goes where nothing at all is gained and no rival is kept from acting, with turns to come."""
    return goes_for_nothing(deed.rules, deed.before, deed.seat, deed.line)


# ------------------------------------------------------------ what is given and got
@blunder
def gives_dear_for_cheap(deed: Play) -> bool:
    """Gives an import, or copper that an order asks for, for Faith while a good to spare stays in hand."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if not isinstance(step, PaySpace) or move.targets()[0].kind != "button":
            continue
        paid, spare = {item for item, _ in step.payment(state)}, _spare(state, deed.seat)
        dear = {IMPORT} if COPPER in spare or _is_last(state, deed.seat) else {IMPORT, COPPER}
        if step.payable(state) and paid & dear:
            return any(item not in paid for item in spare)
    return False


def _spare(state: YokohamaState, seat: Seat) -> list[int]:
    """Goods of which a seat has more than all its orders ask for."""
    asked = [sum(ORDERS[order].demand[good] for order in state.hands[seat]) for good in range(len(GOODS))]
    return [good for good in range(len(GOODS)) if state.stock[seat][good] > asked[good]]


@blunder
def buys_and_sells_the_same(deed: Play) -> bool:
    """Buys and sells the same good in Chinatown."""
    bought = {move.item for move in deed.line if isinstance(move, Buy)}
    return any(isinstance(move, Sell) and move.item in bought for move in deed.line)


def _rewarded_shops(state: YokohamaState, area: int) -> list[int]:
    """The free spaces for Shops in an Area that give something."""
    row = state.built[area * SPACES_PER_TILE :][:SHOP_SPACES]
    printed = TILES[state.tiles[area]].rewards
    return [space for space, owner in enumerate(row) if owner == NONE and printed[space]]


@blunder
def builds_for_nothing(deed: Play) -> bool:
    """Builds on the space without a reward while others of the tile are free."""
    for state, move in deed.moments():
        if isinstance(move, Build) and move.space != HOUSE_SPACE:
            rewarded = _rewarded_shops(state, move.area)
            return bool(rewarded) and move.space not in rewarded
    return False


@doubt
def declines_building(deed: Play) -> bool:
    """Builds nothing with a Shop in hand where a space gives something."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(step, Construct) and move == SKIP:
            row = state.built[step.area * SPACES_PER_TILE :][:SHOP_SPACES]
            able = state.stock[deed.seat][IN_HAND[SHOP]] and deed.seat not in row
            return bool(able and _rewarded_shops(state, step.area))
    return False


@doubt_of_the_game
def ends_a_lost_game(deed: Play) -> bool:
    """Brought the end about while far behind, and lost."""
    for each in deed.past:
        if each.seat == deed.seat and each.after.last_turn and not each.before.last_turn:
            return -_lead(each, each.after) > FAR_BEHIND and deed.seat not in deed.rules.winners(deed.after)
    return False


FOLLIES: Final[tuple[Folly, ...]] = (
    leaves_points,
    misses_points,
    leaves_agent,
    keeps_order_back,
    overcrowds,
    goes_home,
    pays_the_dearer_way,
    acts_for_nothing,
    gives_dear_for_cheap,
    buys_and_sells_the_same,
    builds_for_nothing,
    declines_building,
    ends_a_lost_game,
)
