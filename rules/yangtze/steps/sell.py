"""Loading a cargo and selling it: in the sell step, by card, by emperor."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import Button, Move, PutBack, Take
from rules.core.picking import Picking
from rules.core.shortcut import Shortcut
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.effects import goods as effects
from rules.yangtze.moves import PUT_BACK, SELL, STOP_SELLING, TAKE, Buy
from rules.yangtze.places import CARGO
from rules.yangtze.reckoning.cargo import best_split, cargo_value, fitting
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import SeatDecision


@dataclass(slots=True, unsafe_hash=True)
class LoadCargo(SeatDecision, Picking):
    """Goods are clicked one by one; they stay a secret, in the state, until they are sold."""

    def picked(self, state: YangtzeState) -> Sequence[int]:
        return state.picked

    def candidates(self, state: YangtzeState) -> Sequence[int]:
        goods = state.goods[self.seat]
        return fitting(state.picked, goods) if state.picked else goods

    def complete(self, state: YangtzeState) -> bool:
        return bool(state.picked)

    def pick(self, state: YangtzeState, picked: list[int], emit: Emit) -> None:
        effects.pick(state, picked)
        state.pending.append(self)

    def finish(self, state: YangtzeState, emit: Emit) -> None:
        effects.sell_picked(state, self.seat, emit)

    def take(self, item: int) -> Move:
        return TAKE[item]

    def put_back(self, item: int) -> Move:
        return PUT_BACK[item]

    def close(self) -> Button:
        return SELL

    def shortcuts(self, state: YangtzeState) -> Sequence[Shortcut]:
        """A cargo of the best split is loaded as a whole, whatever was loaded before; selling it may give the word to
        another seat, so that is confirmed."""
        loads = enumerate(self._load(state, cargo) for cargo in best_split(state.goods[self.seat]))
        return [Shortcut((CARGO[number],), line) for number, line in loads if line]

    def _load(self, state: YangtzeState, cargo: Sequence[int]) -> tuple[Move, ...]:
        """What makes this the cargo that is loaded."""
        unload = [PUT_BACK[good] for good in state.picked if good not in cargo]
        return (*unload, *(TAKE[good] for good in cargo if good not in state.picked))

    def prompt(self, state: YangtzeState) -> Text:
        if not state.picked:
            return Text("yangtze.prompt.load")
        return say("yangtze.prompt.sell_now", n=len(state.picked), value=cargo_value(state.picked))

    def phrase(self, state: YangtzeState, move: Move) -> Text:
        match move:
            case Take(good):
                return say("yangtze.do.take", good=good)
            case PutBack(good):
                return say("yangtze.do.put_back", good=good)
        if move == SELL:
            return say("yangtze.do.sell", n=len(state.picked), value=cargo_value(state.picked))
        return SeatDecision.phrase(self, state, move)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river":
            return Text("yangtze.refuse.sell_first")
        reason = SeatDecision.refuse(self, state, target)
        return Text("yangtze.refuse.does_not_fit") if reason is None and target.kind == "good" else reason


@dataclass(slots=True, unsafe_hash=True)
class MayLoadCargo(LoadCargo):
    """Base: a cargo, or the button that says no."""

    no: ClassVar[Button]

    def asks(self, state: YangtzeState) -> bool:
        """Is there anything to decide? All that is public."""
        raise NotImplementedError

    def interruptible(self) -> bool:
        return True

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        if state.picked:
            return LoadCargo.moves(self, state)
        return [*map(TAKE.__getitem__, state.goods[self.seat]), self.no] if self.asks(state) else ()

    def search_moves(self, state: YangtzeState) -> Sequence[Move]:
        return LoadCargo.search_moves(self, state) if state.picked else self.moves(state)


@dataclass(slots=True, unsafe_hash=True)
class SellStep(MayLoadCargo):
    """First half of a turn: any number of cargoes. Without goods there is nothing to ask."""

    part = "sell"
    searched_cards = 0
    no = STOP_SELLING

    def asks(self, state: YangtzeState) -> bool:
        return bool(state.goods[self.seat])

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if not isinstance(move, Button) or move != STOP_SELLING:
            LoadCargo.apply(self, state, move, emit)

    def shortcuts(self, state: YangtzeState) -> Sequence[Shortcut]:
        """A cargo is sold as a whole. A good on the river ends the sale and is bought, unless a cargo is half
        loaded."""
        cargoes = enumerate(best_split(state.goods[self.seat]))
        sold = [Shortcut((CARGO[number],), (*self._load(state, cargo), SELL)) for number, cargo in cargoes]
        if state.picked or not self._buying(state):
            return sold
        buys = [move for move in state.pending[-2].moves(state) if isinstance(move, Buy)]
        return [*sold, *(Shortcut(move.targets(), (STOP_SELLING, move)) for move in buys)]

    def _buying(self, state: YangtzeState) -> bool:
        """Does the buy step wait below this one?"""
        return len(state.pending) > 1 and state.pending[-2].decider(state) == self.seat

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "river" and not state.picked and self._buying(state):
            return state.pending[-2].refuse(state, target)
        return LoadCargo.refuse(self, state, target)

    def finish(self, state: YangtzeState, emit: Emit) -> None:
        effects.sell_picked(state, self.seat, emit, in_sell_step=True)
        state.pending.append(self)

    def prompt(self, state: YangtzeState) -> Text:
        return LoadCargo.prompt(self, state) if state.picked else Text("yangtze.prompt.sell")

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.sell_more" if state.acted else "yangtze.help.sell")


@dataclass(slots=True, unsafe_hash=True)
class SellByCard(LoadCargo):
    """Exactly one cargo, whenever the card was played."""

    part = "card"

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.one_cargo")

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        reason = LoadCargo.refuse(self, state, target)
        return Text("yangtze.refuse.sell_a_cargo") if reason is None and target.kind == "card" else reason
