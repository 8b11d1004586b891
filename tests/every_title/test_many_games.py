"""Hundreds of whole games at random for each title and number of seats, watched at every decision.

The other tests look closer at fewer games; what goes wrong once in ten thousand decisions is found here.
"""

from random import Random
from typing import Any, Final

import pytest

from rules.core.event import Event
from rules.core.move import Move
from tests.every_title.cases import Cases
from tests.every_title.counting import shifted, shifts_of
from tests.every_title.playing import GAMES, LONGEST, as_many
from tests.every_title.table import Table

pytestmark = pytest.mark.slow

MANY: Final = 300
MANY_OF: Final = {"yokohama_duel": 500}
"""Its games are short, and there is but one number of seats to play it with."""
MANY_COMING: Final = 30
"""Games of a coming title; see GAMES_COMING."""
PARTS: Final = 3
"""So that two processes can share the work."""
LOOK_EVERY: Final = 12
"""So many decisions lie between two looks from the seats, which cost more than the decisions."""


def seeds(table: Table, part: int) -> range:
    """The part of the deals that one test plays; they are others than those of the other tests."""
    many = max(GAMES, as_many(table, MANY_OF.get(table.title, MANY), 30)) if table.built else MANY_COMING
    return range(1000 + part, 1000 + many, PARTS)


def test_as_many_games_are_played_as_were_promised() -> None:
    for table in (Table("yangtze", 2), Table("singapore", 4), Table("yokohama_duel", 2)):
        played = sorted(seed for part in range(PARTS) for seed in seeds(table, part))
        assert len(set(played)) == len(played) >= (500 if table.title == "yokohama_duel" else 300)


@pytest.mark.parametrize("part", range(PARTS))
def test_hundreds_of_games_keep_to_the_rules_of_the_house(table: Table, cases: Cases, part: int) -> None:
    for seed in cases.of(seeds(table, part)):
        state = table.new_state(seed)
        chance = Random(seed)
        things = table.rules.things(state)
        for number in range(LONGEST):
            if table.rules.is_over(state):
                break
            if (number + seed) % LOOK_EVERY == 0:
                check_seat(table, state, chance.randrange(table.seats), seed)
            move = chance.choice(checked_moves(table, state))
            events: list[Event] = []
            table.rules.apply(state, move, events.append)
            expected = shifted(things, shifts_of(events))
            things = table.rules.things(state)
            assert things == expected, (seed, number, events)
        check_end(table, state)


def checked_moves(table: Table, state: Any) -> list[Move]:
    """The legal moves: some, each once, those asked anew, and those that opponents consider among them."""
    rules = table.rules
    moves = list(rules.legal_moves(state))
    assert 0 <= rules.decider(state) < table.seats
    assert moves
    different = set(moves)
    assert len(different) == len(moves)
    kept, state.offer = state.offer, None
    assert list(rules.legal_moves(state)) == moves
    state.offer = kept
    searched = rules.search_moves(state)
    assert searched
    assert different.issuperset(searched)
    return moves


def check_seat(table: Table, state: Any, seat: int, seed: int) -> None:
    """What a seat sees is what it would see in a world that it imagines; the decider has the same moves in both."""
    rules = table.rules
    seen = rules.seen_by(state, seat)
    world = rules.imagine(seen, seed)
    assert rules.seen_by(world, seat).key() == seen.key()
    if rules.decider(state) == seat:
        assert list(rules.legal_moves(world)) == list(rules.legal_moves(state))


def check_end(table: Table, state: Any) -> None:
    """The game is over, somebody has won, and every sum is right."""
    assert table.rules.is_over(state)
    sheets = table.rules.scores(state)
    assert all(sheet.total == sum(row.points for row in sheet.rows) for sheet in sheets)
    best = max(sheet.total for sheet in sheets)
    assert {sheets[seat].total for seat in table.rules.winners(state)} == {best}
