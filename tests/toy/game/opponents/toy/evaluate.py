"""What a position of Pebbles is worth."""

from collections.abc import Sequence

from game.opponents.faculties import Evaluation
from game.opponents.toy.outlook import acts_left, unseen_worth
from game.opponents.toy.temper import Temper
from rules.core.target import HIDDEN, Seat
from rules.toy.components import SUNK_COUNTS
from rules.toy.scoring import scores
from rules.toy.state import Pebbles


class ToyEvaluation(Evaluation[Pebbles, Temper]):
    """Counts what is known, and takes the rest for what lies in the bag on the average."""

    def worths(self, state: Pebbles) -> Sequence[float]:
        guess = self.temper.curiosity * unseen_worth(state)
        hidden = [
            state.secret[seat].count(HIDDEN) + SUNK_COUNTS * state.sunk[seat].count(HIDDEN)
            for seat in range(state.seats)
        ]
        return [sheet.total + guess * unseen for sheet, unseen in zip(scores(state), hidden, strict=True)]

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)

    def spread(self, state: Pebbles) -> float:
        return 2.0 + 3.0 * acts_left(state)
