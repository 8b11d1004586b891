"""What a place is, does, and would give a seat now: the rules themselves run ahead."""

from rules.core.rules import Rules
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import BUILD_LEVEL, GOODS, HOUSE_INCOME, NONE, PLACES, STATION_INFLUENCE, YEN
from rules.yokohama_duel.events.stock import Gained, TechnologyGave
from rules.yokohama_duel.places import PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.building import can_build
from rules.yokohama_duel.reckoning.free_actions import completable
from rules.yokohama_duel.reckoning.influence import level_with, occupied, rewards_at, site_level, ways_in, yield_at
from rules.yokohama_duel.reckoning.moment import asking_of, levels_there
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.act import Act
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.words.amounts import amounts, an_order


def about_place(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """The effect; then by level what it would give, what that makes possible, and who stands here."""
    place = PLACE.index(target)
    lines = [_effect(place)]
    levels = levels_there(state, seat, place)
    for level in levels:
        gain = _gain_at(rules, state, seat, place, level)
        lines.append(say("yokohama_duel.about.at_level", level=level, gain=gain))
    if len(levels) == 1:
        lines += _made_of(state, seat, place, levels[0]) + _possible(rules, state, seat, place, levels[0])
    if state.merchants[seat] and not _sends_merchant(state, seat):
        level = level_with(state, seat, place, NONE)
        gain = _gain_at(rules, state, seat, place, level)
        lines.append(say("yokohama_duel.about.with_merchant", level=level, gain=gain))
    return lines + _standing(state, seat, place)


def _sends_merchant(state: DuelState, seat: Seat) -> bool:
    """Is this seat choosing a place for its Merchant?"""
    step = asking_of(state, seat)
    return step is not None and step.sends_merchant()


def _is_acting_at(state: DuelState, seat: Seat, place: int) -> bool:
    """Has this seat just chosen the place, the level being still open?"""
    step = asking_of(state, seat)
    return step is not None and step.LEVEL_OPEN and step.place_in_hand(state) == place


def _effect(place: int) -> Text:
    good = PLACES[place].good
    effect = PLACES[place].effect if good == NONE else f"gain_{GOODS[good]}"
    return Text(f"yokohama_duel.about.effect.{effect}")


def _gain_at(rules: Rules[DuelState], state: DuelState, seat: Seat, place: int, level: int) -> Text:
    """What the place gives at a level: "3 silk", "up to 3 exchanges"."""
    effect = PLACES[place].effect
    if not effect.startswith("gain"):
        return say(f"yokohama_duel.about.row.{effect}", n=yield_at(place, level))
    gains = rules.foresee(state, Act(seat, place, level)).events
    return amounts((e.item, e.number) for e in gains if isinstance(e, Gained | TechnologyGave))


def _made_of(state: DuelState, seat: Seat, place: int, level: int) -> list[Text]:
    site = site_level(state, seat, place)
    return [say("yokohama_duel.about.made_of", influence=level - site, n=site)] if site else []


def _possible(rules: Rules[DuelState], state: DuelState, seat: Seat, place: int, level: int) -> list[Text]:
    used = _used(rules, state, seat, place, level)
    filled = [order for order in completable(used, seat) if order not in completable(state, seat)][:1]
    lines = [say("yokohama_duel.about.fills", order=an_order(order)) for order in filled]
    reach = _in_reach(used, seat, place, level)
    if reach is not None:
        lines.append(reach)
    if rewards_at(level):
        lines.append(say("yokohama_duel.about.bonus_here", n=rewards_at(level)))
    if level >= BUILD_LEVEL and can_build(used, seat, place):
        lines.append(Text("yokohama_duel.about.may_build"))
    return lines


def _used(rules: Rules[DuelState], state: DuelState, seat: Seat, place: int, level: int) -> DuelState:
    """What this seat would own after using the place: its gains, and the income of its own trading house there."""
    ahead = state.clone()
    if state.houses[seat] >> place & 1 and not _is_acting_at(state, seat, place):
        ahead.stock[seat][YEN] += HOUSE_INCOME
    if PLACES[place].effect.startswith("gain"):
        for event in rules.foresee(state, Act(seat, place, level)).events:
            if isinstance(event, Gained | TechnologyGave):
                ahead.stock[seat][event.item] += event.number
    return ahead


def _in_reach(state: DuelState, seat: Seat, place: int, level: int) -> Text | None:
    """How many cards of a display could be taken, resources spent."""
    steps = {"take_church_card": ChooseChurch, "take_technology": ChooseTechnology}
    kind = steps.get(PLACES[place].effect)
    if kind is None:
        return None
    moves = kind(seat, yield_at(place, level)).moves(state)
    return say("yokohama_duel.about.in_reach", n=max(0, len(moves) - 1))


def _standing(state: DuelState, seat: Seat, place: int) -> list[Text]:
    """Who closes the place and what would open it, the trading house, the Station."""
    lines = []
    if occupied(state) >> place & 1 and not _is_acting_at(state, seat, place):
        holder = next(each for each, laid in enumerate(state.laid) if place in laid)
        lines.append(say("yokohama_duel.about.occupied", seat=SEATS[holder]))
        lines += [say("yokohama_duel.about.way_in", technology=TECHNOLOGY[t]) for t in ways_in(state, seat, place)]
    for owner, houses in enumerate(state.houses):
        if houses >> place & 1:
            lines.append(say("yokohama_duel.about.house_here", seat=SEATS[owner]))
    if state.station == place:
        lines.append(say("yokohama_duel.about.station_here", n=STATION_INFLUENCE))
    return lines
