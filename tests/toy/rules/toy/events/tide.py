"""Tokens that the tide brings and takes."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.toy.components import SHELL
from rules.toy.places import BEACH, HAND, TIDE, TOKEN


@dataclass(slots=True, unsafe_hash=True)
class Brought(SeatEvent):
    """A token drawn for a seat."""

    token: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[self.token], 1, TIDE, BEACH),)

    def text(self) -> Text:
        return say("toy.log.brought", token=TOKEN[self.token])


@dataclass(slots=True, unsafe_hash=True)
class Used(SeatEvent):
    """A token whose work is done."""

    token: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[self.token], 1, BEACH, TIDE),)


@dataclass(slots=True, unsafe_hash=True)
class ShellKept(SeatEvent):
    """A shell that stays with a seat."""

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[SHELL], 1, BEACH, HAND[self.seat]),)

    def text(self) -> Text:
        return say("toy.log.shell", who=SEATS[self.seat])
