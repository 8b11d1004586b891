"""Turns that bring nothing at all: the President walks, and nothing is gained where he acts."""

from typing import Final

from game.opponents.player import Line
from game.opponents.yokohama.outlook import outlook
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yokohama.components import IN_HAND, ITEMS, PIECES
from rules.yokohama.moves import Go
from rules.yokohama.reckoning.ground import power_with_president
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.turn import CloseTurn

WORTH_GOING: Final = 3
"""The Power from which on an action is worth a turn."""


def goes_for_nothing(rules: Rules[YokohamaState], state: YokohamaState, seat: Seat, line: Line) -> bool:
    """Does this line lead the President where nothing at all is gained and no rival is kept from acting, with turns to
    come?"""
    state, had = state.clone(), None
    for move in line:
        if isinstance(move, Go) and outlook(state, seat).turns > 0:
            had = None if _keeps_out(state, seat, move.area) else _gains(state, seat)
        elif had is not None and isinstance(state.pending[-1], CloseTurn):
            return all(now <= then for now, then in zip(_gains(state, seat), had, strict=True))
        try:
            rules.apply(state, move)
        except HiddenAhead:
            return False
    return False


def _keeps_out(state: YokohamaState, seat: Seat, area: int) -> bool:
    """Has a rival made ready for an action of more than the usual Power there?"""
    rivals = [other for other in range(state.seats) if other != seat and state.men[other][area]]
    return any(power_with_president(state, other, area) > WORTH_GOING for other in rivals)


def _gains(state: YokohamaState, seat: Seat) -> tuple[int, ...]:
    """All that grows by an action."""
    owned = state.stock[seat]
    pieces = (owned[IN_HAND[piece]] for piece in range(1, len(PIECES)))
    store = -sum(owned[len(ITEMS) + len(PIECES) :])
    cards = (len(state.hands[seat]), state.techs[seat].bit_count(), len(state.taken[seat]))
    stands = (state.boards[0].count(seat), state.boards[1].count(seat), state.built.count(seat))
    return (*owned[: len(ITEMS)], *pieces, store, *cards, *stands, state.points(seat))
