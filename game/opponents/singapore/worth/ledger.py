"""What a seat's things are worth, as tables that are looked up again and again."""

from math import exp
from typing import Final

from game.opponents.singapore.outlook import Outlook, rival_total
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.ways import ways
from game.opponents.singapore.worth.prices import MOST_MONEY, prices
from rules.core.target import Seat
from rules.singapore.components import MOVES, OPIUM, OPIUM_LOST
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.reckoning.town import streets_left
from rules.singapore.state import SET_ASIDE, SingaporeState

_NEAR: Final = (1.0, 0.8, 0.56, 0.42)
"""By moves, how much a building counts for where a worker stands."""
_SHORT: Final = 6
"""Only where fewer cubes of a kind are left can a building give less than it says."""
_USES: Final = 3
"""How many buildings a worker hopes to use from where it stands."""
_HELPER: Final = 0.5
"""How much the place of a second worker counts against that of the first."""


class Ledger:
    """One seat's view of the town at one moment, with so many turns to come."""

    def __init__(self, state: SingaporeState, ahead: Outlook, seat: Seat, turns: int, temper: Temper) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns
        self.temper = temper
        self.prices = prices(ahead.standing, ahead.coming, ahead.stacked, turns, temper)
        self.lanes = state.lanes if streets_left(state) else state.streets
        self.haul = temper.haul * turns
        self.white = ahead.white
        self.heat = ahead.heat * temper.fear
        self.others = rival_total(ahead, seat)
        self.envy = temper.rivals / max(1, state.seats - 1)
        self.short = min(state.supply) < _SHORT
        self._places: dict[int, float] = {SET_ASIDE: 0.0}
        self._posts: dict[tuple[int, ...], float] = {}
        self._dangers: dict[tuple[int, int], float] = {(0, 0): 0.0}

    def holdings(self, money: int, cubes: tuple[int, ...]) -> float:
        """Money and cubes in points: the more of them, the fewer of them can still be used."""
        pounds, goods = self.prices.money, self.prices.cubes
        a, b, c, d = cubes
        worth = pounds[min(money, MOST_MONEY)] + goods[0][a] + goods[1][b] + goods[2][c] + goods[3][d]
        return self.haul * (1 - exp(-worth / self.haul)) if self.haul else 0.0

    def posted(self, workers: tuple[int, ...]) -> float:
        """Where the workers stand, for the next turn."""
        known = self._posts.get(workers)
        if known is None:
            known = self._posts[workers] = self._posted(*workers) if self.turns else 0.0
        return known

    def _posted(self, one: int, other: int) -> float:
        first, second = self.place(one), self.place(other)
        if other == SET_ASIDE:
            return first
        return max(first, second) + _HELPER * min(first, second) + self.temper.second * self.turns

    def place(self, square: int) -> float:
        """The buildings near a square, the most useful ones."""
        known = self._places.get(square)
        if known is not None:
            return known
        state = self.state
        if square < 0:
            worth = self.place(0)
        else:
            gains = []
            for to, moves, bought, _ in ways(state.layout, square, state.streets, self.lanes, MOVES, 1):
                gain = self.prices.use[state.tiles[to]]
                if 0 <= state.owner[to] < state.seats and state.owner[to] != self.seat:
                    gain -= self.envy
                gain = gain * _NEAR[moves] - 0.4 * bought
                if gain > 0:
                    gains.append(gain)
            gains.sort(reverse=True)
            worth = self.temper.nearness * sum(gains[:_USES])
        self._places[square] = worth
        return worth

    def loss(self, tokens: int, opium: int) -> float:
        """What a raid would cost now, times the chance of being the one."""
        total = tokens + opium
        if not total:
            return 0.0
        likely = min(1.0, max(0.0, 0.5 + 0.3 * (total - self.others)))
        pound, cube = self.prices.pound, self.prices.cube[OPIUM]
        return likely * (total * max(pound, 0.3) + OPIUM_LOST[opium] * cube)

    def danger(self, tokens: int, opium: int) -> float:
        """Raids expected before the next turn."""
        known = self._dangers.get((tokens, opium))
        if known is None:
            known = self._dangers[tokens, opium] = self.heat * self.loss(tokens, opium)
        return known


def closeness(layout: int, square: int) -> float:
    """How close to the middle of the town a square lies, from 0 to 1: there everybody passes."""
    x, y = BOARDS[layout].spots[square]
    return 1 / (1 + 0.25 * max(0.0, abs(x - 0.5) + abs(y - 0.5) - 1))
