"""What must hold after every move, whatever a test is about."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rules.core.event import Event
from rules.core.text import Text
from rules.yokohama.components import HAND_LIMIT
from rules.yokohama.rules import Yokohama
from rules.yokohama.state import YokohamaState
from tests.every_title.words import fault, unfolded
from tests.titles.watched import announced, at_rest

RULES: Final = Yokohama()


def check_announced(before: YokohamaState, after: YokohamaState, events: Sequence[Event]) -> None:
    """All that changed was announced, and nothing was told to move where it lay already."""
    announced(RULES, before, after, events)
    assert all(shift.source != shift.to and shift.number > 0 for event in events for shift in event.shifts())


def check_at_rest(state: YokohamaState) -> None:
    """Nothing owned is below zero, hands and decks are sorted, gaps of rows lie at the right."""
    at_rest(RULES, state)
    for seat in range(state.seats):
        assert min(*state.stock[seat], *state.men[seat], *state.agents[seat]) >= 0
        assert len(state.hands[seat]) <= HAND_LIMIT
        for cards in (state.hands[seat], state.completed[seat], state.returned[seat], state.taken[seat]):
            assert cards == sorted(cards)
    for pool in (state.deck, state.tech_deck, state.removed):
        assert pool == sorted(pool)
    for row in (*state.ports, *state.laboratories):
        assert row == [card for card in row if card >= 0] + [card for card in row if card < 0]


def check_words(state: YokohamaState, events: Sequence[Event]) -> None:
    """All that a player is told has its sentence, and each hole of it something to fill it."""
    told: list[Text | None] = [RULES.phase(state), RULES.help(state), RULES.end_note(state), RULES.role(state)]
    if not RULES.is_over(state):
        told.append(RULES.prompt(state))
    for move in RULES.legal_moves(state):
        told.append(RULES.describe(state, move))
        for target in move.targets():
            if target.kind != "area":
                told += RULES.about(state, RULES.decider(state), target)
    told += [event.seen_by(seat).text() for event in events for seat in range(state.seats)]
    for text in told:
        check_spoken(text)


@cache
def check_spoken(text: Text | None) -> None:
    """A text, and all texts and names in it, can be said."""
    assert [fault("en", part) for part in unfolded([text], RULES) if fault("en", part)] == []
