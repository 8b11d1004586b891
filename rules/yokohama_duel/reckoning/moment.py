"""What the decision in hand is about: asked by tooltips and by the board, which know no steps."""

from typing import TYPE_CHECKING, cast

from rules.core.target import Seat, Target
from rules.yokohama_duel.components import NONE
from rules.yokohama_duel.reckoning.influence import level_with, occupied, playable, ways_in
from rules.yokohama_duel.state import DuelState

if TYPE_CHECKING:
    from rules.yokohama_duel.steps.base import DuelStep


def asking(state: DuelState) -> "DuelStep | None":
    """The step that asks; None once the game is over."""
    return cast("DuelStep", state.pending[-1]) if state.pending else None


def asking_of(state: DuelState, seat: Seat) -> "DuelStep | None":
    """The same, if it is this seat that is asked."""
    step = asking(state)
    return step if step is not None and step.seat == seat else None


def place_in_hand(state: DuelState) -> int:
    """The place at which something is being decided, or NONE."""
    step = asking(state)
    return NONE if step is None else step.place_in_hand(state)


def card_in_hand(state: DuelState) -> Target | None:
    """The card that is chosen and not yet paid."""
    step = asking(state)
    return None if step is None else step.card_in_hand()


def on_offer(state: DuelState) -> tuple[Target, ...]:
    """What can be pointed at in this moment only: sites to build on, lines of the exchange."""
    step = asking(state)
    return () if step is None else step.on_offer()


def level_is_open(state: DuelState) -> bool:
    """Is it still to be settled at which level a place is used?"""
    step = asking(state)
    return step is not None and step.LEVEL_OPEN


def levels_there(state: DuelState, seat: Seat, place: int) -> list[int]:
    """The levels this seat would act at here, ascending, by the card it plays next: none where it may not go."""
    step = asking_of(state, seat)
    settled = None if step is None else step.levels_at(state, place)
    if settled is not None:
        return settled
    if occupied(state) >> place & 1 and not ways_in(state, seat, place):
        return []
    return sorted(dict.fromkeys(level_with(state, seat, place, card) for card in playable(state, seat)))
