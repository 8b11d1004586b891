"""What Yokohama Duel's set-up tells."""

import pytest

from game.titles import TITLES
from rules.core.deal import Deal
from rules.yokohama_duel.components import ROUNDS
from rules.yokohama_duel.places import BONUS, ORDER
from rules.yokohama_duel.words.amounts import bonus_rewards, demand
from tests.anatomy import LANGUAGES
from tests.ui.shared_palette import ASSETS
from ui.boards.figures import figures_of
from ui.say import Say

TITLE = "yokohama_duel"


def test_everybody_starts_with_orders_and_yen() -> None:
    text = figures_of(TITLE).at_start(2)
    state = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
    assert dict(text.args) == {"orders": 2, "yen": min(stock[-1] for stock in state.stock), "rounds": ROUNDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_a_number_are_named_by_what_they_show(language: str) -> None:
    speak = Say(ASSETS, language, strict=True)
    rules = TITLES[TITLE]
    names = [speak.name(card, rules=rules) for card in (*ORDER, *BONUS)]
    for number, card in enumerate(BONUS):
        shown = speak(bonus_rewards(number))
        assert f"({shown})" in speak.name(card, rules=rules)
    for number, card in enumerate(ORDER):
        assert f"({speak(demand(number))})" in speak.name(card, rules=rules)
    assert len(set(names)) > len(names) / 2, "few show the same"
