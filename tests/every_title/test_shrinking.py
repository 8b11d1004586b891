"""Random play that shrinks: a failing game is cut down to the few choices that make it fail."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core.event import Event
from tests.every_title.cases import Cases
from tests.every_title.counting import shifted, shifts_of, totals
from tests.every_title.table import Table

choices = st.lists(st.integers(0, 255), max_size=250)


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 1 << 32), picks=choices)
def test_whatever_is_chosen_the_books_balance(table: Table, cases: Cases, seed: int, picks: list[int]) -> None:
    rules = table.rules
    state = table.new_state(seed)
    first = totals(rules.things(state))
    for pick in cases.of(picks):
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
