"""Streets, Presidents and Power: what stands where, and what it costs or counts."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.target import Seat
from rules.yokohama.cards import HOUSE_SPACE, POWER_OF_STATION, SPACES_PER_TILE
from rules.yokohama.components import AREAS, CELL_NEIGHBOURS, MOST_POWER, PRESIDENT_FEE
from rules.yokohama.state import YokohamaState


@lru_cache(maxsize=1024)
def streets(layout: tuple[int, ...], seats: int) -> tuple[tuple[int, ...], ...]:
    """By Area, the Areas it touches."""
    near: list[tuple[int, ...]] = [()] * len(AREAS)
    for cell, cells in enumerate(CELL_NEIGHBOURS[seats]):
        near[layout[cell]] = tuple(sorted(layout[each] for each in cells))
    return tuple(near)


def neighbours(state: YokohamaState, area: int) -> tuple[int, ...]:
    """The Areas that touch an Area."""
    return streets(state.layout, state.seats)[area]


def opposing(state: YokohamaState, seat: Seat, area: int) -> list[Seat]:
    """The other seats whose Presidents stand in an Area."""
    return [other for other, at in enumerate(state.presidents) if at == area and other != seat]


def tolls(state: YokohamaState, seat: Seat, area: int) -> tuple[tuple[Seat, int], ...]:
    """Who is to be paid how much on entering or placing there."""
    if area not in state.presidents:
        return ()
    return tuple((other, PRESIDENT_FEE) for other in opposing(state, seat, area))


def toll(state: YokohamaState, seat: Seat, area: int) -> int:
    """The same in all."""
    return PRESIDENT_FEE * (state.presidents.count(area) - (state.presidents[seat] == area))


def sites(state: YokohamaState, area: int) -> Sequence[int]:
    """The owners of the building spaces of an Area, the Trading House last."""
    return state.built[area * SPACES_PER_TILE : (area + 1) * SPACES_PER_TILE]


def has_shop(state: YokohamaState, seat: Seat, area: int) -> bool:
    """Has this seat a Shop there?"""
    return seat in sites(state, area)[:HOUSE_SPACE]


def house_owner(state: YokohamaState, area: int) -> Seat:
    """Who owns the Trading House of an Area; NONE while it is free."""
    return state.built[area * SPACES_PER_TILE + HOUSE_SPACE]


def power_without_president(state: YokohamaState, seat: Seat, area: int) -> int:
    """What assistants, buildings and the Station add up to; above the most it still counts on."""
    power = state.men[seat][area] + has_shop(state, seat, area) + (house_owner(state, area) == seat)
    return power + POWER_OF_STATION if state.station == area else power


def power(state: YokohamaState, seat: Seat, area: int) -> int:
    """The Power of a seat in an Area as things stand."""
    return min(MOST_POWER, power_without_president(state, seat, area) + (state.presidents[seat] == area))


def power_with_president(state: YokohamaState, seat: Seat, area: int, more: int = 0) -> int:
    """The Power once the President is there, with so many assistants more."""
    return min(MOST_POWER, power_without_president(state, seat, area) + 1 + more)


def assistants_out(state: YokohamaState, seat: Seat) -> list[int]:
    """The Areas in which a seat has assistants."""
    return [area for area, number in enumerate(state.men[seat]) if number]


def reachable_by_agent(state: YokohamaState, seat: Seat) -> list[int]:
    """The Areas an Agent may be sent to."""
    home = state.presidents[seat]
    return [area for area, number in enumerate(state.men[seat]) if number and area != home]


def buildings(state: YokohamaState, seat: Seat) -> list[int]:
    """The Areas in which a seat has built, each once."""
    built = state.built
    found = (at // SPACES_PER_TILE for at, owner in enumerate(built) if owner == seat)
    return list(dict.fromkeys(found)) if seat in built else []
