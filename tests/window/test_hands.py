"""Safe hands in the real window: a double click does one thing, and the buttons lie where they lay."""

from collections.abc import Callable

import pytest

from game.library import Library
from game.match import Match
from game.opponents.levels import player
from game.replay import Replay
from tests.built import BUILT
from tests.window.mirror import Mirror, finished, running
from tests.window.screen import Screen, needs_screen, until
from tests.window.test_whole_game import (
    PATIENCE,
    SIZE,
    THOUGHT,
    _asked,
    _mine,
    _moves,
    _passed,
    open_table,
    pass_moments,
    plain,
)

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
FIXED = ("undo", "redo")
WHOLE = "yokohama_duel"
"""Played to its end; of the other titles so many own moves, which meet every kind of confirming button."""
OPENING = 40


def decided_since(match: Match, count: int) -> int:
    """How many moves after so many were chosen by a person; what is no decision was made by the table."""
    replay = Replay(match.rules, match.record())
    people = [n for n in range(count, len(match.moves)) if match.history.actors[n] in match.people]
    return sum(match.rules.idle_move(replay.at(n)) is None for n in people)


@pytest.mark.parametrize("title", sorted(BUILT))
def test_a_double_click_on_what_confirms_does_one_thing(title: str, screen_of: Callable[..., Screen]) -> None:
    screen, library, mirror = screen_of(*SIZE), Library(), Mirror(SIZE)
    screen.start()
    open_table(screen, mirror, library, title)
    chooser = player(title, "apprentice")
    places: set[tuple[str, tuple[float, float]]] = set()
    doubled: set[str] = set()
    chosen = 0
    while not finished(library) and (title == WHOLE or chosen < OPENING):
        match = running(library)
        if match is None or not _asked(match):
            until(
                lambda: _passed(screen) and (finished(library) or _mine(library)), PATIENCE, "the opponent never moved"
            )
            continue
        pass_moments(screen)
        before, chosen = len(match.moves), chosen + 1
        seen = match.rules.seen_by(match.state, match.decider)
        move = plain(match, chooser.choose(seen, THOUGHT).line[0])
        *first, last = mirror.clicks_for(match, move)
        places.update((name, mirror.spot(name)) for name in FIXED)
        confirm = mirror.table(match).prompt.confirm
        for x, y in first:
            screen.click_when_heard(x, y)
        if confirm is None or mirror.spot(confirm.name) != last:
            screen.click_when_heard(*last)
            until(lambda count=before: finished(library) or _moves(library) > count, 30, f"{move} was not made")
            continue
        places.add(("confirm", last))
        doubled.add(type(match.state.pending[-1]).__name__)
        screen.come_to_rest(still=0.5)
        screen.double_click(*last)
        until(lambda count=before: finished(library) or _moves(library) > count, 30, f"{move} was not made")
        screen.come_to_rest()
        now = running(library)
        assert now is None or decided_since(now, before) == 1, move
    assert doubled
    assert len(places) == len(FIXED) + 1, "a button lay somewhere else"
