"""Facts of the raid bag: tokens drawn, raids, tokens returned."""

from dataclasses import dataclass
from typing import Final

from rules.core.event import Event, Part, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.singapore.components import GOODS, NEUTRAL, OPIUM
from rules.singapore.events.base import ColourEvent, cubes_given, to_bank
from rules.singapore.places import BAG, BLACK, RAID, TOKENS, WHITE
from rules.singapore.words.names import colour, counted

A_RAID: Final = "raid"


@dataclass(slots=True, unsafe_hash=True)
class TokenDrawn(ColourEvent):
    """A black token stays before the drawer, who now holds so many."""

    held: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(BLACK, 1, BAG, TOKENS[self.colour]),)

    def text(self) -> Text:
        return say("singapore.log.black", seat=colour(self.colour), n=self.held)


@dataclass(slots=True, unsafe_hash=True)
class RaidBegan(ColourEvent):
    """A white token was drawn."""

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WHITE, 1, BAG, RAID),)

    def text(self) -> Text:
        return say("singapore.log.white", seat=colour(self.colour))

    def affair(self) -> Part:
        return Part(A_RAID)

    def alarm(self) -> str:
        return A_RAID


@dataclass(slots=True, unsafe_hash=True)
class TotalShown(ColourEvent):
    """In a raid everybody shows how much opium lies behind the screen, and nothing else."""

    opium: int
    total: int

    def text(self) -> Text:
        return say("singapore.log.shows", seat=colour(self.colour), opium=self.opium, total=self.total)

    def affair(self) -> Part:
        return Part(A_RAID, figure=self.total)


def _opium(number: int) -> tuple[int, ...]:
    return tuple(number if kind == OPIUM else 0 for kind in range(len(GOODS)))


@dataclass(slots=True, unsafe_hash=True)
class Raided(ColourEvent):
    """What a raided colour pays of what is due, and what it returns."""

    due: int
    paid: int
    tokens: int
    opium: int

    def shifts(self) -> tuple[Shift, ...]:
        returned = (Shift(BLACK, self.tokens, TOKENS[self.colour], BAG),) if self.tokens else ()
        # The neutral colour has no screen: it neither pays nor holds opium.
        money = to_bank(self.colour, self.paid) if self.paid else ()
        return (*money, *returned, *(cubes_given(self.colour, _opium(self.opium)) if self.opium else ()))

    def text(self) -> Text:
        tokens = (say("singapore.count.tokens", n=self.tokens),) if self.tokens else ()
        opium = (counted(_opium(self.opium)),) if self.opium else ()
        what = listed([*tokens, *opium])
        if self.colour == NEUTRAL:
            return say("singapore.log.raided_neutral", seat=colour(self.colour), what=what)
        if self.paid < self.due:
            return say("singapore.log.raided_short", seat=SEATS[self.colour], paid=self.paid, due=self.due, what=what)
        return say("singapore.log.raided", seat=SEATS[self.colour], paid=self.paid, what=what)

    def affair(self) -> Part:
        return Part(A_RAID, leads=True)

    def alarm(self) -> str:
        return A_RAID


@dataclass(slots=True, unsafe_hash=True)
class RaidEnded(Event):
    """The white token goes back into the bag."""

    anybody: bool

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(WHITE, 1, RAID, BAG),)

    def text(self) -> Text | None:
        return None if self.anybody else Text("singapore.log.nobody_raided")

    def affair(self) -> Part:
        return Part(A_RAID, leads=not self.anybody, ends=True)


@dataclass(slots=True, unsafe_hash=True)
class TokensReturned(SeatEvent):
    """Courthouse."""

    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(BLACK, self.number, TOKENS[self.seat], BAG),)

    def text(self) -> Text:
        return say("singapore.log.tokens_returned", seat=SEATS[self.seat], n=self.number)
