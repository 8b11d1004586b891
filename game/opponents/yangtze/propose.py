"""What is worth considering: whole cargoes, purchases with their cards, bids within reason."""

from collections.abc import Sequence
from itertools import combinations

from game.opponents.faculties import Proposals
from game.opponents.player import Line
from game.opponents.yangtze.outlook import outlook
from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.auction import limits, outcome, paid
from game.opponents.yangtze.worth.ending import may_buy_nothing
from game.opponents.yangtze.worth.goods import best_cargoes, gain_of, whole_lines
from rules.core.bits import mask_of
from rules.core.move import SKIP
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yangtze.components import (
    EMPTY,
    FREE_GOOD,
    LAST_EMPEROR,
    LIQUIDITY,
    PRICES,
    REDEEM_COST,
    SELL_CARGO,
    TWO_GOODS,
)
from rules.yangtze.free import CASH_IN, SELL_CARD
from rules.yangtze.moves import BUY, BUY_NOTHING, EXCHANGE, LAY_CARD, PASS, SELL, STOP_SELLING, TAKE, Bid, Redeem
from rules.yangtze.reckoning.cargo import cargo_value, worth_of_mask
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.emperor import Obey, RedeemCard
from rules.yangtze.steps.offers import SellOffer, SwapOffer
from rules.yangtze.steps.sell import LoadCargo, SellStep

SINGLES_BELOW = 12
"""Single goods are sold only by a seat as poor as that, or one that has nothing else to sell and is not FULL."""
FULL = 15
CHEAP = 6
"""A good that costs no more is not what the card for a free one is kept for, while there is money and time."""
REDEEMED_WITH = 12
"""Whoever has so much left after it buys a card back."""
PAIRS = 4
"""How many pairs of goods the card for two is tried with."""
SWAPS = 6
SURE_BID = 0.5
SURE_PASS = 2.0
"""Parts of the own limit below and above which an auction is clear."""
CLEAR_BID = 0.02
"""So much more chance of winning makes a bid clear."""


class YangtzeProposals(Proposals[YangtzeState, Temper]):
    """Leaves out what no merchant would try, and knows which auctions need no thought."""

    def lines(self, state: YangtzeState) -> Sequence[Line]:
        return proposed(self.rules, state, self.temper)

    def clear(self, state: YangtzeState, best: float, second: float) -> bool:
        """Far from the own limit a bid or a pass needs no thought."""
        step = state.pending[-1]
        if isinstance(step, Auction):
            limit = limits(state, outlook(state, self.temper), self.temper)[step.queue[0]]
            return best - second > CLEAR_BID or not limit * SURE_BID < step.least() <= limit * SURE_PASS
        return super().clear(state, best, second)


def proposed(rules: Rules[YangtzeState], state: YangtzeState, temper: Temper) -> Sequence[Line]:
    """Lines to consider, in a stable order."""
    step = state.pending[-1]
    found: list[Line] = []
    if isinstance(step, SwapOffer):
        found = _swaps(state, step)
    elif isinstance(step, LoadCargo):
        found = _sales(state, step)
    elif isinstance(step, BuyStep) and not step.gaps and not step.two and not step.free:
        found = _purchases(state, step, temper)
    elif isinstance(step, Auction):
        found = _bids(state, step, temper)
    elif isinstance(step, RedeemCard) and (sure := _sure_redemptions(rules, state, step)):
        found = sure
    elif isinstance(step, Obey):
        found = [(move,) for move in rules.search_moves(state) if move != SELL_CARD[step.decider(state)]]
        found += _card_sales(state, step.decider(state))
    return found or [(move,) for move in rules.search_moves(state)]


def _sure_redemptions(rules: Rules[YangtzeState], state: YangtzeState, step: RedeemCard) -> list[Line]:
    """Cards that whoever buys them back still has money to go on with: a gain nobody declines."""
    left = state.money[step.seat] - REDEEMED_WITH
    moves = [move for move in rules.search_moves(state) if isinstance(move, Redeem)]
    return [(move,) for move in moves if REDEEM_COST[move.card] <= left]


def sellable(state: YangtzeState, seat: Seat) -> Sequence[tuple[int, ...]]:
    """Cargoes to consider, the longest first."""
    mask = mask_of(state.goods[seat])
    whole = [cargo for cargo in whole_lines(mask) if not _breaks_split(cargo, mask)]
    if state.money[seat] < SINGLES_BELOW or (not whole and state.money[seat] < FULL):
        return (*whole, *(cargo for cargo in best_cargoes(mask) if len(cargo) == 1))
    return whole


def _breaks_split(cargo: tuple[int, ...], mask: int) -> bool:
    """Would the goods left lose by this sale, though another brings as much and loses nothing?"""
    value = cargo_value(cargo)
    loses = value + worth_of_mask(mask ^ mask_of(cargo)) < worth_of_mask(mask)
    return loses and value <= cargo_value(best_cargoes(mask)[0])


