"""Opponents against each other."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from game import arena
from game.arena.arguments import read
from game.arena.games import Entry, Task, contest, play
from game.arena.report import Played, as_json, as_text, by_category, by_entry, by_seat, report
from game.opponents.player import Limit
from game.titles import TITLES
from rules.core.deal import Deal
from tests.built import BUILT
from tests.every_title.records import endings

RANDOM = Entry("random", Limit())


def test_a_small_contest_reports_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["yangtze", "--seats", "merchant,random", "--games", "4", "--workers", "2", "--json"]
    assert arena.run(arguments) == 0
    out, progress = capsys.readouterr()
    found = json.loads(out)
    assert [row["level"] for row in found["levels"]] == ["merchant", "random"]
    assert sum(row["wins"] for row in found["levels"]) == 4
    assert found["levels"][0]["wins"] >= 3
    assert [row["seat"] for row in found["seats"]] == [1, 2]
    assert sum(row["wins"] for row in found["seats"]) == 4
    points = sum(row["levels"]["merchant"] for row in found["categories"])
    assert points == pytest.approx(found["levels"][0]["points"])
    assert "4/4 games" in progress


def test_a_character_takes_part_under_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["yangtze", "--seats", "apprentice:banker,apprentice", "--games", "2", "--workers", "1"]
    assert arena.run(arguments) == 0
    words = capsys.readouterr().out.splitlines()
    assert words[1].startswith("apprentice:banker ")
    assert words[2].startswith("apprentice  ")
    assert ["all", "apprentice:banker", "apprentice"] in [line.split() for line in words]


def test_a_level_may_meet_itself_thinking_further() -> None:
    asked = read(["yangtze", "--seats", "tycoon*5,tycoon", "--iterations", "2", "--seconds", "9"])
    further, usual = asked.entry(0), asked.entry(1)
    assert (further.name, further.level, further.limit) == ("tycoon*5", "tycoon", Limit(45.0, 10))
    assert (usual.name, usual.level, usual.limit) == ("tycoon", "tycoon", Limit(9.0, 2))


def test_every_deal_is_played_from_every_seat() -> None:
    first = play(Task("yangtze", (RANDOM, RANDOM), 5, 0))
    second = play(Task("yangtze", (RANDOM, RANDOM), 5, 1))
    assert first.sheets == second.sheets[::-1]
    assert first.seats == second.seats[::-1]


def test_one_level_against_itself_meets_a_new_deal_each_time() -> None:
    with ThreadPoolExecutor(1) as pool:
        games = list(contest("yangtze", [RANDOM, RANDOM], 2, 5, pool))
    assert games[0].sheets != games[1].sheets[::-1]


@pytest.mark.parametrize("title", BUILT)
def test_seat_1_is_the_first_to_choose_and_categories_add_up(title: str) -> None:
    rules = TITLES[title]
    for seats in rules.seat_counts:
        deal = Deal(title, seats, {}, 5)
        opening: Any = rules.new_state(deal)
        game = play(Task(title, (RANDOM,) * seats, 5))
        assert sorted(game.seats) == list(range(seats))
        assert game.ending in endings(title)
        assert game.seats[rules.decider(opening)] == 0
        best = max(game.points(entry) for entry in range(seats))
        assert all(game.points(entry) == best for entry in range(seats) if game.shares[entry])


def _contest() -> list[Played]:
    return [
        Played((0.5, 0.5), ({"cards": 90, "yen": 10}, {"cards": 97, "yen": 3}), ([1.0], [2.0]), (0, 1), "passes"),
        Played((1.0, 0.0), ({"cards": 80, "yen": 10}, {"cards": 79, "yen": 1}), ([3.0], [2.0]), (1, 0), "emperors"),
    ]


def test_shares_of_a_win_are_halved_in_a_tie() -> None:
    rows = by_entry(["merchant", "random"], _contest())
    assert [row.wins for row in rows] == [1.5, 0.5]
    assert rows[0].low < 0.75 < rows[0].high
    assert rows[0].points == 95


def test_wins_and_points_are_counted_by_seat() -> None:
    rows = by_seat(_contest())
    assert [(row.seat, row.wins, row.share) for row in rows] == [(1, 0.5, 0.25), (2, 1.5, 0.75)]
    assert [row.points for row in rows] == [90, 95]
    assert rows[1].low < 0.75 < rows[1].high


def test_points_are_told_by_category_for_each_level_and_for_all() -> None:
    rows = by_category(["merchant", "random"], _contest())
    assert [row.category for row in rows] == ["cards", "yen"]
    assert rows[0].levels == {"merchant": 85, "random": 88}
    assert [row.overall for row in rows] == [86.5, 6]
    alike = by_category(["merchant", "merchant"], _contest())
    assert alike[0].levels == {"merchant": 86.5}


def test_the_report_says_the_same_in_words_and_in_numbers() -> None:
    head = {"title": "yangtze", "games": 2, "seed": 1, "seconds": 3.0}
    said = report(head, ["merchant", "random"], _contest())
    words = as_text(said).splitlines()
    assert words[0] == "yangtze, 2 games, deals from seed 1, 3 s"
    assert words[5].startswith("seat 1          0.5 wins   25.0%")
    assert words[-8].split() == ["all", "merchant", "random"]
    assert words[-7].split() == ["cards", "86.5", "85.0", "88.0"]
    assert words[-5].split() == ["total", "92.5", "95.0", "90.0"]
    assert words[-3] == "by ending"
    assert words[-1].split() == ["emperors", "1", "games", "50.0%"]
    numbers = json.loads(as_json(said))
    assert numbers["seats"][1]["share"] == 0.75
    assert numbers["endings"][0] == {"ending": "passes", "games": 1, "share": 0.5}
    assert numbers["categories"][1] == {"category": "yen", "overall": 6, "levels": {"merchant": 10, "random": 2}}


def test_one_level_alone_is_not_told_twice() -> None:
    head = {"title": "yangtze", "games": 2, "seed": 1, "seconds": 3.0}
    words = as_text(report(head, ["merchant", "merchant"], _contest())).splitlines()
    assert words[-5].split() == ["total", "92.5"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["yangtze", "--seats", "merchant,grandmaster"],
        ["yangtze", "--seats", "merchant"],
        ["yangtze", "--seats", "merchant,tycoon*many"],
        ["yangtze", "--seats", "merchant:builder,merchant"],
        ["yangtze", "--seats", "random:banker,merchant"],
        ["yangtze", "--games", "0"],
        ["yangtze", "--games", "many"],
        ["yangtze", "--seconds", "-1"],
        ["yangtze", "--seed", "-1"],
        ["yangtze", "--sprt", "0.5"],
        ["yangtze", "--sprt", "0.6,0.5"],
        ["ladder"],
        ["ladder", "chess"],
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
