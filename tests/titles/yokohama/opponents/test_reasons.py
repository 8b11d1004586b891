"""Reasons at Yokohama are of many kinds; that each is true is tried for every title alike."""

from collections import Counter

from tests.titles.yokohama.opponents.games import game


def test_reasons_differ_with_what_is_done() -> None:
    """A whole game is told in many sentences, and few turns are said to bring nothing."""
    said = Counter(choice.reason.key for _, choice in game("merchant", 4)[:-1])
    assert len(said) >= 10
    assert said["yokohama.why.nothing_more"] < sum(said.values()) / 4
