"""What a place is, does, and would give a seat now: the rules themselves run ahead."""

from collections.abc import Callable

from rules.core.event import Event
from rules.core.rules import Preview
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import BUILD_LEVEL, GOODS, NONE, PLACES, STATION_INFLUENCE
from rules.yokohama_duel.events.stock import Gained, TechnologyGave
from rules.yokohama_duel.influence import level_with, occupied, playable, site_level, ways_in, yield_at
from rules.yokohama_duel.places import TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.act import Act
from rules.yokohama_duel.steps.bonus import rewards_at
from rules.yokohama_duel.steps.build import no_room_for_house, no_room_for_shop
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.free import completable
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.words import amount, an_order, listed

Foresee = Callable[[DuelState, Act], Preview]


def about_place(foresee: Foresee, state: DuelState, seat: Seat, place: int) -> list[Text]:
    """Name and effect; then by level what it would give, what that makes possible, and who stands here."""
    lines = [Text(f"yokohama_duel.place.{PLACES[place].key}"), _effect(place)]
    levels = levels_there(state, seat, place)
    for level in levels:
        gain = gain_at(foresee, state, seat, place, level)
        lines.append(say("yokohama_duel.about.at_level", level=level, gain=gain))
    if len(levels) == 1:
        lines += _made_of(state, seat, place, levels[0]) + _possible(foresee, state, seat, place, levels[0])
    if state.merchants[seat] and not _is_called(state, seat):
        level = level_with(state, seat, place, NONE)
        gain = gain_at(foresee, state, seat, place, level)
        lines.append(say("yokohama_duel.about.with_merchant", level=level, gain=gain))
    return lines + _standing(state, seat, place)


def _is_called(state: DuelState, seat: Seat) -> bool:
    """Is this seat choosing a place for its Merchant?"""
    step = state.pending[-1] if state.pending else None
    return isinstance(step, ChoosePlace) and step.seat == seat and step.merchant


def _is_acting_at(state: DuelState, seat: Seat, place: int) -> bool:
    """Has this seat just chosen the place, the level being still open?"""
    step = state.pending[-1] if state.pending else None
    return isinstance(step, Strengthen) and step.seat == seat and step.place == place


def _effect(place: int) -> Text:
    good = PLACES[place].good
    effect = PLACES[place].effect if good == NONE else f"gain_{GOODS[good]}"
    return Text(f"yokohama_duel.about.effect.{effect}")


def levels_there(state: DuelState, seat: Seat, place: int) -> list[int]:
    """The levels this seat would act at here, ascending, by the card it plays next: none where it may not go."""
    step = state.pending[-1] if state.pending else None
    if isinstance(step, Strengthen) and step.seat == seat:
        return [step.level] if step.place == place else []
    if _is_called(state, seat):
        return [level_with(state, seat, place, NONE)]
    if occupied(state) >> place & 1 and not ways_in(state, seat, place):
        return []
    return sorted(dict.fromkeys(level_with(state, seat, place, card) for card in playable(state, seat)))


def gain_at(foresee: Foresee, state: DuelState, seat: Seat, place: int, level: int) -> Text:
    """What the place gives at a level: "3 silk", "up to 3 exchanges"."""
    effect = PLACES[place].effect
    if not effect.startswith("gain"):
        return say(f"yokohama_duel.about.row.{effect}", n=yield_at(place, level))
    gains = foresee(state, Act(seat, place, level)).events
    return listed([amount(e.item, e.number) for e in gains if isinstance(e, Gained | TechnologyGave)])


def _made_of(state: DuelState, seat: Seat, place: int, level: int) -> list[Text]:
    site = site_level(state, seat, place)
    return [say("yokohama_duel.about.made_of", influence=level - site, n=site)] if site else []


def _possible(foresee: Foresee, state: DuelState, seat: Seat, place: int, level: int) -> list[Text]:
    filled = _filled(foresee, state, seat, place, level)
    lines = [say("yokohama_duel.about.fills", order=an_order(order)) for order in filled]
    reach = _in_reach(state, seat, place, level)
    if reach is not None:
        lines.append(reach)
    if rewards_at(level):
        lines.append(say("yokohama_duel.about.bonus_here", n=rewards_at(level)))
    if level >= BUILD_LEVEL and not (no_room_for_shop(state, seat, place) and no_room_for_house(state, seat, place)):
        lines.append(Text("yokohama_duel.about.may_build"))
    return lines


def _filled(foresee: Foresee, state: DuelState, seat: Seat, place: int, level: int) -> list[int]:
    """The first order in hand that the gain would make completable."""
    if not PLACES[place].effect.startswith("gain"):
        return []
    ahead = state.clone()
    _add(ahead, seat, foresee(state, Act(seat, place, level)).events)
    before = completable(state, seat)
    return [order for order in completable(ahead, seat) if order not in before][:1]


def _add(ahead: DuelState, seat: Seat, events: tuple[Event, ...]) -> None:
    for event in events:
        if isinstance(event, Gained | TechnologyGave):
            ahead.stock[seat][event.item] += event.number


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
