"""What a card is, does, and would give now."""

from rules.core.rules import Rules
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel import places
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
from rules.yokohama_duel.reckoning.counting import COUNT
from rules.yokohama_duel.reckoning.influence import assist_value, card_level
from rules.yokohama_duel.reckoning.moment import asking_of
from rules.yokohama_duel.reckoning.prices import upgrade_price
from rules.yokohama_duel.reckoning.supply import pile
from rules.yokohama_duel.scoring import technology_points
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.words.amounts import demand, rewards
from rules.yokohama_duel.words.refusals import missing_goods


def _asked_about(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What the decision in hand adds."""
    step = asking_of(state, seat)
    return [] if step is None else step.more_about(state, target)


def order_lines(number: int) -> list[Text]:
    """Demand, rewards and points of an order."""
    card = ORDERS[number]
    return [say("yokohama_duel.about.order", goods=demand(number), rewards=rewards(card.rewards), n=card.points)]


def order(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Demand, rewards and points; what is missing for an own one."""
    number = places.ORDER.index(target)
    lines = order_lines(number)
    if number in state.hands[seat] or number in state.drawn:
        missing = missing_goods(state, seat, number)
        ready = Text("yokohama_duel.about.order_ready")
        lines.append(ready if missing is None else say("yokohama_duel.about.order_missing", goods=missing))
    return lines


def church(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Faith, rewards and points; what it takes at the Church."""
    card = CHURCH_CARDS[places.CHURCH.index(target)]
    line = say("yokohama_duel.about.church", faith=card.faith, rewards=rewards(card.rewards), n=card.points)
    return [line, *_asked_about(state, seat, target)]


def bonus(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """All rewards; those gained now."""
    printed = BONUS_CARDS[places.BONUS.index(target)].rewards
    return [say("yokohama_duel.about.bonus", rewards=rewards(printed)), *_asked_about(state, seat, target)]


def technology(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
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
        lines += _asked_about(state, seat, target)
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


def influence(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Level, upgrade, and where it lies."""
    holder, _ = seat_and_name(target)
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


def assist(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What it adds for this seat."""
    value = assist_value(state, seat, places.ASSIST.index(target))
    return [say("yokohama_duel.about.assist", n=value)]


def assist_pile(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What such a card adds, and how many are left."""
    kind = places.ASSIST_PILE.index(target)
    return [
        say("yokohama_duel.about.assist", n=assist_value(state, seat, kind)),
        say("yokohama_duel.about.pile", n=pile(state, kind)),
    ]


def criterion(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """How far a seat is from recruiting for it."""
    holder, _ = seat_and_name(target)
    number = places.CRITERION[holder].index(target)
    criterion = CRITERIA[number]
    if state.recruited[holder] >> number & 1:
        return [Text("yokohama_duel.about.criterion"), Text("yokohama_duel.about.criterion_used")]
    have = COUNT[criterion.counts](state, holder)
    return [
        Text("yokohama_duel.about.criterion"),
        say("yokohama_duel.about.criterion_have", have=have, n=criterion.at_least),
    ]


def merchants(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What a Merchant is good for; how many are face up."""
    lines = [say("yokohama_duel.about.merchant", level=MERCHANT_LEVEL)]
    if target.kind == "merchants" and state.merchants[int(target.key)]:
        lines.append(say("yokohama_duel.about.merchants", n=state.merchants[int(target.key)]))
    return lines
