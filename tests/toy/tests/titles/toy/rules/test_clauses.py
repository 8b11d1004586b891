"""Every clause of Pebbles."""

import pytest

from rules.core.move import END_TURN, SKIP, Take
from rules.toy.components import HOLE, VALUES, WAVE
from rules.toy.events.pebbles import Dipped, Sunk
from rules.toy.free import Toss
from rules.toy.moves import DIP, Grab
from rules.toy.places import BACK, BAG, ROW, TOKEN, pebble
from tests.titles.clause import clause
from tests.titles.toy.kit import RULES, Table


@clause("T-TURN-1")
def test_two_pebbles_a_turn_and_one_is_enough() -> None:
    table = Table()
    assert END_TURN not in table.legal()
    assert END_TURN in table.grab().legal()
    assert table.dip().legal() == [END_TURN]
    assert RULES.decider(table.end().state) == 1


@clause("T-TURN-2", "T-TURN-3")
def test_the_row_is_open_and_the_bag_is_secret() -> None:
    table = Table().grab().dip()
    told = table.events[-1]
    assert isinstance(told, Dipped)
    assert told.seen_by(0) == told
    assert told.seen_by(1).shifts()[0].what == BACK
    seen = RULES.seen_by(table.state, 1)
    assert (seen.open, seen.secret[0]) == (table.state.open, [-1])


@clause("T-TURN-4")
@pytest.mark.parametrize(("held", "tosses"), [(3, 0), (4, 4)])
def test_with_more_than_three_open_ones_one_may_be_tossed_back(held: int, tosses: int) -> None:
    table = Table().open(0, *range(held))
    found = [move for move in table.legal() if isinstance(move, Toss)]
    assert len(found) == tosses
    if found:
        table.play(found[0])
        assert found[0].pebble in table.state.row
        assert Grab(found[0].pebble) in table.legal()


@clause("T-WELL-1")
def test_two_tokens_are_used_in_the_order_their_seat_chooses() -> None:
    table = Table(well=True).secret(0, 5).tide(wave=1, hole=1).dip().end()
    assert RULES.decider(table.state) == 0
    assert list(table.legal()) == [Take(handle) for handle in (step.handle() for step in table.state.waiting)]
    table.take(TOKEN[HOLE])
    assert Take(pebble(5)) in table.legal()
    table.play(SKIP)
    assert list(table.legal()) == [Take(ROW), Take(BAG)]


@clause("T-WELL-2")
def test_shells_are_kept_unasked_and_count_one() -> None:
    table = Table(well=True).tide(shell=2).grab()
    before = table.points(0)
    table.end()
    assert RULES.decider(table.state) == 1
    assert table.points(0) == before + 2


@clause("T-WELL-3")
def test_a_wave_brings_the_lowest_of_the_row_or_one_of_the_bag() -> None:
    table = Table(well=True).tide(wave=2).dip().end()
    lowest = table.state.row[0]
    table.take(ROW)
    assert table.state.open[0] == [lowest]
    secret = len(table.state.secret[0])
    table.take(BAG)
    assert len(table.state.secret[0]) == secret + 1
    assert table.state.tide[WAVE] == 2


@clause("T-WELL-4")
def test_what_is_sunk_in_secret_counts_double() -> None:
    table = Table(well=True).secret(0, 6, 7, 8).tide(hole=2).grab().end()
    before = table.points(0)
    table.sink(6, 8)
    assert table.points(0) == before + VALUES[6] + VALUES[8]
    assert [event.seen_by(1) for event in table.events if isinstance(event, Sunk)] == [Sunk(0, -1)] * 2


@clause("T-END-1")
@pytest.mark.parametrize("length", [12, 6])
def test_the_game_ends_after_so_many_turns(length: int) -> None:
    table = Table(length=length)
    for _ in range(length):
        assert not RULES.is_over(table.state)
        table.play(DIP).end()
    assert RULES.is_over(table.state)


@clause("T-END-2")
def test_whoever_has_most_wins_and_a_tie_is_shared() -> None:
    table = Table().secret(0, 0).open(1, 26)
    assert (table.points(0), table.points(1)) == (1, 9)
    assert RULES.winners(table.state) == [1]
    assert RULES.winners(Table().state) == [0, 1]
