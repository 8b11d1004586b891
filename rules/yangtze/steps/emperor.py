"""Carrying out an emperor: one step per seat, in turn order.

A step that asks nothing of its own still stops at a seat with an open any-time card, for the card may be played before
the instruction; which cards are open is public, so the pause tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Button, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze.components import EMPERORS, LIQUIDITY, LIQUIDITY_MASK, REDEEM_COST, SELL_CARGO
from rules.yangtze.effects import cards, emperors, goods
from rules.yangtze.moves import CARRY_OUT, DISCARD, FOLLOW, REDEEM, Discard, Follow, Redeem
from rules.yangtze.places import CARD, EMPEROR, GOOD
from rules.yangtze.reckoning.cards import has_open_card
from rules.yangtze.reckoning.emperors import amount_due
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import SeatDecision
from rules.yangtze.steps.offers import SellOffer, SwapOffer
from rules.yangtze.steps.tax import Tax


@dataclass(slots=True, unsafe_hash=True)
class Obey(SeatDecision):
    """Base: a seat's turn to carry out an emperor."""

    emperor: int

    part = "emperor"

    def interruptible(self) -> bool:
        return True

    def idle(self, state: YangtzeState) -> Move | None:
        """The pause for an open card, where the emperor itself asks nothing: the card can be played at the next one."""
        moves = self.moves(state)
        return moves[0] if moves and isinstance(moves[0], Button) else None

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        reason = SeatDecision.refuse(self, state, target)
        if reason is None and target.kind in ("river", "good"):
            return say("yangtze.refuse.emperor_first", emperor=EMPEROR[self.emperor])
        return reason


@dataclass(slots=True, unsafe_hash=True)
class PayOrReceive(Obey):
    """Bonus and taxes."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        return (CARRY_OUT,) if has_open_card(state, self.seat) else ()

    def idle(self, state: YangtzeState) -> Move | None:
        """A card played before may change what is due, unless nothing is."""
        return None if amount_due(state, self.seat, self.emperor) else Obey.idle(self, state)

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        self.resolve(state, emit)

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        amount = amount_due(state, self.seat, self.emperor)
        if EMPERORS[self.emperor].effect == "bonus_per_post_of_type":
            emperors.pay_bonus(state, self.seat, self.emperor, amount, emit)
        else:
            state.pending.append(Tax(self.seat, self.emperor, -amount))

    def prompt(self, state: YangtzeState) -> Text:
        amount = amount_due(state, self.seat, self.emperor)
        if EMPERORS[self.emperor].effect == "bonus_per_post_of_type":
            return say("yangtze.prompt.bonus", emperor=EMPEROR[self.emperor], n=amount)
        return say("yangtze.prompt.tax", emperor=EMPEROR[self.emperor], n=-amount)

    def help(self, state: YangtzeState) -> Text | None:
        cash = state.cards[self.seat] & LIQUIDITY_MASK
        sells = state.cards[self.seat] >> SELL_CARGO & 1 and state.goods[self.seat]
        if cash and sells:
            return Text("yangtze.help.cards_first")
        return Text("yangtze.help.liquidity_first" if cash else "yangtze.help.sell_card_first")


@dataclass(slots=True, unsafe_hash=True)
class DiscardGood(Obey):
    """One good must go; a seat with none does nothing."""

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        own = state.goods[self.seat]
        if own:
            return [DISCARD[good] for good in own]
        return (CARRY_OUT,) if has_open_card(state, self.seat) else ()

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Discard):
            goods.discard(state, self.seat, move.good, emit)

    def warning(self, state: YangtzeState, move: Move) -> Text | None:
        return say("yangtze.warn.discard", good=GOOD[move.good]) if isinstance(move, Discard) else None

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.discard" if state.goods[self.seat] else "yangtze.prompt.nothing_to_discard")

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        if isinstance(move, Discard):
            return say("yangtze.do.discard", good=GOOD[move.good])
        return Obey.phrase(self, state, move)


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
            cards.redeem(state, self.seat, move.card, emit)
        else:
            emperors.decline(state, self.seat, self.emperor, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.redeem")

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        if isinstance(move, Redeem):
            return say("yangtze.do.redeem", card=CARD[move.seat][move.card], n=REDEEM_COST[move.card])
        return Obey.phrase(self, state, move)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        for card in LIQUIDITY:
            if target == CARD[self.seat][card] and not state.cards[self.seat] >> card & 1:
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
            emperors.follow(state, self.seat, move.emperor, emit)
            state.pending.append(obey(self.seat, move.emperor))

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.repeat" if len(state.emperors) > 1 else "yangtze.prompt.nothing_to_repeat")

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        if isinstance(move, Follow):
            return say("yangtze.do.follow", emperor=EMPEROR[move.emperor])
        return Obey.phrase(self, state, move)


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
