"""Which lines to consider."""

from collections.abc import Sequence

from game.opponents.faculties import Proposals
from game.opponents.player import Line
from game.opponents.toy.temper import Temper
from rules.toy.free import Toss
from rules.toy.state import Pebbles


class ToyProposals(Proposals[Pebbles, Temper]):
    """Everything but tosses: they only lose."""

    def lines(self, state: Pebbles) -> Sequence[Line]:
        return [line for line in super().lines(state) if not isinstance(line[0], Toss)]
