"""Chinatown: yen for goods and imports, goods for yen."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama.components import RATES, YEN
from rules.yokohama.effects import stock as effects
from rules.yokohama.moves import BUY, SELL, Buy, Sell
from rules.yokohama.places import BUYING, SELLING
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.words.amounts import amount

PRICE = {rate.item: rate.yen for rate in RATES}


@dataclass(slots=True, unsafe_hash=True)
class Exchange(Turn):
    """Up to `left` more, one after another: what one yields may pay for the next."""

    left: int

    KEY = "exchange"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        owned = state.stock[self.seat]
        yen = owned[YEN]
        found: list[Move] = [BUY[rate.item] for rate in RATES if rate.yen <= yen]
        found += [SELL[rate.item] for rate in RATES if rate.sold and owned[rate.item]]
        return [*found, DONE] if found and self.left else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Buy):
            effects.buy(state, self.seat, move.item, PRICE[move.item], emit)
        elif isinstance(move, Sell):
            effects.sell(state, self.seat, move.item, PRICE[move.item], emit)
        else:
            return
        state.pending.append(Exchange(self.seat, self.left - 1))

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.exchange", n=self.left)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        for rate in RATES:
            if target == BUYING[rate.item]:
                return say("yokohama.refuse.short", n=rate.yen - state.stock[self.seat][YEN])
            if target == SELLING[rate.item]:
                return Text("yokohama.refuse.none_to_sell" if rate.sold else "yokohama.refuse.never_sold")
        return None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Buy):
            return say("yokohama.do.buy", what=amount(move.item, 1), price=PRICE[move.item])
        if isinstance(move, Sell):
            return say("yokohama.do.sell", what=amount(move.item, 1), price=PRICE[move.item])
        return Turn.phrase(self, state, move)
