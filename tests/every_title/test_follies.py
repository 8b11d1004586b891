"""Every title knows what a sane player never does: each check is proven by a planted folly, and Merchants keep sane."""

from collections.abc import Callable
from importlib import import_module

import pytest

from game.audit.folly import Folly, Kind, follies_of
from game.audit.watch import Task, deeds, follies_in, watch
from game.opponents.player import Limit
from game.titles import TITLES
from tests.built import BUILT
from tests.titles.planting import Planted, Script

PROVEN = [(title, folly) for title in BUILT for folly in follies_of(title)]


def plants(title: str) -> dict[str, Callable[[], Planted]]:
    """By the name of a check, how its folly is planted: `PLANTED` of the title's `planted.py`."""
    return {plant.__name__: plant for plant in import_module(f"tests.titles.{title}.planted").PLANTED}


def named(title: str, script: Script) -> set[str]:
    """The checks that name something in a script."""
    state, lines = script.state.clone(), iter(script.lines)
    done = deeds(TITLES[title], state, lambda _: next(lines, None))
    assert next(lines, None) is None, "the game was over before the script"
    return {found.name for found in follies_in(done, state, follies_of(title))}


@pytest.mark.parametrize("title", BUILT)
def test_a_title_lists_follies_each_said_in_a_sentence_and_planted_once(title: str) -> None:
    follies = follies_of(title)
    assert {Kind.BLUNDER, Kind.DOUBT} == {folly.kind for folly in follies}
    assert all(folly.about.endswith(".") for folly in follies)
    assert sorted(folly.name for folly in follies) == sorted(plants(title))


@pytest.mark.parametrize(("title", "folly"), PROVEN, ids=lambda each: getattr(each, "name", each))
def test_a_check_names_the_planted_folly_and_no_sane_line(title: str, folly: Folly) -> None:
    plant = plants(title)[folly.name]()
    assert folly.name in named(title, plant.foolish)
    assert folly.name not in named(title, plant.sane)


@pytest.mark.parametrize("title", BUILT)
def test_merchants_keep_sane(title: str) -> None:
    """A guard, no measure: `python main.py audit` plays more games, at all numbers of seats."""
    games = [watch(Task(title, "merchant", Limit(60.0, 1), 2, deal)) for deal in (5, 6)]
    blunders = [found for game in games for found in game.found if found.kind == Kind.BLUNDER]
    assert len(blunders) <= 1, blunders
