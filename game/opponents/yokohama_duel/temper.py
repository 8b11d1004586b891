"""The numbers opponents at Yokohama Duel weigh with, found by playing many games."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """All in points at the end.

    `effort` is what it costs to get goods of weight 1, `surplus` what such goods are worth without an order; `pace` is
    the weight a seat can gather each turn. `coin` is what a yen is worth beyond its face while it can be spent.
    `flips` is the part of the open imports that will be turned, `assist` what one level more brings, `foresight` how
    much Merchants, upgrades and technologies count before they have paid, `rivals` how much the other's luck hurts.
    """

    effort: float = 1.2
    surplus: float = 0.5
    pace: float = 1.8
    coin: float = 0.45
    flips: float = 0.6
    assist: float = 2.0
    foresight: float = 1.0
    visits: float = 0.16
    fresh_order: float = 1.8
    rivals: float = 1.0
    actions: tuple[float, ...] = (0.0, 1.2, 2.4, 3.8, 5.6, 7.8, 9.4, 10.6, 10.6, 10.6, 10.6, 10.6)
    """By level, what an action brings."""


CHARACTERS: Final[Characters] = {
    "exporter": {"fresh_order": 2.0, "effort": 0.85},
    "investor": {"foresight": 1.5, "visits": 1.5, "assist": 1.3},
    "saver": {"coin": 1.5},
    "storekeeper": {"surplus": 1.8},
}
