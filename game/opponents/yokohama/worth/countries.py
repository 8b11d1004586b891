"""Icons of countries: sets at the end, and pairs that bring an Agent."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.opponents.yokohama.worth.things import Rates
from rules.core.target import Seat
from rules.yokohama.cards import COUNTRIES, SET_POINTS
from rules.yokohama.components import ICONS_PER_AGENT
from rules.yokohama.effects.cards import agents_left
from rules.yokohama.reckoning.standing import icons
from rules.yokohama.scoring import country_sets
from rules.yokohama.state import YokohamaState

_NEXT: Final = 0.45
"""How much of the next step of the first set is hoped for."""
_HALF: Final = 0.25
"""How much of an Agent a single icon is."""


@lru_cache(maxsize=65536)
def icons_worth(counts: tuple[int, ...], left: tuple[bool, ...], rate: Rates) -> float:
    """Sets as they stand, the next step of the first one, and Agents that one more icon would bring."""
    sets = country_sets(list(counts))
    worth = float(sum(SET_POINTS[size] for size in sets))
    first = sets[0] if sets else 0
    if first < len(COUNTRIES):
        worth += _NEXT * rate.late * (SET_POINTS[first + 1] - SET_POINTS[first])
    for count, any_left in zip(counts, left, strict=True):
        if any_left and count % ICONS_PER_AGENT:
            worth += _HALF * rate.late * rate.agent
    return worth


class Flags:
    """What icons are worth to a seat, asked for several cards of one position."""

    def __init__(self, state: YokohamaState, seat: Seat, rate: Rates) -> None:
        self.counts = tuple(icons(state, seat))
        self.left = tuple([agents_left(state, country) > 0 for country in range(len(COUNTRIES))])
        self.rate = rate
        self.now = icons_worth(self.counts, self.left, rate)
        self._gains: dict[int, float] = {}

    def gain(self, country: int) -> float:
        """What one more icon of a country brings, an Agent included."""
        known = self._gains.get(country)
        if known is None:
            counts: Sequence[int] = [n + (each == country) for each, n in enumerate(self.counts)]
            known = icons_worth(tuple(counts), self.left, self.rate) - self.now
            if self.left[country] and counts[country] % ICONS_PER_AGENT == 0:
                known += self.rate.agent
            self._gains[country] = known
        return known
