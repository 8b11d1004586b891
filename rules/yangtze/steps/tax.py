"""Paying a tax: a seat that is short must play its liquidity cards, one by one, in an order of its choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.effects import cards, emperors
from rules.yangtze.free import CASH_IN
from rules.yangtze.places import EMPEROR
from rules.yangtze.reckoning.cards import unplayed_liquidity
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.decision import SeatDecision


@dataclass(slots=True, unsafe_hash=True)
class Tax(SeatDecision):
    """What is due is fixed here, before a forced card could raise it. Asks only while there is a choice of cards."""

    emperor: int
    due: int

    part = "emperor"

    def _forced(self, state: YangtzeState) -> list[int]:
        return [] if state.money[self.seat] >= self.due else unplayed_liquidity(state.cards[self.seat])

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        forced = self._forced(state)
        return [CASH_IN[self.seat][card] for card in forced] if len(forced) > 1 else ()

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        for card in self._forced(state):
            cards.cash(state, self.seat, card, emit)
        emperors.pay_tax(state, self.seat, self.emperor, self.due, emit)

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        reason = SeatDecision.refuse(self, state, target)
        if reason is None and target.kind in ("river", "good"):
            return say("yangtze.refuse.emperor_first", emperor=EMPEROR[self.emperor])
        return Text("yangtze.refuse.tax_first") if reason is None and target.kind == "card" else reason

    def prompt(self, state: YangtzeState) -> Text:
        return say("yangtze.prompt.forced_card", n=self.due - state.money[self.seat])
