"""Carrying out an emperor: one step per seat, in turn order.

A step that asks nothing of its own still stops at a seat with an open any-time card, for the card may be played before
the instruction; which cards are open is public, so the pause tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze import effects
from rules.yangtze.components import (
    CARD,
    EMPEROR,
    EMPERORS,
    LIQUIDITY,
    LIQUIDITY_MASK,
    POSTS,
    REDEEM_COST,
    SELL_CARGO,
)
from rules.yangtze.moves import CARRY_OUT, DISCARD, FOLLOW, REDEEM, Discard, Follow, Redeem
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.offers import SellOffer, SwapOffer
from rules.yangtze.steps.tax import Tax


def has_open_card(state: YangtzeState, seat: Seat) -> bool:
    """Could this seat play a card at any time?"""
    cards = state.cards[seat]
    return bool(cards & LIQUIDITY_MASK or (cards >> SELL_CARGO & 1 and state.goods[seat]))


def amount_due(state: YangtzeState, seat: Seat, emperor: int) -> int:
    """What a bonus pays this seat now, or a tax takes (negative)."""
    token = EMPERORS[emperor]
    if token.effect == "bonus_per_post_of_type":
        return token.amount * sum(1 for post in state.posts[seat] if POSTS[post].type == token.post_type)
    if token.effect == "tax_per_full_ten_money":
        return -token.amount * (state.money[seat] // 10)
    if token.effect == "tax_per_post":
        return -token.amount * len(state.posts[seat])
    return -token.amount * len(state.goods[seat])


@dataclass(slots=True, unsafe_hash=True)
class Obey(Step):
    """Base: a seat's turn to carry out an emperor."""

    seat: Seat
    emperor: int

    def decider(self, state: YangtzeState) -> Seat:
        return self.seat

    def interruptible(self) -> bool:
        return True

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind in ("river", "good"):
            return say("yangtze.refuse.emperor_first", emperor=EMPEROR[self.emperor])
        return None


@dataclass(slots=True, unsafe_hash=True)
class PayOrReceive(Obey):
    """Bonus and taxes."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        return (CARRY_OUT,) if has_open_card(state, self.seat) else ()

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        self.resolve(state, emit)

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        amount = amount_due(state, self.seat, self.emperor)
        if EMPERORS[self.emperor].effect == "bonus_per_post_of_type":
            effects.pay_bonus(state, self.seat, self.emperor, amount, emit)
        else:
            state.pending.append(Tax(self.seat, self.emperor, -amount))

    def prompt(self, state: YangtzeState) -> Text:
        amount = amount_due(state, self.seat, self.emperor)
        if EMPERORS[self.emperor].effect == "bonus_per_post_of_type":
            return say("yangtze.prompt.bonus", emperor=EMPEROR[self.emperor], n=amount)
        return say("yangtze.prompt.tax", emperor=EMPEROR[self.emperor], n=-amount)

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.cards_first")


@dataclass(slots=True, unsafe_hash=True)
class DiscardGood(Obey):
    """One good must go; a seat with none does nothing."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        goods = state.goods[self.seat]
        if goods:
            return [DISCARD[good] for good in goods]
        return (CARRY_OUT,) if has_open_card(state, self.seat) else ()

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Discard):
            effects.discard(state, self.seat, move.good, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.discard" if state.goods[self.seat] else "yangtze.prompt.nothing_to_discard")


@dataclass(slots=True, unsafe_hash=True)
class RedeemCard(Obey):
    """An offer: buy back one played liquidity card."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        seat, money = self.seat, state.money[self.seat]
        played = ~state.cards[seat]
        moves: list[Move] = [REDEEM[seat][c] for c in LIQUIDITY if played >> c & 1 and REDEEM_COST[c] <= money]
        if moves or has_open_card(state, seat):
            moves.append(SKIP)
        return moves

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Redeem):
            effects.redeem(state, self.seat, move.card, emit)
        else:
            effects.decline(state, self.seat, self.emperor, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.redeem")

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        for card in LIQUIDITY:
            if target == CARD[self.seat][card]:
                return say("yangtze.refuse.short", n=REDEEM_COST[card] - state.money[self.seat])
        return Obey.refuse(self, state, target)


@dataclass(slots=True, unsafe_hash=True)
class RepeatEmperor(Obey):
    """Choose another emperor on the board and carry it out alone; the choice is binding."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        others: list[Move] = [FOLLOW[emperor] for emperor in state.emperors if emperor != self.emperor]
        if others:
            return others
        return (CARRY_OUT,) if has_open_card(state, self.seat) else ()

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Follow):
            effects.follow(state, self.seat, move.emperor, emit)
            state.pending.append(obey(self.seat, move.emperor))

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.repeat" if len(state.emperors) > 1 else "yangtze.prompt.nothing_to_repeat")


_STEPS: dict[str, type[Obey] | type[SellOffer] | type[SwapOffer]] = {
    "discard_good": DiscardGood,
    "sell_one_cargo": SellOffer,
    "swap_good_with_river": SwapOffer,
    "redeem_liquidity_card": RedeemCard,
    "repeat_visible_emperor": RepeatEmperor,
}


def obey(seat: Seat, emperor: int) -> Step:
    """The step in which a seat carries out an emperor."""
    return _STEPS.get(EMPERORS[emperor].effect, PayOrReceive)(seat, emperor)
