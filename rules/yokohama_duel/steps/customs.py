"""The Customs Office: imports are turned face down."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.text import Text, say
from rules.yokohama_duel.components import IMPORT_UP, place_with
from rules.yokohama_duel.effects import stock as effects
from rules.yokohama_duel.moves import FLIP, Flip
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision

HERE: Final = place_with("flip_imports")


@dataclass(slots=True, unsafe_hash=True)
class FlipImports(Decision):
    """Up to `left` more, one click each."""

    KEY: ClassVar[str] = "flip"

    left: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        if self.left and state.stock[self.seat][IMPORT_UP]:
            return (FLIP[self.seat], DONE)
        return ()

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, Flip):
            effects.flip(state, self.seat, 1, emit)
            state.pending.append(FlipImports(self.seat, self.left - 1))

    def phrase(self, state: DuelState, move: Move) -> Text:
        return Text("yokohama_duel.do.flip") if isinstance(move, Flip) else Decision.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return HERE

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.flip", n=self.left)

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.flip")
