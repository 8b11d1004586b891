"""Lines that are looked into: more of them, and deeper, for who may think further than usual."""

from typing import Any

import pytest

from game.opponents.ahead import Ahead, ByPlans
from game.opponents.levels import limit_of, school
from game.opponents.player import USUAL, Limit
from game.opponents.search_player import SearchPlayer
from game.opponents.tree import Branch, Tree
from game.titles import TITLES
from rules.core.deal import Deal

TITLE = "yangtze"
PLANS = ByPlans(turns=1, width=1, effort=1.0)


def searched(monkeypatch: pytest.MonkeyPatch, limit: Limit) -> tuple[int, Ahead]:
    """How many lines are looked into, and how."""
    asked: list[tuple[int, Ahead]] = []

    def noted(tree: Tree, limit: Limit) -> Branch:
        asked.append((len(tree.branches), tree.ahead))
        return tree.branches[0]

    monkeypatch.setattr(Tree, "search", noted)
    taught = school(TITLE)
    assert taught is not None
    state: Any = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
    seen = taught.rules.seen_by(state, taught.rules.decider(state))
    player = SearchPlayer(taught.mind(taught.levels["tycoon"].temper), width=8, breadth=2, ahead=PLANS)
    monkeypatch.setattr("game.opponents.search_player.HOPELESS", 1.0)
    monkeypatch.setattr(player.mind.proposals, "clear", lambda *_: False)
    player.choose(seen, limit)
    return asked[0]


@pytest.mark.parametrize(("times", "lines", "turns"), [(1, 2, 1), (3, 2, 1), (4, 4, 2), (5, 4, 2)])
def test_four_times_the_thought_looks_wider_and_deeper(
    times: int, lines: int, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert searched(monkeypatch, Limit(60.0, times * USUAL)) == (lines, PLANS._replace(turns=turns, width=turns))


def test_the_best_level_thinks_as_far_as_usual() -> None:
    assert limit_of("tycoon").iterations == USUAL
