"""What a sane player of Pebbles never does."""

from typing import Final

from game.audit.folly import Deed, Folly, blunder, doubt, doubt_of_the_game
from rules.core.move import END_TURN
from rules.toy.components import ACTS, VALUES
from rules.toy.free import Toss
from rules.toy.moves import Grab
from rules.toy.state import Pebbles


@blunder
def tossed(deed: Deed[Pebbles]) -> bool:
    """Tosses a pebble back: it only loses."""
    return any(isinstance(move, Toss) for move in deed.line)


@doubt
def lighter(deed: Deed[Pebbles]) -> bool:
    """Grabs a pebble while a heavier one lies in the row."""
    return any(
        isinstance(move, Grab) and VALUES[move.pebble] < max(VALUES[each] for each in state.row)
        for state, move in deed.moments()
    )


@doubt_of_the_game
def stopped_early(deed: Deed[Pebbles]) -> bool:
    """Stopped before all acts of a turn were used, more than once in the game."""
    stops = [each for each in deed.past if each.seat == deed.seat and END_TURN in each.line]
    return sum(_acts(each) < ACTS for each in stops) > 1


def _acts(deed: Deed[Pebbles]) -> int:
    return sum(move != END_TURN for each in deed.turn() for move in each.line)


FOLLIES: Final[tuple[Folly, ...]] = (tossed, lighter, stopped_early)
