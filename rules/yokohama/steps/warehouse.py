"""Pieces out of the Warehouse, by the Employment Agency or a Warehouse icon."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama.components import IN_STORE, PIECES, YEN
from rules.yokohama.effects import town as effects
from rules.yokohama.moves import HIRE, Hire
from rules.yokohama.places import PART, STORE
from rules.yokohama.reckoning.prices import hireable, piece_price
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn


@dataclass(slots=True, unsafe_hash=True)
class TakePieces(Turn):
    """Up to `left` more, each paid when it is taken; with nothing left or affordable they lapse."""

    left: int

    KEY = "hire"
    PHASE = "warehouse"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        if not self.left:
            return ()
        found: list[Move] = [HIRE[self.seat][piece] for piece in hireable(state, self.seat)]
        return [*found, DONE] if found else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Hire):
            effects.hire(state, self.seat, move.piece, emit)
            state.pending.append(TakePieces(self.seat, self.left - 1))

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.hire", n=self.left)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in STORE[self.seat]:
            return Text("yokohama.refuse.of_other") if target.kind == "store" else None
        piece = STORE[self.seat].index(target)
        if not state.stock[self.seat][IN_STORE[piece]]:
            return Text("yokohama.refuse.store_empty")
        return say("yokohama.refuse.short", n=piece_price(state, self.seat, piece) - state.stock[self.seat][YEN])

    def handle(self) -> Target:
        return PART["warehouse"]

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Hire):
            price = piece_price(state, self.seat, move.piece)
            hire = f"yokohama.do.hire_{PIECES[move.piece]}"
            return say(hire, price=price) if price else Text(hire)
        return Turn.phrase(self, state, move)
