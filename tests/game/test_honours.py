"""Honours are read from the games that count."""

from collections.abc import Callable

import pytest

from game.honours import HONOURS, count, honours_of
from game.match import Match
from game.seat import Level
from game.statistics import PlayedGame
from tests.game.conftest import play_at_random

COUNTS = (2, 3)
ALL = list(HONOURS)


def game(*scores: int, level: Level | None = "apprentice", title: str = "toy", rating: str = "") -> PlayedGame:
    """A game of the person at seat 0."""
    people = (0,) if level is not None or rating else tuple(range(len(scores)))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return PlayedGame("", title, len(scores), people, level, scores, winners, 60, "", rating)


@pytest.mark.parametrize(
    ("games", "earned"),
    [
        ([], []),
        ([game(9, 10)], ["finished"]),
        ([game(9, 10, title="yangtze")], []),
        ([game(10, 9)], ["finished", "won"]),
        ([game(10, 9, level=None)], ["finished"]),
        ([game(10, level=None, rating="toy.rating.good")], ["finished", "won"]),
        ([game(10, 9, level="merchant")], ["finished", "won", "merchant"]),
        ([game(10, 9, level="tycoon")], ["finished", "won", "merchant", "tycoon"]),
        ([game(9, 10, level="tycoon")], ["finished"]),
        ([game(10, 9), game(10, 9, 9)], ["finished", "won", "tables"]),
        ([game(10, 9)] * 3, ["finished", "won", "row"]),
        ([game(10, 9), game(9, 10), game(10, 9), game(10, 9)], ["finished", "won"]),
        ([game(10, 9), game(10, 9), game(9, 10, level=None), game(10, 9)], ["finished", "won", "row"]),
        ([game(10, 8)], ["finished", "won", "far"]),
        ([game(1, 10)] * 10, ["finished", "regular"]),
        ([game(1, 10)] * 9, ["finished"]),
    ],
)
def test_what_is_earned(games: list[PlayedGame], earned: list[str]) -> None:
    assert honours_of(games, "toy", COUNTS) == earned


def test_a_game_tells_the_honours_it_has_earned_once(new_match: Callable[..., Match]) -> None:
    match = play_at_random(new_match(opponents=True))
    assert "finished" in count(match)
    assert count(match) == []
