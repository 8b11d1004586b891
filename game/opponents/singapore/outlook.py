"""What is still to come: turns, buildings, raids."""

from bisect import bisect_left
from typing import NamedTuple

from rules.core.bits import numbers_in
from rules.core.seat_order import from_seat
from rules.core.target import HIDDEN, Seat
from rules.singapore.components import (
    BLACK_TOKENS,
    COUNTS,
    EMPTY,
    NEUTRAL,
    OPIUM,
    PLOTS_MASK,
    STAGE_END,
    TILES,
    WHITE_TOKENS,
)
from rules.singapore.reckoning.tiles import stack_size
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SingaporeState
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.rounds import BeginTurn, TurnOver


class Outlook(NamedTuple):
    """`turns` a seat has left, the present one not counted once it has begun; `standing`, `coming` and `stacked` are
    tile masks, the last of those that are likely to come while they can still be used.

    `white` is the chance that a token is white, `heat` that one is drawn before a seat's next turn. `totals` are what
    each colour would show in a raid, as far as one can tell.
    """

    turns: tuple[int, ...]
    standing: int
    coming: int
    stacked: int
    white: float
    heat: float
    totals: tuple[float, ...]


def outlook(state: SingaporeState) -> Outlook:
    """Count what is left."""
    standing = coming = illegal = 0
    for square in numbers_in(state.built):
        tile = state.tiles[square]
        standing |= 1 << tile
        illegal += TILES[tile].illegal
    for tile in state.display:
        if tile != EMPTY:
            coming |= 1 << tile
    if state.top != EMPTY:
        coming |= 1 << state.top
    white = WHITE_TOKENS / (WHITE_TOKENS + BLACK_TOKENS - sum(state.tokens))
    draws = min(1.5, 0.25 * illegal) * state.seats
    heat = 1 - (1 - white) ** draws
    turns = _turns(state)
    return Outlook(turns, standing, coming, stacked(state, min(turns)), white, heat, _totals(state))


def stacked(state: SingaporeState, turns: int) -> int:
    """Tiles of the stages of which at least half come up before the last turn; the stack, kept sorted, has them stage
    by stage."""
    shown = max(0, turns - 1) * (COUNTS[state.seats].display - 1)
    mask = begin = 0
    stack = state.stack
    while begin < len(stack):
        end = bisect_left(stack, STAGE_END[stack[begin]])
        if 2 * (shown - begin) < end - begin:
            break
        for tile in stack[begin:end]:
            mask |= 1 << tile
        begin = end
    return mask


def _turns(state: SingaporeState) -> tuple[int, ...]:
    seats = state.seats
    if state.ended:
        return (0,) * seats
    count = COUNTS[seats]
    flagged = sum(1 for square in state.flagged if square != EMPTY)
    plots = (PLOTS_MASK & ~state.built).bit_count()
    tiles = stack_size(state)
    started = any(isinstance(step, TurnOver) for step in state.pending)
    dealt_out = started or any(isinstance(step, BeginTurn) for step in state.pending)
    if not dealt_out:
        tiles += sum(1 for tile in state.display if tile != EMPTY)
        further = min((tiles - 1) // (count.display - 1), plots // count.flags)
        return (further,) * seats
    further = min(tiles // (count.display - 1), (plots - flagged) // count.flags)
    if not started:
        return (further + 1,) * seats
    order = from_seat(state.raffles, seats)
    at = order.index(state.active) + (not isinstance(state.pending[-1], BuildTile))
    turns = [further] * seats
    for seat in order[at:]:
        turns[seat] += 1
    return tuple(turns)


def _totals(state: SingaporeState) -> tuple[float, ...]:
    """Opium that nobody sees is taken to lie behind all closed screens alike."""
    share = hidden_share(state, OPIUM)
    found = []
    for seat in range(state.seats):
        opium = share if state.money[seat] == HIDDEN else stock(state, seat)[OPIUM]
        found.append(state.tokens[seat] + opium)
    return (*found, state.tokens[NEUTRAL])


def hidden_share(state: SingaporeState, kind: int) -> float:
    """How many cubes of a kind lie behind each closed screen, on average."""
    return state.unknown.count(kind) / max(1, state.money.count(HIDDEN))


def rival_total(ahead: Outlook, seat: Seat) -> float:
    """The highest total that the others would show."""
    return max(total for colour, total in enumerate(ahead.totals) if colour != seat)
