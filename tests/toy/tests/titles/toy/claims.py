"""What the sentences of opponents at Pebbles claim."""

from typing import Final

from rules.core.move import END_TURN
from rules.toy.components import VALUES
from rules.toy.moves import DIP, Grab
from tests.titles.claiming import Claim, Told, opinion


def _heavy(told: Told) -> bool:
    taken = told.line[0]
    return isinstance(taken, Grab) and VALUES[taken.pebble] == max(VALUES[each] for each in told.before.row)


CLAIMS: Final[dict[str, Claim]] = {
    "heavy": _heavy,
    "enough": lambda told: isinstance(told.line[0], Grab) and not _heavy(told),
    "dip": lambda told: told.line[0] == DIP,
    "sink": lambda told: bool(told.before.secret[told.seat]),
    "tide": opinion,
    "stop": lambda told: told.line[0] == END_TURN,
}
