"""What must hold after every move, whatever a test is about."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rules.core.event import Event
from rules.core.target import NOBODY, Target
from rules.yangtze.rules import Yangtze
from rules.yangtze.state import YangtzeState
from tests.rules.yangtze.spoken import check_spoken

RULES: Final = Yangtze()


def check_announced(before: YangtzeState, after: YangtzeState, events: Iterable[Event]) -> None:
    """What lay on the table, moved as the events say, is what lies there now; nothing was lost or doubled."""
    expected, found = Counter(RULES.things(before)), Counter(RULES.things(after))
    assert _everything(expected) == _everything(found)
    for event in events:
        for what, number, source, to in event.shifts():
            expected[source, what] -= number
            expected[to, what] += number
    assert {place: number for place, number in expected.items() if number} == dict(found)


def _everything(things: Counter[tuple[Target, Target]]) -> Counter[Target]:
    """All things, wherever they lie."""
    total: Counter[Target] = Counter()
    for (_, thing), number in things.items():
        total[thing] += number
    return total


def check_at_rest(state: YangtzeState) -> None:
    """The offer is fresh, without doubles, empty at the end only; pools are sorted, money is not negative."""
    legal = list(RULES.legal_moves(state))
    afresh = state.clone()
    afresh.offer = None
    assert list(RULES.legal_moves(afresh)) == legal
    assert len(set(legal)) == len(legal)
    assert (RULES.decider(state) == NOBODY) == (not legal) == RULES.is_over(state)
    searched = list(RULES.search_moves(state))
    assert set(searched) <= set(legal)
    assert bool(searched) == bool(legal)
    assert min(state.money) >= 0
    assert [sorted(goods) for goods in state.goods] == state.goods
    assert [sorted(posts) for posts in state.posts] == state.posts
    assert (sorted(state.bag), sorted(state.gone)) == (state.bag, state.gone)


def check_words(state: YangtzeState, events: Sequence[Event]) -> None:
    """All that a player is told has its sentence."""
    told = [RULES.prompt(state), RULES.help(state), RULES.phase(state), RULES.end_note(state)]
    told += [event.seen_by(seat).text() for event in events for seat in (0, 1)]
    for move in RULES.legal_moves(state):
        told.append(RULES.describe(state, move))
        for target in move.targets():
            told += RULES.about(state, RULES.decider(state), target)
    for text in told:
        check_spoken(text)
