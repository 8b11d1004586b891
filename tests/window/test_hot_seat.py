"""Two people at one screen: the curtain falls between them, and a whole game goes by in clicks."""

from collections.abc import Callable

import pytest

from game.settings import Settings
from tests.window.hands import SIZE, Hands
from tests.window.mirror import Silent
from tests.window.screen import Screen, needs_screen
from ui.scenes.curtain import CurtainScene

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
TITLE = "yokohama_duel"
SEED = 24


def test_a_game_between_two_people_with_the_curtain(screen_of: Callable[..., Screen]) -> None:
    settings = Settings.load()
    settings.last_kinds, settings.last_names = ["human", "human"], ["Aiko", "Mei"]
    settings.save()
    hands = Hands(screen_of(*SIZE), TITLE)
    hands.mirror.app.services.settings.last_kinds = ["human", "human"]
    hands.screen.start()
    match = hands.open_table(SEED)
    assert match.people == [0, 1]
    eyes, curtains = -1, 0
    while not hands.over:
        match = hands.game()
        if match.decider != eyes:
            hands.pass_moments()
            hands.screen.come_to_rest(still=0.5)
            eyes = match.decider
            seat = CurtainScene(hands.mirror.app.services, Silent(), match, eyes, lambda: None, lambda: None)  # type: ignore[arg-type]
            hands.mirror.show(seat)
            hands.screen.press(*hands.mirror.spot("lift"))
            curtains += 1
        hands.make(match, hands.choice(match))
    assert curtains > 16
    assert hands.screen.alive()
