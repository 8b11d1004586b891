"""Schedules for the rest of a turn, on numbers alone: which worker goes where and uses what."""

from collections.abc import Iterator
from operator import add, ge
from typing import Final, NamedTuple

from game.opponents.singapore.turn.ways import Hop, Way, streets_of, ways
from game.opponents.singapore.worth.ledger import Ledger
from game.opponents.singapore.worth.trades import MOST_INPUT, Use, uses
from rules.core.bits import numbers_in
from rules.core.target import NOBODY
from rules.singapore.components import (
    ACTIVATIONS,
    EMPTY,
    EXTRA_MOVES,
    MOVES,
    OPIUM,
    PLACE_ANYWHERE,
    RETURN_TOKENS,
    SEAL_MONEY,
    SEALS,
    SECOND_WORKER,
    TILES,
)
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SET_ASIDE, WAITS
from rules.singapore.steps.work import OWN, Work

_MOST_STREETS: Final = 2
"""Streets bought on one way at most."""


class Spot(NamedTuple):
    """How a seat stands within its turn. `lost` are points given to the owners of buildings and raids to be feared.

    `sent` says that the worker which used Raffles' orders may be put down anywhere.
    """

    points: int
    money: int
    cubes: tuple[int, ...]
    workers: tuple[int, int]
    walk: int
    acts: int
    used: int
    runner: int
    extra: int
    bought: int
    tokens: int
    sealed: int
    lost: float
    sent: int

    def leaves_no_less(self, other: "Spot") -> bool:
        """The workers in the same places, no less of anything good, no more of anything bad; opium is both."""
        return (
            self.workers == other.workers
            and self.cubes[OPIUM] == other.cubes[OPIUM]
            and self.points >= other.points
            and self.money >= other.money
            and self.tokens <= other.tokens
            and self.lost <= other.lost
            and all(map(ge, self.cubes, other.cubes))
        )


class Deed(NamedTuple):
    """One worker (0 or 1) goes a way and uses the building at its end; EMPTY when the building is in use already."""

    worker: int
    path: tuple[Hop, ...]
    enters: bool
    square: int
    back: bool = False
    gives: tuple[int, ...] = ()
    takes: tuple[int, ...] = ()


class Schedule(NamedTuple):
    """Deeds in order and what they are worth."""

    worth: float
    spot: Spot
    deeds: tuple[Deed, ...]


def spot_of(ledger: Ledger, work: Work, lost: float) -> Spot:
    """Where the seat stands in the state of its ledger."""
    state, seat = ledger.state, ledger.seat
    first, second = (state.workers[worker] for worker in OWN[seat])
    runner = work.runner - OWN[seat][0] if work.runner != NOBODY else NOBODY
    return Spot(
        state.vp[seat],
        state.money[seat],
        tuple(stock(state, seat)),
        (first, second),
        work.walk,
        work.acts,
        work.used,
        runner,
        work.extra,
        0,
        state.tokens[seat],
        state.sealed[seat],
        lost,
        EMPTY,
    )


def rested(spot: Spot) -> Spot:
    """The same things at the beginning of the next turn."""
    return spot._replace(walk=MOVES, acts=ACTIVATIONS, used=0, runner=NOBODY, extra=0, sent=EMPTY)


def worth(ledger: Ledger, spot: Spot) -> float:
    """The points a seat may hope for if its turn ended here."""
    cubes = spot.cubes
    value = spot.points - spot.lost + ledger.holdings(spot.money, cubes) + ledger.posted(spot.workers)
    return value - ledger.danger(spot.tokens, cubes[OPIUM])


def schedules(ledger: Ledger, start: Spot, deeds: int, width: int) -> list[Schedule]:
    """The schedules found, best first; doing nothing is one of them."""
    found = [Schedule(worth(ledger, start), start, ())]
    frontier = found[:]
    met = {start}
    for _ in range(deeds):
        grown = []
        for node in frontier:
            for spot, deed in _next(ledger, node.spot):
                if spot not in met:
                    met.add(spot)
                    grown.append(Schedule(worth(ledger, spot), spot, (*node.deeds, deed)))
        if not grown:
            break
        grown.sort(key=lambda each: -each.worth)
        found += grown
        frontier = grown[:width]
    found.sort(key=lambda each: -each.worth)
    return found


