"""Rewards: fixed gains at once, then the parts that leave a choice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.flow import Settle
from rules.core.move import SKIP, Move, Take
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.harbour.rewards import Reward
from rules.yokohama.components import COPPER, GROUNDS, HAND_ASSISTANTS, REWARDED_ITEM
from rules.yokohama.effects import people, stock
from rules.yokohama.moves import FREE_MAN, FREE_MAN_TO, IN_HAND_SOURCE, WISH, FreeMan, FreeManTo, Wish
from rules.yokohama.places import AREA, GROUP, HELD, PART
from rules.yokohama.reckoning.ground import assistants_out
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.steps.warehouse import TakePieces
from rules.yokohama.words.amounts import amount
from rules.yokohama.words.phases import phase


def gain_rewards(state: YokohamaState, seat: Seat, rewards: tuple[Reward, ...], by: int, emit: Emit) -> None:
    """Points, goods and yen at once; of several parts with a choice the seat settles the order."""
    parts: list[Step] = []
    for kind, number in rewards:
        if kind == "points":
            stock.score(state, seat, number, by, emit, quiet=True)
        elif kind in REWARDED_ITEM:
            stock.gain(state, seat, REWARDED_ITEM[kind], number, emit, quiet=True)
        else:
            parts.append(_PARTS[kind](seat, number))
    if len(parts) == 1:
        state.pending.append(parts[0])
    elif parts:
        state.waiting += parts
        state.pending.append(ChoosePart(seat, Text("yokohama.prompt.parts")))


@dataclass(slots=True, unsafe_hash=True)
class ChoosePart(Settle):
    """Which part of a reward comes first."""

    def phase(self, state: YokohamaState) -> Text:
        """The step of the turn, for the top bar."""
        return phase(state, "reward")

    def role(self, state: YokohamaState) -> Text | None:
        """What the seat is doing, for its slip."""
        return Text("yokohama.role.parts")

    def phrase(self, state: YokohamaState, move: Take) -> Text:
        """What comes first."""
        return say("yokohama.do.part", part=move.what)


@dataclass(slots=True, unsafe_hash=True)
class WishGoods(Turn):
    """One good of free choice per icon. `mined`: this reward has given copper, so Mining Technology has spoken."""

    left: int
    mined: bool

    KEY = "wish"
    PHASE = "reward"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return WISH if self.left else ()

    def apply(self, state: YokohamaState, move: Wish, emit: Emit) -> None:
        copper = move.good == COPPER
        stock.gain(state, self.seat, move.good, 1, emit, mined=self.mined)
        state.pending.append(WishGoods(self.seat, self.left - 1, self.mined or copper))

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.wish", n=self.left)

    def handle(self) -> Target:
        return PART["any_good"]

    def phrase(self, state: YokohamaState, move: Wish) -> Text:
        return say("yokohama.do.wish", what=amount(move.good, 1))


@dataclass(slots=True, unsafe_hash=True)
class MoveFreely(Turn):
    """Up to `left` movements, one after the other; declining loses those that are left."""

    left: int

    KEY = "free"
    PHASE = "reward"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        if not self.left:
            return ()
        men = FREE_MAN[self.seat]
        found: list[Move] = [men[area] for area in assistants_out(state, self.seat)]
        if state.stock[self.seat][HAND_ASSISTANTS]:
            found.append(men[IN_HAND_SOURCE])
        return [*found, SKIP] if found else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, FreeMan):
            state.pending.append(MoveFreelyTo(self.seat, self.left, move.source))

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.free", n=self.left)

    def help(self, state: YokohamaState) -> Text | None:
        return Text("yokohama.help.free")

    def handle(self) -> Target:
        return PART["move"]

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in GROUP[self.seat] or target in AREA:
            return Text("yokohama.refuse.nobody_there")
        return Text("yokohama.refuse.of_other") if target.kind == "assistants" else None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, FreeMan):
            if move.source == IN_HAND_SOURCE:
                return Text("yokohama.do.free_hand")
            return say("yokohama.do.free_from", area=AREA[move.source])
        return Turn.phrase(self, state, move)


@dataclass(slots=True, unsafe_hash=True)
class MoveFreelyTo(Turn):
    """Any Area but the Canal and the one he comes from, any distance, no payment."""

    left: int
    source: int

    KEY = "free_to"
    PHASE = "reward"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return (HELD[self.seat][0] if self.source == IN_HAND_SOURCE else GROUP[self.seat][self.source],)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return [FREE_MAN_TO[area] for area in GROUNDS[state.seats] if area != self.source]

    def apply(self, state: YokohamaState, move: FreeManTo, emit: Emit) -> None:
        people.move_freely(state, self.seat, self.source, move.area, emit)
        state.pending.append(MoveFreely(self.seat, self.left - 1))

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in AREA:
            return None
        here = AREA.index(target) == self.source
        return Text("yokohama.refuse.comes_from_here" if here else "yokohama.refuse.canal")

    def phrase(self, state: YokohamaState, move: FreeManTo) -> Text:
        return say("yokohama.do.free_to", area=AREA[move.area])


_PARTS: Final[dict[str, Callable[[Seat, int], Step]]] = {
    "any_good": lambda seat, number: WishGoods(seat, number, False),
    "warehouse": TakePieces,
    "move": MoveFreely,
}
