"""Special cards: played, cashed, redeemed."""

from dataclasses import dataclass

from rules.core.event import Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yangtze.places import BANK, CARD, HAND, MONEY, PLAYED, PURSE


@dataclass(slots=True, unsafe_hash=True)
class CardPlayed(SeatEvent):
    """A card was laid."""

    card: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(CARD[self.seat][self.card], 1, HAND[self.seat], PLAYED[self.seat]),)

    def text(self) -> Text:
        return say("yangtze.log.card", seat=SEATS[self.seat], card=CARD[self.seat][self.card])


@dataclass(slots=True, unsafe_hash=True)
class Cashed(SeatEvent):
    """A liquidity card was turned into money."""

    card: int
    amount: int

    def shifts(self) -> tuple[Shift, ...]:
        card = Shift(CARD[self.seat][self.card], 1, HAND[self.seat], PLAYED[self.seat])
        return (card, Shift(MONEY, self.amount, BANK, PURSE[self.seat]))

    def text(self) -> Text:
        return say("yangtze.log.cashed", seat=SEATS[self.seat], card=CARD[self.seat][self.card], amount=self.amount)


@dataclass(slots=True, unsafe_hash=True)
class CardRedeemed(SeatEvent):
    """A played liquidity card was bought back."""

    card: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        card = Shift(CARD[self.seat][self.card], 1, PLAYED[self.seat], HAND[self.seat])
        return (Shift(MONEY, self.price, PURSE[self.seat], BANK), card)

    def text(self) -> Text:
        return say("yangtze.log.redeemed", seat=SEATS[self.seat], card=CARD[self.seat][self.card], price=self.price)
