"""Why each move of a line is made: what speaks for itself is so, and nothing is told that another move was made for."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from typing import Any, NamedTuple

import pytest

from game.opponents.act_reasons import Account, ActReasons, Opened
from game.opponents.beam import follow
from game.opponents.characters import drawn
from game.opponents.levels import player, school
from game.opponents.player import Line
from game.titles import TITLES
from rules.core.move import END_TURN
from rules.core.text import Text
from tests.built import BUILT
from tests.every_title.table import Table
from tests.every_title.test_reasons import REASONS, SHARED, THOUGHT, claims_of
from tests.titles.claiming import Told

LEVEL = "merchant"


class Planned(NamedTuple):
    """A line of a game, with the table before each of its moves and why each was made."""

    reasons: ActReasons[Any, Any]
    seen: list[Any]
    line: Line
    told: list[Text | None]


def _played(title: str) -> Iterator[tuple[Planned, list[Told]]]:
    rules, taught = TITLES[title], school(title)
    assert taught is not None
    reasons = taught.mind(taught.levels[LEVEL].temper).reasons
    assert isinstance(reasons, ActReasons)
    for seed in count(1):
        table = Table(title, rules.seat_counts[seed % len(rules.seat_counts)])
        state, turn, opened = table.new_state(seed), (-1, -1), tuple[Opened, ...]()
        while not rules.is_over(state):
            seat = rules.decider(state)
            opened = opened if turn == (seat, state.turn) else ()
            turn = seat, state.turn
            seen = rules.seen_by(state, seat)
            line, _ = player(title, LEVEL, drawn(table.deal(seed), seat)).choose(seen, THOUGHT)
            account = Account(reasons, rules, seen, line, opened)
            views = []
            for move in line:
                views.append(rules.seen_by(state, seat))
                rules.apply(state, move)
            last = rules.seen_by(state, seat)
            told = [account.reason(at) for at in range(len(line))]
            spoken = []
            for at, text in enumerate(told):
                end = _end(reasons, views[at], line[at:], text)
                if text is not None and end:
                    part = line[at : at + end]
                    after = views[at + end] if at + end < len(views) else last
                    foreseen = follow(rules, views[at], part)[0]
                    spoken.append(Told(rules, text, part, seat, views[at], foreseen, after))
            yield Planned(reasons, views, line, told), spoken
            opened = account.opened_after(len(line) - 1)


def _end(reasons: ActReasons[Any, Any], seen: Any, line: Line, text: Text | None) -> int:
    """How many moves it takes until what was told is what they tell; 0: another move tells it."""
    return next((end for end in range(1, len(line) + 1) if reasons.deed(seen, line[:end]) == text), 0)


@cache
def played(title: str) -> tuple[tuple[Planned, list[Told]], ...]:
    """As many lines as reasons are asked for."""
    return tuple(islice(_played(title), REASONS))


@pytest.mark.parametrize("title", BUILT)
def test_what_a_move_says_for_itself_is_so(title: str) -> None:
    claims = claims_of(title)
    told = [each for _, spoken in played(title) for each in spoken if not each.text.key.startswith(SHARED)]
    assert [(each.text, each.line) for each in told if not claims[each.name](each)] == []


@pytest.mark.parametrize("title", BUILT)
def test_who_speaks_for_oneself_is_heard(title: str) -> None:
    """A move that says nothing of itself has the reason of another of the same turn, if any of them has one."""
    for plan, _ in played(title):
        deeds = [plan.reasons.deed(seen, (move,)) for seen, move in zip(plan.seen, plan.line, strict=True)]
        for at, move in enumerate(plan.line):
            if move == END_TURN:
                assert plan.told[at] == plan.reasons.reason(plan.seen[at], (move,))
            elif deeds[at] is not None and not plan.reasons.serves(plan.seen[at], plan.line[at:]):
                assert plan.told[at] == deeds[at]
