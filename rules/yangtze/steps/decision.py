"""What all decisions have in common: the part of the turn they belong to, and cards that are not for now."""

from dataclasses import dataclass
from typing import Any, ClassVar

from rules.core.seats import SeatStep
from rules.core.step import Step
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.components import FREE_GOOD, SELL_CARGO, TWO_GOODS
from rules.yangtze.reckoning.cards import holder_and_card
from rules.yangtze.state import YangtzeState


class Decision(Step):
    """A step that asks a seat."""

    __slots__ = ()

    part: ClassVar[str]
    """The part of the turn: it names the phase and the role."""
    searched_cards: ClassVar[int] = 1 << SELL_CARGO
    """Of the cards "at any time" those that opponents consider here: money only where it is spent next, the sell card
    where the sell step is over."""
    picked_first: ClassVar[Text] = Text("yangtze.refuse.cargo_first")
    """Why no card is played while own goods are picked."""

    def phase(self, state: YangtzeState) -> Text:
        return say(f"yangtze.phase.{self.part}", turn=state.turn)

    def role(self, state: YangtzeState) -> Text | None:
        return Text(f"yangtze.role.{self.part}")

    def phrase(self, state: YangtzeState, move: Any) -> Text:
        """A button says what it does."""
        return Text(f"yangtze.do.{move.name}")

    def refuse(self, state: YangtzeState, target: Target) -> Text | None:
        if target.kind == "good" and target.key not in state.goods[self.decider(state)]:
            return Text("yangtze.refuse.not_behind_screen")
        return self._refuse_card(state, target) if target.kind == "card" else None

    def selling_over(self, state: YangtzeState, target: Target) -> Text | None:
        """Why own goods are not sold now: the card that still sells is named while it is unplayed."""
        if target.kind not in ("good", "cargo"):
            return None
        unplayed = state.cards[self.decider(state)] >> SELL_CARGO & 1
        return Text("yangtze.refuse.selling_over" if unplayed else "yangtze.refuse.selling_over_for_good")

    def _refuse_card(self, state: YangtzeState, target: Target) -> Text | None:
        seat = self.decider(state)
        holder, card = holder_and_card(target)
        if holder != seat:
            return Text("yangtze.refuse.card_of_other")
        if not state.cards[seat] >> card & 1:
            return Text("yangtze.refuse.card_played")
        if state.picked:
            return self.picked_first
        if card in (TWO_GOODS, FREE_GOOD):
            return Text("yangtze.refuse.card_in_buy_step")
        return Text("yangtze.refuse.nothing_to_sell") if card == SELL_CARGO and not state.goods[seat] else None


@dataclass(slots=True, unsafe_hash=True)
class SeatDecision(Decision, SeatStep):
    """A step that asks always the same seat."""
