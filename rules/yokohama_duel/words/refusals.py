"""Why a free action is not possible now, for things no step speaks of."""

from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import ANY_TIME, CRITERIA, DEMANDS, TECHNOLOGIES
from rules.yokohama_duel.places import CRITERION, ORDER, OWN_MERCHANTS, TECHNOLOGY
from rules.yokohama_duel.reckoning.counting import COUNT
from rules.yokohama_duel.reckoning.free_actions import completable
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import DuelStep
from rules.yokohama_duel.words.amounts import amount, amounts


def missing_goods(state: DuelState, seat: Seat, order: int) -> Text | None:
    """The goods a seat lacks for an order; None when it has them all."""
    lacking = DEMANDS.lacking(state.stock[seat], order)
    return amounts(lacking) if lacking else None


def refuse_free(state: DuelState, step: DuelStep, target: Target) -> Text | None:
    """The reason, if the thing belongs to a free action at all."""
    seat = step.seat
    if target in ORDER:
        return _refuse_order(state, seat, step, ORDER.index(target))
    if target in CRITERION[seat]:
        return _refuse_criterion(state, seat, CRITERION[seat].index(target))
    if target.kind == "criterion":
        return Text("yokohama_duel.refuse.of_other")
    if target in TECHNOLOGY:
        return _refuse_technology(state, seat, TECHNOLOGY.index(target))
    if target in OWN_MERCHANTS:
        return _refuse_call(state, seat, step, target)
    if target.kind in ("influence", "counter") and seat_and_name(target)[0] != seat:
        return Text("yokohama_duel.refuse.of_other")
    return None


def _refuse_order(state: DuelState, seat: Seat, step: DuelStep, order: int) -> Text | None:
    if any(order in completed for completed in state.completed):
        return Text("yokohama_duel.refuse.completed")
    if order not in state.hands[seat]:
        return None
    missing = missing_goods(state, seat, order)
    if missing is not None:
        return say("yokohama_duel.refuse.goods_missing", goods=missing)
    if step.interruptible() and order in completable(state, seat):
        return Text("yokohama_duel.refuse.needed_to_pay")
    return Text("yokohama_duel.refuse.no_free_action")


def _refuse_criterion(state: DuelState, seat: Seat, number: int) -> Text:
    if state.recruited[seat] >> number & 1:
        return Text("yokohama_duel.refuse.recruited")
    criterion = CRITERIA[number]
    have = COUNT[criterion.counts](state, seat)
    if have >= criterion.at_least:
        return Text("yokohama_duel.refuse.no_free_action")
    return say("yokohama_duel.refuse.criterion", have=have, n=criterion.at_least)


def _refuse_technology(state: DuelState, seat: Seat, technology: int) -> Text | None:
    if not state.techs[seat] >> technology & 1:
        taken = any(techs >> technology & 1 for techs in state.techs)
        return Text("yokohama_duel.refuse.of_other") if taken else None
    if state.used[seat] >> technology & 1:
        return Text("yokohama_duel.refuse.used")
    if not ANY_TIME >> technology & 1:
        once = TECHNOLOGIES[technology].once
        return Text("yokohama_duel.refuse.other_moment" if once else "yokohama_duel.refuse.by_itself")
    item, number = TECHNOLOGIES[technology].pays
    lacking = number - state.stock[seat][item]
    if lacking > 0:
        return say("yokohama_duel.refuse.goods_missing", goods=amount(item, lacking))
    return Text("yokohama_duel.refuse.no_free_action")


def _refuse_call(state: DuelState, seat: Seat, step: DuelStep, target: Target) -> Text:
    if target != OWN_MERCHANTS[seat]:
        return Text("yokohama_duel.refuse.of_other")
    if not state.merchants[seat]:
        return Text("yokohama_duel.refuse.no_merchant")
    return step.refuse_call()
