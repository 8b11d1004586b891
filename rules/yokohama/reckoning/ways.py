"""Ways of the President: where he may end, and what the cheapest ways pay to whom.

A set of payments is one integer: so many yen for each seat side by side, for the bank after the last seat. One set
holds another when no field of it is smaller. Of two ways with the same payments the shorter is kept.
"""

from typing import Final, NamedTuple

from rules.core.target import Seat
from rules.yokohama.cards import POSTAL, STAGECOACH, STATION, TRAM
from rules.yokohama.components import CANAL, CANAL_FEE, GROUNDS, NONE, PRESIDENT_FEE, YEN
from rules.yokohama.reckoning.ground import streets
from rules.yokohama.state import YokohamaState

FIELD: Final = 8
_GUARDS: Final = sum(1 << FIELD * each + FIELD - 1 for each in range(8))


class Route(NamedTuple):
    """Where he passes, the destination last; whom he pays, NONE being the bank; by which means."""

    path: tuple[int, ...]
    paid: tuple[tuple[Seat, int], ...]
    how: str

    @property
    def price(self) -> int:
        """All payments together."""
        return sum(number for _, number in self.paid)


class Survey(NamedTuple):
    """The cheapest routes by destination; `dearer`: some destination can be walked to for more."""

    routes: dict[int, list[Route]]
    dearer: bool


def holds(larger: int, smaller: int) -> bool:
    """Does one set of payments hold the other?"""
    return ((larger | _GUARDS) - smaller) & _GUARDS == _GUARDS


def _payments(packed: int, seats: int) -> tuple[tuple[Seat, int], ...]:
    """A packed set as pairs; the field after the last seat is the bank's."""
    if not packed:
        return ()
    fields = ((packed >> FIELD * each) & ((1 << FIELD) - 1) for each in range(seats + 1))
    return tuple((each if each < seats else NONE, number) for each, number in enumerate(fields) if number)


def entry_fees(state: YokohamaState, seat: Seat) -> dict[int, int]:
    """By Area with opposing Presidents, and the Canal, what entering it costs, packed."""
    fees = {CANAL: CANAL_FEE << FIELD * state.seats}
    if not state.techs[seat] & STAGECOACH.cards:
        for other, area in enumerate(state.presidents):
            if area != NONE and other != seat:
                fees[area] = fees.get(area, 0) + (PRESIDENT_FEE << FIELD * other)
    return fees


def _sum(packed: int) -> int:
    total = 0
    while packed:
        total += packed & ((1 << FIELD) - 1)
        packed >>= FIELD
    return total


def barred(state: YokohamaState, seat: Seat) -> list[int]:
    """The Areas in which the President may not end because others stand there."""
    if state.techs[seat] & POSTAL.cards:
        return []
    return [area for other, area in enumerate(state.presidents) if other != seat]


def survey(state: YokohamaState, seat: Seat) -> Survey:
    """All destinations of a Movement step with their cheapest routes."""
    found = _found(state, seat)
    return Survey({area: _routes(state, ways) for area, ways in found.ways.items()}, found.dearer)


def destinations(state: YokohamaState, seat: Seat) -> tuple[list[int], bool]:
    """The same without the routes: where the President may end, and whether a dearer way can be walked."""
    found = _found(state, seat)
    return sorted(found.ways), found.dearer


def routes_to(state: YokohamaState, seat: Seat, area: int) -> list[Route]:
    """The cheapest routes to one destination."""
    return _routes(state, _found(state, seat).ways[area])


class _Way(NamedTuple):
    """A route not yet unpacked."""

    paid: int
    path: tuple[int, ...]
    how: str


class _Found(NamedTuple):
    """What a search found: ways by destination."""

    ways: dict[int, list[_Way]]
    dearer: bool


def _routes(state: YokohamaState, ways: list[_Way]) -> list[Route]:
    return [Route(way.path, _payments(way.paid, state.seats), way.how) for way in sorted(ways)]


