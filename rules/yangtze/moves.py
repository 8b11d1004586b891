"""One small value per choice. Those made often lie ready in tables."""

from dataclasses import dataclass
from typing import Final

from rules.core.move import Button, Move, PutBack, Take
from rules.core.target import Seat, Target
from rules.yangtze.components import CARDS, EMPERORS, GOODS, MOST_SEATS, SPACES
from rules.yangtze.places import CARD, EMPEROR, GOOD, RIVER


@dataclass(slots=True, unsafe_hash=True)
class Buy(Move):
    """Buy the good on a river space."""

    space: int

    def targets(self) -> tuple[Target, ...]:
        return (RIVER[self.space],)


@dataclass(slots=True, unsafe_hash=True)
class LayCard(Move):
    """Lay Two goods or Free good before the purchase it changes."""

    seat: Seat
    card: int

    def targets(self) -> tuple[Target, ...]:
        return (CARD[self.seat][self.card],)


@dataclass(slots=True, unsafe_hash=True)
class Bid(Move):
    """Offer so much for the post on the block."""

    amount: int

    def targets(self) -> tuple[Target, ...]:
        return (Target("amount", self.amount),)


@dataclass(slots=True, unsafe_hash=True)
class Discard(Move):
    """Discard one own good face down."""

    good: int

    def targets(self) -> tuple[Target, ...]:
        return (GOOD[self.good],)


@dataclass(slots=True, unsafe_hash=True)
class Exchange(Move):
    """Take the good on a river space for the good picked before."""

    space: int

    def targets(self) -> tuple[Target, ...]:
        return (RIVER[self.space],)


@dataclass(slots=True, unsafe_hash=True)
class Redeem(Move):
    """Buy back a played liquidity card."""

    seat: Seat
    card: int

    def targets(self) -> tuple[Target, ...]:
        return (CARD[self.seat][self.card],)


@dataclass(slots=True, unsafe_hash=True)
class Follow(Move):
    """Carry out another emperor on the board."""

    emperor: int

    def targets(self) -> tuple[Target, ...]:
        return (EMPEROR[self.emperor],)


SELL: Final = Button("sell")
STOP_SELLING: Final = Button("stop_selling")
BUY_NOTHING: Final = Button("end_turn")
DRAW: Final = Button("draw")
PASS: Final = Button("pass")
CARRY_OUT: Final = Button("carry_out")

TAKE: Final = tuple(Take(target) for target in GOOD)
PUT_BACK: Final = tuple(PutBack(target) for target in GOOD)
BUY: Final = tuple(Buy(space) for space in SPACES)
EXCHANGE: Final = tuple(Exchange(space) for space in SPACES)
DISCARD: Final = tuple(Discard(good) for good in range(len(GOODS)))
FOLLOW: Final = tuple(Follow(emperor) for emperor in range(len(EMPERORS)))
LAY_CARD: Final = tuple(tuple(LayCard(seat, card) for card in range(len(CARDS))) for seat in range(MOST_SEATS))
REDEEM: Final = tuple(tuple(Redeem(seat, card) for card in range(len(CARDS))) for seat in range(MOST_SEATS))
BID: Final = tuple(Bid(amount) for amount in range(400))


def bids(least: int, most: int) -> list[Move]:
    """All bids from least to most; money beyond the ready-made table is rare but legal."""
    if most < len(BID):
        return list(BID[least : most + 1])
    return [Bid(amount) for amount in range(least, most + 1)]
