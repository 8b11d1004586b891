"""Round preparation: one Influence card may be upgraded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import INFLUENCES, YEN
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.moves import UPGRADE, Upgrade
from rules.yokohama_duel.places import INFLUENCE
from rules.yokohama_duel.reckoning.prices import upgrade_price
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Forced


@dataclass(slots=True, unsafe_hash=True)
class UpgradeInfluence(Forced):
    """Up to `left` cards; no free action is possible here."""

    KEY: ClassVar[str] = "upgrade"
    PHASE: ClassVar[str] = "prepare"
    ROLE: ClassVar[str] = "prepare"

    left: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        seat, yen = self.seat, state.stock[self.seat][YEN]
        if not self.left:
            return ()
        found: list[Move] = [
            UPGRADE[seat][card]
            for card in range(len(INFLUENCES))
            if not state.upgraded[seat] >> card & 1 and upgrade_price(state, seat, card) <= yen
        ]
        if found:
            found.append(SKIP)
        return found

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, Upgrade):
            effects.upgrade(state, self.seat, move.card, upgrade_price(state, self.seat, move.card), emit)
            state.pending.append(UpgradeInfluence(self.seat, self.left - 1))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Upgrade):
            cost = upgrade_price(state, self.seat, move.card)
            return say("yokohama_duel.do.upgrade", card=INFLUENCE[self.seat][move.card], price=cost)
        return Forced.phrase(self, state, move)

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.upgrade", n=self.left)

    def help(self, state: DuelState) -> Text | None:
        return say("yokohama_duel.help.upgrade", n=state.stock[self.seat][YEN])

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target.kind != "influence":
            return None
        holder, _ = seat_and_name(target)
        if holder != self.seat:
            return Text("yokohama_duel.refuse.card_of_other")
        card = INFLUENCE[holder].index(target)
        if state.upgraded[holder] >> card & 1:
            return Text("yokohama_duel.refuse.upgraded")
        return say("yokohama_duel.refuse.short", n=upgrade_price(state, holder, card) - state.stock[holder][YEN])
