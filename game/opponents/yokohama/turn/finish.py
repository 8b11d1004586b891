"""A turn that something hidden cut short, brought to its end by habit so that it can be judged."""

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.script import habit
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yokohama.components import EXTRA_ROUNDS, NONE
from rules.yokohama.state import YokohamaState


def finished(rules: Rules[YokohamaState], cut: YokohamaState, seat: Seat, temper: Temper) -> YokohamaState:
    """The state at the end of the turn, as far as nothing else hidden comes."""
    state = cut.clone()
    turn = state.turn
    if not state.last_turn and any(row.count(NONE) > len(state.deck) for row in state.ports):
        state.last_turn = (state.round + EXTRA_ROUNDS) * state.seats
    try:
        rules.settle(state)
        if state.pending and state.turn == turn and state.pending[-1].decider(state) == seat:
            for move in habit(rules, state, seat, temper):
                rules.apply(state, move)
    except HiddenAhead:
        pass
    return state
