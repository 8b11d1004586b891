"""The stepper that boards put beside an amount."""

from typing import Any

import pygame
import pytest

from rules.core.target import Target
from tests.ui.table_kit import Bench, toy_match
from ui.boards import stepper
from ui.boards.stepper import MINUS, PLUS
from ui.boards.toy.board import ToyBoard
from ui.boards.view import AMOUNT
from ui.paint import Painter

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")

ROOM = pygame.FRect(100, 50, 200, 40)


def test_minus_and_plus_stand_at_the_ends_of_their_room() -> None:
    places = stepper.shapes(ROOM, 34)
    assert places[MINUS][:4] == (100, 50, 34, 40)
    assert places[PLUS][:4] == (266, 50, 34, 40)


def test_a_click_sets_the_amount_and_nothing_else_does(bench: Bench) -> None:
    view = bench.top.view
    assert stepper.click(PLUS, view, 4)
    assert view.extra[AMOUNT] == 5
    assert stepper.click(MINUS, view, 4)
    assert view.extra[AMOUNT] == 3
    assert not stepper.click(PLUS, view, None)
    assert not stepper.click(Target("control", "all"), view, 4)
    assert view.extra[AMOUNT] == 3


def test_it_says_what_it_does(bench: Bench) -> None:
    view = bench.top.view
    told = [stepper.tip(target, view) for target in (MINUS, PLUS, Target("control", "all"))]
    assert [tip and tip.title for tip in told] == ["One less", "One more", None]


@pytest.mark.parametrize(("amount", "pale"), [(1, ["minus"]), (2, []), (3, ["plus"])])
def test_it_is_pale_where_there_is_nothing_more(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, amount: int, pale: list[str]
) -> None:
    marks: dict[str, float] = {}

    def spy(painter: Painter, name: str, *place: Any, alpha: float = 1, **look: Any) -> None:
        marks[name.removeprefix("mark/")] = alpha

    painter, places = bench.draw(), stepper.shapes(ROOM, 34)
    monkeypatch.setattr(Painter, "sprite", spy)
    between = stepper.draw(painter, places, bench.top.view, amount, range(1, 4), 20)
    assert between == pygame.FRect(134, 50, 132, 40)
    assert [name for name, alpha in marks.items() if alpha < 1] == pale


@pytest.fixture
def bench() -> Bench:
    made = Bench()
    match = toy_match()
    made.table(match, ToyBoard(match.rules))
    return made
