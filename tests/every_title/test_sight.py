"""What a seat sees, what it may imagine, and that nothing else reaches it."""

from collections import defaultdict
from random import Random
from typing import Any

from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import Seat, Target
from tests.every_title.cases import Cases
from tests.every_title.counting import BACK, by_place, totals
from tests.every_title.playing import at_random, play, plies, positions
from tests.every_title.table import Table


def running(table: Table, about: int = 300) -> list[Any]:
    """Positions in which somebody must decide."""
    return [state for state in positions(table, about) if not table.rules.is_over(state)]


def test_a_seen_state_may_not_draw_and_keeps_public_counts(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table)):
        key = state.key()
        for seat in range(table.seats):
            seen = table.rules.seen_by(state, seat)
            assert type(seen) is type(state)
            assert seen.rng == 0
            assert seen.offer is None
            assert seen.unknown == sorted(seen.unknown)
            sealed = table.rules.sealed(state, seat)
            things = table.rules.things(seen)
            assert by_place(things, sealed) == by_place(table.rules.things(state), sealed)
            assert table.rules.sealed(seen, seat) == sealed
            for place in sealed:
                shown = {thing.key: number for (where, thing), number in things.items() if where == place}
                assert shown in ({}, {BACK: 1}), "of a sealed place not even the number shows"
        assert state.key() == key


def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines(table: Table, cases: Cases) -> None:
    for number, state in enumerate(positions(table)):
        for seat in range(table.seats):
            seen = table.rules.seen_by(state, seat)
            for seed in cases.of((number, number + 1)):
                world = table.rules.imagine(seen, seed)
                assert world.rng != 0
                assert world.unknown == []
                assert table.rules.seen_by(world, seat).key() == seen.key()
                assert totals(table.rules.things(world)) == totals(table.rules.things(state))


def test_imagining_is_a_deal_that_can_be_dealt_again(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table, 60)):
        for seat in range(table.seats):
            seen = table.rules.seen_by(state, seat)
            assert table.rules.imagine(seen, 9).key() == table.rules.imagine(seen, 9).key()


def test_imagined_worlds_differ(table: Table, cases: Cases) -> None:
    """Somewhere in the game, that is: for a while all that is unknown may lie in one place, and then it is known."""
    for seat in range(table.seats):
        views = [seen for state in running(table, 60) if (seen := table.rules.seen_by(state, seat)).unknown]
        open_views = [seen for seen in views if len(places_of_backs(table, seen)) > 1]
        worlds = [
            [table.rules.things(table.rules.imagine(seen, seed)) for seed in range(6)] for seen in cases.of(open_views)
        ]
        assert not worlds or any(other != things[0] for things in worlds for other in things)


def places_of_backs(table: Table, seen: Any) -> set[Target]:
    """Where something lies of which only the back is seen."""
    return {place for place, thing in table.rules.things(seen) if thing.key == "back"}


def test_the_decider_has_the_same_moves_in_truth_in_sight_and_in_imagination(table: Table, cases: Cases) -> None:
    for state in cases.of(running(table, 600)):
        seat = table.rules.decider(state)
        seen = table.rules.seen_by(state, seat)
        world = table.rules.imagine(seen, 3)
        for other in (seen, world):
            assert table.rules.decider(other) == seat
            assert list(table.rules.legal_moves(other)) == list(table.rules.legal_moves(state))
            assert list(table.rules.search_moves(other)) == list(table.rules.search_moves(state))


def test_a_seat_foresees_its_moves_from_what_it_sees_as_from_the_truth(table: Table, cases: Cases) -> None:
    for state in running(table, 150):
        seen = table.rules.seen_by(state, table.rules.decider(state))
        for move in cases.of(table.rules.legal_moves(state)):
            assert table.rules.preview(seen, move) == table.rules.preview(state, move), move


def test_everybody_sees_whose_decision_it_is(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table)):
        for seat in range(table.seats):
            assert table.rules.decider(table.rules.seen_by(state, seat)) == table.rules.decider(state)


def test_an_imagined_world_can_be_played_to_its_end(table: Table, cases: Cases) -> None:
    chance = Random(1)
    for state in cases.of(running(table, 60)):
        seat = chance.randrange(table.seats)
        world = table.rules.imagine(table.rules.seen_by(state, seat), 5)
        things = totals(table.rules.things(world))
        *_, last = play(table.rules, world, at_random, 5)
        assert table.rules.is_over(last.after)
        assert totals(table.rules.things(last.after)) == things


def test_secret_moves_leak_nothing(table: Table, cases: Cases) -> None:
    """What another seat does in secret shows neither in the view nor in the events: the same kind of move on things a
    seat cannot see must look the same to it, `pending` included."""
    for state in running(table, 1500):
        decider = table.rules.decider(state)
        for seat in range(table.seats):
            if seat != decider:
                for moves in cases.of(secret_moves(table, state, seat)):
                    looks = [looks_like(table, state, move, seat) for move in moves]
                    assert all(look == looks[0] for look in looks), moves


def secret_moves(table: Table, state: Any, seat: Seat) -> list[list[Move]]:
    """Moves of one kind whose targets are things that lie where the seat sees only backs."""
    backs = places_of_backs(table, table.rules.seen_by(state, seat))
    hidden = {thing for place, thing in table.rules.things(state) if place in backs}
    kinds: dict[type[Move], list[Move]] = defaultdict(list)
    for move in table.rules.legal_moves(state):
        secret = hidden.issuperset(move.targets())
        if secret and not lays_open(table, state, move, seat):
            kinds[type(move)].append(move)
    return [moves for moves in kinds.values() if len(moves) > 1]


def lays_open(table: Table, state: Any, move: Move, seat: Seat) -> bool:
    """Does the move show what it is about, as the rules let it: goods that are given, an order that is completed?"""
    shown = [shift.what for event in looks_like(table, state, move, seat)[1] for shift in event.shifts()]
    return any(target in shown for target in move.targets())


def looks_like(table: Table, state: Any, move: Move, seat: Seat) -> tuple[Any, list[Event]]:
    """A move as another seat sees it: the state after it and what was announced."""
    after = state.clone()
    events: list[Event] = []
    table.rules.apply(after, move, events.append)
    return table.rules.seen_by(after, seat).key(), [event.seen_by(seat) for event in events]


def test_an_event_seen_twice_is_seen_the_same(table: Table, cases: Cases) -> None:
    for ply in plies(table, 10):
        for event in cases.of(ply.events):
            for seat in range(table.seats):
                assert event.seen_by(seat).seen_by(seat) == event.seen_by(seat)
