"""How a turn may begin: which tile is built and which street comes with it, up to where the workers act."""

from collections.abc import Iterator
from typing import NamedTuple

from game.opponents.player import Line
from game.opponents.singapore.outlook import outlook
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.deeds import Deed, Schedule, Spot, schedules, spot_of
from game.opponents.singapore.worth.ledger import Ledger
from game.opponents.singapore.worth.trades import MOST_INPUT, uses
from rules.core.bits import numbers_in
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.singapore.components import EMPTY, OPIUM, SEAL_MONEY, SEALS, START_MASK, TILES
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.street import FreeStreet
from rules.singapore.steps.work import Work


class Opening(NamedTuple):
    """The first moves and the state after them, a token drawn on the way taken to be black; `lost` is its risk."""

    moves: Line
    state: SingaporeState
    lost: float


def work_of(state: SingaporeState) -> Work | None:
    """What is left of the turn that is being played; None between turns."""
    for step in reversed(state.pending):
        if isinstance(step, Work):
            return step
    return None


def ledger_of(state: SingaporeState, seat: Seat, temper: Temper) -> Ledger:
    """The ledger for a seat within its turn: only later turns are still to come."""
    ahead = outlook(state)
    begun = not isinstance(state.pending[-1], BuildTile)
    return Ledger(state, ahead, seat, max(0, ahead.turns[seat] - (not begun)), temper)


def resumed(rules: Rules[SingaporeState], cut: SingaporeState, seat: Seat, temper: Temper) -> Opening:
    """A state that something hidden cut short, taken up again: the token was black, the tile on top does not matter."""
    after = cut.clone()
    after.rng = 0
    lost = 0.0
    bare = _bare(after, seat)
    top = after.pending[-1]
    from_stack = isinstance(top, Work) and bare != EMPTY
    if from_stack:
        after.pending.append(FreeStreet(seat, bare))
    if not from_stack or TILES[after.tiles[bare]].illegal:
        ledger = ledger_of(after, seat, temper)
        lost = ledger.white * ledger.loss(after.tokens[seat], stock(after, seat)[OPIUM])
        after.tokens[seat] += 1
    rules.settle(after)
    return Opening((), after, lost)


def _bare(state: SingaporeState, seat: Seat) -> int:
    """An own building that no street leads to: the one just built."""
    ways = BOARDS[state.layout].ways
    for square in numbers_in(state.built & ~START_MASK):
        if state.owner[square] == seat and not ways[square] & state.streets:
            return square
    return EMPTY


def openings(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper, lost: float = 0.0) -> list[Opening]:
    """Every tile and street; nothing is drawn in earnest, whatever the state knows."""
    seat = rules.decider(state)
    calm = state.clone()
    calm.rng = 0
    found = []
    waiting = [Opening((), calm, lost)]
    while waiting:
        here = waiting.pop(0)
        if not isinstance(here.state.pending[-1], BuildTile | FreeStreet):
            found.append(here)
            continue
        for move in rules.search_moves(here.state):
            after = here.state.clone()
            risk = here.lost
            try:
                rules.apply(after, move)
            except HiddenAhead:
                _, after, more = resumed(rules, after, seat, temper)
                risk += more
            waiting.append(Opening((*here.moves, move), after, risk))
    return found


def schedules_from(opening: Opening, seat: Seat, temper: Temper, width: int) -> list[Schedule]:
    """Plans for the workers, best first."""
    state = opening.state
    work = work_of(state)
    assert work is not None
    ledger = ledger_of(state, seat, temper)
    start = spot_of(ledger, work, opening.lost)
    step = state.pending[-1]
    if not isinstance(step, Exchange):
        return schedules(ledger, start, temper.deeds, width)
    found = []
    for spot, deed in _exchanged(ledger, start, step):
        for later in schedules(ledger, spot, temper.deeds, width):
            found.append(later._replace(deeds=(deed, *later.deeds)))
    return sorted(found, key=lambda each: -each.worth)


def _exchanged(ledger: Ledger, start: Spot, step: Exchange) -> Iterator[tuple[Spot, Deed]]:
    """The building in use asks for a direction: what may come of it."""
    state = ledger.state
    number = state.tiles[step.square]
    purse = min(start.money, MOST_INPUT)
    for use in uses(number, purse, min(start.points, 1), start.cubes, ledger.prices.cheap):
        cubes = tuple(a + b for a, b in zip(start.cubes, use.cubes, strict=True))
        points, money, sealed = start.points + use.points, start.money + use.money, start.sealed
        while sealed < len(SEALS) and SEALS[sealed] <= points:
            money += SEAL_MONEY
            sealed += 1
        spot = start._replace(points=points, money=money, cubes=cubes, sealed=sealed)
        yield spot, Deed(EMPTY, (), False, step.square, use.back, use.gives, use.takes)
