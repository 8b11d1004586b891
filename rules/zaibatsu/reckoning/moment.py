"""What the decision in hand is about: asked by the board, which knows no steps."""

from typing import Final, NamedTuple

from rules.core.step import Step
from rules.core.target import Seat
from rules.zaibatsu.components import INVEST_STEPS, NONE, ON_MINES, ON_RND
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.actions import BuildOneFactory, Mining
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.consolidation import CleanUp, DiscardStock, Favour, Incomes, PaySalaries, ServiceOf
from rules.zaibatsu.steps.due import ChooseTrack
from rules.zaibatsu.steps.markets import ChooseToken, MarketReward
from rules.zaibatsu.steps.start import PickPair

STAGES: Final = ("favour", "discard", "income", "salaries")
"""A consolidation, in the order of the box."""
FAVOUR, DISCARD, INCOME, SALARIES = range(4)


class FavourAsked(NamedTuple):
    """A favour token to be placed: whose, and which level is at hand."""

    seat: Seat
    level: int


class UnderWay(NamedTuple):
    """An action that has begun, and how many of its activations are done."""

    action: int
    done: int


def _asks(state: ZaibatsuState) -> Step | None:
    return state.pending[-1] if state.pending else None


def picks_pairs(state: ZaibatsuState) -> bool:
    """Are pairs of start tokens being picked?"""
    return isinstance(_asks(state), PickPair)


def is_consolidating(state: ZaibatsuState, seat: Seat) -> bool:
    """Is the seat in the middle of a consolidation?"""
    return any(isinstance(step, CleanUp) and step.seat == seat for step in state.pending)


def stage(state: ZaibatsuState) -> int:
    """Which of the four stages of a consolidation is being decided."""
    pending = state.pending
    if isinstance(pending[-1], Favour):
        return FAVOUR
    if any(isinstance(step, DiscardStock) for step in pending):
        return DISCARD
    if any(isinstance(step, Incomes | ServiceOf) for step in pending):
        return INCOME
    return SALARIES


def services_ahead(state: ZaibatsuState) -> list[bool]:
    """The services a consolidation has still to give: of the lowest worker (False), of the topmost (True)."""
    return [step.top for step in state.pending if isinstance(step, ServiceOf)]


def favour_asked(state: ZaibatsuState) -> FavourAsked | None:
    """The favour token somebody is asked to place."""
    step = _asks(state)
    return FavourAsked(step.seat, step.level) if isinstance(step, Favour) else None


def pays_salaries(state: ZaibatsuState) -> bool:
    """Are salaries due?"""
    return isinstance(_asks(state), PaySalaries)


def under_way(state: ZaibatsuState) -> UnderWay | None:
    """The action somebody is asked to go on with."""
    step = _asks(state)
    return UnderWay(step.action(), step.count) if isinstance(step, Activation) else None


def builds_factory(state: ZaibatsuState) -> bool:
    """Is a factory to be chosen?"""
    return isinstance(_asks(state), BuildOneFactory)


def track_paid_for(state: ZaibatsuState) -> int:
    """The track whose steps are bought now."""
    return ON_MINES if isinstance(_asks(state), Mining) else ON_RND


def steps_given(state: ZaibatsuState) -> int:
    """How far the track that is chosen now goes on."""
    step = _asks(state)
    return step.steps if isinstance(step, ChooseTrack) else INVEST_STEPS[0]


def space_served(state: ZaibatsuState) -> int:
    """The space for which a token is chosen; NONE."""
    step = _asks(state)
    return step.space if isinstance(step, ChooseToken) else NONE


def region_rewarding(state: ZaibatsuState) -> int:
    """The region whose market gives a reward to be chosen; NONE."""
    step = _asks(state)
    return step.region if isinstance(step, MarketReward) else NONE
