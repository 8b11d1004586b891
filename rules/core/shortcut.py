"""Several moves meant by one choice: a good on the river ends the sale and is bought, a far house is walked to."""

from typing import NamedTuple

from rules.core.move import Move
from rules.core.target import Target


class Shortcut(NamedTuple):
    """A line of one or more moves of one seat, and what one clicks, in any order, to mean all of them.

    Each move is legal after those before it. Nothing comes to light on the way, no other seat is asked, the turn does
    not end and nothing is done that would be asked about first: so a table may take the whole line back at once. Its
    targets obey the rule of moves: they contain those of no move and of no other shortcut.
    """

    targets: tuple[Target, ...]
    line: tuple[Move, ...]
