"""What a sane player of Yangtze never does."""

from typing import Final, TypeAlias

from game.audit.folly import Deed, Folly, blunder, doubt, doubt_of_the_game
from game.opponents.yangtze.propose import CHEAP, FULL
from rules.core.bits import mask_of
from rules.core.move import SKIP, Move
from rules.core.target import Seat
from rules.yangtze.components import (
    CASH,
    EMPERORS,
    EMPTY,
    FREE_GOOD,
    LAST_EMPEROR,
    LIQUIDITY,
    PRICES,
    REDEEM_COST,
    SELL_CARGO,
    UNPLAYED_VALUE,
)
from rules.yangtze.free import Cash
from rules.yangtze.moves import BUY_NOTHING, PASS, SELL, Bid, Buy, Discard, Follow, LayCard, Redeem
from rules.yangtze.reckoning.cards import money_within_reach, unplayed_liquidity
from rules.yangtze.reckoning.cargo import best_split, cargo_value, worth, worth_of_mask
from rules.yangtze.reckoning.emperors import amount_due
from rules.yangtze.reckoning.posts import post_gain
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.emperor import RedeemCard, RepeatEmperor
from rules.yangtze.steps.offers import SwapOffer
from rules.yangtze.steps.tax import Tax

Play: TypeAlias = Deed[YangtzeState]

RICH: Final = 12
"""Whoever has so much can afford to buy."""
LATE: Final = 4
"""With so many emperors to come a coin is worth hardly more than its face."""
BARGAIN: Final = 4
"""A post worth so much more than it costs is not left lying."""


def _left(state: YangtzeState) -> int:
    """Emperors to come."""
    return LAST_EMPEROR - len(state.emperors)


@blunder
def cashes_without_need(deed: Play) -> bool:
    """Cashes a Liquidity card although the line pays nothing afterwards that could not have been paid without it."""
    moments = list(deed.moments())
    for number, (state, move) in enumerate(moments):
        if isinstance(move, Cash) and not isinstance(state.pending[-1], Tax):
            return sum(_price(*later) for later in moments[number + 1 :]) <= state.money[deed.seat]
    return False


def _price(state: YangtzeState, move: Move) -> int:
    """What a move pays, or promises in an auction."""
    step = state.pending[-1]
    match move:
        case Bid(amount):
            return amount
        case Buy(space):
            return 0 if isinstance(step, BuyStep) and step.free else PRICES[space]
        case Redeem(_, card):
            return REDEEM_COST[card]
    return 0


@blunder
def cashes_small_card(deed: Play) -> bool:
    """Cashes one Liquidity card while holding a larger one: the same points are lost."""
    cashed = [move.card for move in deed.line if isinstance(move, Cash)]
    held = unplayed_liquidity(deed.before.cards[deed.seat])
    return len(cashed) == 1 and any(CASH[card] > CASH[cashed[0]] for card in held)


@doubt
def cashes_and_loses_auction(deed: Play) -> bool:
    """Late in the game, a card was cashed for a post that another got, and the price rose by less than the card lost.

    Earlier a coin in hand is worth more than its face: there the money makes up for the card.
    """
    post = deed.before.block
    if post == EMPTY or deed.after.block == post or _left(deed.before) > LATE:
        return False
    here = [*(each for each in deed.past if each.before.block == post), deed]
    price = max((move.amount for each in here for move in each.line if isinstance(move, Bid)), default=0)
    return any(
        post not in deed.after.posts[each.seat] and price - _standing(each.before) < _lost(each) for each in here
    )


def _standing(state: YangtzeState) -> int:
    step = state.pending[-1]
    return step.price if isinstance(step, Auction) else 0


def _lost(deed: Play) -> int:
    """Points given up by cards that were cashed."""
    return sum(UNPLAYED_VALUE[move.card] - CASH[move.card] for move in deed.line if isinstance(move, Cash))


