"""Clicks to moves, on moves made for the purpose."""

import doctest
from dataclasses import dataclass
from itertools import permutations

import pytest

import ui.table.session.move_picker
from rules.core.move import Button, Move, Take
from rules.core.target import Target
from ui.table.session.move_picker import MovePicker


@dataclass(slots=True, unsafe_hash=True)
class Send(Move):
    """A worker goes somewhere."""

    worker: int
    place: int

    def targets(self) -> tuple[Target, ...]:
        return (Target("worker", self.worker), Target("place", self.place))


@dataclass(slots=True, unsafe_hash=True)
class Pay(Move):
    """Coins of one kind, one click each."""

    coin: str
    number: int

    def targets(self) -> tuple[Target, ...]:
        return (Target("coin", self.coin),) * self.number


WORKER, PLACE = (tuple(Target(kind, key) for key in range(4)) for kind in ("worker", "place"))
SENDS = [Send(0, 0), Send(0, 1), Send(1, 1), Send(2, 3)]


def test_the_example_in_the_docstring() -> None:
    names = {"Button": Button, "Take": Take, "Target": Target, "MovePicker": MovePicker}
    assert doctest.testmod(ui.table.session.move_picker, extraglobs=names).failed == 0


def test_nothing_is_chosen_before_a_click_even_if_only_one_move_is_legal() -> None:
    picker = MovePicker([Button("draw")])
    assert picker.chosen() is None
    assert picker.lit() == (Target("button", "draw"),)
    assert picker.pick(Target("button", "draw"))
    assert picker.chosen() == Button("draw")


def test_a_second_click_is_asked_only_if_it_decides_something() -> None:
    picker = MovePicker(SENDS)
    assert picker.pick(WORKER[2])
    assert picker.chosen() == Send(2, 3)
    picker.drop()
    assert picker.pick(WORKER[0])
    assert picker.chosen() is None
    assert picker.lit() == (PLACE[0], PLACE[1])


@pytest.mark.parametrize("move", SENDS)
def test_any_order_of_clicks_means_the_same(move: Move) -> None:
    for order in permutations(move.targets()):
        picker = MovePicker(SENDS)
        for target in order:
            if picker.chosen() is None:
                assert picker.pick(target)
        assert picker.chosen() == move


def test_the_same_thing_clicked_twice() -> None:
    picker = MovePicker([Pay("silver", 2), Send(0, 0)])
    assert picker.pick(Target("coin", "silver"))
    assert picker.chosen() == Pay("silver", 2)
    picker = MovePicker([Pay("silver", 2), Pay("silver", 3)])
    assert picker.pick(Target("coin", "silver"))
    assert picker.pick(Target("coin", "silver"))
    assert picker.lit() == (Target("coin", "silver"),)


def test_a_thing_that_is_not_lit_changes_nothing() -> None:
    picker = MovePicker(SENDS)
    picker.pick(WORKER[0])
    before = picker.lit(), picker.picked, picker.moves
    assert not picker.pick(PLACE[3])
    assert not picker.pick(WORKER[0])
    assert (picker.lit(), picker.picked, picker.moves) == before


def test_dropping_the_picks_lights_everything_again() -> None:
    picker = MovePicker(SENDS)
    lit = picker.lit()
    picker.pick(PLACE[1])
    assert picker.picked == (PLACE[1],)
    picker.drop()
    assert picker.lit() == lit
    assert picker.picked == ()
    assert picker.chosen() is None


def test_amounts_are_a_run_and_buttons_stand_apart() -> None:
    picker = MovePicker([Button("pass"), *(Take(Target("amount", n)) for n in range(3, 9))])
    assert picker.amounts() == range(3, 9)
    assert picker.buttons() == (Target("button", "pass"),)
    assert picker.pick(Target("amount", 5))
    assert picker.chosen() == Take(Target("amount", 5))
    assert MovePicker(SENDS).amounts() == range(0)


def test_among_equal_things_nobody_is_asked() -> None:
    """Workers 0 and 1 are twins: where they can both go, the place alone decides, and who clicks one gets that one."""
    picker = MovePicker(SENDS, sense=lambda move: (move.worker // 2, move.place))  # type: ignore[attr-defined]
    picker.pick(PLACE[1])
    assert picker.chosen() == Send(0, 1)
    picker.drop()
    picker.pick(WORKER[1])
    assert picker.chosen() == Send(1, 1)
    picker.drop()
    picker.pick(WORKER[0])
    assert picker.chosen() is None, "where it goes is still open"
