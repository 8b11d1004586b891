"""The least window, plain and largest letters, both languages: no word of any screen is cut.

Lobby, settings, rules and file dialog are looked at with their own tests, tables with those of every title.
"""

import random
from collections.abc import Callable
from functools import cache

import pytest

from game.library import Library
from game.match import Match
from game.seat import Chair, Level
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.errors import ComptoirError
from rules.core.text import Text
from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from tests.window.mirror import Silent
from ui.app_navigator import AppNavigator
from ui.clock import HandClock
from ui.scenes.curtain import CurtainScene
from ui.scenes.menu import MenuScene

LEAST = (1024, 700)
NAMES = ("Aiko", "高橋さくら", "Ashworth", "Lin Wei")


@cache
def record_of(title: str, plays: int) -> Match:
    """A game by chance: so many moves of it, or all."""
    rules = TITLES[title]
    seats = rules.seat_counts[-1]
    levels: tuple[Level, ...] = ("apprentice", "tycoon", "merchant", "merchant")
    chairs = [Chair(NAMES[seat], "opponent" if seat else "human", levels[seat], seat) for seat in range(seats)]
    match = Match(rules, Deal(title, seats, {}, 4), chairs)
    chance = random.Random(4)
    while not match.is_over and len(match.moves) < plays:
        match.play(chance.choice(rules.search_moves(match.state)))
    return match


@pytest.fixture
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AppNavigator, "_think", lambda self, title: Silent())


@pytest.fixture(scope="module")
def shelf() -> None:
    """A game under way and a finished one of each title, written down once for all languages and letters."""
    for title in BUILT:
        for plays in (40, 10_000):
            held = record_of(title, plays)
            kept = Library().start(held.deal, held.chairs, practice=plays == 40)
            for move in held.moves:
                kept.play(move)


def screens(navigator: AppNavigator, title: str) -> dict[str, Callable[[], object]]:
    """Every way to a screen."""
    app = navigator.app
    running, over = record_of(title, 40), record_of(title, 10_000)

    def table_with(scene: Callable[[], object]) -> Callable[[], object]:
        def lay() -> None:
            navigator.table(running)
            scene()

        return lay

    seat = running.decider
    menu = lambda: app.stack.push(MenuScene(app.services, navigator, running, lambda: None, 0))  # noqa: E731
    curtain = lambda: app.stack.push(  # noqa: E731
        CurtainScene(app.services, navigator, running, seat, lambda seat: None, lambda: None)
    )
    return {
        "set-up": lambda: navigator.new_game(title),
        "load": navigator.load,
        "replays": navigator.replays,
        "statistics": navigator.statistics,
        "scores": lambda: navigator.scores(over),
        "count": lambda: navigator.scores(over, True),
        "replay": lambda: navigator.replay(over.record(), None, 60),
        "menu": table_with(menu),
        "curtain": table_with(curtain),
        "notice": table_with(lambda: navigator.tell(ComptoirError(Text("common.not_kept")))),
        "fault": table_with(lambda: app.stack.push(navigator.fault_screen(ValueError("x")))),
    }


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("shelf", "nobody_thinks")
def test_no_word_is_cut(make_app: MakeApp, clock: HandClock, language: str, text_size: int) -> None:
    cut: dict[str, list[str]] = {}
    for title in BUILT:
        app = make_app(language=language, text_size=text_size, motion="off")
        navigator = AppNavigator(app)
        hands = Hands(app, clock, LEAST)
        for name, show in screens(navigator, title).items():
            show()
            found = hands.look().overflows
            if found:
                cut[f"{title} {name}"] = found
    assert cut == {}
