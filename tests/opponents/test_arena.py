"""Opponents against each other."""

import json

import pytest

from game import arena
from game.opponents.player import Limit


def test_a_small_contest_reports_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["yangtze", "--seats", "merchant,random", "--games", "4", "--workers", "2", "--json"]
    assert arena.run(arguments) == 0
    out, progress = capsys.readouterr()
    report = json.loads(out)
    assert [row["level"] for row in report["levels"]] == ["merchant", "random"]
    assert sum(row["wins"] for row in report["levels"]) == 4
    assert report["levels"][0]["wins"] >= 3
    assert "4/4 games" in progress


def test_every_deal_is_played_from_every_seat() -> None:
    limits = (Limit(), Limit())
    first = arena.play(arena.Task("yangtze", ("random", "random"), 5, 0, limits))
    second = arena.play(arena.Task("yangtze", ("random", "random"), 5, 1, limits))
    assert first.points == second.points[::-1]


def test_shares_of_a_win_are_halved_in_a_tie() -> None:
    games = [arena.Played((0.5, 0.5), (100, 100), ([1.0], [2.0])), arena.Played((1.0, 0.0), (90, 80), ([3.0], [2.0]))]
    rows = arena.summary(["merchant", "random"], games)
    assert [row.wins for row in rows] == [1.5, 0.5]
    assert rows[0].low < 0.75 < rows[0].high
    assert rows[0].points == 95


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["yangtze", "--seats", "merchant,grandmaster"],
        ["yangtze", "--seats", "merchant"],
        ["yangtze", "--games", "0"],
        ["yangtze", "--games", "many"],
        ["yangtze", "--seconds", "-1"],
        ["yangtze", "--seed", "-1"],
        [],
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("arena: ")
    assert err.count("\n") == 1


def test_help_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(["--help"]) == 0
    assert "TITLE" in capsys.readouterr().out
