"""Chinatown: yen for goods and imports, goods for yen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import PLACES, RATES, YEN
from rules.yokohama_duel.effects import stock as effects
from rules.yokohama_duel.moves import BUY, SELL, Buy, Sell
from rules.yokohama_duel.places import BUYING, SELLING
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.words.amounts import amount

_PRICE: Final = {rate.item: rate.yen for rate in RATES}
_LINES: Final = (
    *(BUYING[rate.item] for rate in RATES if rate.buy),
    *(SELLING[rate.item] for rate in RATES if rate.sell),
)


@dataclass(slots=True, unsafe_hash=True)
class Exchange(Decision):
    """Up to `left` more, one after another: what one yields may pay for the next."""

    KEY: ClassVar[str] = "exchange"

    place: int
    left: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        stock = state.stock[self.seat]
        yen = stock[YEN]
        found: list[Move] = [BUY[rate.item] for rate in RATES if rate.buy and rate.yen <= yen]
        found += [SELL[rate.item] for rate in RATES if rate.sell and stock[rate.item]]
        if found and self.left:
            found.append(DONE)
            return found
        return ()

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, Buy):
            effects.buy(state, self.seat, move.item, _PRICE[move.item], PLACES[self.place].key, emit)
        elif isinstance(move, Sell):
            effects.sell(state, self.seat, move.item, _PRICE[move.item], emit)
        else:
            return
        state.pending.append(Exchange(self.seat, self.place, self.left - 1))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Buy | Sell):
            key = "yokohama_duel.do.buy" if isinstance(move, Buy) else "yokohama_duel.do.sell"
            return say(key, what=amount(move.item, 1), price=_PRICE[move.item])
        return Decision.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return self.place

    def on_offer(self) -> tuple[Target, ...]:
        return _LINES

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.exchange", n=self.left)

    def help(self, state: DuelState) -> Text | None:
        return say("yokohama_duel.help.exchange", n=state.stock[self.seat][YEN])

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        for rate in RATES:
            if target == BUYING[rate.item]:
                return say("yokohama_duel.refuse.short", n=rate.yen - state.stock[self.seat][YEN])
            if target == SELLING[rate.item]:
                return Text("yokohama_duel.refuse.none_to_sell" if rate.sell else "yokohama_duel.refuse.never_sold")
        return None
