"""How one opponent differs from another."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """`curiosity`: how much of its fair worth a pebble nobody has seen is taken for."""

    curiosity: float = 1.0


CHARACTERS: Final[Characters] = {
    "diver": {"curiosity": 2.0},
    "sceptic": {"curiosity": 0.8},
    "wader": {"curiosity": 1.5},
}
