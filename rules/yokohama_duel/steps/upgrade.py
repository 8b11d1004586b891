"""Round preparation: one Influence card may be upgraded."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import INFLUENCES, ON_UPGRADE, TECHNOLOGIES, UPGRADE_COST, YEN
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.moves import UPGRADE, Upgrade
from rules.yokohama_duel.places import INFLUENCE, seat_and_name
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Forced


def upgrade_price(state: DuelState, seat: Seat, card: int) -> int:
    """What the upgrade of a card costs this seat."""
    techs = state.techs[seat]
    prices = [TECHNOLOGIES[each].upgrade_cost for each in ON_UPGRADE if techs >> each & 1]
    return min(prices, default=int(UPGRADE_COST[card]))


@dataclass(slots=True, unsafe_hash=True)
class UpgradeInfluence(Forced):
    """Up to `left` cards; no free action is possible here."""

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
