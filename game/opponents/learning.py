"""Weights that were learned from games: what each feature of a position counts, as the game goes on.

A title that has learned keeps them in `game/opponents/<title>/weights.json`; `python -m tools.tune TITLE` makes them.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

WEIGHTS: Final = "weights.json"
Curve: TypeAlias = tuple[float, float, float]
"""A number at the end of the game, how it changes with the part that is left, and with the square of that."""
Curves: TypeAlias = Mapping[str, Curve]
"""By feature."""
State = TypeVar("State", contravariant=True)
Weights = TypeVar("Weights")


class Weighing(Generic[Weights]):
    """The weights at every moment, each reckoned once. A `kind` is made of numbers in the order of the features."""

    def __init__(
        self, kind: Callable[..., Weights], features: tuple[str, ...], curves: Mapping[int, Sequence[Curve]]
    ) -> None:
        self.kind, self.features, self.curves = kind, features, curves
        self._known: dict[tuple[int, float], Weights] = {}

    def at(self, seats: int, part: float) -> Weights:
        """What things count when so much of the game is left."""
        known = self._known.get((seats, part))
        if known is None:
            known = self._known[seats, part] = self.kind(*at_part(self.curves[seats], part))
        return known


class Hope(NamedTuple):
    """What a seat may hope for: something that is not learned, and features that are to be weighed."""

    given: float
    features: tuple[float, ...]


class Learner(Protocol[State]):
    """An evaluation whose weights can be learned: it tells what it looks at."""

    weighing: Weighing[Any]
    """Whoever learns puts another there."""

    def part_left(self, state: State) -> float:
        """How much of the game is left, about 1 at the beginning, 0 at the end."""
        ...

    def hopes(self, state: State) -> Sequence[Hope]:
        """By seat."""
        ...


def weights_file(title: str) -> Path:
    """Where a title keeps what it has learned."""
    return Path(import_module(f"game.opponents.{title}").__path__[0]) / WEIGHTS


def read_curves(title: str, features: Sequence[str]) -> dict[int, tuple[Curve, ...]]:
    """By seats, the curves in the order of the features."""
    read: dict[str, Any] = json.loads(weights_file(title).read_text("utf-8"))
    return {int(seats): tuple(tuple(curves[name]) for name in features) for seats, curves in read["curves"].items()}


def at_part(curves: Sequence[Curve], part: float) -> tuple[float, ...]:
    """The weights when so much of the game is left.

    >>> at_part([(1.0, 2.0, 4.0)], 0.5)
    (3.0,)
    """
    return tuple([end + part * (rise + part * bend) for end, rise, bend in curves])
