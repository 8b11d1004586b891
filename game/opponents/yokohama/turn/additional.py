"""Phases A and C: Achievements, orders, Agents, and technologies that work once a turn."""

from typing import Final

from game.opponents.player import Line
from game.opponents.yokohama.worth.glance import Glance
from game.opponents.yokohama.worth.things import men_worth
from rules.yokohama.cards import ACHIEVEMENTS, ORDERS, SPINNING, UNIVERSITY
from rules.yokohama.components import GOODS, HAND_ASSISTANTS, NONE, SILK
from rules.yokohama.free import ACHIEVE, COMPLETE, SPIN, STUDY, USE_AGENT, achievable, may_send, may_study
from rules.yokohama.moves import SEND
from rules.yokohama.reckoning.ground import power, reachable_by_agent
from rules.yokohama.reckoning.prices import completable
from rules.yokohama.state import SPUN
from rules.yokohama.steps.base import Hub
from rules.yokohama.steps.placement import OpenTurn

_SHOWN: Final = ("goods", "yen")
"""Kinds of Achievements that ask for what may be spent in the turn."""
_ONE_PRODUCTION: Final = 3
"""So many goods one turn brings easily."""
_DOUBT: Final = 0.5
"""An order that seems to bring less than nothing by more than this is kept."""
_TRIED: Final = 0.7
"""An Agent is tried where its action brings at least this part of what keeping it is worth."""


def additional(glance: Glance, step: Hub, width: int) -> list[Line]:
    """What may be done now; the empty line stands for nothing more, going on with the turn."""
    opening = isinstance(step, OpenTurn)
    for tile in achievable(glance.state, glance.seat):
        if not opening or ACHIEVEMENTS[tile].kind in _SHOWN:
            return [(ACHIEVE[tile],)]
    ready = _order(glance)
    if ready != NONE:
        waits = width > 1 and glance.rate.turns and _shows(glance, ready)
        return [(COMPLETE[ready],), ()] if waits else [(COMPLETE[ready],)]
    small = _once_a_turn(glance, opening)
    if small:
        return [small]
    agents = _agents(glance, width)
    if opening:
        return [(), *agents] if width > 1 else [()]
    return [*agents, ()]


def _order(glance: Glance) -> int:
    """The order that brings most beyond its goods; NONE without one."""
    best, found = 0.0, NONE
    for order in completable(glance.state, glance.seat):
        left = [number - need for number, need in zip(glance.owned, ORDERS[order].demand, strict=False)]
        others = [each for each in glance.hand if each != order]
        gain = glance.values[order] + sum(glance.counted[:1]) + glance.held(others, left, 1) - glance.holding
        if found == NONE or gain > best:
            best, found = gain, order
    return found if best > -_DOUBT else NONE


def _shows(glance: Glance, order: int) -> bool:
    """Would the goods be missed for an Achievement that one more production may complete?"""
    asked = [GOODS[good] for good, number in enumerate(ORDERS[order].demand) if number]
    return any(0 < goal.lacks.get(good, 0) <= _ONE_PRODUCTION for good in asked for goal in glance.goals)


def _once_a_turn(glance: Glance, opening: bool) -> Line:
    """Spinning Mill for silk nobody needs, University while assistants still help."""
    state, seat = glance.state, glance.seat
    if glance.techs & SPINNING.cards and not state.done & SPUN and glance.owned[SILK] and not opening:
        less = glance.owned[: len(GOODS)]
        less[SILK] -= 1
        cost = glance.holding - glance.held(glance.hand, less)
        if cost < SPINNING.amount * glance.rate.yen:
            return (SPIN[(glance.techs & SPINNING.cards).bit_length() - 1],)
    if glance.techs & UNIVERSITY.cards and may_study(state, seat):
        men = glance.owned[HAND_ASSISTANTS] + sum(state.men[seat])
        if men_worth(men + 1, glance.rate) - men_worth(men, glance.rate) > UNIVERSITY.amount * glance.rate.yen:
            return (STUDY[(glance.techs & UNIVERSITY.cards).bit_length() - 1],)
    return ()


def _agents(glance: Glance, width: int) -> list[Line]:
    """Agents sent where their action is worth more than keeping them."""
    state, seat = glance.state, glance.seat
    if not may_send(state, seat):
        return []
    kind = next(kind for kind, number in enumerate(state.agents[seat]) if number)
    least = _TRIED * glance.rate.agent if width > 1 else glance.rate.agent
    found = []
    for area in reachable_by_agent(state, seat):
        gain = glance.gain(area, power(state, seat, area))
        if gain > least:
            found.append((gain, (USE_AGENT[seat][kind], SEND[area])))
    found.sort(key=lambda each: -each[0])
    return [line for _, line in found[: max(1, width - 1)]]
