"""The Church: one card in reach, its missing faith paid with different resources."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import CHURCH_CARDS, FAITH_EACH, FAITH_ITEMS, FAITH_TIMES, NONE
from rules.yokohama_duel.effects import cards, stock
from rules.yokohama_duel.moves import TAKE_CHURCH, TakeChurch
from rules.yokohama_duel.places import CHURCH
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.paying import Paying
from rules.yokohama_duel.steps.rewards import gain_rewards

SOURCE = "church"


def givable(owned: Sequence[int], given: Sequence[tuple[int, int]] = ()) -> int:
    """How many resources may still be given, each kind only so often."""
    total = 0
    for items in FAITH_ITEMS:
        times = FAITH_TIMES - sum(number for item, number in given if item in items)
        total += min(times, sum(owned[item] for item in items))
    return total


def resources_for(card: int, faith: int) -> int:
    """How many resources a card takes beyond the faith of the level."""
    return max(0, -(-(CHURCH_CARDS[card].faith - faith) // FAITH_EACH))


@dataclass(slots=True, unsafe_hash=True)
class ChooseChurch(Decision):
    """Optional; with no card in reach nothing happens."""

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
    given: tuple[tuple[int, int], ...]

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
            return NONE
        for item in options:
            if not any(item in items and other in items for items in FAITH_ITEMS for other in options if other != item):
                return item
        return NONE

    def give(self, state: DuelState, item: int, emit: Emit) -> None:
        stock.pay(state, self.seat, item, 1, emit)
        given = tuple(sorted((*self.given, (item, 1))))
        state.pending.append(PayChurch(self.seat, self.card, self.left - 1, given))

    def finish(self, state: DuelState, emit: Emit) -> None:
        cards.take_church(state, self.seat, self.card, self.given, emit)
        gain_rewards(state, self.seat, CHURCH_CARDS[self.card].rewards, SOURCE, emit)

    def last_given(self) -> int:
        return self.given[-1][0] if self.given else NONE

    def can_go_on(self, stock: Sequence[int]) -> bool:
        return givable(stock, self.given) >= self.left

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.pay_church", card=CHURCH[self.card], n=self.left)

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.pay_church")
