"""What money and cubes are worth in points, given the buildings that stand and the turns that are left."""

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from game.opponents.singapore.temper import Temper
from rules.singapore.components import (
    CUBES,
    EXTRA_MOVES,
    GOODS,
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
_TO_BUILD_AND_USE: Final = 2
"""With fewer turns left nothing from the stack is built and used in time."""
_BEYOND: Final = 0.35
"""What a pound or a cube that no building asks for counts of a full one."""
_PATIENCE: Final = (0.0, 0.7, 0.85, 0.95, 1.0)
"""By turns, how much of the long run is still ahead."""
_LONG_RUN: Final = tuple({"tea": 1.15, "opium": 1.2}.get(good, 1.0) for good in GOODS)
"""By kind, what a cube brings in the long run against others."""
_FIRST: Final = 1.5
"""About so many coins are the first ones."""
_SOON: Final = 3
"""With fewer turns left than this, ways that coins open lead to less."""
_STORED: Final = 1.5
"""How many inputs of a tile that is still in the stack are worth storing."""


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


@lru_cache(maxsize=1 << 12)
def prices(standing: int, coming: int, stacked: int, turns: int, temper: Temper) -> Prices:
    """`standing`, `coming` and `stacked` are tiles as masks, `turns` those a seat has left."""
    patience = _PATIENCE[min(turns, len(_PATIENCE) - 1)]
    pound = temper.pound * patience
    cube = [temper.cube * patience * part for part in _LONG_RUN]
    if turns < _TO_BUILD_AND_USE:
        stacked = 0
    open_trades = [trade for trade in TRADES if (standing | coming | stacked) >> trade.tile & 1] if turns else []
    hopes = [
        1.0 if standing >> trade.tile & 1 else temper.promise if stacked >> trade.tile & 1 else temper.coming
        for trade in open_trades
    ]
    for _ in range(_ROUNDS):
        pound, cube = _carried(open_trades, hopes, pound, cube, temper)
    demand = [2.0 * min(turns, 3) for _ in KINDS]
    spending = 2 * turns
    for trade in open_trades:
        inputs = _STORED if stacked >> trade.tile & 1 else min(turns, 2)
        for kind in KINDS:
            demand[kind] = max(demand[kind], trade.given.cubes[kind] * inputs, trade.given.alike)
        spending += trade.given.money * min(turns, 2) // (1 if trade.given.points or trade.got.points else 2)
    return Prices(
        pound,
        tuple(cube),
        _purse(_table(pound, temper.hoard * spending if turns < 4 else MOST_MONEY, MOST_MONEY), turns, temper),
        tuple(_table(cube[kind], temper.hoard * demand[kind], 2 * CUBES[kind]) for kind in KINDS),
        tuple(
            _gain(number, turns, pound, cube, temper) if (standing | coming) >> number & 1 else 0.0
            for number in range(len(TILES))
        ),
        tuple(sorted(KINDS, key=lambda kind: (cube[kind], kind))),
    )


def _carried(
    trades: list[Trade], hopes: list[float], pound: float, cube: list[float], temper: Temper
) -> tuple[float, list[float]]:
    """What a building gives raises the worth of what it takes."""
    most_pound, most = pound, list(cube)
    for (_, given, got), hope in zip(trades, hopes, strict=True):
        cost = _worth(given, pound, cube, min(cube))
        if not cost:
            continue
        gain = (_worth(got, pound, cube, max(cube)) - temper.act - cost) * temper.surplus
        if gain <= 0:
            continue
        growth = 1 + gain / cost * hope
        growth = min(growth, _MOST_GROWTH)
        if given.money:
            most_pound = max(most_pound, pound * min(growth, 1.25))
        for kind in KINDS:
            if given.cubes[kind]:
                most[kind] = max(most[kind], cube[kind] * growth)
    return most_pound, most


def _table(piece: float, full: float, most: int) -> tuple[float, ...]:
    return tuple(piece * (min(number, full) + _BEYOND * max(0, number - full)) for number in range(most + 1))


def _purse(table: tuple[float, ...], turns: int, temper: Temper) -> tuple[float, ...]:
    """The first coins open ways: who has none builds no street to where goods could be sold."""
    first = temper.purse * min(1.0, turns / _SOON)
    return tuple(worth + first * _FIRST * (1 - exp(-number / _FIRST)) for number, worth in enumerate(table))


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
