"""What a rival does whose turn is not thought through."""

from rules.core.rules import Rules
from rules.zaibatsu.components import ONE_OF, colours_in, counted
from rules.zaibatsu.state import ZaibatsuState


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
    rules.settle(state)
