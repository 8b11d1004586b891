"""How an auction will probably end."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.opponents.yangtze.outlook import Outlook
from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.posts import post_hopes
from rules.core.target import NOBODY, Seat
from rules.yangtze.components import CASH, LIQUIDITY, LIQUIDITY_MASK, UNPLAYED_VALUE
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction

USUAL_BID = 8
DEAR_LOSS = 20
"""Nobody counts on a liquidity card that loses so much against its points; one that loses half of it is as good as
money."""
_EASY_CASH = [
    sum(2 * (DEAR_LOSS - UNPLAYED_VALUE[card] + CASH[card]) for card in LIQUIDITY if cards >> card & 1)
    for cards in range(LIQUIDITY_MASK + 1)
]


class Outcome(NamedTuple):
    """Who gets the post, for how much; NOBODY if it leaves the game. `limits` are what each seat would pay at most."""

    winner: Seat
    price: int
    limits: tuple[int, ...]


def standing(worths: Sequence[float], seat: Seat) -> float:
    """A seat's worth less that of the others, the strongest of them counting most."""
    own = worths[seat]
    if len(worths) == 2:
        return own - worths[1 - seat]
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def _lead(worths: Sequence[float], seat: Seat) -> float:
    """A seat's worth less the mean of the others: who of them is ahead may change with the price, so it counts not."""
    return worths[seat] - (sum(worths) - worths[seat]) / (len(worths) - 1)


def limits(state: YangtzeState, ahead: Outlook, temper: Temper) -> tuple[int, ...]:
    """By seat, the price at which winning the post on the block and leaving it to the likeliest rival are equal."""
    return limits_for(state.block, state, ahead, temper)


def limits_for(post: int, state: YangtzeState, ahead: Outlook, temper: Temper) -> tuple[int, ...]:
    """The same for any post that is no longer in the bag."""
    seats = state.seats
    bit = 1 << post
    won = []
    for seat in range(seats):
        held = tuple(mask | bit if other == seat else mask for other, mask in enumerate(ahead.held))
        won.append(post_hopes(held, ahead.posts, ahead.emperors, temper.hope))
    coins = [_coin(within_reach(*each), ahead) for each in zip(state.money, state.cards, strict=True)]
    result = []
    for seat in range(seats):
        own = _lead(won[seat], seat)
        others = [_lead(won[other], seat) for other in range(seats) if other != seat]
        gained = own - sum(others) / len(others)
        theirs = (sum(coins) - coins[seat]) / len(others)
        price = ahead.pace.eager * gained / (coins[seat] + theirs / len(others))
        result.append(_affordable(state, seat, price, ahead))
    return tuple(result)


def within_reach(money: int, cards: int) -> int:
    """Money in hand and what liquidity cards would bring at little loss: who holds them is not poor."""
    return money + _EASY_CASH[cards & LIQUIDITY_MASK]


def _coin(money: int, ahead: Outlook) -> float:
    """What one of the next coins spent is worth to a seat with so much money."""
    return ahead.pace.gain + ahead.pace.cash * exp(-max(0.0, money - USUAL_BID / 2) / ahead.pace.purse)


def paid(money: int, cards: int, price: int) -> tuple[int, int]:
    """Money and cards left of a price; where money is short the largest liquidity cards go first: all bring the same if
    kept. Less than nothing is left of what cannot be paid."""
    for card in reversed(LIQUIDITY):
        if money >= price:
            break
        if cards >> card & 1:
            money += CASH[card]
            cards ^= 1 << card
    return money - price, cards


def _affordable(state: YangtzeState, seat: Seat, price: float, ahead: Outlook) -> int:
    """What can be paid of a price, with cards where it is worth their loss."""
    money = state.money[seat]
    limit = min(money, int(price))
    loss = 0.0
    for card in reversed(LIQUIDITY):
        if state.cards[seat] >> card & 1:
            loss += max(0.0, UNPLAYED_VALUE[card] / ahead.pace.gain - CASH[card])
            money += CASH[card]
            if price - loss > limit:
                limit = min(money, int(price - loss))
    return limit


def outcome(step: Auction, most: tuple[int, ...]) -> Outcome:
    """The seat that would pay most wins at one more than the next would pay."""
    leader, price = step.leader, step.price
    winner, second, best = leader, 0, price if leader != NOBODY else 0
    if leader != NOBODY:
        best = max(best, most[leader])
    for seat in step.queue:
        if seat == leader:
            continue
        limit = most[seat]
        if limit > best:
            winner, second, best = seat, max(second, best if winner != NOBODY else 0), limit
        elif limit > second:
            second = limit
    if winner == NOBODY:
        return Outcome(NOBODY, 0, most)
    least = price if winner == leader else step.least()
    return Outcome(winner, max(least, min(best, second + 1)), most)
