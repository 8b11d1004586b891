"""Where a title's opponents come from: four faculties, by level who was taught with which temper, and characters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from game.opponents.characters import NONE, Characters, leaning
from game.opponents.faculties import Evaluation, Mind, Proposals, Reasons, Reflex
from game.opponents.player import Player
from rules.core.rules import Rules
from rules.core.state import GameState

S = TypeVar("S", bound=GameState)
T = TypeVar("T")
Way: TypeAlias = Callable[[Mind[Any]], Player]
"""A title-free way of choosing, made for a mind."""


class Pupil(NamedTuple, Generic[T]):
    """One level: the numbers it weighs with and the way it chooses."""

    temper: T
    way: Way


@dataclass(frozen=True, eq=False)
class School(Generic[S, T]):
    """All opponents of one title, `game.opponents.<title>.school.SCHOOL`.

    A faculty is anything that makes one of rules and temper, usually its class. `dataclasses.replace` puts another in
    its place for all levels: an evaluation that was learned, say, with `partial(Learned, weights=...)`.
    """

    rules: Rules[S]
    evaluation: Callable[[Rules[S], T], Evaluation[S, T]]
    proposals: Callable[[Rules[S], T, Evaluation[S, T]], Proposals[S, T]]
    reflex: Callable[[Rules[S], T], Reflex[S, T]]
    reasons: Callable[[Rules[S], T], Reasons[S, T]]
    levels: Mapping[str, Pupil[T]]
    characters: Characters

    def mind(self, temper: T, character: str = NONE) -> Mind[S]:
        """What an opponent of this temper, with this character, thinks with."""
        evaluation = self.evaluation(self.rules, temper)
        leaned = self.evaluation(self.rules, leaning(temper, self.characters[character])) if character else None
        return Mind(
            self.rules,
            evaluation,
            self.proposals(self.rules, temper, evaluation),
            self.reflex(self.rules, temper),
            self.reasons(self.rules, temper),
            leaned,
        )

    def player(self, level: str, character: str = NONE) -> Player:
        """The opponent of a level."""
        temper, way = self.levels[level]
        return way(self.mind(temper, character))
