"""What the decision in hand is about, and what it would lead to: asked by the board, which knows no steps."""

from typing import NamedTuple

from rules.core.target import Seat, Target
from rules.yokohama.components import GROUNDS, HAND_ASSISTANTS, NONE, YEN
from rules.yokohama.reckoning.ground import power, power_with_president, reachable_by_agent, toll
from rules.yokohama.reckoning.ways import Route, destinations, survey
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.steps.movement import ChooseWay


class Reach(NamedTuple):
    """The Power a seat would have in an Area, and when: "now", once an assistant is there ("place"), or not ("no")."""

    power: int
    when: str


def asking(state: YokohamaState, seat: Seat) -> Turn | None:
    """The decision of a turn that this seat is asked for."""
    step = state.pending[-1] if state.pending else None
    return step if isinstance(step, Turn) and step.seat == seat else None


def in_hand(state: YokohamaState, seat: Seat) -> tuple[Target, ...]:
    """What this seat has chosen in the step that asks it."""
    step = asking(state, seat)
    return () if step is None else step.marked(state)


def payable(state: YokohamaState, seat: Seat) -> tuple[tuple[int, int], ...]:
    """What it may pay with, and how many at a time."""
    step = asking(state, seat)
    return () if step is None else step.payable(state)


def paid_now(state: YokohamaState, seat: Seat) -> dict[int, int]:
    """What it has chosen to pay, by item."""
    step = asking(state, seat)
    return {} if step is None else dict(step.paid_now(state))


def area_in_hand(state: YokohamaState) -> int:
    """The Area in which somebody acts; what follows an action waits below it and knows it too. NONE: nobody does."""
    if not state.pending or isinstance(state.pending[-1], ChooseWay):
        return NONE
    return next((step.area for step in reversed(state.pending) if hasattr(step, "area")), NONE)


def ways_to_choose(state: YokohamaState, seat: Seat) -> list[Route]:
    """The ways one is asked to choose from: whom to pay."""
    step = asking(state, seat)
    return step.routes(state) if isinstance(step, ChooseWay) else []


def leads(state: YokohamaState, seat: Seat) -> str:
    """Whom this seat is asked to lead: "placement", "movement", "agent"; empty: nobody."""
    step = asking(state, seat)
    return "" if step is None else step.LEADS


def routes(state: YokohamaState, seat: Seat) -> dict[int, list[Route]]:
    """The cheapest routes of the President as things stand, while placing or moving."""
    return survey(state, seat).routes if leads(state, seat) in ("placement", "movement") else {}


def reach(state: YokohamaState, seat: Seat) -> dict[int, Reach]:
    """By Area, the Power this seat would act with, as far as it is asked for something that leads there."""
    led = leads(state, seat)
    if led == "agent":
        return {area: Reach(power(state, seat, area), "now") for area in reachable_by_agent(state, seat)}
    if not led:
        return {}
    open_now = destinations(state, seat)[0]
    found = {area: Reach(power_with_president(state, seat, area), "now") for area in open_now}
    if led == "placement":
        ahead = state.clone()
        for area in GROUNDS[state.seats]:
            if area not in found:
                found[area] = _once_placed(state, ahead, seat, area)
    return found


def _once_placed(state: YokohamaState, ahead: YokohamaState, seat: Seat, area: int) -> Reach:
    """The Power where the President cannot come as things stand; could he with one assistant more? It is tried out in
    `ahead`, a copy, which is left as it was: a whole copy for each Area would be dear."""
    more = 0 if state.men[seat][area] else 1
    level = power_with_president(state, seat, area, more)
    fee = toll(state, seat, area)
    if not more or not state.stock[seat][HAND_ASSISTANTS] or fee > state.stock[seat][YEN]:
        return Reach(level, "no")
    ahead.men[seat][area] += 1
    ahead.stock[seat][YEN] -= fee
    comes = area in destinations(ahead, seat)[0]
    ahead.men[seat][area] -= 1
    ahead.stock[seat][YEN] += fee
    return Reach(level, "place" if comes else "no")
