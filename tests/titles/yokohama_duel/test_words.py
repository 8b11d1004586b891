"""What Yokohama Duel's set-up tells."""

from game.titles import TITLES
from rules.core.deal import Deal
from rules.yokohama_duel.components import ROUNDS
from ui.boards.figures import figures_of

TITLE = "yokohama_duel"


def test_everybody_starts_with_orders_and_yen() -> None:
    text = figures_of(TITLE).at_start(2)
    state = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
    assert dict(text.args) == {"orders": 2, "yen": min(stock[-1] for stock in state.stock), "rounds": ROUNDS}
