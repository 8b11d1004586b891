"""Bases of what a seat decides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.core.move import Button, FreeMove
from rules.core.seats import SeatStep
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import NONE, ROUNDS, TURNS_EACH
from rules.yokohama_duel.places import PLACE
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.merchant import on_extra_turn


class DuelStep(SeatStep):
    """A decision of a seat, and what tooltips and the board ask about it.

    `KEY` names what its buttons decline or close.
    """

    __slots__ = ()
    KEY: ClassVar[str] = ""
    PHASE: ClassVar[str] = "place"
    ROLE: ClassVar[str] = "effect"
    LEVEL_OPEN: ClassVar[bool] = False
    """Is it still to be settled at which level a place is used?"""
    FREE_MOVES_CAN_WAIT: ClassVar[bool] = True
    """May opponents leave free actions for a later moment of the turn?"""

    # ------------------------------------------------------------ words
    def phase(self, state: DuelState) -> Text:
        phase = "extra" if on_extra_turn(state) else self.PHASE
        if phase in ("draft", "prepare"):
            return say(f"yokohama_duel.phase.{phase}", round=state.round, rounds=ROUNDS)
        turns = TURNS_EACH * state.seats
        turn = (state.turn - 1) % turns + 1
        return say(f"yokohama_duel.phase.{phase}", round=state.round, rounds=ROUNDS, turn=turn, turns=turns)

    def role(self, state: DuelState) -> Text:
        return Text(f"yokohama_duel.role.{self.ROLE}")

    def phrase(self, state: DuelState, move: Any) -> Text:
        if isinstance(move, Button):
            what = move.name if move.name == "end_turn" else f"{move.name}_{self.KEY}"
            return Text(f"yokohama_duel.do.{what}")
        raise TypeError(move)

    # ------------------------------------------------------------ what is being decided
    def place_in_hand(self, state: DuelState) -> int:
        """The place it is about; NONE: about no single one."""
        return NONE

    def card_in_hand(self) -> Target | None:
        """The card that is chosen and not yet paid."""
        return None

    def in_hand(self, state: DuelState) -> tuple[Target, ...]:
        card, place = self.card_in_hand(), self.place_in_hand(state)
        return (*(() if card is None else (card,)), *(() if place == NONE else (PLACE[place],)))

    def on_offer(self) -> tuple[Target, ...]:
        """What can be pointed at only while this step asks."""
        return ()

    def levels_at(self, state: DuelState, place: int) -> list[int] | None:
        """The levels at which a place can still be used, where the step settles it; None: any card may come next."""
        return None

    def more_about(self, state: DuelState, target: Target) -> list[Text]:
        """What a tooltip adds for the seat that is asked."""
        return []

    def sends_merchant(self) -> bool:
        """Is a place being chosen for a Merchant?"""
        return False

    # ------------------------------------------------------------ free actions
    def may_call(self) -> bool:
        """May a Merchant be called now?"""
        return False

    def refuse_call(self) -> Text:
        """Why none may."""
        return Text("yokohama_duel.refuse.merchant_between")

    def allowed(self, state: DuelState, free: Sequence[FreeMove]) -> Sequence[FreeMove]:
        """Of the free actions that are possible, those that do not get into the way of this step."""
        return free


@dataclass(slots=True, unsafe_hash=True)
class Decision(DuelStep):
    """A decision point of the active seat: free actions are possible instead of answering."""

    def interruptible(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Forced(DuelStep):
    """A choice that follows a gain, or one outside the turns: no free action is possible before it is made."""


@dataclass(slots=True, unsafe_hash=True)
class Between(Decision):
    """A moment between the steps of a turn: a Merchant may be called, unless this is the turn of one."""

    FREE_MOVES_CAN_WAIT: ClassVar[bool] = False

    merchant: bool

    def may_call(self) -> bool:
        return not self.merchant

    def refuse_call(self) -> Text:
        return Text("yokohama_duel.refuse.merchant_at_work")
