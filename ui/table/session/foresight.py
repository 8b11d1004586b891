"""What would come of a move, as far as the one who makes it can know."""

from collections.abc import Sequence
from typing import Any

from rules.core.errors import HiddenAhead
from rules.core.move import Move
from rules.core.rules import Rules


def after_move(rules: Rules[Any], seen: Any, move: Move) -> Any | None:
    """The state after a move, as the one who saw it can foresee it; None: something hidden comes up."""
    ahead = seen.clone()
    try:
        rules.apply(ahead, move)
    except HiddenAhead:
        return None
    return ahead


def after_line(rules: Rules[Any], state: Any, line: Sequence[Move]) -> Any | None:
    """The state after moves that another seat has settled on; None: they do not lead through."""
    ahead = state.clone()
    for move in line:
        if move not in rules.legal_moves(ahead):
            return None
        rules.apply(ahead, move)
    return ahead