@blunder
def leaves_bargain(deed: Play) -> bool:
    """Passes as the last who could have a post worth far more at once than it costs."""
    step = deed.before.pending[-1]
    if not isinstance(step, Auction) or deed.line[-1] != PASS or len(step.queue) > 1:
        return False
    gain = post_gain(deed.before, deed.seat, deed.before.block)[deed.seat]
    return step.least() <= deed.before.money[deed.seat] and gain > step.least() + BARGAIN


@blunder
def bids_beyond_all_purses(deed: Play) -> bool:
    """Bids more than beats whatever the others could still pay."""
    step = deed.before.pending[-1]
    bids = [move.amount for move in deed.line if isinstance(move, Bid)]
    if not isinstance(step, Auction) or not bids:
        return False
    rivals = [seat for seat in step.queue if seat != deed.seat]
    if any(_may_sell(deed.before, seat) for seat in rivals):
        return False
    reach = max((money_within_reach(deed.before, seat) for seat in rivals), default=0)
    return bids[-1] > max(step.least(), reach)


def _may_sell(state: YangtzeState, seat: Seat) -> bool:
    return bool(state.cards[seat] >> SELL_CARGO & 1 and state.goods[seat])


@doubt
def pays_for_empty_post(deed: Play) -> bool:
    """Bids for a post that scores nothing as things stand, neither for itself nor for a rival."""
    step, state = deed.before.pending[-1], deed.before
    bids = [move.amount for move in deed.line if isinstance(move, Bid)]
    if not isinstance(step, Auction) or not bids or bids[-1] <= BARGAIN:
        return False
    return all(post_gain(state, seat, state.block)[seat] <= 0 for seat in range(state.seats))


@blunder
def breaks_split(deed: Play) -> bool:
    """Sells a cargo by which the goods left lose, though another brings as much and loses nothing."""
    for state, move in deed.moments():
        if move == SELL and state.picked:
            goods = state.goods[deed.seat]
            rest = [good for good in goods if good not in state.picked]
            loses = cargo_value(state.picked) + worth(rest) < worth(goods)
            if loses and cargo_value(best_split(goods)[0]) >= cargo_value(state.picked):
                return True
    return False


@doubt
def sells_single_good(deed: Play) -> bool:
    """Sells a single good with money in hand."""
    return _left(deed.before) > 1 and any(
        move == SELL and len(state.picked) == 1 and state.money[deed.seat] >= FULL for state, move in deed.moments()
    )


@doubt
def idles(deed: Play) -> bool:
    """Buys nothing with money in hand."""
    state = deed.before
    if BUY_NOTHING not in deed.line or _left(state) <= 1 or state.passes == state.seats - 1:
        return False
    return state.money[deed.seat] >= RICH and any(good != EMPTY for good in state.river)


@blunder
def ends_lost_game(deed: Play) -> bool:
    """Ends the game by passing although it loses even against what all can see, and could have bought."""
    state, seat = deed.after, deed.seat
    if BUY_NOTHING not in deed.line or not deed.rules.is_over(state) or state.money[seat] < min(PRICES):
        return False
    seen = state.clone()
    for other in range(state.seats):
        if other != seat:
            seen.goods[other] = []
    return seat not in deed.rules.winners(seen)


@doubt
def wastes_free_good(deed: Play) -> bool:
    """Plays Free good for a cheap good with money in hand, early in the game."""
    free = any(isinstance(move, LayCard) and move.card == FREE_GOOD for move in deed.line)
    prices = [PRICES[move.space] for move in deed.line if isinstance(move, Buy)]
    rich = bool(prices) and deed.before.money[deed.seat] >= prices[0] + min(PRICES) + 2
    return free and rich and prices[0] <= CHEAP and _left(deed.before) > 3


@doubt_of_the_game
def never_uses_free_good(deed: Play) -> bool:
    """Never used Free good."""
    return bool(deed.after.cards[deed.seat] >> FREE_GOOD & 1)


