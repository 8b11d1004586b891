"""Emperors with a question mark that work on goods: sell one cargo, swap one good with the river."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.shortcut import Shortcut
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.components import EMPTY, LIQUIDITY_MASK
from rules.yangtze.effects import emperors
from rules.yangtze.effects import goods as effects
from rules.yangtze.moves import EXCHANGE, PUT_BACK, Exchange
from rules.yangtze.places import EMPEROR, GOOD
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import SeatDecision
from rules.yangtze.steps.sell import LoadCargo, MayLoadCargo


@dataclass(slots=True, unsafe_hash=True)
class SellOffer(MayLoadCargo):
    """Sell exactly one cargo, or decline."""

    emperor: int

    part = "emperor"
    no = SKIP

    def asks(self, state: YangtzeState) -> bool:
        """A seat with an open liquidity card is asked even without goods: which cards are open is public."""
        return bool(state.goods[self.seat] or state.cards[self.seat] & LIQUIDITY_MASK)

    def idle(self, state: YangtzeState) -> Move | None:
        return None if state.goods[self.seat] or state.picked else SKIP

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if move == SKIP:
            emperors.decline(state, self.seat, self.emperor, emit)
        else:
            LoadCargo.apply(self, state, move, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return LoadCargo.prompt(self, state) if state.picked else Text("yangtze.prompt.sell_offer")

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.one_cargo")

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river":
            return say("yangtze.refuse.emperor_first", emperor=EMPEROR[self.emperor])
        return LoadCargo.refuse(self, state, target)


@dataclass(slots=True, unsafe_hash=True)
class SwapOffer(SellOffer):
    """Give one own good for one on the river, or decline: first the own good is clicked, then the space."""

    picked_first = Text("yangtze.refuse.swap_first")

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        if not state.picked:
            return SellOffer.moves(self, state)
        spaces = [EXCHANGE[space] for space, good in enumerate(state.river) if good != EMPTY]
        return [*spaces, PUT_BACK[state.picked[0]]]

    def shortcuts(self, state: YangtzeState) -> Sequence[Shortcut]:
        """A single good is swapped."""
        return ()

    def search_moves(self, state: YangtzeState) -> Sequence[Move]:
        moves = self.moves(state)
        return moves[:-1] if state.picked else moves

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Exchange):
            effects.swap_picked(state, self.seat, move.space, emit)
        else:
            SellOffer.apply(self, state, move, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return Text("yangtze.prompt.swap_for" if state.picked else "yangtze.prompt.swap")

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.swap")

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        if isinstance(move, Exchange):
            return say("yangtze.do.exchange", good=GOOD[state.river[move.space]])
        return SellOffer.phrase(self, state, move)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river":
            if not state.goods[self.seat]:
                return Text("yangtze.refuse.nothing_to_give")
            if not state.picked:
                return Text("yangtze.refuse.own_good_first")
            return Text("yangtze.refuse.empty") if state.river[int(target.key)] == EMPTY else None
        reason = SeatDecision.refuse(self, state, target)
        return self.picked_first if reason is None and target.kind == "good" else reason
