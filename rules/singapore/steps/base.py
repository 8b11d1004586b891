"""What all decisions share: the phase they belong to, and what they make of the seat that decides."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rules.core.seats import SeatStep
from rules.core.step import Step
from rules.core.text import Text, say
from rules.singapore.state import SingaporeState

BUILDS: Final = Text("singapore.role.builds")
SHARES_OUT: Final = Text("singapore.role.plots")
WORKS: Final = Text("singapore.role.workers")


class Decision(Step):
    """Part of a turn of workers, unless it says otherwise."""

    __slots__ = ()

    part: ClassVar[str] = "work"
    """Of the phases of a round the one it belongs to; before the first round all is preparation."""
    doing: ClassVar[Text] = WORKS

    def phase(self, state: SingaporeState) -> Text:
        if not state.round:
            return Text("singapore.phase.preparation")
        return say(f"singapore.phase.{self.part}", round=state.round)

    def role(self, state: SingaporeState) -> Text | None:
        return self.doing


@dataclass(slots=True, unsafe_hash=True)
class SeatDecision(Decision, SeatStep):
    """A decision of the seat it names."""
