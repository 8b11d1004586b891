"""The buy step: one good, or two with the card, one of them free with the other card."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.components import ANY_TIME_MASK, EMPTY, FREE_GOOD, PRICES, TWO_GOODS
from rules.yangtze.effects import cards, goods, turns
from rules.yangtze.moves import BUY, BUY_NOTHING, DRAW, LAY_CARD, Buy, LayCard
from rules.yangtze.places import CARD, GOOD
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import SeatDecision
from rules.yangtze.steps.draw import Draw

_NEVER = 1 << 30


@dataclass(slots=True, unsafe_hash=True)
class BuyStep(SeatDecision):
    """`gaps` are the spaces bought from so far, upstream first; `free` says that the next good costs nothing."""

    two: bool = False
    free: bool = False
    gaps: tuple[int, ...] = ()

    part = "buy"
    searched_cards = ANY_TIME_MASK

    def interruptible(self) -> bool:
        return True

    def _last(self) -> bool:
        """Is the next purchase the last of this turn?"""
        return not self.two or bool(self.gaps)

    def _price(self, space: int) -> int:
        return 0 if self.free else PRICES[space]

    def _may_lay_free(self, state: YangtzeState) -> bool:
        return not self.free and bool(state.cards[self.seat] >> FREE_GOOD & 1)

    def _second_price(self, state: YangtzeState, first: int) -> int:
        """The least the second good would cost after this first one."""
        if not self.free and self._may_lay_free(state):
            return 0
        river = state.river
        return min((PRICES[s] for s in range(len(river)) if s != first and river[s] != EMPTY), default=_NEVER)

    def refuse_buy(self, state: YangtzeState, space: int) -> Text | None:
        """Why the good on a space cannot be bought now."""
        if state.river[space] == EMPTY:
            return Text("yangtze.refuse.empty")
        price = self._price(space)
        short = price - state.money[self.seat]
        if short > 0:
            return say("yangtze.refuse.short", n=short)
        if not self._last() and price + self._second_price(state, space) > state.money[self.seat]:
            return Text("yangtze.refuse.second_unpayable")
        return None

    def refuse_two(self, state: YangtzeState) -> Text | None:
        """Why Two goods cannot be laid now."""
        if self.two:
            return Text("yangtze.refuse.two_now")
        if self._least_for_two(state) > state.money[self.seat]:
            return Text("yangtze.refuse.two_unpayable")
        return None

    def _least_for_two(self, state: YangtzeState) -> int:
        """The least that two goods would cost now, one of them free if the other card is at hand."""
        prices: list[int] = sorted([PRICES[space] for space, good in enumerate(state.river) if good != EMPTY])
        if len(prices) < 2:
            return _NEVER
        return prices[0] if self.free or self._may_lay_free(state) else prices[0] + prices[1]

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        money = state.money[self.seat]
        hand = state.cards[self.seat]
        moves: list[Move]
        if self._last():
            reach = _NEVER if self.free else money
            moves = [BUY[s] for s, good in enumerate(state.river) if good != EMPTY and PRICES[s] <= reach]
        else:
            moves = [BUY[s] for s in range(len(state.river)) if self.refuse_buy(state, s) is None]
        if hand & 1 << TWO_GOODS and not self.two and self._least_for_two(state) <= money:
            moves.append(LAY_CARD[self.seat][TWO_GOODS])
        if hand & 1 << FREE_GOOD and not self.free:
            moves.append(LAY_CARD[self.seat][FREE_GOOD])
        if not self.two and not self.free:
            moves.append(BUY_NOTHING)
        return moves

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Buy):
            goods.buy(state, self.seat, move.space, self.free, emit)
            gaps = tuple(sorted((*self.gaps, move.space)))
            if self._last():
                state.pending.append(AfterBuying(self.seat, gaps))
            else:
                state.pending.append(replace(self, free=False, gaps=gaps))
        elif isinstance(move, LayCard):
            cards.play_card(state, self.seat, move.card, emit)
            state.pending.append(replace(self, two=True) if move.card == TWO_GOODS else replace(self, free=True))
        else:
            turns.buy_nothing(state, self.seat, emit)

    def prompt(self, state: YangtzeState) -> Text:
        if self.free:
            return Text("yangtze.prompt.take_free")
        if self.two:
            return Text("yangtze.prompt.buy_second" if self.gaps else "yangtze.prompt.buy_two")
        return Text("yangtze.prompt.buy")

    def help(self, state: YangtzeState) -> Text | None:
        money = state.money[self.seat]
        reach = sum(1 for space in range(len(state.river)) if self.refuse_buy(state, space) is None)
        return say("yangtze.help.reach", money=money, n=reach)

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        if isinstance(move, Buy):
            return say("yangtze.do.buy", good=GOOD[state.river[move.space]], price=self._price(move.space))
        if isinstance(move, LayCard):
            return say("yangtze.do.card", card=CARD[move.seat][move.card])
        return SeatDecision.phrase(self, state, move)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river":
            return self.refuse_buy(state, int(target.key))
        if target == CARD[self.seat][TWO_GOODS] and (self.two or state.cards[self.seat] >> TWO_GOODS & 1):
            return self.refuse_two(state)
        return SeatDecision.refuse(self, state, target) or self.selling_over(state, target)


@dataclass(slots=True, unsafe_hash=True)
class AfterBuying(SeatDecision):
    """The goods are behind the screen; a click draws from the bag and with it gives the turn away."""

    gaps: tuple[int, ...]

    part = "draw"
    searched_cards = 0

    def interruptible(self) -> bool:
        return True

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        return (DRAW,)

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        state.pending.append(Draw(self.seat, self.gaps))

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.draw")

    def help(self, state: YangtzeState) -> Text | None:
        return say("yangtze.help.draw", n=len(self.gaps))

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        late = [CARD[self.seat][c] for c in (TWO_GOODS, FREE_GOOD) if state.cards[self.seat] >> c & 1]
        if target.kind == "river" or target in late:
            return Text("yangtze.refuse.bought")
        return SeatDecision.refuse(self, state, target) or self.selling_over(state, target)