def loading(cargo: Sequence[int], picked: Sequence[int] = ()) -> Line:
    """The clicks that sell a cargo of which some goods are picked."""
    return (*(TAKE[good] for good in cargo if good not in picked), SELL)


def _sales(state: YangtzeState, step: LoadCargo) -> list[Line]:
    picked = set(state.picked)
    found = [loading(cargo, state.picked) for cargo in sellable(state, step.seat) if picked <= set(cargo)]
    if not picked and isinstance(step, SellStep):
        found.append((STOP_SELLING,))
    elif not picked and isinstance(step, SellOffer):
        found.append((SKIP,))
    return found


def _card_sales(state: YangtzeState, seat: Seat) -> list[Line]:
    if state.picked or not state.goods[seat] or not state.cards[seat] >> SELL_CARGO & 1:
        return []
    return [(SELL_CARD[seat], *loading(cargo)) for cargo in sellable(state, seat) if len(cargo) > 1]


def _bids(state: YangtzeState, step: Auction, temper: Temper) -> list[Line]:
    """Pass, go half the way to where the auction will probably end, raise by the least, or find more money first.

    Liquidity cards are played for a bid that needs them, never to pass the next moment: it would only give points away.
    """
    seat = step.queue[0]
    money, least = state.money[seat], step.least()
    wanted = max(least, outcome(step, limits(state, outlook(state, temper), temper)).price // 2)
    found: list[Line] = []
    if least <= money:
        found += [(Bid(amount),) for amount in dict.fromkeys((min(money, wanted), least))]
    for amount in dict.fromkeys((wanted, least)):
        if cards := cashed(state, seat, amount):
            found.append((*cards, Bid(amount)))
    return [*found, *_card_sales(state, seat), (PASS,)]


def cashed(state: YangtzeState, seat: Seat, amount: int) -> Line:
    """The liquidity cards to play for an amount; none where none is needed, or all are not enough."""
    left, kept = paid(state.money[seat], state.cards[seat], amount)
    if left < 0:
        return ()
    return tuple(CASH_IN[seat][card] for card in reversed(LIQUIDITY) if (state.cards[seat] ^ kept) >> card & 1)


def _swaps(state: YangtzeState, step: SwapOffer) -> list[Line]:
    """The swaps that gain most at once."""
    if state.picked:
        return []
    mask = mask_of(state.goods[step.seat])
    scored = []
    for given in state.goods[step.seat]:
        for space, taken in enumerate(state.river):
            if taken != EMPTY:
                scored.append((-worth_of_mask(mask ^ (1 << given) | 1 << taken), given, space))
    scored.sort()
    return [(SKIP,), *((TAKE[given], EXCHANGE[space]) for _, given, space in scored[:SWAPS])]


def _hard_up(state: YangtzeState, seat: Seat, space: int) -> bool:
    """Is there little money left beside the price, or little time?"""
    return state.money[seat] < PRICES[space] + min(PRICES) + 2 or len(state.emperors) >= LAST_EMPEROR - 3


def _purchases(state: YangtzeState, step: BuyStep, temper: Temper) -> list[Line]:
    seat = step.seat
    money, cards = state.money[seat], state.cards[seat]
    mask = mask_of(state.goods[seat])
    ahead = outlook(state, temper)
    gains = {
        space: gain_of(good, mask, ahead.river, ahead.unseen, *ahead.pace.chances)
        for space, good in enumerate(state.river)
        if good != EMPTY
    }
    found: list[Line] = [(BUY[space],) for space in gains if PRICES[space] <= money]
    free = LAY_CARD[seat][FREE_GOOD]
    two = LAY_CARD[seat][TWO_GOODS]
    may_free, may_two = cards >> FREE_GOOD & 1, cards >> TWO_GOODS & 1
    dear = [space for space in gains if PRICES[space] > CHEAP or _hard_up(state, seat, space)]
    if may_free:
        found += [(free, BUY[space]) for space in sorted(dear, key=lambda s: -gains[s])[:3]]
    if may_two:
        pairs = sorted(combinations(gains, 2), key=lambda p: sum(PRICES[s] - gains[s] for s in p))
        payable = [pair for pair in pairs if sum(PRICES[s] for s in pair) <= money]
        found += [(two, BUY[a], BUY[b]) for a, b in payable[:PAIRS]]
        if may_free:
            likely = [(a, b) for a, b in pairs if a in dear][:PAIRS]
            found += [(two, free, BUY[a], BUY[b]) for a, b in likely if PRICES[b] <= money]
    found += [(*raised, BUY[space]) for space in gains if (raised := cashed(state, seat, PRICES[space]))]
    if not found or may_buy_nothing(state, seat):
        found.append((BUY_NOTHING,))
    return found
