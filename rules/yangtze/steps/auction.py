"""A trading post under the hammer."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.yangtze.components import (
    ANY_TIME_MASK,
    FIRST_POST,
    LEAST_BID,
    LEAST_RAISE,
    LIQUIDITY,
    LIQUIDITY_MASK,
    UNPLAYED_VALUE,
)
from rules.yangtze.effects import posts as effects
from rules.yangtze.moves import PASS, Bid, bids
from rules.yangtze.reckoning.cards import has_open_card, money_within_reach
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import Decision

SEARCHED_RAISES = (0, 1, 3, 7)
"""Beyond the least bid, what opponents try."""


@dataclass(slots=True, unsafe_hash=True)
class Auction(Decision):
    """`queue` holds the seats still in, the one now called first; `leader` made the bid of `price`."""

    price: int
    leader: Seat
    queue: tuple[Seat, ...]

    part = "auction"
    searched_cards = ANY_TIME_MASK

    def least(self) -> int:
        """The lowest bid that may be said now."""
        return LEAST_BID if self.leader == NOBODY else self.price + LEAST_RAISE

    def decider(self, state: YangtzeState) -> Seat:
        return self.queue[0]

    def interruptible(self) -> bool:
        return True

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        """A seat that can neither bid nor raise money is passed over; all that is public."""
        seat = self.queue[0]
        least, money = self.least(), state.money[seat]
        if money >= least:
            return [PASS, *bids(least, money)]
        return (PASS,) if has_open_card(state, seat) else ()

    def search_moves(self, state: YangtzeState) -> Sequence[Move]:
        least, money = self.least(), state.money[self.queue[0]]
        return [PASS, *(Bid(least + more) for more in SEARCHED_RAISES if least + more <= money)]

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if not isinstance(move, Bid):
            self.resolve(state, emit)
            return
        seat = self.queue[0]
        effects.bid(state, seat, move.amount, emit)
        self._go_on(state, move.amount, seat, (*self.queue[1:], seat), emit)

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        """The called seat passes and is out."""
        effects.pass_bid(state, self.queue[0], emit)
        self._go_on(state, self.price, self.leader, self.queue[1:], emit)

    def _go_on(self, state: YangtzeState, price: int, leader: Seat, queue: tuple[Seat, ...], emit: Emit) -> None:
        if not queue:
            effects.drop_post(state, FIRST_POST + state.block, emit)
        elif queue == (leader,):
            effects.win_post(state, leader, price, emit)
        else:
            state.pending.append(Auction(price, leader, queue))

    def errand(self, state: YangtzeState, limit: int) -> Move | None:
        """The clerk bids as little as will do."""
        least = self.least()
        return Bid(least) if least <= min(limit, state.money[self.queue[0]]) else None

    def prompt(self, state: YangtzeState) -> Text:
        if state.money[self.queue[0]] < self.least():
            return say("yangtze.prompt.cannot_bid", least=self.least())
        return say("yangtze.prompt.bid", least=self.least())

    def help(self, state: YangtzeState) -> Text | None:
        seat = self.queue[0]
        money = state.money[seat]
        if not state.cards[seat] & LIQUIDITY_MASK:
            return say("yangtze.help.bid", money=money)
        most, kept = money_within_reach(state, seat), UNPLAYED_VALUE[LIQUIDITY[0]]
        return say("yangtze.help.bid_cards", money=money, most=most, kept=kept)

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        return say("yangtze.do.bid", n=move.amount) if isinstance(move, Bid) else Decision.phrase(self, state, move)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "amount":
            short = int(target.key) - state.money[self.queue[0]]
            return say("yangtze.refuse.short", n=short) if short > 0 else Text("yangtze.refuse.too_low")
        reason = Decision.refuse(self, state, target)
        return Text("yangtze.refuse.auction_first") if reason is None and target.kind in ("river", "good") else reason
