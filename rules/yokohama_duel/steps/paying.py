"""Paying for a card by clicking one's own counters."""

from collections.abc import Sequence

from rules.core.event import ignore
from rules.core.move import FreeMove, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.harbour import paying
from rules.harbour.purse import Given
from rules.yokohama_duel.moves import PAY, Pay
from rules.yokohama_duel.places import COUNTER, TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.words.amounts import price


class Paying(paying.Paying, Decision):
    """Base of the steps that pay at the Church and in the Laboratory."""

    __slots__ = ()

    def take(self, item: int) -> Move:
        return PAY[self.seat][item]

    def item(self, move: Pay) -> int:
        return move.item

    def allowed(self, state: DuelState, free: Sequence[FreeMove]) -> Sequence[FreeMove]:
        """None may use up what the rest of the price takes."""
        return [move for move in free if self._spares(state, move)]

    def _spares(self, state: DuelState, move: FreeMove) -> bool:
        """Is enough left after this move, with what it gives? Nothing is drawn to find out."""
        ahead = state.clone()
        ahead.deck, ahead.under = [], []
        move.play(ahead, self.seat, ignore)
        return self.can_go_on(ahead.stock[self.seat])

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Pay):
            return say("yokohama_duel.do.pay", what=price(self.part(state, move.item)))
        return Decision.phrase(self, state, move)

    def part(self, state: DuelState, item: int) -> Given:
        """What the next part takes when paid with this item."""
        return ((item, 1),)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        shown = target in TECHNOLOGY and TECHNOLOGY.index(target) in state.tech_row
        if target in COUNTER[self.seat]:
            return Text("yokohama_duel.refuse.not_for_this")
        return Text("yokohama_duel.refuse.pay_first") if target.kind in ("place", "church") or shown else None
