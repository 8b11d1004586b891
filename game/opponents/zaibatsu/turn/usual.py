"""What a rival does whose turn is not thought through."""

from rules.core.event import ignore
from rules.core.move import END_TURN
from rules.core.rules import Rules
from rules.zaibatsu.components import ONE_OF, colours_in, counted
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.turn import TakeTurn


def pass_turn(rules: Rules[ZaibatsuState], state: ZaibatsuState) -> None:
    """The seat whose turn it is takes a worker from the fullest space and does nothing with it.

    So rounds and periods end about when they will.
    """
    space = max(range(len(state.hiring)), key=lambda each: counted(state.hiring[each]))
    if state.hiring[space]:
        colour = colours_in(state.hiring[space])[0]
        state.hiring[space] -= ONE_OF[colour]
        state.bag[colour] += 1
    state.pending.pop()
    _to_next_turn(rules, state)


def end_turn(rules: Rules[ZaibatsuState], state: ZaibatsuState) -> None:
    """Make the move that ends a turn."""
    state.pending.pop().apply(state, END_TURN, ignore)
    _to_next_turn(rules, state)


def _to_next_turn(rules: Rules[ZaibatsuState], state: ZaibatsuState) -> None:
    """As the rules settle a state, but what the next seat may do is not listed: mostly nobody asks."""
    state.offer = None
    pending = state.pending
    while pending:
        step = pending[-1]
        if isinstance(step, TakeTurn):
            return
        if step.moves(state):
            break
        pending.pop()
        step.resolve(state, ignore)
    rules.settle(state)
