"""What money and cubes are worth in points, given the buildings that stand and the turns that are left."""

from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from game.opponents.singapore.temper import Temper
from rules.singapore.components import (
    CUBES,
    EXTRA_MOVES,
    KINDS,
    PLACE_ANYWHERE,
    RETURN_TOKENS,
    SECOND_WORKER,
    TILES,
    Side,
)
from rules.singapore.reckoning.trade import sides

MOST_MONEY: Final = 80
"""Tables of money end here; more is worth no more."""
_ROUNDS: Final = 3
"""How often values are carried from what a building gives to what it takes."""
_MOST_GROWTH: Final = 2.0
_BEYOND: Final = 0.35
"""What a pound or a cube that no building asks for counts of a full one."""


class Trade(NamedTuple):
    """One way through a building."""

    tile: int
    given: Side
    got: Side


TRADES: Final = tuple(
    Trade(number, *sides(tile, back))
    for number, tile in enumerate(TILES)
    if not tile.special
    for back in ((False, True) if tile.both_ways else (False,))
)


class Prices(NamedTuple):
    """`pound` and `cube` are worths of the first piece, `money` and `cubes` those of so many.

    `use` is by tile what an activation gains; `cheap` are the kinds from the least to the most valuable.
    """

    pound: float
    cube: tuple[float, ...]
    money: tuple[float, ...]
    cubes: tuple[tuple[float, ...], ...]
    use: tuple[float, ...]
    cheap: tuple[int, ...]


_TRADES_OF: Final = tuple(tuple(trade for trade in TRADES if trade.tile == tile) for tile in range(len(TILES)))


def _worth(side: Side, pound: float, cube: list[float], picked: float) -> float:
    fixed, mixed, alike, money, points = side
    worth = (mixed + alike) * picked + money * pound + points
    if any(fixed):
        worth += sum(map(mul, fixed, cube))
    return worth


def _patience(turns: int) -> float:
    """How much of the long run is still ahead."""
    return (0.0, 0.62, 0.85, 0.95, 1.0)[min(turns, 4)]


@lru_cache(maxsize=1 << 12)
def prices(standing: int, coming: int, turns: int, temper: Temper) -> Prices:
    """`standing` and `coming` are tiles as masks, `turns` those a seat has left."""
    patience = _patience(turns)
    pound = temper.pound * patience
    cube = [temper.cube * patience for _ in KINDS]
    open_trades = [trade for trade in TRADES if (standing | coming) >> trade.tile & 1] if turns else []
    for _ in range(_ROUNDS):
        pound, cube = _carried(open_trades, standing, pound, cube, temper)
    demand = [2 * min(turns, 3) for _ in KINDS]
    spending = 2 * turns
    for trade in open_trades:
        for kind in KINDS:
            demand[kind] = max(demand[kind], trade.given.cubes[kind] * min(turns, 2), trade.given.alike)
        spending += trade.given.money * min(turns, 2) // (1 if trade.given.points or trade.got.points else 2)
    return Prices(
        pound,
        tuple(cube),
        _table(pound, spending if turns < 4 else MOST_MONEY, MOST_MONEY),
        tuple(_table(cube[kind], demand[kind], 2 * CUBES[kind]) for kind in KINDS),
        tuple(
            _gain(number, turns, pound, cube, temper) if (standing | coming) >> number & 1 else 0.0
            for number in range(len(TILES))
        ),
        tuple(sorted(KINDS, key=lambda kind: (cube[kind], kind))),
    )


def _carried(
    trades: list[Trade], standing: int, pound: float, cube: list[float], temper: Temper
) -> tuple[float, list[float]]:
    """What a building gives raises the worth of what it takes."""
    most_pound, most = pound, list(cube)
    for tile, given, got in trades:
        cost = _worth(given, pound, cube, min(cube))
        if not cost:
            continue
        gain = (_worth(got, pound, cube, max(cube)) - temper.act - cost) * temper.surplus
        if gain <= 0:
            continue
        growth = 1 + gain / cost * (1.0 if standing >> tile & 1 else temper.coming)
        growth = min(growth, _MOST_GROWTH)
        if given.money:
            most_pound = max(most_pound, pound * min(growth, 1.25))
        for kind in KINDS:
            if given.cubes[kind]:
                most[kind] = max(most[kind], cube[kind] * growth)
    return most_pound, most


def _table(piece: float, full: int, most: int) -> tuple[float, ...]:
    return tuple(piece * (min(number, full) + _BEYOND * max(0, number - full)) for number in range(most + 1))


def _gain(number: int, turns: int, pound: float, cube: list[float], temper: Temper) -> float:
    """What using a building once is worth, whether or not the input is at hand."""
    special = TILES[number].special
    if special:
        specials = {SECOND_WORKER: temper.second * turns, RETURN_TOKENS: 0.6, EXTRA_MOVES: 0.4, PLACE_ANYWHERE: 0.9}
        return specials[special] if turns else 0.0
    best = 0.0
    for _, given, got in _TRADES_OF[number]:
        best = max(best, _worth(got, pound, cube, max(cube)) - _worth(given, pound, cube, min(cube)))
    return best - 0.3 * TILES[number].illegal