@doubt
def buys_dear_at_the_end(deed: Play) -> bool:
    """With the last emperor to come, pays far more for goods than they can bring."""
    state = deed.before
    spaces = [move.space for move in deed.line if isinstance(move, Buy)]
    if not spaces or _left(state) > 1 or any(isinstance(move, LayCard) for move in deed.line):
        return False
    held = mask_of(state.goods[deed.seat])
    gain = worth_of_mask(held | mask_of(state.river[space] for space in spaces)) - worth_of_mask(held)
    return bool(sum(PRICES[space] for space in spaces) - gain >= BARGAIN)


@doubt
def declines_swap(deed: Play) -> bool:
    """Declines a swap that gains at once."""
    state = deed.before
    if not isinstance(state.pending[-1], SwapOffer) or deed.line != (SKIP,):
        return False
    held = mask_of(state.goods[deed.seat])
    swaps = [held ^ 1 << given | 1 << taken for given in state.goods[deed.seat] for taken in state.river if taken >= 0]
    return max(map(worth_of_mask, swaps), default=0) >= worth_of_mask(held) + 3


@doubt
def declines_redemption(deed: Play) -> bool:
    """Declines to buy back a card with money in hand: a sure gain."""
    cheapest = _cheapest_redemption(deed.before, deed.seat)
    return cheapest > 0 and SKIP in deed.line and deed.before.money[deed.seat] - cheapest >= RICH


@blunder
def redeems_dear(deed: Play) -> bool:
    """Late in the game, buys back a dearer card than it need."""
    return _left(deed.before) <= 3 and any(
        isinstance(move, Redeem) and REDEEM_COST[move.card] > _cheapest_redemption(state, deed.seat)
        for state, move in deed.moments()
    )


def _cheapest_redemption(state: YangtzeState, seat: Seat) -> int:
    """0 where nothing is offered."""
    if not isinstance(state.pending[-1], RedeemCard):
        return 0
    cards, money = state.cards[seat], state.money[seat]
    return min(
        (REDEEM_COST[card] for card in LIQUIDITY if not cards >> card & 1 and REDEEM_COST[card] <= money), default=0
    )


@blunder
def repeats_tax(deed: Play) -> bool:
    """Repeats an emperor that takes where another would have taken less."""
    step = deed.before.pending[-1]
    chosen = [move.emperor for move in deed.line if isinstance(move, Follow)]
    if not chosen or not isinstance(step, RepeatEmperor):
        return False
    others = [_due(deed, emperor) for emperor in deed.before.emperors if emperor != step.emperor]
    return _due(deed, chosen[0]) < min(0, max(others))


def _due(deed: Play, emperor: int) -> int:
    """What an emperor gives or takes; a good that must go is taken for a cheap one."""
    token = EMPERORS[emperor]
    if token.effect == "discard_good":
        return -min(PRICES) if deed.before.goods[deed.seat] else 0
    if token.optional or token.effect.startswith("repeat"):
        return 0
    return amount_due(deed.before, deed.seat, emperor)


@doubt
def discards_dear_good(deed: Play) -> bool:
    """Discards a good by which far more is lost than by another."""
    held = mask_of(deed.before.goods[deed.seat])
    for move in deed.line:
        if isinstance(move, Discard):
            kept = max(worth_of_mask(held ^ 1 << good) for good in deed.before.goods[deed.seat])
            return kept - worth_of_mask(held ^ 1 << move.good) > BARGAIN
    return False


FOLLIES: Final[tuple[Folly, ...]] = (
    cashes_without_need,
    cashes_small_card,
    cashes_and_loses_auction,
    leaves_bargain,
    bids_beyond_all_purses,
    pays_for_empty_post,
    breaks_split,
    sells_single_good,
    idles,
    ends_lost_game,
    wastes_free_good,
    never_uses_free_good,
    buys_dear_at_the_end,
    declines_swap,
    declines_redemption,
    redeems_dear,
    repeats_tax,
    discards_dear_good,
)
