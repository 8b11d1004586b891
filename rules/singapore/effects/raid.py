"""The raid bag: its content follows from the tokens on the table, so it needs no place of its own."""

from rules.core.chance import roll
from rules.core.event import Emit
from rules.core.seat_order import from_seat
from rules.core.target import Seat
from rules.singapore.components import COUNTS, GOODS, NEUTRAL, OPIUM, OPIUM_LOST, WHITE_TOKENS
from rules.singapore.effects.stock import pay
from rules.singapore.events.raid import RaidBegan, Raided, RaidEnded, TokenDrawn, TokensReturned, TotalShown
from rules.singapore.reckoning.raids import black_in_bag, fine, opium_of, raid_total
from rules.singapore.state import SingaporeState


def draw_token(state: SingaporeState, colour: int, emit: Emit) -> None:
    """A black token stays with the drawer, a white one starts a raid and goes back into the bag."""
    black = black_in_bag(state)
    if roll(state, black + WHITE_TOKENS) < black:
        state.tokens[colour] += 1
        emit(TokenDrawn(colour, state.tokens[colour]))
    else:
        _raid(state, colour, emit)


def _raid(state: SingaporeState, drawer: int, emit: Emit) -> None:
    """All show their opium; whoever has the highest total is raided, each by what was held when the token was drawn."""
    emit(RaidBegan(drawer))
    first = state.raffles if drawer == NEUTRAL else drawer
    colours = from_seat(first, state.seats)
    if COUNTS[state.seats].neutral:
        colours = (*colours, NEUTRAL)
    totals = [(raid_total(state, colour), colour) for colour in colours]
    for total, colour in totals:
        emit(TotalShown(colour, opium_of(state, colour), total))
    highest = max(total for total, _ in totals)
    if highest:
        for total, colour in totals:
            if total == highest:
                _punish(state, colour, emit)
    emit(RaidEnded(highest > 0))


def _punish(state: SingaporeState, colour: int, emit: Emit) -> None:
    """The fine, the tokens and half of the opium."""
    tokens = state.tokens[colour]
    lost = OPIUM_LOST[opium_of(state, colour)]
    due = paid = 0
    if colour != NEUTRAL:
        due = fine(state, colour)
        paid = pay(state, colour, due, emit)
        state.cubes[colour * len(GOODS) + OPIUM] -= lost
        state.supply[OPIUM] += lost
    state.tokens[colour] = 0
    emit(Raided(colour, due, paid, tokens, lost))


def return_tokens(state: SingaporeState, seat: Seat, number: int, emit: Emit) -> None:
    """Black tokens go back into the bag without a raid."""
    state.tokens[seat] -= number
    emit(TokensReturned(seat, number))
