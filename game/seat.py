"""Who sits where: a person or an opponent, with a name and a crest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

Kind: TypeAlias = Literal["human", "opponent"]
Level: TypeAlias = Literal["apprentice", "merchant", "tycoon"]

LEVELS: Final[tuple[Level, ...]] = ("apprentice", "merchant", "tycoon")
CRESTS: Final = 4
LONGEST_NAME: Final = 24
FRESH_SEEDS: Final = 100_000_000
"""Deals drawn by lot have numbers below this: short enough to be told to somebody."""
OPPONENT_NAMES: Final = ("Ashworth", "Lin Wei", "Okada", "Duval", "Mei", "Barros", "Raffles", "Tomoe")


@dataclass(slots=True)
class Chair:
    """One place at the table. The level of a person is never read."""

    name: str
    kind: Kind = "human"
    level: Level = "merchant"
    crest: int = 0

    @property
    def human(self) -> bool:
        """Does a person sit here?"""
        return self.kind == "human"

    def fits(self) -> bool:
        """Can this chair be written down and read back?"""
        return name_fits(self.name) and type(self.crest) is int and 0 <= self.crest < CRESTS and self.level in LEVELS

    def written(self) -> dict[str, Any]:
        """As it stands in a saved game."""
        return {"name": self.name, "kind": self.kind, "level": self.level, "crest": self.crest}

    @classmethod
    def read(cls, value: object) -> "Chair":
        """Back from a saved game; ValueError when it describes no chair."""
        match value:
            case {
                "name": str(name),
                "kind": "human" | "opponent" as kind,
                "level": "apprentice" | "merchant" | "tycoon" as level,
                "crest": int(crest),
            }:
                return cls(name, kind, level, crest)
        raise ValueError("not a chair")


def name_fits(name: str) -> bool:
    """Can this name be shown? One line, not empty, not too long."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and bool(name.strip())


def opponent_names(taken: Sequence[str], number: int) -> list[str]:
    """Names for opponents that nobody at the table bears.

    >>> opponent_names(["Ashworth"], 2)
    ['Lin Wei', 'Okada']
    """
    return [name for name in OPPONENT_NAMES if name not in taken][:number]


def default_chairs(seats: int, person: str, levels: Mapping[int, Level] | None = None) -> list[Chair]:
    """One person on the first seat, opponents on the others."""
    names = opponent_names([person], seats - 1)
    wanted = levels or {}
    others = [Chair(name, "opponent", wanted.get(k, "merchant"), k) for k, name in enumerate(names, 1)]
    return [Chair(person), *others]
