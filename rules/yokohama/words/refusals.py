"""Why an Additional Action or a technology is not possible now, for things no step speaks of."""

from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.harbour.addresses import seat_and_name
from rules.yokohama.cards import ACHIEVEMENTS, SPINNING, TECHNOLOGIES, UNIVERSITY
from rules.yokohama.components import AGENTS_PER_TURN, ASSISTANT, HAND_ASSISTANTS, IN_STORE, NONE, SILK, YEN
from rules.yokohama.places import ACHIEVEMENT, ORDER, OWN_AGENTS, SPACE, TECHNOLOGY
from rules.yokohama.reckoning.ground import reachable_by_agent
from rules.yokohama.reckoning.prices import missing_goods
from rules.yokohama.reckoning.standing import meets, progress
from rules.yokohama.state import SPUN, STUDIED, YokohamaState
from rules.yokohama.steps.base import Between, Hub
from rules.yokohama.steps.spaces import taken_by
from rules.yokohama.words.amounts import amount

_OF_SEAT = ("assistants", "counter", "store", "in_hand", "agents")


def refuse_free(state: YokohamaState, seat: Seat, step: Step, target: Target) -> Text | None:
    """The reason, if the thing belongs to something one does besides answering."""
    if target in ORDER:
        return _order(state, seat, step, ORDER.index(target))
    if target in ACHIEVEMENT:
        return _achievement(state, seat, step, ACHIEVEMENT.index(target))
    if target in OWN_AGENTS[seat]:
        return _agent(state, seat, step, OWN_AGENTS[seat].index(target))
    if target in TECHNOLOGY:
        return _technology(state, seat, step, TECHNOLOGY.index(target))
    if target.kind == "space":
        return _space(state, target)
    if target.kind in _OF_SEAT and seat_and_name(target)[0] != seat:
        return Text("yokohama.refuse.of_other")
    return None


def _space(state: YokohamaState, target: Target) -> Text | None:
    """A space that is taken says so, in the very words of its tooltip, which then says it once."""
    board = 0 if target in SPACE[0] else 1
    owner = state.boards[board][SPACE[board].index(target)]
    return None if owner == NONE else taken_by(owner)


def _order(state: YokohamaState, seat: Seat, step: Step, order: int) -> Text | None:
    if order not in state.hands[seat]:
        return Text("yokohama.refuse.order_at_port") if any(order in row for row in state.ports) else None
    missing = missing_goods(state, seat, order)
    if missing:
        return say("yokohama.refuse.goods", goods=listed([amount(good, number) for good, number in missing]))
    return None if isinstance(step, Hub) else Text("yokohama.refuse.additional_only")


def _achievement(state: YokohamaState, seat: Seat, step: Step, tile: int) -> Text | None:
    if tile not in state.achievements:
        return None
    if seat in state.achieved[state.achievements.index(tile)]:
        return Text("yokohama.refuse.achieved")
    if not meets(state, seat, tile):
        what, have, need = next(each for each in progress(state, seat, tile) if each[1] < each[2])
        areas = ACHIEVEMENTS[tile].kind == "areas"
        return say(f"yokohama.about.progress_{what}" if areas else "yokohama.refuse.achievement", have=have, n=need)
    if not state.stock[seat][HAND_ASSISTANTS]:
        return Text("yokohama.refuse.no_assistant")
    return None if isinstance(step, Hub) else Text("yokohama.refuse.additional_only")


def _agent(state: YokohamaState, seat: Seat, step: Step, kind: int) -> Text | None:
    if not state.agents[seat][kind]:
        return Text("yokohama.refuse.no_agent")
    if state.sent >= AGENTS_PER_TURN:
        return Text("yokohama.refuse.agent_used")
    if not reachable_by_agent(state, seat):
        return Text("yokohama.refuse.agent_nowhere")
    return None if isinstance(step, Hub) else Text("yokohama.refuse.additional_only")


def _technology(state: YokohamaState, seat: Seat, step: Step, card: int) -> Text | None:
    if not state.techs[seat] >> card & 1:
        return Text("yokohama.refuse.at_laboratory") if any(card in row for row in state.laboratories) else None
    owned = state.stock[seat]
    title = TECHNOLOGIES[card].title
    if title not in (SPINNING.title, UNIVERSITY.title):
        return Text("yokohama.refuse.by_itself")
    if state.done & (SPUN if title == SPINNING.title else STUDIED):
        return Text("yokohama.refuse.once_a_turn")
    if title == SPINNING.title and not owned[SILK]:
        return say("yokohama.refuse.goods", goods=amount(SILK, 1))
    if title == UNIVERSITY.title and not owned[IN_STORE[ASSISTANT]]:
        return Text("yokohama.refuse.store_empty")
    if title == UNIVERSITY.title and owned[YEN] < UNIVERSITY.amount:
        return say("yokohama.refuse.short", n=UNIVERSITY.amount - owned[YEN])
    return None if isinstance(step, Between) else Text("yokohama.refuse.between_only")
