"""Loading a cargo and selling it: in the sell step, by card, by emperor."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.picking import Picking
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze import effects
from rules.yangtze.cargo import cargo_value, fitting
from rules.yangtze.components import CARD, SELL_CARGO
from rules.yangtze.moves import PUT_BACK, SELL, STOP_SELLING, TAKE
from rules.yangtze.state import YangtzeState


class LoadCargo(Picking):
    """Goods are clicked one by one; they stay a secret, in the state, until they are sold."""

    __slots__ = ()

    def owner(self) -> Seat:
        """Whose goods."""
        raise NotImplementedError

    def decider(self, state: YangtzeState) -> Seat:
        return self.owner()

    def picked(self, state: YangtzeState) -> Sequence[int]:
        return state.picked

    def candidates(self, state: YangtzeState) -> Sequence[int]:
        goods = state.goods[self.owner()]
        return fitting(state.picked, goods) if state.picked else goods

    def complete(self, state: YangtzeState) -> bool:
        return bool(state.picked)

    def pick(self, state: YangtzeState, picked: list[int], emit: Emit) -> None:
        effects.pick(state, picked)
        state.pending.append(self)

    def take(self, item: int) -> Move:
        return TAKE[item]

    def put_back(self, item: int) -> Move:
        return PUT_BACK[item]

    def close(self) -> Any:
        return SELL

    def prompt(self, state: YangtzeState) -> Text:
        if not state.picked:
            return Text("yangtze.prompt.load")
        return say("yangtze.prompt.sell_now", n=len(state.picked), value=cargo_value(state.picked))

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "good" and state.picked:
            return Text("yangtze.refuse.does_not_fit")
        if target.kind == "river":
            return Text("yangtze.refuse.sell_first")
        return None


@dataclass(slots=True, unsafe_hash=True)
class SellStep(LoadCargo):
    """First half of a turn: any number of cargoes. Without goods there is nothing to ask."""

    seat: Seat

    def owner(self) -> Seat:
        return self.seat

    def interruptible(self) -> bool:
        return True

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        if state.picked:
            return LoadCargo.moves(self, state)
        goods = state.goods[self.seat]
        return [*map(TAKE.__getitem__, goods), STOP_SELLING] if goods else ()

    def search_moves(self, state: YangtzeState) -> Sequence[Move]:
        return LoadCargo.search_moves(self, state) if state.picked else self.moves(state)

    def apply(self, state: YangtzeState, move: Move, emit: Emit) -> None:
        if move != STOP_SELLING:
            LoadCargo.apply(self, state, move, emit)

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

    seat: Seat

    def owner(self) -> Seat:
        return self.seat

    def finish(self, state: YangtzeState, emit: Emit) -> None:
        effects.sell_picked(state, self.seat, emit)

    def help(self, state: YangtzeState) -> Text | None:
        return Text("yangtze.help.one_cargo")


@dataclass(slots=True, unsafe_hash=True)
class SellCard(FreeMove):
    """Play the card that sells one cargo at any time."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (CARD[self.seat][SELL_CARGO],)

    def play(self, state: YangtzeState, seat: Seat, emit: Emit) -> None:
        effects.play_card(state, self.seat, SELL_CARGO, emit)
        state.pending.append(SellByCard(self.seat))


SELL_CARD: Final = tuple(SellCard(seat) for seat in range(4))
