"""How much of the game is left to a seat."""

from typing import NamedTuple

from rules.core.target import Seat
from rules.yokohama_duel.components import NONE, ROUNDS, TURNS_EACH
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.turn import BeginRound


class Outlook(NamedTuple):
    """Turns and whole rounds still to come; is it this seat's turn now?"""

    turns: int
    rounds: int
    acting: bool


def outlook(state: DuelState, seat: Seat) -> Outlook:
    """What is left to a seat. Between rounds the cards are back in hand but the next round has not begun."""
    rounds = ROUNDS - state.round
    if not state.pending:
        return Outlook(0, 0, False)
    if isinstance(state.pending[0], BeginRound):
        return Outlook(rounds * TURNS_EACH, rounds, False)
    return Outlook(rounds * TURNS_EACH + state.laid[seat].count(NONE), rounds, state.active == seat)
