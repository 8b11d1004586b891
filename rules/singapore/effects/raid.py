"""The raid bag: its content follows from the tokens on the table, so it needs no place of its own."""

from rules.core.chance import roll
from rules.core.event import Emit
from rules.core.seat_order import from_seat
from rules.core.target import Seat
from rules.singapore.components import (
    BLACK_TOKENS,
    COUNTS,
    FINE_PER_OPIUM,
    FINE_PER_TOKEN,
    GOODS,
    NEUTRAL,
    OPIUM,
    OPIUM_LOST,
    WHITE_TOKENS,
)
from rules.singapore.effects.stock import pay
from rules.singapore.events.raid import RaidBegan, Raided, RaidEnded, TokenDrawn, TokensReturned, TotalShown
from rules.singapore.state import SingaporeState


def draw_token(state: SingaporeState, colour: int, emit: Emit) -> None:
    """A black token stays with the drawer, a white one starts a raid and goes back into the bag."""
    black = BLACK_TOKENS - sum(state.tokens)
    if roll(state, black + WHITE_TOKENS) < black:
        state.tokens[colour] += 1
        emit(TokenDrawn(colour, state.tokens[colour]))
    else:
        _raid(state, colour, emit)


def opium(state: SingaporeState, colour: int) -> int:
    """What a colour would have to show; the neutral one has none."""
    return 0 if colour == NEUTRAL else state.cubes[colour * len(GOODS) + OPIUM]


def _raid(state: SingaporeState, drawer: int, emit: Emit) -> None:
    """All show their opium; whoever has the highest total is raided, each by what was held when the token was drawn."""
    emit(RaidBegan(drawer))
    first = state.raffles if drawer == NEUTRAL else drawer
    colours = from_seat(first, state.seats)
    if COUNTS[state.seats].neutral:
        colours = (*colours, NEUTRAL)
    totals = [(state.tokens[colour] + opium(state, colour), colour) for colour in colours]
    for total, colour in totals:
        emit(TotalShown(colour, opium(state, colour), total))
    highest = max(total for total, _ in totals)
    if highest:
        for total, colour in totals:
            if total == highest:
                _punish(state, colour, emit)
    emit(RaidEnded(highest > 0))


def _punish(state: SingaporeState, colour: int, emit: Emit) -> None:
    """The fine, the tokens and half of the opium."""
    tokens, held = state.tokens[colour], opium(state, colour)
    lost = OPIUM_LOST[held]
    due = paid = 0
    if colour != NEUTRAL:
        due = tokens * FINE_PER_TOKEN + held * FINE_PER_OPIUM
        paid = pay(state, colour, due, emit)
        state.cubes[colour * len(GOODS) + OPIUM] -= lost
        state.supply[OPIUM] += lost
    state.tokens[colour] = 0
    emit(Raided(colour, due, paid, tokens, lost))


def return_tokens(state: SingaporeState, seat: Seat, number: int, emit: Emit) -> None:
    """Black tokens go back into the bag without a raid."""
    state.tokens[seat] -= number
    emit(TokensReturned(seat, number))
