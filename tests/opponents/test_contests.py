"""Two versions of the program against each other, tests that stop when they know, ratings, and games on a cluster."""

import json
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib import import_module
from random import Random
from typing import Any

import pytest

from game import arena
from game.arena.envoy import Envoy
from game.arena.games import Disagreement, Entry, Task, contest, play
from game.arena.ladder import pairs, ratings
from game.arena.pools import cluster, cores
from game.arena.sequential import Sequential
from game.opponents.characters import characters_of
from game.opponents.player import Limit
from tests.anatomy import ROOT
from tests.built import BUILT

MERCHANT = Entry("merchant", Limit(60.0, 1))
THERE = MERCHANT._replace(checkout=str(ROOT))


def test_a_version_is_as_strong_as_itself() -> None:
    here = [play(Task("yangtze", (MERCHANT, MERCHANT), 3, turned)) for turned in (0, 1)]
    mixed = [play(Task("yangtze", (MERCHANT, THERE), 3, turned, version=1)) for turned in (0, 1)]
    assert [game.sheets for game in here] == [game.sheets for game in mixed]


def test_the_command_lets_two_versions_meet(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["yangtze", "--seats", "random,random,random", "--against", str(ROOT), "--games", "3", "--workers", "1"]
    assert arena.run([*told, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["level"] for row in found["levels"]] == ["random", "random@", "random@"]
    assert (found["against"], found["rules"]) == (str(ROOT), 1)


@pytest.mark.parametrize("place", ["no_such_folder", str(ROOT / "tests")])
def test_what_is_no_checkout_gets_one_sentence(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(["yangtze", "--against", place, "--games", "2", "--workers", "1"]) == 1
    assert capsys.readouterr().err == f"arena: {place} is no checkout of the program.\n"


def test_versions_that_count_differently_have_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def miscounted(envoy: Envoy) -> list[int]:
        return [1, 2]

    monkeypatch.setattr(Envoy, "totals", miscounted)
    with pytest.raises(Disagreement, match="deal 3 ends with"):
        play(Task("yangtze", (THERE, MERCHANT), 3))


def test_a_contest_ends_when_it_is_left() -> None:
    random = Entry("random", Limit())
    with ThreadPoolExecutor(1) as pool, closing(contest("yangtze", [random, random], 500, 1, pool)) as games:
        next(games)


def test_nothing_of_a_pool_outlives_it() -> None:
    before = threading.enumerate()
    with cores(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
    assert threading.enumerate() == before


def deals(share: float, seed: int) -> Iterator[list[float]]:
    chance = Random(seed)
    while True:
        yield [float(chance.random() < share), float(chance.random() < share)]


@pytest.mark.parametrize(("share", "holds"), [(0.4, "low"), (0.5, "low"), (0.6, "high"), (0.75, "high")])
def test_the_sequential_test_believes_what_holds(share: float, holds: str) -> None:
    right = 0
    for seed in range(40):
        test = Sequential(0.5, 0.6)
        verdicts = (test.take(deal) for deal in deals(share, seed))
        right += next(verdict.holds for verdict in verdicts if verdict.holds) == holds
    assert right >= 36


def test_the_clearer_it_is_the_sooner_it_knows() -> None:
    def needed(share: float) -> int:
        test = Sequential(0.5, 0.6)
        for deal in deals(share, 5):
            if test.take(deal).holds:
                break
        return len(test.deals)

    assert needed(0.95) < needed(0.6)


def test_a_clean_sweep_is_believed_but_not_at_once() -> None:
    test = Sequential(0.5, 0.65)
    assert not any(test.take([1.0, 1.0]).holds for _ in range(7))
    assert any(test.take([1.0, 1.0]).holds == "high" for _ in range(8))


def test_the_command_stops_when_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["yangtze", "--seats", "merchant,random", "--games", "200", "--sprt", "0.5,0.7", "--workers", "1"]
    assert arena.run([*told, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["test"]["holds"] == "high"
    assert found["games"] < 60


def test_ratings_put_everybody_in_order() -> None:
    shares = {(0, 1): [0.0] * 9 + [1.0] * 3, (1, 2): [0.0] * 9 + [1.0] * 3, (0, 2): [0.0] * 11 + [0.5]}
    rows = ratings(["weak", "fair", "strong"], shares)
    assert [row.name for row in rows] == ["strong", "fair", "weak"]
    assert all(row.low <= row.points <= row.high for row in rows)
    assert sum(row.points for row in rows) == pytest.approx(0, abs=1e-6)
    assert rows == ratings(["weak", "fair", "strong"], shares)


def test_a_clean_sweep_of_a_few_games_is_not_certain() -> None:
    few, many = (ratings(["strong", "weak"], {(0, 1): [1.0] * games})[0] for games in (4, 400))
    assert few.low < 100 < few.points < few.high
    assert few.high - few.low > 300
    assert many.low > few.points


def test_ten_wins_of_eleven_are_400_points() -> None:
    strong, weak = ratings(["strong", "weak"], {(0, 1): ([1.0] * 10 + [0.0]) * 200})
    assert strong.points - weak.points == pytest.approx(400, abs=3)


def test_each_meets_each() -> None:
    assert pairs(3) == [(0, 1), (0, 2), (1, 2)]


def test_the_ladder_rates_all_levels_and_versions(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["ladder", "yangtze", "--seats", "random,apprentice", "--games", "2", "--against", str(ROOT), "--json"]
    assert arena.run([*told, "--workers", "1"]) == 0
    rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["ratings"]
    assert {row["name"] for row in rows} == {"apprentice", "apprentice@", "random", "random@"}


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of two workers."""
    spilled = str(tmp_path_factory.mktemp("cluster"))
    made = import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=spilled
    )
    with made:
        yield made.scheduler_address


@pytest.mark.parametrize("title", BUILT)
def test_a_cluster_plays_the_same_games(title: str, workers: str) -> None:
    thinking = Entry("apprentice", Limit(60.0, 1), character=characters_of(title)[0])
    entries = [thinking, Entry("random", Limit())]
    with ThreadPoolExecutor(1) as pool:
        here = [(game.shares, game.sheets) for game in contest(title, entries, 1, 1, pool)]
    with cluster(workers) as pool:
        assert [(game.shares, game.sheets) for game in contest(title, entries, 1, 1, pool)] == here


def test_the_command_says_the_same_of_a_cluster(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["ladder", "yangtze", "--seats", "random,apprentice", "--games", "2", "--json"]
    assert arena.run([*told, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert arena.run([*told, "--cluster", workers]) == 0
    assert capsys.readouterr().out == here


def test_a_cluster_nobody_answers_from_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.run(["yangtze", "--games", "2", "--cluster", "nowhere"]) == 1
    assert capsys.readouterr().err == "arena: no scheduler answers at nowhere.\n"
