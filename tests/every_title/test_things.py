"""Nothing appears, vanishes or changes place unannounced."""

from typing import Any

from rules.core.event import Event
from rules.core.target import HIDDEN, Seat, Target
from tests.every_title.cases import Cases
from tests.every_title.counting import by_place, face_up, shifted, shifts_of, totals
from tests.every_title.playing import GAMES, games, plies, positions
from tests.every_title.table import Table


def test_the_same_things_are_there_from_the_deal_to_the_end(table: Table, cases: Cases) -> None:
    """So they are in between: every change is announced, and a shift takes from one place what it gives another."""
    for game in cases.of(games(table)):
        assert totals(table.rules.things(game[-1].after)) == totals(table.rules.things(game[0].before))


def test_every_change_is_announced(table: Table, cases: Cases) -> None:
    for game in games(table):
        things = table.rules.things(game[0].before)
        for ply in cases.of(game):
            expected = shifted(things, shifts_of(ply.events))
            things = table.rules.things(ply.after)
            assert things == expected, ply.events


def test_play_is_the_same_whether_somebody_listens_or_not(table: Table, cases: Cases) -> None:
    """Facts nobody hears need not be made: leaving them out must leave out nothing else."""
    for game in games(table, GAMES // 4):
        unheard = game[0].before.clone()
        for ply in game:
            table.rules.apply(unheard, ply.move)
        for ply in cases.of(game[-1:]):
            assert unheard.key() == ply.after.key()


def test_what_happens_before_the_first_choice_is_announced_too(table: Table, cases: Cases) -> None:
    for seed in cases.of(range(GAMES)):
        events: list[Event] = []
        state = table.rules.new_state(table.deal(seed), events.append)
        dealt = table.rules.things(table.rules.dealt(table.deal(seed)))
        assert table.rules.things(state) == shifted(dealt, shifts_of(events))


def test_a_shift_moves_something_from_one_place_to_another(table: Table, cases: Cases) -> None:
    for ply in plies(table):
        for shift in cases.of(shifts_of(ply.events)):
            assert shift.number > 0
            assert shift.source != shift.to


def test_only_what_is_there_is_named_and_nothing_hidden_in_a_real_state(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table)):
        assert HIDDEN not in state.unknown
        assert state.unknown == []
        for (place, thing), number in table.rules.things(state).items():
            assert number != 0, (place, thing)
            assert thing in face_up({(thing, thing): 1}), thing


def test_what_a_seat_is_told_fits_what_it_sees(table: Table, cases: Cases) -> None:
    """Each place gains and loses as many things as the events a seat sees say; face-up places exactly those."""
    for number, game in enumerate(games(table, GAMES // 8)):
        seat = number % table.seats
        before = seen_things(table, game[0].before, seat)
        for ply in cases.of(game):
            after = seen_things(table, ply.after, seat)
            expected = shifted(before, shifts_of(event.seen_by(seat) for event in ply.events))
            if after != expected:  # something went where this seat does not see what it is
                sealed = table.rules.sealed(ply.after, seat)
                assert by_place(after, sealed) == by_place(expected, sealed), ply.events
                for place in face_up(before) & face_up(after) - {*sealed}:
                    assert _at(after, place) == _at(expected, place), ply.events
            before = after


def seen_things(table: Table, state: Any, seat: Seat) -> dict[tuple[Target, Target], int]:
    """What lies where, as far as a seat can see."""
    return table.rules.things(table.rules.seen_by(state, seat))


def _at(things: dict[tuple[Target, Target], int], place: Target) -> dict[Target, int]:
    return {thing: number for (where, thing), number in things.items() if where == place}
