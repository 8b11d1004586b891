"""The ways to use a building: what is given, what is got, which cubes one clicks for it."""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.singapore.components import KINDS, TILES, Side
from rules.singapore.reckoning.trade import sides

_CHOICES: Final = 2
"""How many kinds are considered where cubes may be received as one likes."""
MOST_INPUT: Final = 10
"""No building asks for more pounds."""


class Use(NamedTuple):
    """The change of money, points and cubes, and the clicks it takes."""

    money: int
    points: int
    cubes: tuple[int, ...]
    back: bool
    gives: tuple[int, ...]
    takes: tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def uses(tile: int, purse: int, points: int, cubes: tuple[int, ...], cheap: tuple[int, ...]) -> tuple[Use, ...]:
    """All that is worth considering; `purse` may be cut down to MOST_INPUT, `points` to 1."""
    found = []
    for back in (False, True) if TILES[tile].both_ways else (False,):
        given, got = sides(TILES[tile], back)
        if given.money > purse or given.points > points:
            continue
        for after, gives in _given(given, cubes, cheap):
            for change, takes in _got(got, cheap):
                moved = tuple(a + b - c for a, b, c in zip(after, change, cubes, strict=True))
                found.append(Use(got.money - given.money, got.points - given.points, moved, back, gives, takes))
    return tuple(found)


def _given(side: Side, cubes: tuple[int, ...], cheap: tuple[int, ...]) -> list[tuple[list[int], tuple[int, ...]]]:
    """What is left, and the clicks: of mixed cubes the cheapest go."""
    left = [held - number for held, number in zip(cubes, side.cubes, strict=True)]
    if min(left) < 0 or sum(left) < side.mixed + side.alike:
        return []
    if side.alike:
        found: list[tuple[list[int], tuple[int, ...]]] = []
        for kind in KINDS:
            if left[kind] >= side.alike:
                rest = left[:]
                rest[kind] -= side.alike
                found.append((rest, (kind,)))
        return found
    gives: list[int] = []
    for kind in cheap:
        while left[kind] and len(gives) < side.mixed:
            left[kind] -= 1
            gives.append(kind)
    return [(left, tuple(sorted(gives)))]


def _got(side: Side, cheap: tuple[int, ...]) -> list[tuple[list[int], tuple[int, ...]]]:
    number = side.alike + side.mixed
    if not number:
        return [(list(side.cubes), ())]
    found = []
    for kind in cheap[::-1][:_CHOICES]:
        change = list(side.cubes)
        change[kind] += number
        found.append((change, (kind,) * (1 if side.alike else number)))
    return found
