"""Choices of a turn; what lies "at any time" is in `free.py`."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Button, Move
from rules.core.target import Target
from rules.toy.places import pebble

DIP: Final = Button("dip")


@dataclass(slots=True, unsafe_hash=True)
class Grab(Move):
    """Take a pebble of the row."""

    pebble: int

    def targets(self) -> tuple[Target, ...]:
        return (pebble(self.pebble),)
