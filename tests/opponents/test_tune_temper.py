"""The tool that moves all numbers of a temper at once."""

import pytest

from game.door import attend
from tools.tune import temper
from tools.tune.fit import Equations
from tools.tune.temper import Bench, Found

DUEL = Bench("yokohama_duel", "apprentice", 2, 0.25)


def test_a_step_and_its_bend_are_told_apart() -> None:
    """Points that follow a parabola in one number, none in the others."""
    names = list(temper.numbers_of(DUEL))
    equations = Equations(2 * len(names))
    at = names.index("coin")
    for design in range(120):
        (_, mine), (_, theirs) = temper.sitters(DUEL, design)
        row = [float(a - b) for a, b in zip(mine, theirs, strict=True)]
        row += [float(a * a - b * b) for a, b in zip(mine, theirs, strict=True)]
        equations.add(row, 2.0 * row[at] - 3.0 * row[len(names) + at])
    best = temper.told(DUEL, equations)[0]
    assert (best.name, best.now) == ("coin", temper.numbers_of(DUEL)["coin"])
    assert (best.slope, best.bend) == (pytest.approx(2.0, abs=1e-2), pytest.approx(-3.0, abs=1e-2))
    assert best.best == pytest.approx(1 / 3, abs=1e-2)


@pytest.mark.parametrize(("slope", "bend", "best"), [(1.0, 0.5, 1.0), (-1.0, 0.0, -1.0), (5.0, -1.0, 1.0)])
def test_nothing_is_moved_further_than_it_was_tried(slope: float, bend: float, best: float) -> None:
    assert Found("coin", 1.0, slope, 0.1, bend).best == best


def test_the_same_deal_tells_the_same() -> None:
    first, again = temper.moved(DUEL, 3), temper.moved(DUEL, 3)
    assert (first.right, first.met) == (again.right, 2)
    assert first.right != temper.moved(DUEL, 4).right


def test_numbers_as_they_are_win_half(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["yokohama_duel", "--level", "apprentice", "--games", "2", "--workers", "1"]
    temper.tune([*words, "--try", f"coin={temper.numbers_of(DUEL)['coin']}"])
    assert capsys.readouterr().out.startswith("1 of 2 games won (50.0%")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("quay",), 1, "nobody plays quay"),
        (("yokohama_duel", "--level", "random"), 2, "nobody called random plays yokohama_duel"),
        (("zaibatsu", "--seats", "1"), 2, "no numbers of zaibatsu can be compared at 1"),
        (("yokohama_duel", "--try", "coins=1"), 2, "merchant of yokohama_duel has no number called 'coins'"),
        (("yokohama_duel", "--try", "coin=much"), 2, "'coin=much' names no number"),
        (("yokohama_duel", "--step", "0"), 2, "--step must be more than 0"),
        (("yokohama_duel", "--games", "4"), 2, "--games must be more: there are 32 things to be told apart"),
    ],
)
def test_what_cannot_be_told_is_said_in_a_sentence(
    words: tuple[str, ...], code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert attend("tune.temper", lambda: temper.tune(words)) == code
    assert capsys.readouterr().err == f"tune.temper: {told}.\n"
