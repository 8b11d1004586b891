"""Yangtze's rules, tied together."""

from collections.abc import Sequence
from typing import ClassVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.move import Button, Move, PutBack, Take
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze import about, moves, scoring, sight, words
from rules.yangtze.cargo import cargo_value
from rules.yangtze.components import (
    CARD,
    EMPEROR,
    GOOD,
    LAST_EMPEROR,
    LIQUIDITY,
    LIQUIDITY_MASK,
    REDEEM_COST,
    SEAT_COUNTS,
    SELL_CARGO,
)
from rules.yangtze.setup import dealt
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import AfterBuying, BuyStep, price_now
from rules.yangtze.steps.sell import SELL_CARD, SellByCard, SellCard, SellStep
from rules.yangtze.things import things

_PHASES = (
    (SellStep, "sell"),
    (BuyStep, "buy"),
    (AfterBuying, "draw"),
    (Auction, "auction"),
    (SellByCard, "card"),
)


class Yangtze(Rules[YangtzeState]):
    """Two to four merchants on the river, from Nurhaci to Puyi."""

    title = "yangtze"
    version = 1
    seat_counts = SEAT_COUNTS
    codec: ClassVar[Codec] = Codec(
        {
            "buy": moves.Buy,
            "lay": moves.LayCard,
            "cash": moves.Cash,
            "sell_card": SellCard,
            "bid": moves.Bid,
            "discard": moves.Discard,
            "exchange": moves.Exchange,
            "redeem": moves.Redeem,
            "follow": moves.Follow,
        }
    )

    def dealt(self, deal: Deal) -> YangtzeState:
        return dealt(deal)

    def seen_by(self, state: YangtzeState, seat: Seat) -> YangtzeState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: YangtzeState, seed: int) -> YangtzeState:
        return sight.imagine(seen, seed)

    def things(self, state: YangtzeState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def scores(self, state: YangtzeState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: YangtzeState) -> list[Seat]:
        totals = [sheet.total for sheet in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def free_moves(self, state: YangtzeState, seat: Seat, step: Step) -> Sequence[Move]:
        """Cards "at any time". A cargo half picked is one decision: cards wait until it is sold or put back."""
        cards = state.cards[seat]
        if state.picked or not cards & (LIQUIDITY_MASK | 1 << SELL_CARGO):
            return ()
        free: list[Move] = [moves.CASH_IN[seat][card] for card in LIQUIDITY if cards >> card & 1]
        if cards >> SELL_CARGO & 1 and state.goods[seat]:
            free.append(SELL_CARD[seat])
        return free

    def search_free_moves(self, state: YangtzeState, seat: Seat, step: Step) -> Sequence[Move]:
        """Money matters where it is spent next, the sell card where the sell step is over."""
        if isinstance(step, SellStep | AfterBuying):
            return ()
        free = self.free_moves(state, seat, step)
        return free if isinstance(step, BuyStep | Auction) else [move for move in free if isinstance(move, SellCard)]

    # ------------------------------------------------------------ words
    def name(self, target: Target) -> Text:
        return words.name(target)

    def about(self, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
        return about.about(state, seat, target)

    def clause(self, state: YangtzeState, target: Target) -> str:
        return about.clause(target)

    def why_not(self, state: YangtzeState, target: Target) -> Text | None:
        step = state.pending[-1] if state.pending else None
        if step is not None and target.kind == "card" and step.refuse(state, target) is None:
            return about.refuse_card(state, step.decider(state), target) or super().why_not(state, target)
        return super().why_not(state, target)

    def phase(self, state: YangtzeState) -> Text:
        if not state.pending:
            return Text("yangtze.phase.over")
        step = state.pending[-1]
        for kind, key in _PHASES:
            if isinstance(step, kind):
                return say(f"yangtze.phase.{key}", turn=state.turn)
        return say("yangtze.phase.emperor", turn=state.turn)

    def end_note(self, state: YangtzeState) -> Text | None:
        left = LAST_EMPEROR - len(state.emperors)
        if state.ended:
            return None
        if state.passes == state.seats - 1 and not state.acted:
            return Text("yangtze.end.one_pass")
        if not left:
            return Text("yangtze.end.last")
        return say("yangtze.end.near", n=left) if left <= 2 else None

    def describe(self, state: YangtzeState, move: Move) -> Text:
        match move:
            case Take(what) | PutBack(what):
                return say(f"yangtze.do.{'take' if isinstance(move, Take) else 'put_back'}", good=what)
            case moves.Buy(space):
                price = price_now(state, self.decider(state), space)
                return say("yangtze.do.buy", good=GOOD[state.river[space]], price=price)
            case moves.Bid(amount):
                return say("yangtze.do.bid", n=amount)
            case moves.Discard(good):
                return say("yangtze.do.discard", good=GOOD[good])
            case moves.Exchange(space):
                return say("yangtze.do.exchange", good=GOOD[state.river[space]])
            case moves.Redeem(seat, card):
                return say("yangtze.do.redeem", card=CARD[seat][card], n=REDEEM_COST[card])
            case moves.Follow(emperor):
                return say("yangtze.do.follow", emperor=EMPEROR[emperor])
            case moves.Cash(seat, card) | moves.LayCard(seat, card):
                return say("yangtze.do.card", card=CARD[seat][card])
            case SellCard(seat):
                return say("yangtze.do.card", card=CARD[seat][SELL_CARGO])
            case Button("sell"):
                return say("yangtze.do.sell", n=len(state.picked), value=cargo_value(state.picked))
            case Button(key):
                return Text(f"yangtze.do.{key}")
        raise TypeError(move)