def _found(state: YokohamaState, seat: Seat) -> _Found:
    start = state.presidents[seat]
    found = _placements(state, seat) if start == NONE else _walks(state, seat, start)
    techs = state.techs[seat]
    if techs & TRAM.cards:
        taken = [area for other, area in enumerate(state.presidents) if other != seat]
        for area in GROUNDS[state.seats]:
            if area != start and area not in taken:
                _directly(found.ways, area, "tram")
    if techs & STATION.cards and state.station not in (NONE, start):
        _directly(found.ways, state.station, "station")
    return found


def _directly(ways: dict[int, list[_Way]], area: int, how: str) -> None:
    """A direct move costs nothing, so nothing that costs is offered beside it."""
    if area not in ways or all(way.paid for way in ways[area]):
        ways[area] = [_Way(0, (area,), how)]


def _placements(state: YokohamaState, seat: Seat) -> _Found:
    """The President from hand: directly to his assistants."""
    closed, fees, yen = barred(state, seat), entry_fees(state, seat), state.stock[seat][YEN]
    ways = {}
    for area, number in enumerate(state.men[seat]):
        if number and area not in closed:
            paid = fees.get(area, 0)
            if not paid or _sum(paid) <= yen:
                ways[area] = [_Way(paid, (area,), "hand")]
    return _Found(ways, False)


def _walks(state: YokohamaState, seat: Seat, start: int) -> _Found:
    """From Area to Area: every set of payments that holds no other."""
    near = streets(state.layout, state.seats)
    men, yen, fees, closed = state.men[seat], state.stock[seat][YEN], entry_fees(state, seat), barred(state, seat)
    best: dict[int, list[_Way]] = {}
    dearer = False
    queue: list[tuple[int, int, tuple[int, ...]]] = [(start, 0, ())]
    for at, paid, path in queue:
        for to in near[at]:
            if not (men[to] or to == CANAL) or to == start or to in path:
                continue
            fee = fees.get(to, 0)
            price = paid + fee
            if fee and _sum(price) > yen:
                continue
            known = best.get(to)
            if known is None:
                best[to] = known = []
            elif any(holds(price, each.paid) for each in known):
                dearer = dearer or (to != CANAL and to not in closed and all(each.paid != price for each in known))
                continue
            else:
                known[:] = [each for each in known if not holds(each.paid, price)]
            way = (*path, to)
            known.append(_Way(price, way, "walk"))
            queue.append((to, price, way))
    for area in (CANAL, *closed):
        best.pop(area, None)
    return _Found(best, dearer)


# ------------------------------------------------------------ stop by stop
def stops(state: YokohamaState, seat: Seat, start: int, path: tuple[int, ...]) -> list[int]:
    """The Areas that may be entered next: paid for, entered once, and with a way on to where he may end."""
    near = streets(state.layout, state.seats)
    at = path[-1] if path else start
    yen, fees, closed = state.stock[seat][YEN], entry_fees(state, seat), barred(state, seat)

    def open_from(to: int, money: int, been: tuple[int, ...]) -> bool:
        if to == start or to in been or not (state.men[seat][to] or to == CANAL):
            return False
        money -= _sum(fees.get(to, 0))
        if money < 0:
            return False
        if to != CANAL and to not in closed:
            return True
        return any(open_from(each, money, (*been, to)) for each in near[to])

    return [to for to in near[at] if open_from(to, yen, path)]


def may_stop(state: YokohamaState, seat: Seat, area: int) -> bool:
    """May a walk end here?"""
    return area != CANAL and area not in barred(state, seat)


def route_price(state: YokohamaState, seat: Seat, path: tuple[int, ...]) -> tuple[tuple[Seat, int], ...]:
    """What a walk along these Areas pays to whom, each entry anew."""
    fees = entry_fees(state, seat)
    return _payments(sum(fees.get(area, 0) for area in path), state.seats)
