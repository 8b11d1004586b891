"""Emperors with a question mark that work on goods: sell one cargo, swap one good with the river."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze import effects
from rules.yangtze.components import EMPEROR, EMPTY, LIQUIDITY_MASK
from rules.yangtze.moves import EXCHANGE, PUT_BACK, TAKE, Exchange
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.sell import LoadCargo


@dataclass(slots=True, unsafe_hash=True)
class SellOffer(LoadCargo):
    """Sell exactly one cargo, or decline."""

    seat: Seat
    emperor: int

    def owner(self) -> Seat:
        return self.seat

    def interruptible(self) -> bool:
        return True

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        if state.picked:
            return LoadCargo.moves(self, state)
        goods = state.goods[self.seat]
        if goods or state.cards[self.seat] & LIQUIDITY_MASK:
            return [*map(TAKE.__getitem__, goods), SKIP]
        return ()

    def search_moves(self, state: YangtzeState) -> Sequence[Move]:
        return LoadCargo.search_moves(self, state) if state.picked else self.moves(state)

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if move == SKIP:
            effects.decline(state, self.seat, self.emperor, emit)
        else:
            LoadCargo.apply(self, state, move, emit)

    def finish(self, state: YangtzeState, emit: Emit) -> None:
        effects.sell_picked(state, self.seat, emit)

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

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        if not state.picked:
            return SellOffer.moves(self, state)
        spaces = [EXCHANGE[space] for space, good in enumerate(state.river) if good != EMPTY]
        return [*spaces, PUT_BACK[state.picked[0]]]

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

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river":
            if not state.goods[self.seat]:
                return Text("yangtze.refuse.nothing_to_give")
            if not state.picked:
                return Text("yangtze.refuse.own_good_first")
            return Text("yangtze.refuse.empty") if state.river[int(target.key)] == EMPTY else None
        return Text("yangtze.refuse.swap_first") if target.kind == "good" and state.picked else None
