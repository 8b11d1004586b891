"""No opponent knows more than its seat may see: what is hidden changes neither its choice nor what it says of it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game.opponents.characters import drawn
from game.opponents.levels import RANDOM, levels_of, player
from game.opponents.player import Limit
from rules.core.target import Seat
from tests.every_title.cases import Cases
from tests.every_title.playing import lively, play
from tests.every_title.table import Table, only_built

THOUGHT = Limit(60.0, 4)
"""Iterations alone decide, so that a slow machine answers the same."""
ASKED = 4
"""Positions of each title and number of seats."""


def views(table: Table) -> Iterator[tuple[Any, Seat]]:
    """What deciding seats see, from all over a game."""
    met = [ply.before for ply in play(table.rules, table.new_state(2), lively, 2)]
    chance = Random(5)
    for part in range(ASKED):
        state = met[chance.randrange(part * len(met) // ASKED, (part + 1) * len(met) // ASKED)]
        seat = table.rules.decider(state)
        yield table.rules.seen_by(state, seat), seat


def test_what_a_seat_cannot_see_never_changes_its_choice(table: Table, cases: Cases) -> None:
    only_built(table)
    for seen, seat in cases.of(views(table)):
        other = table.rules.imagine(seen, 7)
        assert other.key() != table.rules.seen_by(other, seat).key(), "another world has other things hidden"
        for level in levels_of(table.title):
            if level != RANDOM:
                who = player(table.title, level, drawn(table.deal(2), seat))
                assert who.choose(table.rules.seen_by(other, seat), THOUGHT) == who.choose(seen, THOUGHT), level


def test_thinking_leaves_what_is_seen_as_it_was(table: Table, cases: Cases) -> None:
    only_built(table)
    for seen, _ in list(cases.of(views(table)))[:2]:
        before = seen.key()
        for level in levels_of(table.title):
            player(table.title, level).choose(seen, THOUGHT)
        assert seen.key() == before
