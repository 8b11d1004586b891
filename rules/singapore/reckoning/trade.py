"""What a seat can give, and so which buildings it can use."""

from operator import add, le, sub

from rules.core.target import Seat
from rules.singapore.components import (
    FEWEST_POINTS,
    GOODS,
    MONEY_PER_POINT,
    RETURN_TOKENS,
    SECOND_WORKER,
    TILES,
    WORKERS,
    Side,
    Tile,
)
from rules.singapore.state import SET_ASIDE, SingaporeState

_KINDS = len(GOODS)


def stock(state: SingaporeState, seat: Seat) -> list[int]:
    """The cubes of a seat by kind."""
    return state.cubes[seat * _KINDS : (seat + 1) * _KINDS]


def can_give(state: SingaporeState, seat: Seat, side: Side) -> bool:
    """Is the whole of this side there? Points may not be sold for it."""
    fixed, mixed, alike, money, points = side
    if money > state.money[seat] or points > state.vp[seat] - FEWEST_POINTS:
        return False
    held = stock(state, seat)
    if not all(map(le, fixed, held)):
        return False
    if not (mixed or alike):
        return True
    left: list[int] = list(map(sub, held, fixed))
    return sum(left) >= mixed + alike and max(left) >= alike


def sides(tile: Tile, back: bool) -> tuple[Side, Side]:
    """What is given and what is received, as printed or the other way."""
    return (tile.get, tile.give) if back else (tile.give, tile.get)


def points_to_sell(state: SingaporeState, seat: Seat, due: int, cash: int) -> int:
    """How many points have to be sold so that cash and the sale meet what is due, or as many as there are."""
    needed = -(-max(0, due - cash) // MONEY_PER_POINT)
    return min(needed, state.vp[seat] - FEWEST_POINTS)


_FREE = tuple(not any((*tile.give.cubes, *tile.give[1:])) for tile in TILES)
"""By tile: it asks for nothing."""
_ALWAYS_OF_USE = tuple(
    free and tile.special not in (RETURN_TOKENS, SECOND_WORKER) for free, tile in zip(_FREE, TILES, strict=True)
)


def can_use(state: SingaporeState, seat: Seat, number: int) -> bool:
    """Could this seat activate this tile, if a worker of its stood there?"""
    if _ALWAYS_OF_USE[number]:
        return True
    tile = TILES[number]
    if tile.special == RETURN_TOKENS:
        return state.tokens[seat] > 0
    if tile.special == SECOND_WORKER:
        return SET_ASIDE in state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    return can_give(state, seat, tile.give) or (tile.both_ways and can_give(state, seat, tile.get))


def asks_for_nothing(number: int) -> bool:
    """No arrow: the goods or money are simply taken."""
    return _FREE[number]


def yielded(state: SingaporeState, given: Side, got: Side) -> Side:
    """What would really be received, the supply being what it is once the input has gone back there."""
    there = map(add, state.supply, given.cubes)
    return got._replace(cubes=tuple(map(min, got.cubes, there)))