def _next(ledger: Ledger, spot: Spot) -> Iterator[tuple[Spot, Deed]]:
    """Every deed that can follow."""
    if not spot.acts:
        return
    state = ledger.state
    streets = state.streets | spot.bought
    lanes = ledger.lanes | spot.bought
    for worker, square in enumerate(spot.workers):
        if spot.sent == worker:
            for to in numbers_in(state.built & ~spot.used):
                yield from _use(ledger, spot, worker, Way(to, 0, 0, ()), False)
        elif square >= 0 and not (square == spot.workers[0] and worker):
            far = spot.walk + (spot.extra if worker == spot.runner else 0)
            purse = min(_MOST_STREETS, spot.money)
            for way in ways(state.layout, square, streets, lanes, far, purse):
                if not spot.used >> way.square & 1:
                    yield from _use(ledger, spot, worker, way, False)
        elif square == WAITS and spot.walk:
            for to in numbers_in(state.built & ~spot.used):
                yield from _use(ledger, spot, worker, Way(to, 1, 0, ()), True)


def _use(ledger: Ledger, spot: Spot, worker: int, way: Way, enters: bool) -> Iterator[tuple[Spot, Deed]]:
    """Go there and use the building."""
    square, moves, bought, path = way
    state = ledger.state
    number = state.tiles[square]
    tile = TILES[number]
    money = spot.money - bought
    cubes = spot.cubes
    changes = (
        _SPECIAL
        if tile.special
        else uses(number, min(money, MOST_INPUT), min(spot.points, 1), cubes, ledger.prices.cheap)
    )
    if not changes or (tile.special and not _may_use(spot, tile.special)):
        return
    walk, runner, extra = spot.walk, spot.runner, spot.extra
    if worker == runner:
        walk, extra = (walk, extra - moves) if extra >= moves else (walk - moves + extra, 0)
    else:
        walk -= moves
    workers = (square, spot.workers[1]) if not worker else (spot.workers[0], square)
    tokens, lost, sent = spot.tokens, spot.lost, EMPTY
    if tile.illegal:
        lost += ledger.white * ledger.loss(tokens, cubes[OPIUM])
        tokens += 1
    owner = state.owner[square]
    if owner != ledger.seat and 0 <= owner < state.seats:
        lost += ledger.envy
    if tile.special == RETURN_TOKENS:
        tokens = max(0, tokens - tile.amount)
    elif tile.special == SECOND_WORKER:
        workers = (workers[0], WAITS)
    elif tile.special == EXTRA_MOVES:
        runner, extra = worker, tile.amount
    elif tile.special == PLACE_ANYWHERE:
        sent = worker
    acts, used, streets = spot.acts - 1, spot.used | 1 << square, spot.bought | streets_of(path)
    for cash, points, moved, back, gives, takes in changes:
        held = _held(ledger, cubes, moved)
        after, purse, sealed = spot.points + points, money + cash, spot.sealed
        while points > 0 and sealed < len(SEALS) and SEALS[sealed] <= after:
            purse += SEAL_MONEY
            sealed += 1
        rest = (walk, acts, used, runner, extra, streets, tokens, sealed, lost, sent)
        yield Spot(after, purse, held, workers, *rest), Deed(worker, path, enters, square, back, gives, takes)


_SPECIAL: Final = (Use(0, 0, (), False, (), ()),)


def _held(ledger: Ledger, cubes: tuple[int, ...], moved: tuple[int, ...]) -> tuple[int, ...]:
    """Cubes after a change, no more than the supply has."""
    if not moved:
        return cubes
    if not ledger.short:
        return tuple(map(add, cubes, moved))
    supply = ledger.state.supply
    return tuple([held + min(change, there) for held, change, there in zip(cubes, moved, supply, strict=True)])


def _may_use(spot: Spot, special: str) -> bool:
    if special == RETURN_TOKENS:
        return spot.tokens > 0
    return special != SECOND_WORKER or SET_ASIDE in spot.workers
