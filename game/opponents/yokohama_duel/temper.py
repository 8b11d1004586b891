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
    much Merchants, upgrades and technologies count before they have paid, `helps` how much of what a technology seems
    to save it does save, `visits` how often a seat goes to a usual place, `fresh_order` what an order nobody has seen
    yet brings, `rivals` how much the other's luck hurts. `purse` is how many coins buy well, against the usual,
    `likely` the part of the orders in time that will be completed, `anywhere` how much more a Merchant brings than a
    card of its level, `doubt` how unsure it is who will have completed more orders.
    """

    effort: float = 1.35
    surplus: float = 0.47
    pace: float = 1.6
    coin: float = 0.68
    flips: float = 0.48
    assist: float = 2.2
    foresight: float = 1.0
    helps: float = 0.6
    visits: float = 0.19
    fresh_order: float = 2.3
    rivals: float = 1.0
    purse: float = 1.0
    likely: float = 0.83
    anywhere: float = 1.1
    doubt: float = 0.14
    actions: tuple[float, ...] = (0.0, 1.25, 2.5, 4.0, 5.9, 8.2, 9.9, 11.1, 11.1, 11.1, 11.1, 11.1)
    """By level, what an action brings."""
    few: int = 4
    """Places that are looked at in each of several turns planned in a row."""


FAR_SIGHTED: Final = Temper(
    effort=1.2,
    surplus=0.5,
    pace=1.8,
    coin=0.45,
    flips=0.6,
    assist=2.0,
    helps=1.0,
    visits=0.16,
    fresh_order=1.8,
    purse=0.79,
    likely=0.9,
    anywhere=1.0,
    doubt=0.12,
    actions=(0.0, 1.2, 2.4, 3.8, 5.6, 7.8, 9.4, 10.6, 10.6, 10.6, 10.6, 10.6),
)
"""For who plays some turns ahead and weighs where they lead: those above, found in games of Merchants, win for who must
see all that is to come in one turn, and lose for the other."""


CHARACTERS: Final[Characters] = {
    "exporter": {"fresh_order": 2.0, "effort": 0.85},
    "investor": {"foresight": 1.5, "visits": 1.5, "assist": 1.3},
    "saver": {"coin": 1.5},
    "storekeeper": {"surplus": 1.8},
}
