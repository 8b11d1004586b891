"""The deal: all that decides a game besides its moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.options import Option


@dataclass(slots=True)
class Deal:
    """Title, number of seats, options and seed; the same deal and moves always give the same game."""

    title: str
    seats: int
    options: Mapping[str, Option] = field(default_factory=dict)
    seed: int = 0
