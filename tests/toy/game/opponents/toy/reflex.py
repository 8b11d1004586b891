"""What to do without thinking."""

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.toy.temper import Temper
from rules.core.move import Move
from rules.toy.components import VALUES
from rules.toy.free import Toss
from rules.toy.moves import Grab
from rules.toy.state import Pebbles


class ToyReflex(Reflex[Pebbles, Temper]):
    """The heaviest pebble of the row, else the first that is offered."""

    def line(self, state: Pebbles) -> Line:
        moves = [move for move in self.rules.search_moves(state) if not isinstance(move, Toss)]
        return (max(moves, key=_weight),)


def _weight(move: Move) -> int:
    return VALUES[move.pebble] if isinstance(move, Grab) else 0
