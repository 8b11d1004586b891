"""Additional Actions, and technologies that work once a turn: choices made on top of the step that asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama import places
from rules.yokohama.cards import ACHIEVEMENTS, AGENT_KINDS, ORDERS, SPINNING, TECHNOLOGIES, UNIVERSITY
from rules.yokohama.components import AGENTS_PER_TURN, ASSISTANT, HAND_ASSISTANTS, IN_STORE, MOST_SEATS, SILK, YEN
from rules.yokohama.effects import cards, stock
from rules.yokohama.modules import in_use
from rules.yokohama.reckoning.ground import reachable_by_agent
from rules.yokohama.reckoning.prices import completable
from rules.yokohama.reckoning.standing import meets
from rules.yokohama.state import SPUN, STUDIED, YokohamaState
from rules.yokohama.steps.agent import SendAgent
from rules.yokohama.steps.base import Hub
from rules.yokohama.steps.rewards import gain_rewards
from rules.yokohama.words.amounts import amount, demand, rewards


@dataclass(slots=True, unsafe_hash=True)
class Complete(FreeMove):
    """Complete an order from hand."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        cards.complete(state, seat, self.order, emit)
        gain_rewards(state, seat, ORDERS[self.order].rewards, stock.BY_ORDERS, emit)
        cards.check_pair(state, seat, ORDERS[self.order].country, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        """What is given and gained."""
        return say("yokohama.do.complete", goods=demand(self.order), rewards=rewards(ORDERS[self.order].rewards))


@dataclass(slots=True, unsafe_hash=True)
class Achieve(FreeMove):
    """Complete an Achievement."""

    tile: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ACHIEVEMENT[self.tile],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        cards.achieve(state, seat, self.tile, emit)
        for module in in_use(state):
            module.achieved(state, seat, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        """Which one, and its points now."""
        return say("yokohama.do.achieve", tile=places.ACHIEVEMENT[self.tile], n=achievement_points(state, self.tile))


@dataclass(slots=True, unsafe_hash=True)
class UseAgent(FreeMove):
    """Choose an Agent; where it is sent comes next."""

    seat: Seat
    kind: int

    def targets(self) -> tuple[Target, ...]:
        return (places.OWN_AGENTS[self.seat][self.kind],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        state.pending.append(SendAgent(seat, self.kind))

    def phrase(self, state: Any, seat: Seat) -> Text:
        """Which one."""
        return say("yokohama.do.agent", agent=places.AGENT[self.kind])


@dataclass(slots=True, unsafe_hash=True)
class Spin(FreeMove):
    """Spinning Mill: silk for yen."""

    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.card],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        stock.spin(state, seat, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        """The exchange."""
        return say("yokohama.do.spin", price=amount(YEN, SPINNING.amount))


@dataclass(slots=True, unsafe_hash=True)
class Study(FreeMove):
    """University: yen for an assistant."""

    card: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.card],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        stock.study(state, seat, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        """The exchange."""
        return say("yokohama.do.study", price=amount(YEN, UNIVERSITY.amount))


COMPLETE: Final = tuple(map(Complete, range(len(ORDERS))))
ACHIEVE: Final = tuple(map(Achieve, range(len(ACHIEVEMENTS))))
USE_AGENT: Final = tuple(tuple(UseAgent(seat, kind) for kind in range(len(AGENT_KINDS))) for seat in range(MOST_SEATS))
SPIN: Final = tuple(map(Spin, range(len(TECHNOLOGIES))))
STUDY: Final = tuple(map(Study, range(len(TECHNOLOGIES))))


def achievement_points(state: YokohamaState, tile: int) -> int:
    """What the next seat on a tile gains."""
    goal = ACHIEVEMENTS[tile]
    return goal.later if state.achieved[state.achievements.index(tile)] else goal.first


def achievable(state: YokohamaState, seat: Seat) -> list[int]:
    """The Achievements a seat may complete now."""
    if not state.stock[seat][HAND_ASSISTANTS]:
        return []
    rows = zip(state.achievements, state.achieved, strict=True)
    return [tile for tile, seats in rows if seat not in seats and meets(state, seat, tile)]


def may_send(state: YokohamaState, seat: Seat) -> bool:
    """May an Agent be used at all?"""
    return state.sent < AGENTS_PER_TURN and any(state.agents[seat]) and bool(reachable_by_agent(state, seat))


def free_moves(state: YokohamaState, seat: Seat, step: Step) -> Sequence[Move]:
    """All that may be done instead of answering."""
    free: list[Move] = []
    if isinstance(step, Hub):
        if state.hands[seat]:
            free += [COMPLETE[order] for order in completable(state, seat)]
        free += [ACHIEVE[tile] for tile in achievable(state, seat)]
        if may_send(state, seat):
            free += [USE_AGENT[seat][kind] for kind, number in enumerate(state.agents[seat]) if number]
    techs = state.techs[seat]
    if techs & SPINNING.cards and not state.done & SPUN and state.stock[seat][SILK]:
        free.append(SPIN[(techs & SPINNING.cards).bit_length() - 1])
    if techs & UNIVERSITY.cards and may_study(state, seat):
        free.append(STUDY[(techs & UNIVERSITY.cards).bit_length() - 1])
    return free


def may_study(state: YokohamaState, seat: Seat) -> bool:
    """Is there an assistant to hire by the University, and the yen for it?"""
    owned = state.stock[seat]
    return not state.done & STUDIED and owned[IN_STORE[ASSISTANT]] > 0 and owned[YEN] >= UNIVERSITY.amount


def search_free_moves(state: YokohamaState, seat: Seat, step: Step) -> Sequence[Move]:
    """Of several Agents one is enough: where they come from changes nothing."""
    found: list[Move] = []
    agent = False
    for move in free_moves(state, seat, step):
        if not isinstance(move, UseAgent):
            found.append(move)
        elif not agent:
            agent = True
            found.append(move)
    return found
