"""Games to learn from: all by reflex, or by a level of the title, now and then at random so that much is met."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, cast

from game.door import NoResult
from game.opponents.learning import Learner
from game.opponents.levels import limit_of, school
from game.opponents.player import Line
from game.opponents.school import School
from rules.core.chance import GOLDEN, MASK, mixed, seeded
from rules.core.deal import Deal
from tools.tune.fit import Equations

REFLEX: Final = "reflex"
WANDERING: Final = 16
"""One choice of so many is made at random among the lines that somebody would consider."""


class Lessons(NamedTuple):
    """Which games to play: who teaches, at how many seats, which deals."""

    title: str
    seats: int
    teacher: str
    first: int
    games: int


def taught(title: str) -> School[Any, Any]:
    """The school of a title."""
    found = school(title)
    if found is None:
        raise NoResult(f"nobody plays {title}")
    return found


def learner_of(title: str) -> Learner[Any]:
    """The evaluation of the best level that can learn."""
    taught_here = taught(title)
    for pupil in reversed(list(taught_here.levels.values())):
        evaluation = taught_here.evaluation(taught_here.rules, pupil.temper)
        if hasattr(evaluation, "weighing"):
            return cast(Learner[Any], evaluation)
    raise NoResult(f"no opponent at {title} has weights that are learned")


def features_of(learner: Learner[Any]) -> tuple[str, ...]:
    """What it looks at."""
    return learner.weighing.features


def learned(lessons: Lessons) -> Equations:
    """What these games teach, as equations: features at the start of every turn, points at the end."""
    learner = learner_of(lessons.title)
    found = Equations(3 * len(features_of(learner)))
    for seed in range(lessons.first, lessons.first + lessons.games):
        met: list[tuple[float, Sequence[Any]]] = []
        rules = taught(lessons.title).rules
        for state in _turns(lessons, seed):
            if not rules.is_over(state):
                met.append((learner.part_left(state), learner.hopes(state)))
                continue
            ends = [sheet.total for sheet in rules.scores(state)]
            for part, hopes in met:
                results = beside([end - hope.given for end, hope in zip(ends, hopes, strict=True)])
                columns = [beside(column) for column in zip(*[hope.features for hope in hopes], strict=True)]
                for result, features in zip(results, zip(*columns, strict=True), strict=True):
                    found.add(by_parts(features, part), result)
    return found


def beside(numbers: Sequence[float]) -> list[float]:
    """By how much each is more than what the seats have on average: what all have decides nothing."""
    average = sum(numbers) / len(numbers)
    return [number - average for number in numbers]


def by_parts(features: Sequence[float], part: float) -> list[float]:
    """Each feature as it is, by the part of the game left, and by its square."""
    return [each * by for each in features for by in (1.0, part, part * part)]


def _turns(lessons: Lessons, seed: int) -> Iterator[Any]:
    """A game, as it lies at the beginning of every turn, and its end."""
    rules = taught(lessons.title).rules
    state: Any = rules.new_state(Deal(lessons.title, lessons.seats, {}, seed))
    ways = _Ways(lessons.title, lessons.teacher, seed)
    turn = None
    while not rules.is_over(state):
        if state.turn != turn:
            turn = state.turn
            yield state
        for move in ways.line(state):
            rules.apply(state, move)
    yield state


class _Ways:
    """What is played: the teacher's line, or one that was drawn."""

    def __init__(self, title: str, teacher: str, seed: int) -> None:
        taught_here = taught(title)
        self.rules = taught_here.rules
        level = list(taught_here.levels)[-1] if teacher == REFLEX else teacher
        self.mind = taught_here.mind(taught_here.levels[level].temper)
        self.player = None if teacher == REFLEX else taught_here.player(teacher)
        self.limit = limit_of(level)._replace(seconds=60.0)
        self.chance = seeded(seed)

    def _drawn(self, sides: int) -> int:
        self.chance = (self.chance + GOLDEN) & MASK
        return (mixed(self.chance) * sides) >> 64

    def line(self, state: Any) -> Line:
        if not self._drawn(WANDERING):
            lines = self.mind.proposals.lines(state)
            return lines[self._drawn(len(lines))]
        if self.player is None:
            return self.mind.reflex.line(state)
        return self.player.choose(self.rules.seen_by(state, self.rules.decider(state)), self.limit).line
