"""Games played ahead: branches race, whoever is surely behind drops out, and the same question gets the same answer."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from game.opponents.beam import Candidate, candidates
from game.opponents.faculties import Mind
from game.opponents.levels import school
from game.opponents.player import Limit, Line
from game.opponents.search_player import SearchPlayer
from game.opponents.tree import HEAT, REPLIES, Branch, Tree
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Button

TITLE = "yangtze"
LINES: list[Line] = [(Button(name),) for name in ("one", "two", "three", "four")]
AMPLE = 4000


class Told(Tree):
    """A tree whose games come out as told, by line and world."""

    def __init__(self, outcome: Callable[[int, int], float], priors: Sequence[float]) -> None:
        taught = school(TITLE)
        assert taught is not None
        seen: Any = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 1))
        mind = taught.mind(taught.levels["tycoon"].temper)
        found = [Candidate(line, prior) for line, prior in zip(LINES, priors, strict=False)]
        super().__init__(mind, TITLES[TITLE].seen_by(seen, mind.rules.decider(seen)), found, 1, 4)
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


def test_who_may_hardly_think_still_looks_into_one_world() -> None:
    tree = Told(luck((0.2, 0.9, 0.2, 0.2), 0.0), (0.5,) * 4)
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


def _duel() -> tuple[Mind[Any], Any]:
    """A first turn at a title whose replies are planned, as its seat sees it."""
    rules, taught = TITLES["yokohama_duel"], school("yokohama_duel")
    assert taught is not None
    state: Any = rules.new_state(Deal("yokohama_duel", 2, {}, 1))
    while not state.turn:
        rules.apply(state, rules.legal_moves(state)[0])
    return taught.mind(taught.levels["tycoon"].temper), rules.seen_by(state, rules.decider(state))


@pytest.mark.parametrize(("effort", "games"), [(1, 40), (2, 20), (80, 1)])
def test_where_games_ahead_take_more_effort_fewer_are_played(
    effort: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def search(tree: Tree, limit: Limit) -> Branch:
        asked.append(limit.iterations)
        return tree.branches[0]

    monkeypatch.setattr(Tree, "search", search)
    mind, seen = _duel()
    monkeypatch.setattr(mind.proposals, "clear", lambda *_: False)
    SearchPlayer(mind, 8, 8, 4, effort=effort).choose(seen, Limit(60.0, 40))
    assert asked == [games]


@pytest.mark.parametrize("reply", [0, 2])
def test_a_reply_is_planned_where_asked_for_by_who_sees_no_more_than_its_seat(
    reply: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind, seen = _duel()
    found = candidates(mind, seen, 4)[:3]
    turns: list[int] = []

    def watched(mind: Mind[Any], state: Any, width: int) -> list[Candidate]:
        assert width == reply
        assert state.unknown
        turns.append(state.turn - seen.turn)
        return candidates(mind, state, width)

    monkeypatch.setattr("game.opponents.tree.candidates", watched)
    Tree(mind, seen, found, 1, 4, reply).search(Limit(60.0, 6))
    assert max(turns, default=-1) == (REPLIES - 1 if reply else -1)
