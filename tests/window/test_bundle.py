"""The built program: it starts, plays and saves. Skipped where nothing was built."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.library import Library
from game.opponents.levels import player
from game.opponents.player import Limit
from tests.window.mirror import Mirror, running
from tests.window.screen import ROOT, Screen, needs_screen, until
from tests.window.test_whole_game import _moves, open_table, plain

PROGRAM = ROOT / "dist" / "comptoir" / "comptoir"
pytestmark = [
    pytest.mark.window,
    needs_screen(),
    pytest.mark.skipif(not Path(PROGRAM).exists(), reason="make app has not been run"),
]


def test_the_built_program_plays_and_saves(screen_of: Callable[..., Screen]) -> None:
    screen = screen_of(1280, 800)
    library = Library()
    mirror = Mirror((1280, 800))
    screen.start(str(PROGRAM))
    match = open_table(screen, mirror, library, "yangtze")
    for _ in range(6):
        until(lambda: (game := running(library)) is not None and game.decider in game.people, what="no turn came")
        match = running(library)  # type: ignore[assignment]
        seen = match.rules.seen_by(match.state, match.decider)
        move = plain(match, player("yangtze", "apprentice").choose(seen, Limit(0.2, 20)).line[0])
        before = len(match.moves)
        for x, y in mirror.clicks_for(match, move):
            screen.click(x, y)
        until(lambda count=before: _moves(library) > count, 30, f"the click on {move} did nothing")
    assert screen.alive()
