"""Ports: one order, or two for a price, from the slots that Power opens."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama.components import HAND_LIMIT, IMPORT, ORDERS_PER_ACTION, SECOND_ORDER, SLOT_LEVELS, YEN
from rules.yokohama.effects import cards
from rules.yokohama.moves import GIVE, TAKE_ORDER, Give, TakeOrder
from rules.yokohama.places import ORDER
from rules.yokohama.reckoning.prices import orders_in_reach, room_for_orders, second_order_items
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.words.amounts import amount, an_order


@dataclass(slots=True, unsafe_hash=True)
class ChooseOrders(Turn):
    """Optional. `chosen` lie still on the board, ascending; taken together, before any refill."""

    letter: int
    level: int
    chosen: tuple[int, ...]

    KEY = "port"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return tuple(ORDER[order] for order in self.chosen)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        room = room_for_orders(state, self.seat)
        if room <= 0:
            return ()
        orders = [order for order in orders_in_reach(state, self.letter, self.level) if order not in self.chosen]
        found: list[Move] = [TAKE_ORDER[order] for order in sorted(orders)]
        if not self.chosen:
            return [*found, SKIP] if found else ()
        if room < ORDERS_PER_ACTION or not second_order_items(state, self.seat):
            return (DONE,)
        return [*found, DONE]

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """Upwards only: the order of choosing changes nothing."""
        last = self.chosen[-1] if self.chosen else -1
        return [move for move in self.moves(state) if not isinstance(move, TakeOrder) or move.order > last]

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, TakeOrder):
            chosen = tuple(sorted((*self.chosen, move.order)))
            if len(chosen) < ORDERS_PER_ACTION:
                state.pending.append(ChooseOrders(self.seat, self.letter, self.level, chosen))
            else:
                item = second_order_items(state, self.seat)[0]
                state.pending.append(PayOrders(self.seat, self.letter, chosen, item))
        elif self.chosen:
            cards.take_orders(state, self.seat, self.letter, self.chosen, (), emit)
            cards.refill_port(state, self.seat, self.letter, emit)

    def prompt(self, state: YokohamaState) -> Text:
        if not self.chosen:
            return Text("yokohama.prompt.port")
        if len(self.moves(state)) == 1:
            return say("yokohama.prompt.port_take", order=an_order(self.chosen[0]))
        return say("yokohama.prompt.port_second", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)

    def help(self, state: YokohamaState) -> Text | None:
        if self.chosen:
            return None
        return say("yokohama.help.port", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in ORDER:
            return None
        order = ORDER.index(target)
        row = state.ports[self.letter]
        if order not in row:
            return Text("yokohama.refuse.other_port") if any(order in each for each in state.ports) else None
        if SLOT_LEVELS[row.index(order)] > self.level:
            return Text("yokohama.refuse.port_level")
        if room_for_orders(state, self.seat) <= len(self.chosen):
            return say("yokohama.refuse.hand_full", n=HAND_LIMIT)
        return say("yokohama.refuse.second_order", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, TakeOrder):
            return say("yokohama.do.order", order=an_order(move.order))
        return Turn.phrase(self, state, move)


@dataclass(slots=True, unsafe_hash=True)
class PayOrders(Turn):
    """Two orders are chosen; `item` pays for both, before they are taken."""

    letter: int
    chosen: tuple[int, ...]
    item: int

    KEY = "pay_orders"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return tuple(ORDER[order] for order in self.chosen)

    def payable(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return self._price(YEN), self._price(IMPORT)

    def paid_now(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return (self._price(self.item),)

    def _price(self, item: int) -> tuple[int, int]:
        return (item, SECOND_ORDER.yen if item == YEN else SECOND_ORDER.imports)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        others = [item for item in second_order_items(state, self.seat) if item != self.item]
        return [*(GIVE[self.seat][item] for item in others), DONE]

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """Towards the import only."""
        return [move for move in self.moves(state) if not isinstance(move, Give) or move.item == IMPORT]

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Give):
            state.pending.append(PayOrders(self.seat, self.letter, self.chosen, move.item))
            return
        cards.take_orders(state, self.seat, self.letter, self.chosen, (self._price(self.item),), emit)
        cards.refill_port(state, self.seat, self.letter, emit)

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.pay_orders", price=amount(*self._price(self.item)))

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return self.refuse_payment(state, target)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Give):
            return say("yokohama.do.rather", what=amount(*self._price(move.item)))
        return Turn.phrase(self, state, move)
