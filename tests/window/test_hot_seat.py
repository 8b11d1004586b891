"""Two people at one screen: the curtain falls between them, and a whole game goes by in clicks."""

from collections.abc import Callable

import pytest

from game.library import Library
from game.opponents.levels import player
from game.settings import Settings
from game.titles import TITLES
from tests.window.mirror import Mirror, Silent, finished, running
from tests.window.screen import Screen, needs_screen, until
from tests.window.test_whole_game import SIZE, THOUGHT, _moves, open_table, pass_moments, plain
from ui.scenes.curtain import CurtainScene

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
TITLE = "yokohama_duel"


def test_a_game_between_two_people_with_the_curtain(screen_of: Callable[..., Screen]) -> None:
    settings = Settings.load()
    settings.last_kinds, settings.last_names = ["human", "human"], ["Aiko", "Mei"]
    settings.save()
    screen = screen_of(*SIZE)
    library, mirror = Library(), Mirror(SIZE)
    mirror.app.services.settings.last_kinds = ["human", "human"]
    screen.start()
    match = open_table(screen, mirror, library, TITLE)
    assert match.people == [0, 1]
    chooser, eyes, curtains = player(TITLE, "apprentice"), -1, 0
    while not finished(library):
        under_way = running(library)
        assert under_way is not None
        match = under_way
        if match.decider != eyes:
            pass_moments(screen)
            screen.come_to_rest(still=0.5)
            eyes = match.decider
            seat = CurtainScene(mirror.app.services, Silent(), match, eyes, lambda: None, lambda: None)  # type: ignore[arg-type]
            mirror.show(seat)
            screen.press(*mirror.spot("lift"))
            curtains += 1
        pass_moments(screen)
        before = len(match.moves)
        move = plain(match, chooser.choose(TITLES[TITLE].seen_by(match.state, eyes), THOUGHT).line[0])
        for x, y in mirror.clicks_for(match, move):
            screen.click_when_heard(x, y)
        until(lambda count=before: finished(library) or _moves(library) > count, 30, f"the click on {move} did nothing")
    assert curtains > 16
    assert screen.alive()
