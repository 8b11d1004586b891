"""Cards "at any time": moves played on top of the step that asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yangtze.components import ANY_TIME_MASK, CARDS, LIQUIDITY, MOST_SEATS, SELL_CARGO
from rules.yangtze.effects import cards as effects
from rules.yangtze.places import CARD
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.sell import SellByCard


@dataclass(slots=True, unsafe_hash=True)
class Cash(FreeMove):
    """Play a liquidity card."""

    seat: Seat
    card: int

    def targets(self) -> tuple[Target, ...]:
        return (CARD[self.seat][self.card],)

    def play(self, state: YangtzeState, seat: Seat, emit: Emit) -> None:
        effects.cash(state, self.seat, self.card, emit)

    def phrase(self, state: YangtzeState, seat: Seat) -> Text:
        return say("yangtze.do.card", card=CARD[self.seat][self.card])


@dataclass(slots=True, unsafe_hash=True)
class SellCard(FreeMove):
    """Play the card that sells one cargo at any time."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (CARD[self.seat][SELL_CARGO],)

    def play(self, state: YangtzeState, seat: Seat, emit: Emit) -> None:
        effects.play_card(state, self.seat, SELL_CARGO, emit)
        state.pending.append(SellByCard(self.seat))

    def phrase(self, state: YangtzeState, seat: Seat) -> Text:
        return say("yangtze.do.card", card=CARD[self.seat][SELL_CARGO])


CASH_IN: Final = tuple(tuple(Cash(seat, card) for card in range(len(CARDS))) for seat in range(MOST_SEATS))
SELL_CARD: Final = tuple(SellCard(seat) for seat in range(MOST_SEATS))


def playable(state: YangtzeState, seat: Seat, among: int = ANY_TIME_MASK) -> Sequence[Move]:
    """The cards of this bit set that may be played now.

    A cargo half picked is one decision: cards wait until it is sold or put back.
    """
    cards = state.cards[seat] & among
    if state.picked or not cards:
        return ()
    free: list[Move] = [CASH_IN[seat][card] for card in LIQUIDITY if cards >> card & 1]
    if cards >> SELL_CARGO & 1 and state.goods[seat]:
        free.append(SELL_CARD[seat])
    return free
