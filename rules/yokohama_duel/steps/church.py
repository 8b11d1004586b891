"""The Church: one card in reach, its missing faith paid with different resources."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.harbour.paying import ASKED
from rules.harbour.purse import Given
from rules.yokohama_duel.components import CHURCH_CARDS, FAITH_EACH, FAITH_ITEMS, FAITH_TIMES, NONE, place_with
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.moves import TAKE_CHURCH, TakeChurch
from rules.yokohama_duel.places import CHURCH
from rules.yokohama_duel.reckoning.prices import givable, resources_for
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.paying import Paying
from rules.yokohama_duel.steps.rewards import gain_rewards

SOURCE: Final = "church"
HERE: Final = place_with("take_church_card")


@dataclass(slots=True, unsafe_hash=True)
class ChooseChurch(Decision):
    """Optional; with no card in reach nothing happens."""

    KEY: ClassVar[str] = "church"
    FREE_MOVES_CAN_WAIT: ClassVar[bool] = False

    faith: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        most = self.faith + FAITH_EACH * givable(state.stock[self.seat])
        row = state.church_row
        found: list[Move] = [TAKE_CHURCH[c] for c in row if c != NONE and CHURCH_CARDS[c].faith <= most]
        if found:
            found.append(SKIP)
        return found

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, TakeChurch):
            state.pending.append(PayChurch(self.seat, move.card, resources_for(move.card, self.faith), ()))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, TakeChurch):
            return say("yokohama_duel.do.church", card=CHURCH[move.card])
        return Decision.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return HERE

    def more_about(self, state: DuelState, target: Target) -> list[Text]:
        card = CHURCH.index(target) if target in CHURCH else NONE
        if card == NONE or card not in state.church_row:
            return []
        return [say("yokohama_duel.about.church_needs", n=resources_for(card, self.faith))]

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.church", faith=self.faith)

    def help(self, state: DuelState) -> Text | None:
        return say("yokohama_duel.help.church", n=FAITH_EACH * givable(state.stock[self.seat]))

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target not in CHURCH or CHURCH.index(target) not in state.church_row:
            return None
        short = resources_for(CHURCH.index(target), self.faith) - givable(state.stock[self.seat])
        return say("yokohama_duel.refuse.faith_short", n=short)


@dataclass(slots=True, unsafe_hash=True)
class PayChurch(Paying):
    """`left` resources are still to be given for the card chosen; `given` are items and numbers."""

    card: int
    left: int
    given: Given

    def options(self, state: DuelState) -> Sequence[int]:
        if not self.left:
            return ()
        owned = state.stock[self.seat]
        found = []
        for items in FAITH_ITEMS:
            if sum(number for item, number in self.given if item in items) < FAITH_TIMES:
                found += [item for item in items if owned[item]]
        return sorted(found)

    def forced(self, state: DuelState, options: Sequence[int]) -> int:
        """Where all that may be given must be given only the side of an import is left to choose."""
        if len(options) > 1 and givable(state.stock[self.seat], self.given) > self.left:
            return ASKED
        for item in options:
            if not any(item in items and other in items for items in FAITH_ITEMS for other in options if other != item):
                return item
        return ASKED

    def give(self, state: DuelState, item: int, emit: Emit) -> None:
        stock.pay(state, self.seat, item, 1, emit)
        given = tuple(sorted((*self.given, (item, 1))))
        state.pending.append(PayChurch(self.seat, self.card, self.left - 1, given))

    def finish(self, state: DuelState, emit: Emit) -> None:
        cards.take_church(state, self.seat, self.card, self.given, emit)
        gain_rewards(state, self.seat, CHURCH_CARDS[self.card].rewards, SOURCE, emit)

    def can_go_on(self, owned: Sequence[int]) -> bool:
        return givable(owned, self.given) >= self.left

    def place_in_hand(self, state: DuelState) -> int:
        return HERE

    def card_in_hand(self) -> Target:
        return CHURCH[self.card]

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.pay_church", card=CHURCH[self.card], n=self.left)

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.pay_church")
