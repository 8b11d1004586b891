"""What a sane player of Yokohama never does."""

from typing import Final, TypeAlias

from game.audit.folly import Deed, Folly, blunder, doubt
from game.opponents.yokohama.outlook import outlook
from rules.core.move import END_TURN
from rules.yokohama.free import achievable
from rules.yokohama.moves import HOME
from rules.yokohama.reckoning.prices import completable
from rules.yokohama.state import YokohamaState

Play: TypeAlias = Deed[YokohamaState]


def _end(deed: Play) -> YokohamaState | None:
    """The table when the turn was ended in this deed; None before the first turn."""
    ends = (state for state, move in deed.moments() if move == END_TURN)
    return next(ends, None) if deed.before.turn else None


@blunder
def leaves_points(deed: Play) -> bool:
    """Ends the last turn with an order or an Achievement that could have been completed."""
    state, seat = _end(deed), deed.seat
    if state is None or outlook(state, seat) != (0.0, True):
        return False
    return bool(completable(state, seat) or achievable(state, seat))


@doubt
def keeps_order_back(deed: Play) -> bool:
    """Ends a turn with an order that could have been completed."""
    state, seat = _end(deed), deed.seat
    return state is not None and outlook(state, seat).turns > 0 and bool(completable(state, seat))


@doubt
def goes_home(deed: Play) -> bool:
    """Takes the President home: a turn without an action."""
    return HOME in deed.line


FOLLIES: Final[tuple[Folly, ...]] = (leaves_points, keeps_order_back, goes_home)
