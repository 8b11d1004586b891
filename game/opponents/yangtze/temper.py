"""The numbers opponents at Yangtze weigh with, found by playing many games."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """How much each thing counts. Compared and hashed by identity: one object a player, found again fast.

    `growth`: what cargoes may still gain. `hope`: posts still to come. `premium`: what wealth at work is worth beyond
    its face. `cash` and `purse`: coins in hand are worth more still, the first of them much, those beyond a full purse
    little. All four are parts of what was measured for so many seats. `foresight`: how far the auctions count that the
    next draw may bring while purses are what they are.
    `two_goods`, `free_good`, `sell_cargo`: the cards unplayed. `river_share`, `unseen_share`: the part of the goods a
    seat wants that it gets, by two. `holding`, `thrift`: how reflexes weigh growth against a sale, and a price.
    """

    growth: float = 1.0
    hope: float = 1.0
    premium: float = 1.0
    cash: float = 1.0
    purse: float = 20.0
    foresight: float = 1.0
    two_goods: float = 8.0
    free_good: float = 8.0
    sell_cargo: float = 5.0
    river_share: float = 0.88
    unseen_share: float = 0.57
    holding: float = 0.8
    thrift: float = 1.1


CHARACTERS: Final[Characters] = {
    "banker": {"cash": 1.15, "purse": 1.2},
    "collector": {"hope": 1.4},
    "pedlar": {"growth": 0.75},
    "speculator": {"growth": 1.25},
}
