"""What a card is, does, and would give now."""

from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel import places, words
from rules.yokohama_duel.components import (
    AT_END,
    BONUS_CARDS,
    CHURCH_CARDS,
    CRITERIA,
    LEVELS,
    MERCHANT_LEVEL,
    NONE,
    ORDERS,
    TECHNOLOGIES,
)
from rules.yokohama_duel.counting import COUNT
from rules.yokohama_duel.effects.cards import pile
from rules.yokohama_duel.influence import assist_value, card_level
from rules.yokohama_duel.refusals import missing_goods
from rules.yokohama_duel.scoring import technology_points
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.bonus import ChooseBonus, rewards_at
from rules.yokohama_duel.steps.church import ChooseChurch, resources_for
from rules.yokohama_duel.steps.laboratory import ChooseTechnology, dues_for
from rules.yokohama_duel.steps.upgrade import upgrade_price


def order_lines(number: int) -> list[Text]:
    """Demand, rewards and points of an order."""
    goods, rewards = words.demand(number), words.rewards(ORDERS[number].rewards)
    return [say("yokohama_duel.about.order", goods=goods, rewards=rewards, n=ORDERS[number].points)]


def about_order(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Demand, rewards and points; what is missing for an own one."""
    number = places.ORDER.index(target)
    lines = order_lines(number)
    if number in state.hands[seat] or number in state.drawn:
        missing = missing_goods(state, seat, number)
        ready = Text("yokohama_duel.about.order_ready")
        lines.append(ready if missing is None else say("yokohama_duel.about.order_missing", goods=missing))
    return lines


def about_church(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Faith, rewards and points; what it takes at the Church."""
    number = places.CHURCH.index(target)
    card = CHURCH_CARDS[number]
    rewards = words.rewards(card.rewards)
    lines = [say("yokohama_duel.about.church", faith=card.faith, rewards=rewards, n=card.points)]
    step = state.pending[-1] if state.pending else None
    if isinstance(step, ChooseChurch) and step.seat == seat and number in state.church_row:
        lines.append(say("yokohama_duel.about.church_needs", n=resources_for(number, step.faith)))
    return lines


def about_bonus(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """All rewards; those gained now."""
    number = places.BONUS.index(target)
    lines = [say("yokohama_duel.about.bonus", rewards=words.rewards(BONUS_CARDS[number].rewards))]
    step = state.pending[-1] if state.pending else None
    if isinstance(step, ChooseBonus) and step.seat == seat:
        now = words.bonus_rewards(number, rewards_at(step.level))
        lines.append(say("yokohama_duel.about.bonus_now", rewards=now))
    return lines


def about_technology(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Effect and cost, its owner, and what it brings at the end as things stand."""
    number = places.TECHNOLOGY.index(target)
    card = TECHNOLOGIES[number]
    lines = [
        say(
            f"yokohama_duel.about.technology.{card.key}",
            points=card.points,
            yen=card.yen,
            most=card.max_yen,
            pay=card.pays[1],
            influence=card.influence,
            copper=card.copper,
            price=max(0, card.upgrade_cost),
        )
    ]
    lines.append(say("yokohama_duel.about.production_cost", n=card.cost))
    owner = next((each for each in range(state.seats) if state.techs[each] >> number & 1), NONE)
    if owner == NONE:
        lines += _technology_price(state, seat, number)
    else:
        lines.append(say("yokohama_duel.about.owner", seat=SEATS[owner]))
        if state.used[owner] >> number & 1:
            lines.append(Text("yokohama_duel.about.used"))
    if number in AT_END:
        holder = seat if owner == NONE else owner
        with_it = state.clone()
        with_it.techs[holder] |= 1 << number
        lines.append(say("yokohama_duel.about.points_now", n=technology_points(with_it, holder, number)))
    return lines


def _technology_price(state: DuelState, seat: Seat, number: int) -> list[Text]:
    step = state.pending[-1] if state.pending else None
    if not isinstance(step, ChooseTechnology) or step.seat != seat or number not in state.tech_row:
        return []
    dues = dues_for(state, seat, number, step.production)
    if not dues:
        return [Text("yokohama_duel.about.technology_free")]
    yen, imports = sum(due.yen for due in dues), sum(due.imports for due in dues)
    return [say("yokohama_duel.about.technology_price", yen=yen, n=imports)]


def about_influence(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Level, upgrade, and where it lies."""
    holder, _ = places.seat_and_name(target)
    card = places.INFLUENCE[holder].index(target)
    lines = [say("yokohama_duel.about.influence", level=card_level(state, holder, card))]
    if state.upgraded[holder] >> card & 1:
        lines.append(Text("yokohama_duel.about.upgraded"))
    else:
        price = upgrade_price(state, holder, card)
        lines.append(say("yokohama_duel.about.upgrade", level=LEVELS[card][1], price=price))
    place = state.laid[holder][card]
    if place != NONE:
        lines.append(say("yokohama_duel.about.laid", place=places.PLACE[place]))
    return lines


def about_assist(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What it adds for this seat."""
    value = assist_value(state, seat, places.ASSIST.index(target))
    return [say("yokohama_duel.about.assist", n=value)]


def about_assist_pile(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What such a card adds, and how many are left."""
    kind = places.ASSIST_PILE.index(target)
    return [
        say("yokohama_duel.about.assist", n=assist_value(state, seat, kind)),
        say("yokohama_duel.about.pile", n=pile(state, kind)),
    ]


def about_criterion(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """How far a seat is from recruiting for it."""
    holder, _ = places.seat_and_name(target)
    number = places.CRITERION[holder].index(target)
    criterion = CRITERIA[number]
    if state.recruited[holder] >> number & 1:
        return [Text("yokohama_duel.about.criterion"), Text("yokohama_duel.about.criterion_used")]
    have = COUNT[criterion.counts](state, holder)
    return [
        Text("yokohama_duel.about.criterion"),
        say("yokohama_duel.about.criterion_have", have=have, n=criterion.at_least),
    ]


def about_merchants(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What a Merchant is good for; how many are face up."""
    lines = [say("yokohama_duel.about.merchant", level=MERCHANT_LEVEL)]
    if target.kind == "merchants" and state.merchants[int(target.key)]:
        lines.append(say("yokohama_duel.about.merchants", n=state.merchants[int(target.key)]))
    return lines
