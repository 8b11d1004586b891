"""Emperors and what they bring."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yangtze.places import BAG, BANK, EMPEROR, MONEY, PURSE, SLOT


@dataclass(slots=True, unsafe_hash=True)
class EmperorDrawn(SeatEvent):
    """An emperor took the first empty slot."""

    emperor: int
    slot: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(EMPEROR[self.emperor], 1, BAG, SLOT[self.slot]),)

    def text(self) -> Text:
        return say("yangtze.log.emperor", slot=SLOT[self.slot], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class EmperorFollowed(SeatEvent):
    """A seat named the emperor it repeats."""

    emperor: int

    def text(self) -> Text:
        return say("yangtze.log.followed", seat=SEATS[self.seat], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class EmperorDeclined(SeatEvent):
    """A seat did not take an offer."""

    emperor: int

    def text(self) -> Text:
        return say("yangtze.log.declined", seat=SEATS[self.seat], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class BonusPaid(SeatEvent):
    """The bank paid what an emperor grants; nothing to tell where it was nothing."""

    emperor: int
    amount: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MONEY, self.amount, BANK, PURSE[self.seat]),) if self.amount else ()

    def text(self) -> Text | None:
        return say("yangtze.log.bonus", seat=SEATS[self.seat], amount=self.amount) if self.amount else None


@dataclass(slots=True, unsafe_hash=True)
class TaxPaid(SeatEvent):
    """A seat paid a tax: what was due, or all it had."""

    emperor: int
    due: int
    paid: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MONEY, self.paid, PURSE[self.seat], BANK),) if self.paid else ()

    def text(self) -> Text | None:
        if not self.due:
            return None
        if self.paid < self.due:
            return say("yangtze.log.tax_short", seat=SEATS[self.seat], paid=self.paid, due=self.due)
        return say("yangtze.log.tax", seat=SEATS[self.seat], paid=self.paid)
