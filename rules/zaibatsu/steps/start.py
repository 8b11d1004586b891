"""Start tokens: each seat picks a pair and resolves it completely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import END_TURN, Move, Take
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import COLOURS, NONE
from rules.zaibatsu.effects import holdings, pieces, rounds, stock
from rules.zaibatsu.moves import PAIR, Pair
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE, Choice
from rules.zaibatsu.steps.due import hold_machine, perform
from rules.zaibatsu.steps.pieces_by_effect import ShipByEffect, TrainByEffect
from rules.zaibatsu.tiles import FREE, OLD_FACTORY, START_A, START_B

TAKE_COLOUR: Final = tuple(map(Take, places.COLOUR_CHIP))
TAKE_OLD_SIDE: Final = tuple(map(Take, places.OLD_SIDE))


def picking_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Counter-clockwise from the right of the first player, who picks last.

    >>> picking_order(1, 4)
    (0, 3, 2, 1)
    """
    return tuple((first - 1 - k) % seats for k in range(seats))


@dataclass(slots=True, unsafe_hash=True)
class BeginPicking(Step):
    """It is a seat's moment to pick."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        rounds.begin_picking(state, self.seat)
        state.pending.append(PickPair(self.seat))


@dataclass(slots=True, unsafe_hash=True)
class PickPair(Choice):
    """One of the pairs that are left."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return [PAIR[at] for at, pair in enumerate(state.pairs) if pair != NONE]

    def apply(self, state: ZaibatsuState, move: Pair, emit: Emit) -> None:
        rounds.take_pair(state, self.seat, move.number, emit)
        state.pending += (
            KeepPair(self.seat),
            SETTLE[self.seat],
            GainB(self.seat, 0),
            SetScore(self.seat),
            SETTLE[self.seat],
            ApplyA(self.seat),
        )

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.pair")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        number = places.PAIR.index(move.targets()[0])
        a, b = divmod(state.pairs[number], len(START_B))
        return say("zaibatsu.do.pair", a=places.START_TOKEN_A[a], b=places.START_TOKEN_B[b])

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        return Text("zaibatsu.refuse.pair_taken") if target in places.PAIR else None


# ------------------------------------------------------------ token A
@dataclass(slots=True, unsafe_hash=True)
class ApplyA(Step):
    """The effect of token A."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        token = START_A[state.start_a[self.seat]]
        _EFFECTS[token.effect](state, self.seat, token.number, emit)


def _machine(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    hold_machine(state, seat, emit)


def _ship(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    state.pending.append(ShipByEffect(seat, FREE, 0, NONE, False, True))


def _train(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    state.pending.append(TrainByEffect(seat, FREE, 0, NONE, 1, True))


def _goods(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    stock.hold_goods(state, seat, number, emit)


def _old_factory(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    state.pending.append(ChooseOldSide(seat))


def _worker(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    state.pending.append(ChooseWorker(seat))


def _coal(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    stock.lay_coal(state, seat, number, NONE, emit)


def _discount(state: ZaibatsuState, seat: Seat, number: int, emit: Emit) -> None:
    """Read whenever a factory is paid."""


_EFFECTS: Final[dict[str, Callable[[ZaibatsuState, Seat, int, Emit], None]]] = {
    "machine_for_first_factory": _machine,
    "build_ship": _ship,
    "build_train": _train,
    "goods_for_first_factory": _goods,
    "old_factory": _old_factory,
    "worker_of_choice_from_bag": _worker,
    "coal_kept_on_token": _coal,
    "factory_action_discount": _discount,
}


@dataclass(slots=True, unsafe_hash=True)
class ChooseOldSide(Choice):
    """The old factory, one side up."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return TAKE_OLD_SIDE

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        holdings.place_old_factory(state, self.seat, OLD_FACTORY + TAKE_OLD_SIDE.index(move), emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.old_side")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        side = places.OLD_SIDE.index(move.targets()[0])
        return say("zaibatsu.do.old_side", tile=places.TILE[OLD_FACTORY + side])


@dataclass(slots=True, unsafe_hash=True)
class ChooseWorker(Choice):
    """A worker of any colour in the bag."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return [TAKE_COLOUR[colour] for colour, number in enumerate(state.bag) if number]

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        pieces.take_from_bag(state, self.seat, COLOURS.index(str(move.what.key)), emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.worker")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        colour = places.COLOUR_CHIP.index(move.targets()[0])
        return say("zaibatsu.do.worker", colour=move.targets()[0], n=state.bag[colour])


# ------------------------------------------------------------ score, token B
@dataclass(slots=True, unsafe_hash=True)
class SetScore(Step):
    """The points printed on token A."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        rounds.set_score(state, self.seat, emit)


@dataclass(slots=True, unsafe_hash=True)
class GainB(Step):
    """Everything on token B, from one part on."""

    seat: Seat
    part: int

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        _, effects = START_B[state.start_b[self.seat]]
        if self.part + 1 < len(effects):
            state.pending.append(GainB(self.seat, self.part + 1))
        perform(state, self.seat, effects[self.part], emit)


@dataclass(slots=True, unsafe_hash=True)
class KeepPair(Choice):
    """Until it is kept, all can be taken back."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        """The next seat picks, or the first turn begins."""

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.keep_pair")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return Text("zaibatsu.button.keep_pair")


@dataclass(slots=True, unsafe_hash=True)
class RemovePairs(Step):
    """Pairs that nobody picked leave the game."""

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        rounds.remove_pairs(state, emit)
