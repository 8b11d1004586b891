"""What Yokohama's tooltips say, compared with what happens."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import SEATS
from rules.core.wording import listed
from rules.harbour.addresses import seat_and_name
from rules.yokohama import places
from rules.yokohama.cards import ORDERS, STAGECOACH
from rules.yokohama.components import AREAS, GIVEN_ITEM, ITEMS, MOST_POWER, NONE, PIECES, SPACES, YEN
from rules.yokohama.events.stock import Gained, TechnologyGave
from rules.yokohama.events.town import Acted, Hired
from rules.yokohama.free import Achieve
from rules.yokohama.moves import Build, Choose, Five, Go, Hire, Send, TakeOrder, TakeSpace
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.follow_up import Construct, TakeToken
from rules.yokohama.steps.laboratory import PayTechnology
from rules.yokohama.steps.movement import ChooseWay
from rules.yokohama.steps.spaces import PaySpace
from rules.yokohama.words.amounts import amount, an_order, price
from tests.every_title.test_true_tooltips import Saying, Truth

PRINTED: Final = (
    "about.achievement",
    "about.agent",
    "about.assistant",
    "about.buy",
    "about.canal",
    "about.effect.",
    "about.free_agent",
    "about.gives",
    "about.goods_points",
    "about.house",
    "about.house_pays",
    "about.icons_none",
    "about.import",
    "about.order",
    "about.pair",
    "about.president",
    "about.production",
    "about.reward_row",
    "about.sell",
    "about.shop",
    "about.site",
    "about.station",
    "about.technology.",
    "about.tile_house",
    "about.token_when",
    "about.yen_points",
    "achievement.",
    "technology.",
)
"""Those that begin so and speak of this moment have their check all the same: it comes first."""


# ------------------------------------------------------------ doing it
class Done(NamedTuple):
    """The President was moved there; `fare` is what the way cost."""

    acted: Acted
    state: YokohamaState
    events: list[Event]
    fare: int


def _done(said: Saying) -> Iterator[Done]:
    """The Area, gone to where that is legal now and nobody must be chosen to be paid."""
    area = places.AREA.index(said.target)
    for move in said.state.offer:
        if not (isinstance(move, Go) and move.area == area):
            continue
        ahead, events = _played(said, move)
        if ahead.pending and isinstance(ahead.pending[-1], ChooseWay):
            continue
        acted = next(event for event in events if isinstance(event, Acted))
        purse = places.COUNTER[said.seat][YEN]
        before = events[: events.index(acted)]
        fare = sum(shift.number for event in before for shift in event.shifts() if shift.source == purse)
        yield Done(acted, ahead, events[events.index(acted) :], fare)


def _played(said: Saying, move: Move) -> tuple[YokohamaState, list[Event]]:
    ahead, events = said.state.clone(), list[Event]()
    said.table.rules.apply(ahead, move, events.append)
    return ahead, events


def _gained(done: Done, seat: int) -> Any:
    given = [event for event in done.events if isinstance(event, Gained | TechnologyGave) and event.seat == seat]
    return listed([amount(event.item, event.number) for event in given])


def _told(said: Saying, key: str) -> list[dict[str, Any]]:
    """What other lines of the same tooltip say."""
    return [dict(line.args) for line in said.lines if key in line.key]


def _at_power(said: Saying) -> bool:
    for done in _done(said):
        if done.acted.power != said.args["power"]:
            return False
        if AREAS[done.acted.area].kind in GIVEN_ITEM and _gained(done, said.seat) != said.args["gain"]:
            return False
    return True


def _with_agent(said: Saying) -> bool:
    """Sent there now, he acts with this Power; or he has acted, and the President is elsewhere."""
    area = places.AREA.index(said.target)
    sent = [_played(said, move)[1] for move in said.state.offer if isinstance(move, Send) and move.area == area]
    acted = [event for events in sent for event in events if isinstance(event, Acted)]
    elsewhere = said.state.presidents[said.seat] != area and said.state.men[said.seat][area] <= said.args["power"]
    return all(event.power == said.args["power"] for event in acted[:1]) and elsewhere


def _one_more(said: Saying) -> bool:
    at_power = _told(said, "about.at_power")[0]
    return bool(said.args["power"] == min(MOST_POWER, at_power["power"] + 1))


def _fills(said: Saying) -> bool:
    filled = [order for order in said.state.hands[said.seat] if an_order(order) == said.args["order"]]
    return all(not _lacks(done.state, said.seat, filled[0]) for done in _done(said))


def _lacks(state: YokohamaState, seat: int, order: int) -> list[tuple[int, int]]:
    owned = state.stock[seat]
    return [(good, need - owned[good]) for good, need in enumerate(ORDERS[order].demand) if owned[good] < need]


def _in_reach(said: Saying) -> bool:
    taken = (Choose, TakeOrder, TakeSpace)
    counts = [sum(isinstance(move, taken) for move in done.state.offer or ()) for done in _done(said)]
    return all(count == said.args["n"] for count in counts)


def _may_build(said: Saying) -> bool:
    area = places.AREA.index(said.target)
    sites = [Construct(said.seat, area).moves(done.state) for done in _done(said)]
    return all(any(isinstance(move, Build) for move in moves) for moves in sites)


def _token_here(said: Saying) -> bool:
    area = places.AREA.index(said.target)
    moves = [TakeToken(said.seat, area).moves(done.state) for done in _done(said)]
    return all(any(isinstance(move, Five) for move in each) for each in moves)


def _fare(said: Saying) -> bool:
    return all(done.fare == said.args.get("n", 0) for done in _done(said))


def _made_of(said: Saying) -> bool:
    """The men counted, and with the President, buildings and the Station the Power that is told."""
    men = said.state.men[said.seat][places.AREA.index(said.target)]
    at_power = _told(said, "about.at_power")[0]
    more = said.args.get("buildings", 0) + any(line.key.endswith("made_of_station") for line in said.lines)
    return bool(men == said.args["n"] and at_power["power"] == min(MOST_POWER, 1 + men + more))


# ------------------------------------------------------------ paying
def _chosen(said: Saying) -> YokohamaState | None:
    """The state after this thing was taken, if it can be."""
    move = next((move for move in said.state.offer if move.targets() == (said.target,)), None)
    return None if move is None else _played(said, move)[0]


def _to_pay(said: Saying) -> bool:
    ahead = _chosen(said)
    step = ahead.pending[-1] if ahead is not None else None
    return not isinstance(step, PayTechnology) or len(step.prices) == said.args["n"]


def _faith_missing(said: Saying) -> bool:
    ahead = _chosen(said)
    step = ahead.pending[-1] if ahead is not None else None
    if ahead is None or not isinstance(step, PaySpace):
        return True
    return len(step.payment(ahead)) == said.args["n"]


def _costs(said: Saying) -> bool:
    for move in said.state.offer:
        if isinstance(move, Hire) and move.targets() == (said.target,):
            hired = next(event for event in _played(said, move)[1] if isinstance(event, Hired))
            return bool(hired.price == said.args["n"])
    return True


def _achievement_now(said: Saying) -> bool:
    for move in said.state.offer:
        if isinstance(move, Achieve) and move.targets() == (said.target,):
            gained = sum(_played(said, move)[0].earned[said.seat]) - sum(said.state.earned[said.seat])
            return bool(gained == said.args["n"])
    return True


def _progress(said: Saying) -> bool:
    """All parts are there exactly if the tile is offered, where it may be and somebody can be put on it."""
    offered = {target for move in said.state.offer if isinstance(move, Achieve) for target in move.targets()}
    parts = _told(said, "about.progress_")
    tile = places.ACHIEVEMENT[_tile(said)]
    return not offered or (tile in offered) == all(part["have"] >= part["n"] for part in parts)


# ------------------------------------------------------------ counting
def _held(said: Saying) -> bool:
    """As many as lie there."""
    things = said.table.rules.things(said.state)
    lying = sum(number for (place, _), number in things.items() if place == said.target)
    return bool(lying == said.args["n"])


def _agents(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    kind = places.OWN_AGENTS[holder].index(said.target)
    return bool(said.state.agents[holder][kind] == said.args["n"])


def _item(said: Saying) -> bool:
    holder, name = seat_and_name(said.target)
    return bool(said.state.stock[holder][ITEMS.index(name)] == said.args["n"])


def _order_ready(said: Saying) -> bool:
    return not _lacks(said.state, said.seat, _order(said))


def _order_missing(said: Saying) -> bool:
    return bool(said.args["goods"] == price(_lacks(said.state, said.seat, _order(said))))


def _order(said: Saying) -> int:
    if said.target in places.ORDER:
        return places.ORDER.index(said.target)
    letter = next(number for number, row in enumerate(places.PORT_SLOT) if said.target in row)
    return int(said.state.ports[letter][places.PORT_SLOT[letter].index(said.target)])


def _row(said: Saying, category: str) -> bool:
    rows = said.table.rules.scores(said.state)[int(said.target.key)].rows
    return any(row.category.key.endswith(category) and row.points == said.args["n"] for row in rows)


def _total(said: Saying) -> bool:
    return bool(said.table.rules.scores(said.state)[int(said.target.key)].total == said.args["n"])


def _board(said: Saying) -> tuple[int, int]:
    board = next(number for number, spaces in enumerate(places.SPACE) if said.target in spaces)
    return board, places.SPACE[board].index(said.target)


def _held_by(said: Saying) -> bool:
    board, space = _board(said)
    return bool(said.state.boards[board][space] == SEATS.index(said.args["seat"]))


def _board_end(said: Saying) -> bool:
    board, _ = _board(said)
    row = said.state.boards[board]
    return bool(said.args["have"] == len(SPACES[board]) - row.count(NONE))


def _board_ended(said: Saying) -> bool:
    board, _ = _board(said)
    row = said.state.boards[board]
    return bool(said.state.last_turn and len(SPACES[board]) - row.count(NONE) >= said.args["most"])


def _majority(said: Saying) -> bool:
    return bool(said.state.boards[_board(said)[0]].count(said.seat) == said.args["n"])


def _built_by(said: Saying) -> bool:
    things = said.table.rules.things(said.state)
    return any(place == said.target and thing.key == SEATS.index(said.args["seat"]) for place, thing in things)


def _built_of(said: Saying) -> bool:
    holder, name = seat_and_name(said.target)
    things = said.table.rules.things(said.state)
    sites = [thing for place, thing in things if place.kind == "site"]
    return bool(sites.count(places.PIECE[holder][PIECES.index(name)]) == said.args["have"])


def _house_here(said: Saying) -> bool:
    site = places.SITE[places.AREA.index(said.target)][-1]
    return (site, places.HOUSE[SEATS.index(said.args["seat"])]) in said.table.rules.things(said.state)


def _toll(said: Saying) -> bool:
    here = [seat for seat, at in enumerate(said.state.presidents) if at == places.AREA.index(said.target)]
    rides_free = bool(said.state.techs[said.seat] & STAGECOACH.cards)
    placing_only = any(line.key.endswith("about.toll_placing") for line in said.lines)
    return bool(rides_free == placing_only and sum(seat != said.seat for seat in here) == said.args["n"])


def _assistants(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    things = said.table.rules.things(said.state)
    there = things.get((places.AREA[places.GROUP[holder].index(said.target)], places.ASSISTANT[holder]), 0)
    return bool(there == said.args["n"] and said.args["power"] >= min(there, MOST_POWER))


def _country(said: Saying) -> bool:
    """Agents left: as many as lie in the supply."""
    things = said.table.rules.things(said.state)
    lefts = {place.key: number for (place, _), number in things.items() if place.kind == "agent_supply"}
    key = said.args["country"].key.rpartition(".")[2]
    return bool(lefts.get(key, 0) == said.args["left"])


def _icons_set(said: Saying) -> bool:
    sets = [told["n"] for told in _told(said, "about.icons_set")]
    rows = said.table.rules.scores(said.state)[int(said.target.key)].rows
    return any(row.category.key.endswith("countries") and row.points == sum(sets) for row in rows)


def _cost(said: Saying) -> bool:
    letter = next(number for number, row in enumerate(said.state.laboratories) if _card(said) in row)
    slot = said.state.laboratories[letter].index(_card(said))
    return bool(said.args["n"] >= said.args["more"] == slot // 2)


def _card(said: Saying) -> int:
    if said.target in places.TECHNOLOGY:
        return places.TECHNOLOGY.index(said.target)
    letter = next(number for number, row in enumerate(places.LABORATORY_SLOT) if said.target in row)
    return int(said.state.laboratories[letter][places.LABORATORY_SLOT[letter].index(said.target)])


def _hand(said: Saying) -> bool:
    return bool(len(said.state.hands[int(said.target.key)]) == said.args["n"] <= said.args["most"])


def _technologies(said: Saying) -> bool:
    return bool(said.state.techs[int(said.target.key)].bit_count() == said.args["n"])


def _owner(said: Saying) -> bool:
    return bool(said.state.techs[SEATS.index(said.args["seat"])] >> _card(said) & 1)


TRUTHS: Final[dict[str, Truth]] = {
    "about.at_power": _at_power,
    "about.with_agent": _with_agent,
    "about.president_here": lambda said: said.state.presidents[said.seat] == places.AREA.index(said.target),
    "about.one_more": _one_more,
    "about.made_of": _made_of,
    "about.made_of_men": _made_of,
    "about.made_of_station": _made_of,
    "about.fills": _fills,
    **{f"about.in_reach_{kind}": _in_reach for kind in ("laboratory", "port", "church", "customs")},
    "about.may_build": _may_build,
    "about.token_here": _token_here,
    "about.fare": _fare,
    "about.free_way": _fare,
    "about.to_pay": _to_pay,
    "about.faith_missing": _faith_missing,
    "about.costs": _costs,
    "about.achievement_now": _achievement_now,
    "about.achieved": lambda said: said.seat in said.state.achieved[said.state.achievements.index(_tile(said))],
    "about.progress_any": _progress,
    "about.progress_commercial": _progress,
    "about.progress_production": _progress,
    "about.left": _held,
    "about.unused": _agents,
    "about.in_hand": _held,
    "about.deck": _held,
    "about.order_ready": _order_ready,
    "about.order_missing": _order_missing,
    "about.countries": lambda said: _row(said, "countries"),
    "about.technology_bonus": lambda said: _row(said, "technology"),
    "about.points": lambda said: bool(said.state.points(int(said.target.key)) == said.args["n"]),
    "about.points_at_end": _total,
    "about.held_by": _held_by,
    "about.blocked": lambda said: bool(said.state.boards[_board(said)[0]][_board(said)[1]] < NONE),
    "about.board_end": _board_end,
    "about.board_ended": _board_ended,
    "about.majority": _majority,
    "about.built_by": _built_by,
    "about.built_of": _built_of,
    "about.house_here": _house_here,
    "about.station_here": lambda said: bool(said.state.station == places.AREA.index(said.target)),
    "about.toll": _toll,
    "about.toll_placing": _toll,
    "about.assistants": _assistants,
    "about.country": _country,
    "about.icons_set": _icons_set,
    "about.cost": _cost,
    "about.empty_slot": lambda said: not any(place == said.target for place, _ in said.table.rules.things(said.state)),
    "about.hand": _hand,
    "about.technologies": _technologies,
    "about.production_of": _owner,
    "about.token_gone": lambda said: bool(said.state.tokens[places.TOKEN.index(said.target)] == NONE),
    **{f"gain.{name}": _item for name in ITEMS},
}


def _tile(said: Saying) -> int:
    if said.target in places.ACHIEVEMENT:
        return places.ACHIEVEMENT.index(said.target)
    return int(said.state.achievements[int(said.target.key)])
