"""Before the first turn: every seat keeps one of two orders, in secret."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.step import Step
from rules.core.target import HIDDEN, Seat, Target
from rules.core.text import Text, say
from rules.yokohama.effects import turns as effects
from rules.yokohama.moves import KEEP, Keep
from rules.yokohama.places import ORDER
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.words.amounts import an_order


@dataclass(slots=True, unsafe_hash=True)
class BeginChoice(Step):
    """It is a seat's moment; the orders lie before it since the deal."""

    seat: Seat

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        effects.begin_choice(state, self.seat)
        state.pending.append(KeepOrder(self.seat))


@dataclass(slots=True, unsafe_hash=True)
class KeepOrder(Turn):
    """Which one can be changed until it is confirmed."""

    KEY = "keep"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return tuple(ORDER[order] for order in state.hands[self.seat] if order != HIDDEN)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found: list[Move] = [KEEP[order] for order in state.drawn[self.seat]]
        return [*found, END_TURN] if state.hands[self.seat] else found

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """No second thoughts."""
        return (END_TURN,) if state.hands[self.seat] else self.moves(state)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Keep):
            effects.choose_starting_order(state, self.seat, move.order, emit)
            state.pending.append(self)
        else:
            effects.return_starting_orders(state, self.seat, emit)

    def help(self, state: YokohamaState) -> Text | None:
        return Text("yokohama.help.keep")

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return Text("yokohama.refuse.keep_first")

    def phase(self, state: YokohamaState) -> Text:
        return Text("yokohama.phase.start")

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Keep):
            return say("yokohama.do.keep", order=an_order(move.order))
        return Turn.phrase(self, state, move)
