"""The numbers opponents at Yangtze weigh with, found by playing many games."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.opponents.characters import Characters


class Crowd(NamedTuple):
    """What was measured for a number of seats.

    `premium`: what wealth at work is worth beyond its face, early in the game. `cash` and `purse`: how much dearer
    still the first coins in hand are, and with how many that ends; it counts while `lively` posts or more are to come.
    `growth`: what cargoes may still gain. `river_share`, `unseen_share`: the part of the goods a seat wants that it
    gets, by two; `usual_price`: what it then pays for one. `holding`: how reflexes weigh growth against a sale.
    `eager`: the part of its worth that is bid for a post. Pairs: at the start, at the end.
    """

    premium: float
    cash: float
    growth: float
    purse: float = 20.0
    lively: float = 8.0
    river_share: float = 0.88
    unseen_share: float = 0.57
    usual_price: float = 6.0
    holding: tuple[float, float] = (0.8, 0.8)
    eager: tuple[float, float] = (1.0, 1.0)


Crowds = Mapping[int, Crowd]
PLAIN: Final[Crowds] = {2: Crowd(1.0, 1.2, 1.3), 3: Crowd(1.0, 1.2, 1.4), 4: Crowd(0.1, 0.7, 2.0)}
"""By seats: two bidders leave posts far below what they bring, so that a coin buys two points; four pay what they are
worth, and leave more goods to who wants them. Measured by what became of positions in many games."""
TRIED: Final[Crowds] = {
    2: Crowd(1.5, 0.72, 1.3, 11.0, 1.7, 0.8, 0.2, 4.26, (0.8, 0.38), (1.13, 0.85)),
    3: Crowd(1.42, 0.74, 1.4, 22.7, 8.8, 0.85, 0.3, 3.65, (0.97, 0.99), (0.86, 0.86)),
    4: Crowd(0.22, 0.69, 2.0, 18.8, 9.4, 0.82, 0.51, 3.45, (0.8, 0.8), (0.61, 0.72)),
}
"""The same as it wins most games where all play by reflex, found by an evolution strategy in some hundred thousand of
them at two seats, some ten thousand at three and four: the plain numbers hope for too many goods of the bag, and three
and four bid too high."""


@dataclass(slots=True, eq=False)
class Temper:
    """How much each thing counts. Compared and hashed by identity: one object a player, found again fast.

    `growth`, `premium`, `cash` and `purse` are parts of what was measured for so many seats (`crowds`); `hope`: posts
    still to come. `foresight`: how far the auctions count that the next draw may bring while purses are what they are.
    `two_goods`, `free_good`, `sell_cargo`: the cards unplayed. `thrift`: how reflexes weigh a price.
    """

    crowds: Crowds
    growth: float = 1.0
    hope: float = 1.0
    premium: float = 1.0
    cash: float = 1.0
    purse: float = 1.0
    foresight: float = 1.0
    two_goods: float = 8.0
    free_good: float = 8.0
    sell_cargo: float = 5.0
    thrift: float = 1.1


CHARACTERS: Final[Characters] = {
    "banker": {"cash": 1.15, "purse": 1.2},
    "collector": {"hope": 1.4},
    "pedlar": {"growth": 0.75},
    "speculator": {"growth": 1.25},
}
