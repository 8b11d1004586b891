"""Reasons at Nippon: Zaibatsu say something, and points as things stand are those that are paid."""

from game.opponents.beam import follow
from rules.zaibatsu.components import PERIODS
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.state import INFLUENCE
from tests.titles.zaibatsu.opponents.games import RULES, met


def test_few_reasons_say_nothing() -> None:
    plain = [choice for _, choice in met() if choice.reason.key == "zaibatsu.why.rest"]
    assert len(plain) < len(met()) / 10


def test_points_as_things_stand_are_those_a_scoring_pays() -> None:
    """Where a line ends a period, what was told of a region is part of what was scored."""
    for before, choice in met():
        if choice.reason.key == "zaibatsu.why.influence":
            seat = RULES.decider(before)
            after = follow(RULES, RULES.seen_by(before, seat), choice.line)[0]
            scored = [
                after.points[seat][INFLUENCE + period] - before.points[seat][INFLUENCE + period]
                for period in range(1, PERIODS + 1)
            ]
            if any(scored):
                assert sum(scored) >= dict(choice.reason.args)["n"]
                assert score(after, seat) > score(before, seat)
