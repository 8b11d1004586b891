"""Why a free action is not possible now, for things no step speaks of."""

from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import ANY_TIME, CRITERIA, ORDERS, TECHNOLOGIES
from rules.yokohama_duel.counting import COUNT
from rules.yokohama_duel.places import CRITERION, ORDER, OWN_MERCHANTS, TECHNOLOGY, seat_and_name
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.free import completable
from rules.yokohama_duel.words import amount, listed


def missing_goods(state: DuelState, seat: Seat, order: int) -> Text | None:
    """The goods a seat lacks for an order; None when it has them all."""
    owned = state.stock[seat]
    short = [(good, number - owned[good]) for good, number in enumerate(ORDERS[order].demand)]
    lacking = [amount(good, number) for good, number in short if number > 0]
    return listed(lacking) if lacking else None


def refuse_free(state: DuelState, seat: Seat, step: Step, target: Target) -> Text | None:
    """The reason, if the thing belongs to a free action at all."""
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


def _refuse_order(state: DuelState, seat: Seat, step: Step, order: int) -> Text | None:
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
        return None
    if state.used[seat] >> technology & 1:
        return Text("yokohama_duel.refuse.used")
    if technology not in ANY_TIME:
        once = TECHNOLOGIES[technology].once
        return Text("yokohama_duel.refuse.other_moment" if once else "yokohama_duel.refuse.by_itself")
    item, number = TECHNOLOGIES[technology].pays
    lacking = number - state.stock[seat][item]
    if lacking > 0:
        return say("yokohama_duel.refuse.goods_missing", goods=amount(item, lacking))
    return Text("yokohama_duel.refuse.no_free_action")


def _refuse_call(state: DuelState, seat: Seat, step: Step, target: Target) -> Text:
    if target != OWN_MERCHANTS[seat]:
        return Text("yokohama_duel.refuse.of_other")
    if not state.merchants[seat]:
        return Text("yokohama_duel.refuse.no_merchant")
    if isinstance(step, Between):
        return Text("yokohama_duel.refuse.merchant_at_work")
    return Text("yokohama_duel.refuse.merchant_between")
