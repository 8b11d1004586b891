"""One choice that is several moves: shown at once, taken back at once."""

from ui.table.session.spans import Spans


def test_a_run_is_taken_back_and_made_again_as_a_whole() -> None:
    spans = Spans()
    spans.add(3, 2)
    assert spans.first(4) == 3
    assert spans.last(3) == 5


def test_around_a_run_moves_are_taken_back_one_by_one() -> None:
    spans = Spans()
    spans.add(3, 2)
    assert (spans.first(2), spans.first(3), spans.first(5)) == (2, 3, 5)
    assert (spans.last(2), spans.last(5)) == (3, 6)


def test_a_run_that_was_taken_back_is_forgotten_with_the_next_move() -> None:
    spans = Spans()
    spans.add(3, 2)
    spans.add(3, 1)
    assert (spans.first(4), spans.last(3)) == (4, 4)
