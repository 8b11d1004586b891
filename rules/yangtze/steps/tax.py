"""Paying a tax: a seat that is short must play its liquidity cards, one by one, in an order of its choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yangtze import effects
from rules.yangtze.components import LIQUIDITY
from rules.yangtze.moves import CASH_IN
from rules.yangtze.state import YangtzeState


@dataclass(slots=True, unsafe_hash=True)
class Tax(Step):
    """What is due is fixed here, before a forced card could raise it. Asks only while there is a choice of cards."""

    seat: Seat
    emperor: int
    due: int

    def decider(self, state: YangtzeState) -> Seat:
        return self.seat

    def _cards(self, state: YangtzeState) -> list[int]:
        if state.money[self.seat] >= self.due:
            return []
        return [card for card in LIQUIDITY if state.cards[self.seat] >> card & 1]

    def moves(self, state: YangtzeState) -> Sequence[Move]:
        cards = self._cards(state)
        return [CASH_IN[self.seat][card] for card in cards] if len(cards) > 1 else ()

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        for card in self._cards(state):
            effects.cash(state, self.seat, card, emit)
        effects.pay_tax(state, self.seat, self.emperor, self.due, emit)

    def prompt(self, state: YangtzeState) -> Text:
        return say("yangtze.prompt.forced_card", n=self.due - state.money[self.seat])
