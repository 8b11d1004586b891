"""Where an Agent is sent; then steps 3 to 6 there, as in the Main Action."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama.effects import cards
from rules.yokohama.moves import SEND, Send
from rules.yokohama.places import AGENT, AREA, OWN_AGENTS
from rules.yokohama.reckoning.ground import power, reachable_by_agent
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.action import act_in, brings_nothing
from rules.yokohama.steps.base import Turn


@dataclass(slots=True, unsafe_hash=True)
class SendAgent(Turn):
    """An Area with own assistants and without the own President; nobody is paid."""

    kind: int

    KEY = "agent"
    PHASE = "additional"
    LEADS = "agent"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return (OWN_AGENTS[self.seat][self.kind],)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return [SEND[area] for area in reachable_by_agent(state, self.seat)]

    def apply(self, state: YokohamaState, move: Send, emit: Emit) -> None:
        cards.use_agent(state, self.seat, self.kind, move.area, emit)
        act_in(state, self.seat, move.area)

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.agent", agent=AGENT[self.kind])

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in AREA:
            return None
        area = AREA.index(target)
        if area == state.presidents[self.seat]:
            return Text("yokohama.refuse.agent_president")
        return Text("yokohama.refuse.nobody_there")

    def warning(self, state: YokohamaState, move: Send) -> Text | None:
        return Text("yokohama.warn.agent") if brings_nothing(state, self.seat, move.area) else None

    def phrase(self, state: YokohamaState, move: Send) -> Text:
        return say("yokohama.do.send", area=AREA[move.area], power=power(state, self.seat, move.area))
