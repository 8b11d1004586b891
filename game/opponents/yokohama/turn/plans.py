"""Where to place and where to go: plans of a turn, ranked at a glance."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.opponents.yokohama.worth.glance import Glance
from rules.yokohama.cards import STATION, TRAM
from rules.yokohama.components import CANAL, CANAL_FEE, GROUNDS, HAND_ASSISTANTS, MOST_POWER, NONE, STACK, YEN
from rules.yokohama.reckoning.ground import power_without_president, streets, toll
from rules.yokohama.reckoning.ways import barred, entry_fees
from rules.yokohama.steps.placement import spread

_STAGED: Final = 0.55
"""What one who stands ready is worth of what he will add."""
_NEAR: Final = 0.5
"""An Area next to where the President will stand is reached more easily."""
_PAID: Final = 1.1
"""What a yen paid to a rival costs, beyond being gone."""
_POOR: Final = 3.0
"""With nothing better than this in reach, going home is considered."""
_MANY: Final = 5
_USEFUL: Final = 3
"""With many assistants out, and nowhere so much Power in reach, going home is considered too."""
_FILLS: Final = 3
"""In how many ways the assistants left over are spread."""


class Plan(NamedTuple):
    """Where assistants are placed, where the President goes (NONE: home), and how good it looks."""

    score: float
    placed: tuple[int, ...]
    to: int


class Planner:
    """One seat at the beginning of its Placement."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        state, seat = glance.state, glance.seat
        self.state, self.seat = state, seat
        self.men = state.men[seat]
        self.at = state.presidents[seat]
        self.hand = glance.owned[HAND_ASSISTANTS]
        self.yen = glance.owned[YEN]
        self.most = min(self.hand, spread(state, seat))
        self.near = streets(state.layout, state.seats)
        self.closed = barred(state, seat)
        self.fees = entry_fees(state, seat)
        self.grounds = GROUNDS[state.seats]
        self.own = {area: power_without_president(state, seat, area) for area in self.grounds}
        self.tolls = {area: toll(state, seat, area) for area in self.grounds}
        self.agent = any(state.agents[seat]) and not state.sent
        self.staged = {area: self._stage(area) for area in self.grounds}
        self.by_stage = sorted(self.grounds, key=lambda area: -self.staged[area])

    def plans(self, limit: int) -> list[Plan]:
        """The best plans; at least one."""
        found = {(plan.placed, plan.to): plan for plan in self._all()}
        ranked = sorted(found.values(), key=lambda plan: -plan.score)
        if not ranked or ranked[0].score < _POOR or self._stranded(ranked):
            ranked = sorted([*ranked, *self._homeward()], key=lambda plan: -plan.score)
        return ranked[:limit]

    def _stranded(self, plans: Sequence[Plan]) -> bool:
        """Do many stand where the President cannot use them?"""
        if sum(self.men) < _MANY:
            return False
        return max([self.own[plan.to] + plan.placed.count(plan.to) + 1 for plan in plans]) < _USEFUL

    # ------------------------------------------------------------ worth
    def _stage(self, area: int) -> float:
        """What one assistant more adds to the action there next time."""
        glance, own = self.glance, self.own[area]
        if not glance.rate.turns or own + 1 >= MOST_POWER:
            return 0.0
        more = glance.gain(area, min(MOST_POWER, own + 3)) - glance.gain(area, min(MOST_POWER, own + 2))
        later = glance.gain(area, min(MOST_POWER, own + 4)) - glance.gain(area, min(MOST_POWER, own + 3))
        return _STAGED * max(more, later) + 0.12 * glance.gain(area, min(MOST_POWER, own + 3))

    def _score(self, placed: Sequence[int], to: int, fee: int) -> float:
        glance = self.glance
        power = min(MOST_POWER, self.own[to] + placed.count(to) + 1)
        score = glance.gain(to, power) - fee * glance.rate.yen
        here = 0.0
        for area in placed:
            if area != to:
                here += self.staged[area] + (_NEAR if area in self.near[to] else 0.0)
            score -= self.tolls[area] * _PAID
        if self.agent:
            score += self._agent(placed, to)
        return score + here * min(1.0, glance.rate.turns)

    def _agent(self, placed: Sequence[int], to: int) -> float:
        """What an Agent adds after this plan, beyond being kept."""
        best = 0.0
        for area in self.grounds:
            men = self.men[area] + placed.count(area)
            if men and area != to:
                best = max(best, self.glance.gain(area, min(MOST_POWER, self.own[area] + placed.count(area))))
        return max(0.0, best - self.glance.rate.agent)

    # ------------------------------------------------------------ ways
    def _bridges(self) -> dict[int, tuple[tuple[int, ...], int]]:
        """By destination, the Areas that need an assistant first, and the fee of the way."""
        direct = self.glance.techs & TRAM.cards
        found: dict[int, tuple[tuple[int, ...], int]] = {}
        if self.at == NONE or direct:
            for area in self.grounds:
                if area != self.at and area not in self.closed:
                    found[area] = ((), 0) if self.men[area] or direct else ((area,), 0)
        if self.at != NONE:
            for area, (bridges, fee) in self._walks().items():
                if area not in found or len(bridges) < len(found[area][0]):
                    found[area] = (bridges, fee)
        station = self.state.station
        if self.glance.techs & STATION.cards and station not in (NONE, self.at):
            found[station] = ((), 0)
        return found

    def _walks(self) -> dict[int, tuple[tuple[int, ...], int]]:
        """The ways with the fewest assistants to place; of equal ones the cheapest."""
        best: dict[int, tuple[int, int]] = {self.at: (0, 0)}
        ways: dict[int, tuple[tuple[int, ...], int]] = {self.at: ((), 0)}
        queue = [self.at]
        for area in queue:
            bridges, fee = ways[area]
            for to in self.near[area]:
                if to == self.at:
                    continue
                new = bridges if self.men[to] or to == CANAL else (*bridges, to)
                price = fee + (CANAL_FEE if to == CANAL else 1 if to in self.fees else 0)
                spent = price + sum(self.tolls[each] for each in new)
                if len(new) <= self.most and spent <= self.yen and (len(new), price) < best.get(to, (9, 99)):
                    best[to] = (len(new), price)
                    ways[to] = (new, price)
                    queue.append(to)
        for area in (self.at, CANAL, *self.closed):
            ways.pop(area, None)
        return ways

    # ------------------------------------------------------------ plans
    def _all(self) -> Iterator[Plan]:
        for to, (bridges, fee) in self._bridges().items():
            for placed in self._placements(to, bridges):
                if fee + sum(self.tolls[area] for area in placed) <= self.yen:
                    yield Plan(self._score(placed, to, fee), tuple(sorted(placed)), to)

    def _placements(self, to: int, bridges: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if not self.hand:
            yield ()
            return
        if self.hand >= STACK and set(bridges) <= {to}:
            yield (to,) * STACK
        if not bridges and self.hand >= STACK:
            for area in self.by_stage[:2]:
                if area != to:
                    yield (area,) * STACK
            if self.agent:
                yield from ((area,) * STACK for area in self.grounds if self.men[area] and area != to)
        if to not in bridges and len(bridges) < self.most:
            yield from self._filled((*bridges, to), to)
        if bridges or self.own[to] + 1 >= MOST_POWER:
            yield from self._filled(bridges, to)

    def _filled(self, needed: tuple[int, ...], to: int) -> Iterator[tuple[int, ...]]:
        """The Areas needed, then those where one more helps most."""
        room = self.most - len(needed)
        if room <= 0:
            yield needed
            return
        liked = sorted(
            (area for area in self.grounds if area not in needed and area != to and self.staged[area] > 0),
            key=lambda area: (
                -(self.staged[area] + (_NEAR if area in self.near[to] else 0.0) - _PAID * self.tolls[area])
            ),
        )
        for first in range(_FILLS):
            chosen = liked[first : first + room] if first < 2 else liked[:1] + liked[2 : 1 + room]
            if chosen or needed:
                yield (*needed, *chosen)
            if len(liked) <= room:
                break

    def _homeward(self) -> Iterator[Plan]:
        """The President goes home."""
        out = sum(self.men)
        score = -1.0 + 0.35 * out
        if not self.hand:
            yield Plan(score, (), NONE)
            return
        free = [area for area in self.by_stage if self.tolls[area] <= self.yen]
        if free:
            yield Plan(score - _PAID * self.tolls[free[0]], (free[0],), NONE)
