"""Why a line is played, in one sentence: the most telling move of the line speaks."""

from typing import Final

from game.opponents.act_reasons import ActReasons
from game.opponents.player import Line
from game.opponents.yangtze.outlook import outlook
from game.opponents.yangtze.temper import PLAIN, Temper
from rules.core.bits import mask_of
from rules.core.move import SKIP, Move, Take
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yangtze.components import EMPTY, FREE_GOOD, GOODS, PRICES, UNPLAYED_VALUE
from rules.yangtze.free import Cash, SellCard
from rules.yangtze.moves import (
    BUY_NOTHING,
    DRAW,
    PASS,
    SELL,
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
from rules.yangtze.reckoning.cargo import LINES_OF, cargo_value, worth_of_mask
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.emperor import RedeemCard
from rules.yangtze.steps.offers import SwapOffer

_ANYBODY: Final = Temper(PLAIN)
"""Only what lies where is asked of the outlook: that is the same for all."""


class YangtzeReasons(ActReasons[YangtzeState, Temper]):
    """Bids first, then sales, then whatever the first move can say."""

    def reason(self, seen: YangtzeState, line: Line) -> Text:
        return self.deed(seen, line) or Text("opponents.no_choice")

    def deed(self, seen: YangtzeState, line: Line) -> Text | None:
        seat = seen.pending[-1].decider(seen)
        sold = _sold(seen, line)
        bids = [move for move in line if isinstance(move, Bid)]
        if bids:
            return _bid(seen, seat, bids[-1], line)
        if sold:
            return _sale(seen, sold, line)
        for move in line:
            text = self._end(seen, seat, move) or _single(seen, seat, move, line)
            if text is not None:
                return text
        return None

    def _end(self, seen: YangtzeState, seat: Seat, move: Move) -> Text | None:
        """A pass that ends the game; whether the lead is enough is told as far as the seat can see."""
        if move != BUY_NOTHING or seen.passes < seen.seats - 1 or seen.acted:
            return None
        ahead = seat in self.rules.winners(seen)
        return Text("yangtze.reason.end_game" if ahead else "yangtze.reason.end_behind")


def _sold(seen: YangtzeState, line: Line) -> list[int]:
    """The first cargo the line sells."""
    goods = list(seen.picked)
    for move in line:
        if isinstance(move, Take):
            goods.append(int(move.what.key))
        elif move == SELL:
            return sorted(goods)
    return []


def _sale(seen: YangtzeState, sold: list[int], line: Line) -> Text:
    value = cargo_value(sold)
    ahead = outlook(seen, _ANYBODY)
    mask = mask_of(sold)
    joining = [each.mask & (ahead.river | ahead.unseen) for each in LINES_OF[sold[0]] if each.mask & mask == mask]
    if any(isinstance(move, SellCard) for move in line):
        return say("yangtze.reason.sell_card", n=value)
    if not any(joining):
        return say("yangtze.reason.sell_full", n=value)
    return say("yangtze.reason.sell", n=value)


def _bid(seen: YangtzeState, seat: Seat, move: Bid, line: Line) -> Text:
    """Only the bid is told, for a limit told early would not be kept; a card that is played for it is named."""
    for each in line:
        if isinstance(each, Cash):
            return say("yangtze.reason.bid_card", card=CARD[seat][each.card], post=POST[seen.block], n=move.amount)
    return say("yangtze.reason.bid", post=POST[seen.block], n=move.amount)


def _single(seen: YangtzeState, seat: Seat, move: Move, line: Line) -> Text | None:
    match move:
        case Buy(space):
            return _purchase(seen, seat, space, line)
        case Discard(good):
            return say("yangtze.reason.discard", good=GOOD[good])
        case Exchange(space):
            return _swap(seen, seat, space, line)
        case Redeem(_, card):
            return say("yangtze.reason.redeem", card=CARD[seat][card], n=UNPLAYED_VALUE[card])
        case Follow(emperor):
            return say("yangtze.reason.follow", emperor=EMPEROR[emperor])
        case Cash(_, card):
            return say("yangtze.reason.cash", card=CARD[seat][card])
    if move == PASS:
        return say("yangtze.reason.pass", post=POST[seen.block])
    if move == BUY_NOTHING:
        return Text("yangtze.reason.hold_money" if _bargain(seen, seat) else "yangtze.reason.buy_nothing")
    if move == DRAW:
        return Text("yangtze.reason.draw")
    if move == SKIP:
        return Text("yangtze.reason.decline" if _gains(seen, seat) else "yangtze.reason.skip")
    if move == STOP_SELLING and len(line) == 1:
        return Text("yangtze.reason.keep")
    return None


def _bargain(seen: YangtzeState, seat: Seat) -> bool:
    """Would a good within reach bring more at once than it costs?"""
    mask = mask_of(seen.goods[seat])
    offered = [(good, price) for good, price in zip(seen.river, PRICES, strict=True) if good != EMPTY]
    gains = [worth_of_mask(mask | 1 << good) - worth_of_mask(mask) - price for good, price in offered]
    payable = [gain for gain, (_, price) in zip(gains, offered, strict=True) if price <= seen.money[seat]]
    return max(payable, default=0) > 0


def _gains(seen: YangtzeState, seat: Seat) -> bool:
    """Would what an emperor offers bring anything at once: a swap, a sale, a card bought back?"""
    step = seen.pending[-1]
    if isinstance(step, SwapOffer):
        mask = mask_of(seen.goods[seat])
        river = [good for good in seen.river if good != EMPTY]
        swaps = [mask ^ 1 << given | 1 << taken for given in seen.goods[seat] for taken in river]
        return max(map(worth_of_mask, swaps), default=0) > worth_of_mask(mask)
    if isinstance(step, RedeemCard):
        return any(isinstance(move, Redeem) for move in step.moves(seen))
    return bool(seen.goods[seat])


def _purchase(seen: YangtzeState, seat: Seat, space: int, line: Line) -> Text:
    good = seen.river[space]
    mask = mask_of(seen.goods[seat])
    best = max(LINES_OF[good], key=lambda each: (mask & each.mask).bit_count())
    held = (mask & best.mask).bit_count()
    mark = f"kind.{GOODS[good].kind}" if best is LINES_OF[good][0] else f"colour.{GOODS[good].colour}"
    if LayCard(seat, FREE_GOOD) in line and not held:
        return say("yangtze.reason.free", good=GOOD[good], n=PRICES[space])
    if not held:
        ahead = outlook(seen, _ANYBODY)
        coming = (best.mask & (ahead.river | ahead.unseen)).bit_count() - 1
        return say("yangtze.reason.buy_first", what=Text(f"yangtze.{mark}"), n=coming)
    before, after = best.values[held], best.values[held + 1]
    # What it joins may lie behind the screen since the deal: then the sentence is for the seat alone.
    key = "buy_hidden" if mask & best.mask & ~seen.seen[seat] else "buy"
    return say(f"yangtze.reason.{key}", what=Text(f"yangtze.{mark}"), n=held + 1, before=before, after=after)


def _swap(seen: YangtzeState, seat: Seat, space: int, line: Line) -> Text:
    given = [int(move.what.key) for move in line if isinstance(move, Take)] or list(seen.picked)
    mask = mask_of(seen.goods[seat])
    after = mask ^ (1 << given[0]) | 1 << seen.river[space]
    return say("yangtze.reason.swap", before=worth_of_mask(mask), after=worth_of_mask(after))
