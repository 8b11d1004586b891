"""What Singapore's set-up tells."""

from rules.singapore.components import FLAGS, START_MONEY, START_POINTS
from ui.boards.figures import figures_of


def test_everybody_starts_with_money_points_and_flags() -> None:
    text = figures_of("singapore").at_start(3)
    assert dict(text.args) == {"money": START_MONEY, "points": START_POINTS, "flags": FLAGS}
