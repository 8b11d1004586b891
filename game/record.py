"""A written game: the deal and the moves, from which everything else follows.

On disk it is text, one JSON value a line. The first line is the header::

    {"format": 1, "title": "quay", "rules": 1, "values": "5d3c0f7b2a9e4186",
     "deal": {"seats": 3, "options": {}, "seed": 7},
     "chairs": [{"name": "Aiko", "kind": "human", "level": "merchant", "crest": 0}, ...],
     "started": "2026-11-16T20:15:00+01:00", "practice": false}

where `rules` is the version of the title's rules and `values` the fingerprint of the printed values of that version;
then come moves ``["bid", 7]``; ``["undo"]`` takes back the move before it; ``["back", 5]`` takes back five and makes
the game a practice game for good; ``{"mark": 123, "seconds": 60}`` after a turn holds a fingerprint of the state and
the time played so far; ``{"end": {"scores": [90, 84], "winners": [0]}}`` closes the game.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, NamedTuple
from zlib import crc32

from game.seat import Chair
from game.values import versions_for
from rules.core.code import Code
from rules.core.deal import Deal

FORMAT: Final = 1
UNDO: Final = "undo"
BACK: Final = "back"
SUFFIX: Final = ".comptoir"
LARGEST_SEED: Final = (1 << 63) - 1


class WrittenMove(NamedTuple):
    """A move as it stands in a file, and where."""

    line: int
    code: Code


class Result(NamedTuple):
    """How a finished game ended, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(slots=True)
class Header:
    """What stands in the first line. `values` is empty in games from before they were named."""

    deal: Deal
    chairs: list[Chair]
    rules: int
    started: str
    practice: bool = False
    values: str = ""

    def __post_init__(self) -> None:
        """What could not be read back is never written: ValueError."""
        if len(self.chairs) != self.deal.seats or not all(chair.fits() for chair in self.chairs):
            raise ValueError("one chair a seat, each with a short name, a level and a crest")
        if not 0 <= self.deal.seed <= LARGEST_SEED:
            raise ValueError("the seed is too large or negative")

    def versions(self) -> tuple[int, ...]:
        """The versions of the rules the game may have been played with, the likeliest first."""
        return versions_for(self.deal.title, self.rules, self.values, self.started)

    def written(self) -> dict[str, Any]:
        """As JSON."""
        deal = {"seats": self.deal.seats, "options": dict(self.deal.options), "seed": self.deal.seed}
        return {
            "format": FORMAT,
            "title": self.deal.title,
            "rules": self.rules,
            **({"values": self.values} if self.values else {}),
            "deal": deal,
            "chairs": [chair.written() for chair in self.chairs],
            "started": self.started,
            "practice": self.practice,
        }


@dataclass(slots=True)
class Record:
    """A game read back, its undone moves already left out. `marks` goes from a number of moves to a fingerprint.

    `lines` is the file as it should stand; `untouched` tells whether it does stand so, or the end was torn off or the
    format was old. `size` is the length of the file that was read.
    """

    name: str
    header: Header
    moves: list[WrittenMove] = field(default_factory=list)
    marks: dict[int, int] = field(default_factory=dict)
    practice: bool = False
    seconds: int = 0
    result: Result | None = None
    lines: list[str] = field(default_factory=list)
    untouched: bool = True
    size: int = 0

    def name_values(self, version: int, values: str) -> None:
        """Name the values a game from before they were named turned out to have, in its file from the next move on."""
        self.header.rules, self.header.values = version, values
        self.lines[0] = line(self.header.written())
        self.untouched = False


def line(value: object) -> str:
    """One line of a file, without its end."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def mark_line(mark: int, seconds: int) -> str:
    """The line after a turn."""
    return line({"mark": mark, "seconds": seconds})


def end_line(result: Result) -> str:
    """The line that closes a game."""
    return line({"end": {"scores": list(result.scores), "winners": list(result.winners)}})


def as_bytes(lines: Sequence[str]) -> bytes:
    """Lines as they lie on disk."""
    return "".join(text + "\n" for text in lines).encode()


def fingerprint(state: Any) -> int:
    """A number that tells two states apart, the same in every process."""
    return crc32(repr(state.key()).encode())


def now() -> str:
    """The time of day for a header, with its zone."""
    return datetime.now().astimezone().isoformat(timespec="seconds")
