"""Bases of what a seat decides in its turn."""

from typing import Any

from rules.core.seats import SeatStep
from rules.core.target import Target
from rules.core.text import Text
from rules.yokohama.places import COUNTER
from rules.yokohama.state import YokohamaState
from rules.yokohama.words.phases import phase


class Turn(SeatStep):
    """A decision within a step of the turn: nothing else can be done meanwhile.

    `KEY` names the words of the decision, `PHASE` the step of the turn it belongs to.
    """

    __slots__ = ()
    KEY = ""
    PHASE = "area_action"
    LEADS = ""
    """Who is being led somewhere: "placement", "movement" or "agent"; empty: nobody."""

    def marked(self, state: YokohamaState) -> tuple[Target, ...]:
        """What the board marks as chosen."""
        return self.in_hand(state)

    def payable(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        """The items one may pay with, and how many of each at a time."""
        return ()

    def paid_now(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        """The items and numbers chosen to be paid."""
        return ()

    def refuse_payment(self, state: YokohamaState, target: Target) -> Text | None:
        """Why an own counter cannot be clicked to pay with it rather."""
        if target not in COUNTER[self.seat]:
            return None
        item = COUNTER[self.seat].index(target)
        asked, paid = dict(self.payable(state)), dict(self.paid_now(state))
        if item not in asked:
            return Text("yokohama.refuse.not_for_this")
        if state.stock[self.seat][item] - paid.get(item, 0) < asked[item] and set(paid) != {item}:
            return Text("yokohama.refuse.none_to_give")
        return Text("yokohama.refuse.paid_so")

    def prompt(self, state: YokohamaState) -> Text:
        return Text(f"yokohama.prompt.{self.KEY}")

    def phase(self, state: YokohamaState) -> Text:
        """The step of the turn, for the top bar."""
        return phase(state, self.PHASE)

    def role(self, state: YokohamaState) -> Text | None:
        """What the seat is doing, for its slip."""
        return Text(f"yokohama.role.{self.KEY}")

    def phrase(self, state: YokohamaState, move: Any) -> Text:
        """What a button would do; it is named after the decision it closes."""
        return Text(f"yokohama.do.{self.KEY}_{move.name}")


class Between(Turn):
    """A moment between steps: technologies that work once a turn may be used."""

    __slots__ = ()

    def interruptible(self) -> bool:
        return True


class Hub(Between):
    """A moment of Phases A and C: orders and Achievements may be completed and an Agent used."""

    __slots__ = ()
