"""Where in the turn the game stands."""

from rules.core.text import Text, say
from rules.yokohama.state import YokohamaState


def phase(state: YokohamaState, step: str) -> Text:
    """A step of the turn, with the round, or that it is one of the last two."""
    name = Text(f"yokohama.step.{step}")
    if not state.last_turn:
        return say("yokohama.phase.round", round=state.round, step=name)
    last = state.turn > state.last_turn - state.seats
    return say("yokohama.phase.last" if last else "yokohama.phase.last_but_one", step=name)
