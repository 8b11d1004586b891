"""Where a module may add to the game."""

from rules.core.score import ScoreRow
from rules.core.step import Step
from rules.core.target import Seat
from rules.toy.state import Pebbles


class Module:
    """A part that is played with or left out. A hook that a module does not need does nothing."""

    def opened(self, state: Pebbles) -> None:
        """Lay out what belongs to it, before the first turn."""

    def turn_over(self, state: Pebbles, seat: Seat) -> tuple[Step, ...]:
        """What happens between the last choice of a turn and the next seat."""
        return ()

    def counted(self, state: Pebbles, seat: Seat) -> tuple[ScoreRow, ...]:
        """What it adds to a seat's score."""
        return ()
