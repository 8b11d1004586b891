"""What must hold after every move, whatever a test is about."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rules.core.event import Event
from rules.core.text import Text
from rules.yokohama_duel.components import ASSIST_LIMIT
from rules.yokohama_duel.rules import YokohamaDuel
from rules.yokohama_duel.state import DuelState
from tests.every_title.words import fault, unfolded
from tests.titles.watched import announced, at_rest

RULES: Final = YokohamaDuel()


def check_announced(before: DuelState, after: DuelState, events: Sequence[Event]) -> None:
    """All that changed was announced."""
    announced(RULES, before, after, events)


def check_at_rest(state: DuelState) -> None:
    """Nothing owned is below zero, hands and decks are sorted."""
    at_rest(RULES, state)
    for seat in range(state.seats):
        assert min(*state.stock[seat], *state.assists[seat], state.merchants[seat]) >= 0
        assert sum(state.assists[seat]) <= ASSIST_LIMIT + 1
        for cards in (state.hands[seat], state.completed[seat], state.churches[seat]):
            assert cards == sorted(cards)
    for pool in (state.deck, state.drawn, state.bonus_deck, state.bonus_discard, state.tech_deck, state.tech_discard):
        assert pool == sorted(pool)


def check_words(state: DuelState, events: Sequence[Event]) -> None:
    """All that a player is told has its sentence, and each hole of it something to fill it."""
    told: list[Text | None] = [RULES.phase(state), RULES.help(state), RULES.end_note(state)]
    if not RULES.is_over(state):
        told.append(RULES.prompt(state))
    for move in RULES.legal_moves(state):
        told.append(RULES.describe(state, move))
        for target in move.targets():
            if target.kind not in ("place", "influence"):
                told += RULES.about(state, RULES.decider(state), target)
    told += [event.seen_by(seat).text() for event in events for seat in (0, 1)]
    for text in told:
        check_spoken(text)


@cache
def check_spoken(text: Text | None) -> None:
    """A text, and all texts and names in it, can be said."""
    assert [fault("en", part) for part in unfolded([text], RULES) if fault("en", part)] == []
