"""Tokens come and go."""

from rules.core.chance import draw_counted
from rules.core.event import Emit
from rules.core.target import Seat
from rules.toy.components import SHELL
from rules.toy.events.tide import Brought, ShellKept, Used
from rules.toy.state import Pebbles


def bring(state: Pebbles, seat: Seat, emit: Emit) -> int:
    """One token, whatever comes; returns its kind."""
    token = draw_counted(state, state.tide)
    state.beach[token] += 1
    emit(Brought(seat, token))
    return token


def use(state: Pebbles, seat: Seat, token: int, emit: Emit) -> None:
    """The token goes back to the tide."""
    state.beach[token] -= 1
    state.tide[token] += 1
    emit(Used(seat, token))


def keep_shell(state: Pebbles, seat: Seat, emit: Emit) -> None:
    """A shell stays with whoever found it."""
    state.beach[SHELL] -= 1
    state.shells[seat] += 1
    emit(ShellKept(seat))
