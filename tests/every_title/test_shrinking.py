"""Random play that shrinks: a failing game is cut down to the few choices that make it fail."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.event import Event
from tests.every_title.counting import shifted, shifts_of, totals
from tests.every_title.table import Table, tables

choices = st.lists(st.integers(0, 255), max_size=250)


@given(table=st.sampled_from(tables()), seed=st.integers(0, 1 << 32), picks=choices)
def test_whatever_is_chosen_the_books_balance(table: Table, seed: int, picks: list[int]) -> None:
    rules = table.rules
    state = table.new_state(seed)
    first = totals(rules.things(state))
    for pick in picks:
        moves = rules.legal_moves(state)
        if rules.is_over(state):
            break
        assert moves
        before = rules.things(state)
        events: list[Event] = []
        rules.apply(state, moves[pick % len(moves)], events.append)
        assert rules.things(state) == shifted(before, shifts_of(events))
        assert totals(rules.things(state)) == first
        assert set(rules.legal_moves(state)).issuperset(rules.search_moves(state))
    for seat in range(table.seats):
        seen = rules.seen_by(state, seat)
        assert rules.seen_by(rules.imagine(seen, seed), seat).key() == seen.key()
