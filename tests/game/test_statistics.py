"""Games that count, and lines that do not."""

import json
from collections.abc import Callable
from pathlib import Path

from game.match import Match
from game.paths import statistics_file
from game.seat import Chair
from game.statistics import Statistics, Tally
from rules.core.deal import Deal
from rules.toy.rules import Toy
from tests.game.conftest import play_at_random

Make = Callable[..., Match]


def test_nothing_played_yet() -> None:
    summary = Statistics().summary("toy")
    assert summary.games == 0
    assert summary.best is summary.average is None


def test_a_game_counts_once(new_match: Make) -> None:
    match = new_match(opponents=True)
    assert not Statistics().add(match)
    play_at_random(match)
    assert Statistics().add(match)
    assert Statistics().add(match)
    summary = Statistics().summary("toy")
    result = match.result()
    assert result is not None
    assert summary.games == 1
    assert summary.against.wins == (0 in result.winners)
    assert summary.by_level["merchant"] == summary.by_seats[2] == summary.against
    assert summary.best == summary.average == result.scores[0]
    assert summary.last_played
    assert Statistics().summary("yangtze").games == 0


def test_practice_does_not_count(new_match: Make) -> None:
    match = play_at_random(new_match(opponents=True))
    match.take_back()
    play_at_random(match)
    assert not Statistics().add(match)


def test_opponents_among_themselves_do_not_count(toy: Toy) -> None:
    chairs = [Chair("A", "opponent"), Chair("B", "opponent", crest=1)]
    assert not Statistics().add(play_at_random(Match(toy, Deal("toy", 2), chairs)))


def test_people_among_themselves_neither_win_nor_lose(new_match: Make) -> None:
    assert Statistics().add(play_at_random(new_match()))
    summary = Statistics().summary("toy")
    assert summary.games == 1
    assert summary.against.games == 0
    assert len(summary.scores) == 2


def test_the_strongest_opponent_names_the_level(toy: Toy) -> None:
    chairs = [Chair("A"), Chair("B", "opponent", "apprentice", 1), Chair("C", "opponent", "tycoon", 2)]
    Statistics().add(play_at_random(Match(toy, Deal("toy", 3), chairs)))
    assert set(Statistics().summary("toy").by_level) == {"tycoon"}


def test_damage_costs_only_the_damaged_lines(new_match: Make) -> None:
    statistics = Statistics()
    statistics.add(play_at_random(new_match()))
    good = statistics_file().read_bytes()
    strange = good.replace(b'"seats": 2', b'"seats": 9')
    for damage in (b"\xff\n", b"{}\n", b"[1]\n", b"[" * 90_000 + b"\n", strange, good[:40]):
        statistics_file().write_bytes(damage + good if damage.endswith(b"\n") else good + damage)
        assert len(statistics.games()) == 1
    match = new_match(seed=8)
    statistics.add(play_at_random(match))
    assert len(statistics.games()) == 2


def test_a_game_for_one_counts_by_what_it_is_called(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "statistics.jsonl")
    kept = {"title": "zaibatsu", "seats": 1, "people": [0], "level": None, "scores": [188], "seconds": 60, "ended": ""}
    lines = [
        {**kept, "game": "first", "winners": [0], "rating": "zaibatsu.rating.notable"},
        {**kept, "game": "second", "winners": [], "rating": "zaibatsu.rating.lost"},
    ]
    (tmp_path / "statistics.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    summary = statistics.summary("zaibatsu")
    assert summary.ratings == {"zaibatsu.rating.notable": 1, "zaibatsu.rating.lost": 1}
    assert summary.by_seats[1] == Tally(2, 1)
    assert summary.against == Tally(0, 0)
