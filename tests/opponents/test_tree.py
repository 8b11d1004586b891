"""Games played ahead: branches race, whoever is surely behind drops out, and the same question gets the same answer."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from game.opponents.ahead import Ahead, ByPlans, ByReflex
from game.opponents.beam import Candidate
from game.opponents.levels import school
from game.opponents.player import Limit, Line
from game.opponents.tree import HEAT, Tree
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Button

TITLE = "yangtze"
LINES: list[Line] = [(Button(name),) for name in ("one", "two", "three", "four")]
AMPLE = 4000
REFLEX = ByReflex(4)


class Told(Tree):
    """A tree whose games come out as told, by line and world."""

    def __init__(self, outcome: Callable[[int, int], float], priors: Sequence[float], ahead: Ahead = REFLEX) -> None:
        taught = school(TITLE)
        assert taught is not None
        seen: Any = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
        mind = taught.mind(taught.levels["tycoon"].temper)
        found = [Candidate(line, prior) for line, prior in zip(LINES, priors, strict=False)]
        super().__init__(mind, TITLES[TITLE].seen_by(seen, mind.rules.decider(seen)), found, 1, ahead)
        self.outcome = outcome
        self.played = 0

    def play_ahead(self, state: Any, line: Line) -> float:
        self.played += 1
        return self.outcome(LINES.index(line), self.worlds)


def luck(chances: Sequence[float], spread: float) -> Callable[[int, int], float]:
    """Lines that win so often, all with the luck of the world and a little of their own."""

    def outcome(line: int, world: int) -> float:
        own = Random(1000 * line + world).uniform(-spread, spread)
        return chances[line] + Random(world).uniform(-0.3, 0.3) + own

    return outcome


def test_the_best_is_found_although_it_looked_worst() -> None:
    tree = Told(luck((0.4, 0.45, 0.5, 0.55), 0.1), (0.55, 0.5, 0.45, 0.4))
    assert tree.search(Limit(60.0, AMPLE)).line == LINES[3]


@pytest.mark.parametrize(("gap", "games"), [(0.5, 4 * HEAT), (0.02, AMPLE // 2)])
def test_the_clearer_a_choice_the_fewer_games_it_takes(gap: float, games: int) -> None:
    tree = Told(luck((0.6, 0.6 - gap, 0.6 - gap, 0.6 - gap), 0.1), (0.5,) * 4)
    assert tree.search(Limit(60.0, AMPLE)).line == LINES[0]
    assert tree.played <= games


def test_lines_that_come_to_the_same_are_not_told_apart_for_ever() -> None:
    tree = Told(luck((0.5, 0.5), 0.0), (0.5, 0.5))
    assert tree.search(Limit(60.0, AMPLE)).line == LINES[0]
    assert tree.played == 2 * HEAT


def test_an_open_choice_takes_what_it_may_and_more_thought_takes_more() -> None:
    games = []
    for iterations in (40, 200):
        tree = Told(luck((0.5, 0.502), 0.4), (0.5, 0.5))
        tree.search(Limit(60.0, iterations))
        games.append(tree.played)
    assert games == [40, 200]


def test_the_worse_half_drops_out_when_its_share_is_spent() -> None:
    """Of four lines two meet more worlds than the others, and of those one pair the same number."""
    tree = Told(luck((0.5, 0.501, 0.499, 0.5), 0.4), (0.5,) * 4)
    tree.search(Limit(60.0, 48))
    worlds = sorted(len(branch.results) for branch in tree.branches)
    assert worlds == [6, 6, 18, 18]


def test_with_little_thought_all_meet_the_same_worlds() -> None:
    tree = Told(luck((0.5, 0.501, 0.499, 0.5), 0.4), (0.5,) * 4)
    tree.search(Limit(60.0, 4 * HEAT))
    assert [len(branch.results) for branch in tree.branches] == [HEAT] * 4


def test_games_that_are_planned_count_for_several() -> None:
    tree = Told(luck((0.5, 0.502), 0.4), (0.5, 0.5), ByPlans(turns=2, width=4, effort=1.0))
    tree.search(Limit(60.0, 200))
    assert tree.played == 200 // 5


def test_who_may_hardly_think_still_looks_into_one_world() -> None:
    for ahead in (REFLEX, ByPlans(turns=2, width=4, effort=1.0)):
        tree = Told(luck((0.2, 0.9, 0.2, 0.2), 0.0), (0.5,) * 4, ahead)
        assert tree.search(Limit(60.0, 1)).line == LINES[1]
        assert tree.played == 4


def test_the_clock_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr("game.opponents.tree.time.monotonic", lambda: float(next(now)))
    tree = Told(luck((0.5, 0.5), 0.4), (0.5, 0.5))
    tree.search(Limit(2.5, AMPLE))
    assert tree.played == 2 * 3


def test_who_dropped_out_is_judged_by_the_worlds_that_both_met() -> None:
    """The best lost much later on: the others did not grow better by it."""
    tree = Told(lambda line, world: 0.6 if line == 0 else 0.5, (0.5, 0.5))
    winner = tree.search(Limit(60.0, AMPLE))
    assert winner.line == LINES[0]
    assert len(tree.branches[1].results) == HEAT
    for _ in range(HEAT):
        winner.take(0.0)
    assert tree.branches[1].mean() > winner.mean()
    assert tree.branches[1].judged(winner).value < winner.mean()
    assert winner.judged(winner).value == pytest.approx(winner.mean())
