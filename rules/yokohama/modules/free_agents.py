"""Mini-expansion: Free Agents among the 5-Power tokens, used like Foreign Agents of no country."""

from collections.abc import Sequence

from rules.core.target import Seat
from rules.yokohama.cards import FREE_AGENT, FREE_AGENTS, FREE_TOKEN
from rules.yokohama.modules.module import Module
from rules.yokohama.state import YokohamaState


class FreeAgents(Module):
    """A Free Agent stays face up with its owner until it is used."""

    key = "free_agents"

    def more_tokens(self) -> Sequence[int]:
        return (FREE_AGENT,) * FREE_AGENTS

    def keeps_token(self, state: YokohamaState, seat: Seat, kind: int) -> bool:
        if kind != FREE_AGENT:
            return False
        state.agents[seat][FREE_TOKEN] += 1
        return True
