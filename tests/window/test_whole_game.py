"""A whole game by clicks only, in the real window: lobby, set-up, table, score."""

from collections.abc import Callable

import pytest

from game.library import Library
from game.match import Match
from game.opponents.levels import player
from game.opponents.player import Limit
from game.titles import TITLES
from rules.core.move import Move
from tests.built import BUILT
from tests.window.mirror import Mirror, Silent, finished, running
from tests.window.screen import Screen, needs_screen, until
from ui.scenes.lobby import Lobby
from ui.scenes.scores import ScoresScene
from ui.scenes.set_up import SetUpScene
from ui.under_way import under_way

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
SIZE = (1280, 800)
THOUGHT = Limit(seconds=0.2, iterations=20)
PATIENCE = 90.0
"""Seconds for a whole turn of an opponent, acts shown one by one, on a machine that runs other tests beside."""
SKY = (620, 27)
"""Nothing lies there: a click goes on from a moment, or does nothing."""


def open_table(screen: Screen, mirror: Mirror, library: Library, title: str) -> Match:
    """From the lobby through the set-up to a table for two."""
    services = mirror.app.services
    mirror.show(Lobby(services, Silent(), under_way))
    screen.press(*mirror.spot(f"box {title}"))
    mirror.show(SetUpScene(services, Silent(), title))
    screen.click(*mirror.field("players", 1))
    screen.come_to_rest()
    screen.click(*mirror.spot("start"))
    until(lambda: library.running() is not None, what="no game on disk")
    match = running(library)
    assert match is not None
    return match


def plain(match: Match, move: Move) -> Move:
    """A move that can be clicked at once: bids are the lowest, as the stepper stands."""
    if move.targets()[0].kind == "amount":
        return next(m for m in match.legal_moves() if m.targets()[0].kind == "amount")
    return move


def pass_moments(screen: Screen, most: int = 3) -> None:
    """Go on from whatever stands over the board: a click shows all of it, another one lets it go."""
    for _ in range(2 * most):
        screen.click(*SKY)


def play_by_clicks(screen: Screen, mirror: Mirror, library: Library, title: str, most: int = 2000) -> int:
    """Click until the game is over; returns the number of own moves."""
    chooser = player(title, "apprentice")
    rules = TITLES[title]
    clicked = 0
    while not finished(library):
        match = running(library)
        if match is None or not _asked(match):
            until(
                lambda: _passed(screen) and (finished(library) or _mine(library)), PATIENCE, "the opponent never moved"
            )
            continue
        pass_moments(screen)
        before = len(match.moves)
        move = plain(match, chooser.choose(rules.seen_by(match.state, match.decider), THOUGHT).line[0])
        for x, y in mirror.clicks_for(match, move):
            screen.click_when_heard(x, y)
        until(lambda count=before: finished(library) or _moves(library) > count, 30, f"the click on {move} did nothing")
        clicked += 1
        assert screen.alive()
        assert clicked < most
    return clicked


def _passed(screen: Screen) -> bool:
    screen.click(*SKY)
    return True


def _mine(library: Library) -> bool:
    match = running(library)
    return match is not None and _asked(match)


def _asked(match: Match) -> bool:
    """Must a person choose? What is no decision the table does by itself."""
    return match.decider in match.people and match.rules.idle_move(match.state) is None


def _moves(library: Library) -> int:
    summary = library.running()
    return summary.moves if summary is not None else 0


@pytest.mark.parametrize("title", BUILT)
def test_a_game_from_the_lobby_to_the_score(title: str, screen_of: Callable[..., Screen]) -> None:
    screen = screen_of(*SIZE)
    library = Library()
    mirror = Mirror(SIZE)
    screen.start()
    match = open_table(screen, mirror, library, title)
    assert [chair.kind for chair in match.chairs] == ["human", "opponent"]
    assert match.chairs[1].level == "merchant"
    assert play_by_clicks(screen, mirror, library, title) > 10
    (summary,) = finished(library)
    assert len(summary.result.scores) == 2
    match = library.open(summary.path)
    pass_moments(screen)
    mirror.table(match)
    screen.come_to_rest()
    screen.press(*mirror.spot("scores"))
    mirror.show(ScoresScene(mirror.app.services, Silent(), match))
    until(lambda: screen.likeness(mirror.surface) > 0.9, 60, "the count never came to the score")
