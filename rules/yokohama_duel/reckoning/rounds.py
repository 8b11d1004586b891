"""Rounds: who starts, and how far the game has come."""

from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import ROUNDS, STARTERS, TURNS_EACH
from rules.yokohama_duel.state import DuelState


def starter(state: DuelState, number: int) -> Seat:
    """Who starts a round, counted from 1."""
    return (state.first + STARTERS[number - 1]) % state.seats


def end_note(state: DuelState) -> Text | None:
    """A warning in the last round."""
    if state.ended or state.round < ROUNDS:
        return None
    left = ROUNDS * TURNS_EACH * state.seats - state.turn + 1
    if left > state.seats:
        return Text("yokohama_duel.end.last_round")
    return say("yokohama_duel.end.last_turns", n=left)
