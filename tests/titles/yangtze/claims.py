"""What the sentences of opponents at Yangtze claim."""

from typing import Final

from rules.core.bits import mask_of
from rules.core.move import SKIP
from rules.yangtze.components import EMPTY, PRICES, UNPLAYED_VALUE
from rules.yangtze.free import Cash, SellCard
from rules.yangtze.moves import (
    BUY_NOTHING,
    DRAW,
    PASS,
    STOP_SELLING,
    Bid,
    Buy,
    Discard,
    Exchange,
    Follow,
    LayCard,
    Redeem,
)
from rules.yangtze.places import CARD, EMPEROR, GOOD, POST
from rules.yangtze.reckoning.cargo import LINES_OF, worth_of_mask
from rules.yangtze.steps.emperor import RedeemCard
from rules.yangtze.steps.offers import SellOffer, SwapOffer
from tests.titles.claiming import Claim, Told


def _held(told: Told) -> int:
    return mask_of(told.before.goods[told.seat])


def _lost(told: Told, good: int) -> int:
    return worth_of_mask(_held(told)) - worth_of_mask(_held(told) & ~(1 << good))


def _bid(told: Told) -> bool:
    """The bid that is told, for the post that is sold."""
    return POST[told.before.block] == told.arg("post") and told.does(Bid)[-1].amount == told.arg("n")


def _sells(told: Told) -> bool:
    """The first cargo brings what is told; what a line sells later comes on top."""
    return told.after.money[told.seat] >= told.before.money[told.seat] + told.arg("n") - _spent(told)


def _spent(told: Told) -> int:
    return sum(PRICES[move.space] for move in told.does(Buy)) + sum(move.amount for move in told.does(Bid))


def _buy(told: Told) -> bool:
    """The cargo grows from one value to the other."""
    good = told.before.river[told.does(Buy)[0].space]
    for line in LINES_OF[good]:
        held = (_held(told) & line.mask).bit_count()
        if (line.values[held], line.values[held + 1], held + 1) == (
            told.arg("before"),
            told.arg("after"),
            told.arg("n"),
        ):
            return True
    return False


def _all_saw(told: Told) -> bool:
    """Has everybody seen what the good bought joins?"""
    good, hidden = told.before.river[told.does(Buy)[0].space], _held(told) & ~told.before.seen[told.seat]
    joined = max(LINES_OF[good], key=lambda line: (_held(told) & line.mask).bit_count())
    return not joined.mask & hidden


def _skip(told: Told) -> bool:
    """Nothing is gained by what is declined: no cargo to be sold, no swap that gains."""
    step = told.before.pending[-1]
    if isinstance(step, SwapOffer):
        held = _held(told)
        river = [good for good in told.before.river if good != EMPTY]
        swaps = [held ^ 1 << mine | 1 << theirs for mine in told.before.goods[told.seat] for theirs in river]
        return max(map(worth_of_mask, swaps), default=0) <= worth_of_mask(held)
    if isinstance(step, RedeemCard):
        return not any(isinstance(move, Redeem) for move in told.rules.legal_moves(told.before))
    return not (isinstance(step, SellOffer) and told.before.goods[told.seat])


def _ends(told: Told, ahead: bool) -> bool:
    """The game is over, and the seat is among the winners as far as it could see, or is not."""
    return told.rules.is_over(told.after) and ahead == (told.seat in told.rules.winners(told.before))


def _nothing_worth(told: Told) -> bool:
    """No good within reach brings more at once than it costs."""
    held, state = _held(told), told.before
    return all(
        worth_of_mask(held | 1 << good) - worth_of_mask(held) <= price
        for good, price in zip(state.river, PRICES, strict=True)
        if good != EMPTY and price <= state.money[told.seat]
    )


CLAIMS: Final[dict[str, Claim]] = {
    "bid": lambda told: _bid(told) and not told.does(Cash),
    "bid_card": lambda told: _bid(told) and CARD[told.seat][told.does(Cash)[0].card] == told.arg("card"),
    "pass": lambda told: PASS in told.line and POST[told.before.block] == told.arg("post"),
    "sell": _sells,
    "sell_full": _sells,
    "sell_card": lambda told: bool(told.does(SellCard)),
    "keep": lambda told: told.line == (STOP_SELLING,) and bool(told.before.goods[told.seat]),
    "buy": lambda told: _buy(told) and _all_saw(told),
    "buy_hidden": lambda told: _buy(told) and not _all_saw(told),
    "buy_first": lambda told: (
        not any(_held(told) & line.mask for line in LINES_OF[told.before.river[told.does(Buy)[0].space]])
    ),
    "free": lambda told: bool(told.does(LayCard)) and PRICES[told.does(Buy)[0].space] == told.arg("n"),
    "buy_nothing": lambda told: BUY_NOTHING in told.line and _nothing_worth(told),
    "hold_money": lambda told: BUY_NOTHING in told.line and not _nothing_worth(told),
    "end_game": lambda told: _ends(told, True),
    "end_behind": lambda told: _ends(told, False),
    "draw": lambda told: DRAW in told.line,
    "skip": lambda told: SKIP in told.line and _skip(told),
    "decline": lambda told: SKIP in told.line and not _skip(told),
    "discard": lambda told: (
        _lost(told, told.does(Discard)[0].good) == min(_lost(told, good) for good in told.before.goods[told.seat])
        and GOOD[told.does(Discard)[0].good] == told.arg("good")
    ),
    "swap": lambda told: bool(told.does(Exchange)) and worth_of_mask(_held(told)) == told.arg("before"),
    "redeem": lambda told: told.arg("n") == UNPLAYED_VALUE[told.does(Redeem)[0].card],
    "follow": lambda told: EMPEROR[told.does(Follow)[0].emperor] == told.arg("emperor"),
    "cash": lambda told: CARD[told.seat][told.does(Cash)[0].card] == told.arg("card"),
}
