"""The Port: orders are drawn, one or two kept, the others put under the deck. So it goes before the game, too."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import SKIP, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import GOODS, KEEP_FREE, KEEP_MOST, PURSE, SECOND_ORDER, SETUP
from rules.yokohama_duel.effects import cards as effects
from rules.yokohama_duel.effects import turns
from rules.yokohama_duel.moves import KEEP, PUT_UNDER, Keep, KeepPaid, PutUnder
from rules.yokohama_duel.places import ORDER
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision, Forced
from rules.yokohama_duel.words.amounts import an_order, order_goods, price


@dataclass(slots=True, unsafe_hash=True)
class DrawOrders(Step):
    """What is drawn lies in a place of the state, for only the active seat may know it."""

    seat: Seat
    number: int

    def resolve(self, state: DuelState, emit: Emit) -> None:
        effects.draw_orders(state, self.seat, self.number, emit)
        state.pending += (OrdersUnder(self.seat), KeepOrders(self.seat, 0))


@dataclass(slots=True, unsafe_hash=True)
class KeepOrders(Decision):
    """`kept` so far: the first costs nothing and must be kept, a second has its price.

    The second is offered also to a seat that cannot pay while it has goods: completing an order may bring the price.
    """

    KEY: ClassVar[str] = "keep"
    FREE_MOVES_CAN_WAIT: ClassVar[bool] = False

    kept: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        drawn = state.drawn
        if self.kept < KEEP_FREE:
            return [KEEP[order] for order in drawn] if len(drawn) > 1 else ()
        if self.kept >= KEEP_MOST or not drawn:
            return ()
        items = self._payment(state)
        if not items and not any(state.stock[self.seat][: len(GOODS)]):
            return ()
        found: list[Move] = [KeepPaid(self.seat, order, item) for order in drawn for item in items]
        found.append(SKIP)
        return found

    def _payment(self, state: DuelState) -> list[int]:
        """The items a further order may be paid with."""
        return PURSE.ways(state.stock[self.seat], (SECOND_ORDER,))

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, Keep):
            effects.keep_order(state, self.seat, move.order, emit)
        elif isinstance(move, KeepPaid):
            effects.keep_paid_order(state, self.seat, move.order, SECOND_ORDER, move.item, emit)
        else:
            return
        state.pending.append(KeepOrders(self.seat, self.kept + 1))

    def resolve(self, state: DuelState, emit: Emit) -> None:
        """A single card is kept unasked."""
        if self.kept < KEEP_FREE and state.drawn:
            effects.keep_order(state, self.seat, state.drawn[0], emit)
            state.pending.append(KeepOrders(self.seat, self.kept + 1))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Keep):
            return say("yokohama_duel.do.keep", order=an_order(move.order))
        if isinstance(move, KeepPaid):
            paid = price(PURSE.shares(state.stock[self.seat], SECOND_ORDER, move.item))
            return say("yokohama_duel.do.keep_paid", order=an_order(move.order), price=paid)
        return Decision.phrase(self, state, move)

    def prompt(self, state: DuelState) -> Text:
        if self.kept < KEEP_FREE:
            return Text("yokohama_duel.prompt.keep")
        if not self._payment(state):
            return Text("yokohama_duel.prompt.keep_short")
        return say("yokohama_duel.prompt.keep_second", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)

    def help(self, state: DuelState) -> Text | None:
        key = "keep_second" if self.kept >= KEEP_FREE else "keep" if self._payment(state) else "keep_poor"
        return say(f"yokohama_duel.help.{key}", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        drawn = target in ORDER and ORDER.index(target) in state.drawn
        if drawn and self.kept >= KEEP_FREE and not self._payment(state):
            return say("yokohama_duel.refuse.second_order", yen=SECOND_ORDER.yen, n=SECOND_ORDER.imports)
        return Text("yokohama_duel.refuse.orders_first") if target.kind == "place" else None


@dataclass(slots=True, unsafe_hash=True)
class OrdersUnder(Forced):
    """Each card clicked goes below the one before; the last needs no click."""

    def moves(self, state: DuelState) -> Sequence[Move]:
        return [PUT_UNDER[order] for order in state.drawn] if len(state.drawn) > 1 else ()

    def search_moves(self, state: DuelState) -> Sequence[Move]:
        """One order of putting back is as good as another: nobody may remember it."""
        return self.moves(state)[:1]

    def apply(self, state: DuelState, move: PutUnder, emit: Emit) -> None:
        effects.put_under(state, self.seat, move.order, emit)
        state.pending.append(self)

    def resolve(self, state: DuelState, emit: Emit) -> None:
        for order in tuple(state.drawn):
            effects.put_under(state, self.seat, order, emit)

    def phrase(self, state: DuelState, move: PutUnder) -> Text:
        return say("yokohama_duel.do.under", order=an_order(move.order))

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.under", n=len(state.drawn))

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.under")

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        return Text("yokohama_duel.refuse.under_first")


# ------------------------------------------------------------ before the first turn
@dataclass(slots=True, unsafe_hash=True)
class DraftOrders(Step):
    """A seat draws its first orders; the next seat draws when this one has chosen."""

    seat: Seat

    def resolve(self, state: DuelState, emit: Emit) -> None:
        turns.begin_draft(state, self.seat)
        effects.draw_orders(state, self.seat, SETUP["orders_drawn"], emit)
        state.pending.append(ReturnDrafted(self.seat, len(state.drawn) - SETUP["orders_kept"]))


@dataclass(slots=True, unsafe_hash=True)
class ReturnDrafted(Forced):
    """`left` orders go under the deck, the others are the seat's own.

    A move names the order that goes; where one goes, its click is on all the others: one clicks what one keeps.
    """

    PHASE: ClassVar[str] = "draft"
    ROLE: ClassVar[str] = "draft"

    left: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        return [PUT_UNDER[order] for order in state.drawn] if self.left > 0 else ()

    def targets(self, state: DuelState, move: Move) -> tuple[Target, ...]:
        if self.left != 1 or not isinstance(move, PutUnder):
            return move.targets()
        return tuple(ORDER[order] for order in state.drawn if order != move.order)

    def warning(self, state: DuelState, move: PutUnder) -> Text | None:
        return Text("yokohama_duel.warn.draft")

    def apply(self, state: DuelState, move: PutUnder, emit: Emit) -> None:
        effects.put_under(state, self.seat, move.order, emit)
        state.pending.append(ReturnDrafted(self.seat, self.left - 1))

    def resolve(self, state: DuelState, emit: Emit) -> None:
        for order in tuple(state.drawn):
            effects.keep_order(state, self.seat, order, emit)

    def phrase(self, state: DuelState, move: PutUnder) -> Text:
        if self.left != 1:
            return say("yokohama_duel.do.under", order=an_order(move.order))
        return say("yokohama_duel.do.draft", order=order_goods(move.order))

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.draft", n=len(state.drawn) - self.left)

    def help(self, state: DuelState) -> Text | None:
        return say("yokohama_duel.help.draft", n=self.left)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        return Text("yokohama_duel.refuse.draft_first")
