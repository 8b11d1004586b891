"""What Yokohama Duel's tooltips say, compared with what happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rules.core.event import Event
from rules.core.move import DONE, Move
from rules.core.target import SEATS
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import ITEMS, NONE, ORDERS, PLACES, TECHNOLOGIES, YEN
from rules.yokohama_duel.events.stock import Gained, TechnologyGave
from rules.yokohama_duel.events.turns import LevelFixed
from rules.yokohama_duel.moves import Build, Play, Send, TakeChurch, TakeTechnology
from rules.yokohama_duel.places import COUNTERS, CRITERION, INFLUENCE, ORDER, PLACE, TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence
from rules.yokohama_duel.words.about import spoken_for
from rules.yokohama_duel.words.amounts import amounts, an_order
from tests.every_title.test_true_tooltips import Saying, Truth

PRINTED: Final = (
    "about.assist",
    "about.bonus",
    "about.church",
    "about.effect.",
    "about.house",
    "about.import",
    "about.merchant",
    "about.order",
    "about.points_each",
    "about.points_per.",
    "about.production_cost",
    "about.shop",
    "about.station",
    "about.technology.",
    "about.criterion",
    "about.buy",
    "about.sell",
)
"""Those that begin so and speak of this moment have their check all the same: it comes first."""


_COUNTS_TECHNOLOGIES: Final = next(number for number, card in enumerate(TECHNOLOGIES) if card.key == "patent_system")


# ------------------------------------------------------------ doing it
class Done(NamedTuple):
    """A place used at a level, nothing added to it."""

    level: int
    state: DuelState
    events: list[Event]


def _done(said: Saying) -> Iterator[Done]:
    """The place, used in every way that is legal now."""
    place = PLACE.index(said.target)
    for move in said.state.offer:
        here = isinstance(move, Play | Send) and move.place == place
        closes = (
            move == DONE and isinstance(said.state.pending[-1], Strengthen) and said.state.pending[-1].place == place
        )
        if here or closes:
            yield _used(said, move)


def _used(said: Saying, move: Move) -> Done:
    ahead, events = said.state.clone(), list[Event]()
    said.table.rules.apply(ahead, move, events.append)
    if isinstance(ahead.pending[-1], Strengthen) and move != DONE:
        said.table.rules.apply(ahead, DONE, events.append)
    level = next(event.level for event in events if isinstance(event, LevelFixed))
    return Done(level, ahead, events)


def _gained(done: Done, seat: int) -> Any:
    after = done.events[next(i for i, event in enumerate(done.events) if isinstance(event, LevelFixed)) :]
    given = [event for event in after if isinstance(event, Gained | TechnologyGave) and event.seat == seat]
    return amounts((event.item, event.number) for event in given)


def _at_level(said: Saying) -> bool:
    ways = list(_done(said))
    if not ways:
        return True
    same = [done for done in ways if done.level == said.args["level"]]
    if not same:
        return False
    gives = PLACES[PLACE.index(said.target)].effect.startswith("gain")
    return all(not gives or _gained(done, said.seat) == said.args["gain"] for done in same)


def _fills(said: Saying) -> bool:
    filled = [order for order in said.state.hands[said.seat] if an_order(order) == said.args["order"]]
    return all(not _lacks(done.state, said.seat, filled[0]) for done in _done(said))


def _lacks(state: DuelState, seat: int, order: int) -> list[tuple[int, int]]:
    need = ORDERS[order].demand
    return [(item, number) for item, number in enumerate(need) if state.stock[seat][item] < number]


def _in_reach(said: Saying) -> bool:
    counts = [
        sum(isinstance(move, TakeChurch | TakeTechnology) for move in done.state.offer or ()) for done in _done(said)
    ]
    return all(count == said.args["n"] for count in counts)


def _bonus_here(said: Saying) -> bool:
    return all(any(isinstance(step, ChooseBonus) for step in done.state.pending) for done in _done(said))


def _may_build(said: Saying) -> bool:
    place = PLACE.index(said.target)

    def offered(done: Done) -> bool:
        return any(isinstance(move, Build) for move in BuildHere(said.seat, False, place).moves(done.state))

    return all(offered(done) for done in _done(said))


def _way_in(said: Saying) -> bool:
    technology = TECHNOLOGY.index(said.args["technology"])
    plays = [move for move in said.state.offer if isinstance(move, Play)]
    here = [move for move in plays if PLACE[move.place] == said.target]
    return not plays or any(move.technology == technology for move in here)


def _occupied(said: Saying) -> bool:
    laid = said.state.laid[SEATS.index(said.args["seat"])]
    plays = [move for move in said.state.offer if isinstance(move, Play) and PLACE[move.place] == said.target]
    return PLACE.index(said.target) in laid and all(move.technology != NONE for move in plays)


# ------------------------------------------------------------ paying
def _chosen(said: Saying) -> DuelState | None:
    """The state after this thing was taken, if it can be."""
    for move in said.state.offer:
        if move.targets() == (said.target,):
            ahead: DuelState = said.state.clone()
            said.table.rules.apply(ahead, move)
            return ahead
    return None


def _paid(said: Saying) -> Counter[int] | None:
    """What the seat pays for this thing by item, resources still to be chosen under NONE; None: it cannot be taken."""
    for move in said.state.offer:
        if move.targets() == (said.target,):
            ahead, events = said.state.clone(), list[Event]()
            said.table.rules.apply(ahead, move, events.append)
            paid = Counter[int]()
            for shift in (shift for event in events for shift in event.shifts()):
                if shift.source in COUNTERS.of_seats[said.seat] and shift.to == COUNTERS.supply:
                    paid[COUNTERS.of_seats[said.seat].index(shift.source)] += shift.number
            still = getattr(ahead.pending[-1], "left", 0) if isinstance(ahead.pending[-1], PayChurch) else 0
            return paid + Counter({NONE: still})
    return None


def _resources(said: Saying) -> bool:
    paid = _paid(said)
    return paid is None or paid.total() == said.args["n"]


def _costs(said: Saying) -> bool:
    paid = _paid(said)
    return paid is None or paid[YEN] == said.args["price"]


def _free(said: Saying) -> bool:
    ahead = _chosen(said)
    return ahead is not None and ahead.techs[said.seat] >> TECHNOLOGY.index(said.target) & 1 == 1


# ------------------------------------------------------------ counting
def _order_ready(said: Saying) -> bool:
    return not _lacks(said.state, said.seat, ORDER.index(said.target))


def _order_missing(said: Saying) -> bool:
    order = ORDER.index(said.target)
    lacking = _lacks(said.state, said.seat, order)
    owned = said.state.stock[said.seat]
    return bool(said.args["goods"] == amounts((item, need - owned[item]) for item, need in lacking))


def _points_now(said: Saying) -> bool:
    number = TECHNOLOGY.index(said.target)
    owner = next((seat for seat in range(said.state.seats) if said.state.techs[seat] >> number & 1), said.seat)
    totals = []
    for owned in (True, False):
        ahead = said.state.clone()
        ahead.techs[owner] = ahead.techs[owner] | 1 << number if owned else ahead.techs[owner] & ~(1 << number)
        rows = said.table.rules.scores(ahead)[owner].rows
        totals.append(sum(row.points for row in rows if row.category.key.endswith("technologies")))
    counted_by_another = said.state.techs[owner] & ~(1 << number) & 1 << _COUNTS_TECHNOLOGIES
    return counted_by_another != 0 or totals[0] - totals[1] == said.args["n"]


def _seat_points(said: Saying) -> bool:
    """As far as the seat may know: of another what lies open."""
    holder = int(str(said.target.key).partition("/")[0])
    return holder != said.seat or said.table.rules.scores(said.state)[holder].total == said.args["n"]


def _counts(said: Saying) -> bool:
    rows = said.table.rules.scores(said.state)[int(said.target.key)].rows
    return any(row.category == said.args["category"] and row.points == said.args["n"] for row in rows)


def _held(said: Saying) -> bool:
    holder = int(said.target.key)
    state = said.state
    counts = {
        "hand": len(state.hands[holder]),
        "completed": len(state.completed[holder]),
        "churches": len(state.churches[holder]),
        "technologies": state.techs[holder].bit_count(),
        "used_technologies": state.used[holder].bit_count(),
        "influences": state.laid[holder].count(NONE),
        "spent_merchants": state.spent[holder],
        "drawn": len(state.drawn),
        "assists": sum(state.assists[holder]),
    }
    return bool(counts[said.target.kind] == said.args["n"])


def _item(said: Saying) -> bool:
    holder, name = seat_and_name(said.target)
    return bool(said.state.stock[holder][ITEMS.index(name)] == said.args["n"])


def _criterion_have(said: Saying) -> bool:
    """Enough is there exactly if the Merchant can be recruited, where free actions are possible."""
    holder, _ = seat_and_name(said.target)
    recruits = {target for move in said.state.offer for target in move.targets() if target.kind == "criterion"}
    if holder != said.seat or not recruits:
        return True
    return (said.target in recruits) == (said.args["have"] >= said.args["n"])


def _criterion_used(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    return bool(said.state.recruited[holder] >> CRITERION[holder].index(said.target) & 1)


def _influence(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    card = INFLUENCE[holder].index(said.target)
    free = [move for move in said.state.offer if isinstance(move, Play) and (move.seat, move.card) == (holder, card)]
    built = said.state.shops[holder] | said.state.houses[holder]
    bare = [move for move in free if not built >> move.place & 1 and said.state.station != move.place]
    return all(_used(said, move).level == said.args["level"] for move in bare[:1])


def _laid(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    return bool(PLACE[said.state.laid[holder][INFLUENCE[holder].index(said.target)]] == said.args["place"])


def _upgrade(said: Saying) -> bool:
    upgrades = isinstance(said.state.pending[-1], UpgradeInfluence)
    return not upgrades or _costs(said)


def _unbuilt(said: Saying) -> bool:
    holder, state = int(said.target.key), said.state
    placed = (state.shops[holder].bit_count(), state.houses[holder].bit_count())
    things = said.table.rules.things(state)
    left = [number for (place, thing), number in things.items() if place == said.target]
    return sum(left) == said.args["shops"] + said.args["houses"] and min(placed) >= 0


def _pile(said: Saying) -> bool:
    things = said.table.rules.things(said.state)
    lying = sum(number for (place, _), number in things.items() if place == said.target)
    return bool(lying == said.args["n"] or not lying)


def _owner(said: Saying) -> bool:
    return bool(said.state.techs[SEATS.index(said.args["seat"])] >> TECHNOLOGY.index(said.target) & 1)


def _used_up(said: Saying) -> bool:
    return any(used >> TECHNOLOGY.index(said.target) & 1 for used in said.state.used)


def _house_here(said: Saying) -> bool:
    return bool(said.state.houses[SEATS.index(said.args["seat"])] >> PLACE.index(said.target) & 1)


def _merchants(said: Saying) -> bool:
    return bool(said.state.merchants[int(said.target.key)] == said.args["n"])


def _seat_cards(said: Saying) -> bool:
    holder = int(said.target.key)
    held = (len(said.state.hands[holder]), len(said.state.completed[holder]))
    return held == (said.args["n"], said.args["done"])


def _upgraded(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    return bool(said.state.upgraded[holder] >> INFLUENCE[holder].index(said.target) & 1)


def _of_the_card(check: Truth) -> Truth:
    """A space of a display speaks for the card on it."""
    return lambda said: check(said._replace(target=spoken_for(said.state, said.target)))


_TRUTHS: Final[dict[str, Truth]] = {
    "about.at_level": _at_level,
    "about.made_of": lambda said: bool(said.args["n"] > 0),
    "about.fills": _fills,
    "about.in_reach": _in_reach,
    "about.bonus_here": _bonus_here,
    "about.may_build": _may_build,
    "about.with_merchant": lambda said: bool(said.state.merchants[said.seat]),
    "about.way_in": _way_in,
    "about.occupied": _occupied,
    "about.house_here": _house_here,
    "about.station_here": lambda said: bool(said.state.station == PLACE.index(said.target)),
    "about.costs": _costs,
    "about.church_needs": _resources,
    "about.technology_free": _free,
    "about.technology_price": lambda said: said.args["yen"] > 0 or said.args["n"] > 0,
    "about.order_ready": _order_ready,
    "about.order_missing": _order_missing,
    "about.points_now": _points_now,
    "about.seat_points": _seat_points,
    "about.seat_cards": _seat_cards,
    "about.counts": _counts,
    "about.criterion_have": _criterion_have,
    "about.criterion_used": _criterion_used,
    "about.influence": _influence,
    "about.influences": _held,
    "about.upgrade": _upgrade,
    "about.upgraded": _upgraded,
    "about.laid": _laid,
    "about.unbuilt": _unbuilt,
    "about.pile": _pile,
    "about.owner": _owner,
    "about.used": _used_up,
    "about.merchants": _merchants,
    "about.empty_space": lambda said: bool(spoken_for(said.state, said.target) == said.target),
    **{f"about.{kind}": _held for kind in ("hand", "completed", "churches", "technologies", "used_technologies")},
    **{f"about.{kind}": _held for kind in ("spent_merchants", "drawn", "assists")},
    **{f"gain.{name}": _item for name in ITEMS},
}
TRUTHS: Final = {key: _of_the_card(check) for key, check in _TRUTHS.items()}
