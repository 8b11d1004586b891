"""The numbers opponents at Yokohama weigh with, found by playing many games."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """All in points at the end, where nothing else is said.

    `coin` is what a yen is worth beyond its face while it can be spent, `imported` the same of an Imported Good.
    `goods` are the prices of getting one unit, `surplus` the part of them a unit without an order is worth, `pace` the
    units of the cheapest good a seat gathers each turn. `agent`, `shop`, `house` and `assistant` are what these are
    worth in hand, `visits` what one Power more in an Area brings each turn. `staging` is how much assistants that
    stand ready count, `foresight` how much all that has not paid yet counts, `rivals` how much the luck of others
    hurts. `lines` is how many plans are thought through to the end, `few` the same in turns to come, `width` how many
    ways are tried at one choice.
    """

    coin: float = 0.4
    imported: float = 2.2
    goods: tuple[float, ...] = (2.3, 1.7, 1.15, 1.15)
    surplus: float = 0.75
    pace: float = 2.4
    agent: float = 2.5
    shop: float = 2.6
    house: float = 7.0
    assistant: float = 1.2
    visits: float = 0.35
    staging: float = 0.6
    foresight: float = 1.0
    rivals: float = 1.0
    lines: int = 40
    width: int = 2
    few: int = 8


CHARACTERS: Final[Characters] = {
    "builder": {"shop": 2.0, "house": 1.6, "visits": 2.5},
    "importer": {"imported": 1.8},
    "recruiter": {"assistant": 1.8, "staging": 1.4},
    "storekeeper": {"surplus": 1.5, "goods": 1.15},
}
