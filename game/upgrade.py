"""Old formats of saved games, brought up to date one format at a time. The file itself is left as it was."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from game.record import FORMAT

Values: TypeAlias = list[Any]
"""What the lines of a file hold, the header first."""


def one_line_a_move(values: Values) -> Values:
    """Format 0 kept the whole game in one object, the chairs as bare names; format 1 can grow line by line."""
    old = values[0]
    header = {key: old[key] for key in ("title", "rules", "deal", "started")}
    chairs = [
        {"name": name, "kind": "human" if seat == 0 else "opponent", "level": "merchant", "crest": seat}
        for seat, name in enumerate(old["names"])
    ]
    return [{**header, "format": 1, "chairs": chairs, "practice": False}, *old["moves"]]


UPGRADES: Final[Mapping[int, Callable[[Values], Values]]] = {0: one_line_a_move}


def upgraded(values: Values) -> Values:
    """The same game in today's format; KeyError, TypeError and the like when it is not what it says."""
    while values[0]["format"] != FORMAT:
        values = UPGRADES[values[0]["format"]](values)
    return values
