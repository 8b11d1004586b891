"""What must hold after every move, whatever a test is about."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.yangtze.rules import Yangtze
from rules.yangtze.state import YangtzeState
from tests.titles.watched import announced, at_rest
from tests.titles.yangtze.rules.spoken import check_spoken

RULES: Final = Yangtze()


def check_announced(before: YangtzeState, after: YangtzeState, events: Sequence[Event]) -> None:
    """All that changed was announced."""
    announced(RULES, before, after, events)


def check_at_rest(state: YangtzeState) -> None:
    """Pools are sorted, money is not negative."""
    at_rest(RULES, state)
    assert min(state.money) >= 0
    assert [sorted(goods) for goods in state.goods] == state.goods
    assert [sorted(posts) for posts in state.posts] == state.posts
    assert (sorted(state.bag), sorted(state.gone)) == (state.bag, state.gone)


def check_words(state: YangtzeState, events: Sequence[Event]) -> None:
    """All that a player is told has its sentence."""
    told = [RULES.prompt(state), RULES.help(state), RULES.phase(state), RULES.role(state), RULES.end_note(state)]
    told += [event.seen_by(seat).text() for event in events for seat in (0, 1)]
    for move in RULES.legal_moves(state):
        told.append(RULES.describe(state, move))
        for target in move.targets():
            told += RULES.about(state, RULES.decider(state), target)
    for text in told:
        check_spoken(text)
