"""What a thing is, does, and would give now: the lines of its tooltip, below the name."""

from typing import Any

from rules.core.seat_order import clockwise
from rules.core.target import HIDDEN, NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import (
    EMPTY,
    EXTRA_MOVES,
    GOODS,
    NEUTRAL,
    OPIUM,
    OPIUM_LOST,
    OWNER_POINTS,
    SEAL_MONEY,
    SEALS,
    STREET_COST,
    TILE_OF,
    TILES,
    TOP_COST,
    WHITE_TOKENS,
)
from rules.singapore.places import ROADS, SUPPLY, TILE
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.raids import black_in_bag, fine, opium_of, raid_total
from rules.singapore.reckoning.routes import way_to
from rules.singapore.reckoning.tiles import shown_in, stack_size, top_tile_ends
from rules.singapore.reckoning.town import flags_left, joined_by, open_plots, plots_to_prepare, streets_left
from rules.singapore.reckoning.trade import asks_for_nothing, can_give, can_use, points_to_sell, sides, stock, yielded
from rules.singapore.reckoning.turn import flag_in_hand, prepares_now, street_is_free, work_of
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.refusals import refuse_use
from rules.singapore.words.names import colour, counted, drawing, side

Lines = list[Text]


# ------------------------------------------------------------ plots and buildings
def square(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """A plot, or what was built on it."""
    number = int(target.key)
    return _plot(state, seat, number) if state.tiles[number] == EMPTY else _building(state, seat, number)


def _plot(state: SingaporeState, seat: Seat, square: int) -> Lines:
    """Whose flag stands there, or what may come there; what it costs is told to the seat that would pay."""
    cost = _cost(state, seat, prices(state.land)[square])
    if square in state.flagged:
        whose = state.flagged.index(square)
        flag = say("singapore.about.flag_of", seat=colour(whose))
        return [flag, cost] if whose == seat else [flag]
    if prepares_now(state, seat) and plots_to_prepare(state, seat) >> square & 1:
        return [Text("singapore.about.plot_to_build"), cost]
    in_hand = flag_in_hand(state)
    if in_hand != NOBODY and open_plots(state) >> square & 1:
        return [Text("singapore.about.plot_open"), cost] if in_hand == seat else [Text("singapore.about.plot_open")]
    return [] if state.reach >> square & 1 else [Text("singapore.refuse.plot_alone")]


def _cost(state: SingaporeState, seat: Seat, price: int, extra: int = 0) -> Text:
    """The price of a plot for this seat, with the points that would have to be sold."""
    money = max(0, state.money[seat] - extra)
    if money >= price:
        return say("singapore.about.costs", price=price + extra, left=money - price)
    points = points_to_sell(state, seat, price, money)
    return say("singapore.about.costs_points", price=price + extra, n=points)


def _building(state: SingaporeState, seat: Seat, square: int) -> Lines:
    number, owner = state.tiles[square], state.owner[square]
    lines = [_effect(number)]
    if TILES[number].illegal:
        lines.append(drawing(state, "use"))
    lines += [_distance(state, seat, square), _spent(state, seat, square) or _now(state, seat, number)]
    if owner not in (NOBODY, NEUTRAL, seat):
        lines.append(say("singapore.about.owner_point", seat=Target("seat", owner), n=OWNER_POINTS))
    return lines


def _effect(number: int) -> Text:
    """What a tile does, in words."""
    tile = TILES[number]
    if tile.special:
        return say(f"singapore.about.special.{tile.special}", n=tile.amount)
    if asks_for_nothing(number):
        return say("singapore.about.gain", get=side(tile.get))
    key = "singapore.about.both_ways" if tile.both_ways else "singapore.about.exchange"
    return say(key, give=side(tile.give), get=side(tile.get))


def _distance(state: SingaporeState, seat: Seat, square: int) -> Text:
    way = way_to(state, seat, square)
    if way is None:
        return Text("singapore.about.unreachable")
    if not way.moves:
        return Text("singapore.about.worker_here")
    if not way.streets:
        return say("singapore.about.moves_away", n=way.moves)
    streets = say("singapore.count.streets", n=way.streets)
    return say("singapore.about.moves_and_streets", n=way.moves, streets=streets, price=way.streets * STREET_COST)


def _spent(state: SingaporeState, seat: Seat, square: int) -> Text | None:
    """Why nothing more can be had there in this turn, whatever the seat holds."""
    work = work_of(state, seat)
    if work is None:
        return None
    if work.used >> square & 1:
        return Text("singapore.refuse.used")
    return None if work.acts else Text("singapore.refuse.no_activations")


def _now(state: SingaporeState, seat: Seat, number: int) -> Text:
    """What an activation would bring this seat now, or what it lacks."""
    tile = TILES[number]
    if not can_use(state, seat, number):
        return refuse_use(state, seat, number)
    if tile.special:
        held = min(tile.amount, state.tokens[seat])
        return say(f"singapore.about.now.{tile.special}", n=tile.amount if tile.special == EXTRA_MOVES else held)
    there, other_way = (can_give(state, seat, sides(tile, way)[0]) for way in (False, True))
    if tile.both_ways and there and other_way:
        back = side(yielded(state, tile.get, tile.give))
        return say("singapore.about.now_both", get=side(yielded(state, tile.give, tile.get)), back=back)
    return say("singapore.about.now", get=side(yielded(state, *sides(tile, not there))))


# ------------------------------------------------------------ tiles still to be built
def tile(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """A tile wherever it is."""
    number = TILE_OF[str(target.key)]
    if number in state.tiles:
        return _building(state, seat, state.tiles.index(number))
    return _unbuilt(state, seat, number)


def slot(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """A place of the display."""
    number = shown_in(state, int(target.key))
    return [Text("singapore.about.slot_empty")] if number == EMPTY else _unbuilt(state, seat, number)


def _unbuilt(state: SingaporeState, seat: Seat, number: int) -> Lines:
    lines = [_effect(number)]
    if TILES[number].illegal:
        lines.append(drawing(state, "build"))
    if number == state.hut:
        lines.append(Text("singapore.about.under_hut"))
    if number in state.gone:
        lines.append(Text("singapore.about.gone"))
    elif number in state.stack:
        lines.append(say("singapore.about.in_stack", stage=Text(f"singapore.stage.{TILES[number].stage}")))
    elif number == state.top:
        lines += _top(state, seat)
    elif state.flagged[seat] != EMPTY:
        lines.append(_cost(state, seat, prices(state.land)[state.flagged[seat]]))
    return lines


def _top(state: SingaporeState, seat: Seat) -> Lines:
    """What the top tile of the stack costs: the seat that may take it and has the cash for it learns the sum."""
    last = state.flagged[seat] != EMPTY and clockwise(seat, state.seats) == state.raffles
    if not last or state.money[seat] < TOP_COST:
        return [say("singapore.about.top", price=TOP_COST)]
    cost = _cost(state, seat, prices(state.land)[state.flagged[seat]], TOP_COST)
    return [cost, Text("singapore.about.top_ends")] if top_tile_ends(state) else [cost]


def stack(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many tiles of each stage are to come."""
    lines = [say("singapore.about.stack", n=stack_size(state))]
    for stage in sorted(dict.fromkeys(TILES[number].stage for number in state.stack)):
        count = sum(1 for number in state.stack if TILES[number].stage == stage)
        lines.append(say("singapore.about.stage_left", stage=Text(f"singapore.stage.{stage}"), n=count))
    return lines


# ------------------------------------------------------------ streets and workers
def street(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """What a lane joins, and what a street there costs."""
    edge = int(target.key)
    if not state.lanes >> edge & 1:
        known = edge < len(BOARDS[state.layout].edges)
        return [Text("singapore.about.street_not_yet")] if known else []
    here, there = joined_by(state, edge)
    ends = say("singapore.about.street", here=here, there=there)
    if state.streets >> edge & 1:
        return [ends, Text("singapore.about.street_lies")]
    if not streets_left(state):
        return [ends, Text("singapore.refuse.no_streets")]
    if street_is_free(state):
        return [ends, Text("singapore.about.street_free")]
    return [ends, say("singapore.about.street_price", price=STREET_COST)]


def streets_in_supply(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many can still be laid."""
    return [say("singapore.about.streets_left", n=streets_left(state))]


def worker(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """Where it stands."""
    number = int(target.key)
    at = state.workers[number] if number < len(state.workers) else SET_ASIDE
    if at >= 0:
        return [say("singapore.about.worker_on", tile=TILE[state.tiles[at]])]
    return [Text("singapore.about.worker_waits" if at == WAITS else "singapore.about.worker_aside")]


# ------------------------------------------------------------ goods and raids
def good(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many one holds, and how many are left."""
    kind = GOODS.index(str(target.key))
    lines = [say("singapore.about.in_supply", n=state.supply[kind])]
    held = stock(state, seat)[kind]
    if held != HIDDEN:
        lines.insert(0, say("singapore.about.you_hold", n=held))
    return [*lines, Text("singapore.about.opium")] if kind == OPIUM else lines


def supply(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """Goods, streets; the hut rests there too."""
    if target == SUPPLY:
        goods = say("singapore.about.supply", what=counted(state.supply))
        return [goods, *streets_in_supply(rules, state, seat, target)]
    return streets_in_supply(rules, state, seat, target) if target == ROADS else []


def screen(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """The own things by kind; those of others where screens are open."""
    other = int(target.key)
    if other != seat and not state.open_screens:
        return [Text("singapore.about.behind_screen")]
    key = "you_have" if other == seat else "open_screen"
    return [say(f"singapore.about.{key}", what=counted(stock(state, other), money=state.money[other]))]


def bag(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """What it holds, and what a raid would cost this seat, if it were the one raided."""
    return [
        say("singapore.about.bag", black=black_in_bag(state), white=WHITE_TOKENS),
        say(
            "singapore.about.raid_now",
            total=raid_total(state, seat),
            fine=fine(state, seat),
            opium=OPIUM_LOST[opium_of(state, seat)],
        ),
    ]


def tokens(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many a colour holds."""
    return [say("singapore.about.tokens", n=state.tokens[int(target.key)])]


# ------------------------------------------------------------ players and points
def flags(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many a colour has not set yet."""
    return [say("singapore.about.flags_left", n=flags_left(state, int(target.key)))]


def points(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """How many a seat has, and the seal it comes to next."""
    whose = int(target.key)
    lines = [say("singapore.about.points", n=state.vp[whose])]
    if state.sealed[whose] < len(SEALS):
        lines.append(say("singapore.about.next_seal", seal=SEALS[state.sealed[whose]], n=SEAL_MONEY))
    return lines


def seat(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """All that everybody may know of a player."""
    whose = int(target.key)
    lines = points(rules, state, seat, target)
    lines.append(say("singapore.about.buildings", n=state.owner.count(whose)))
    lines.append(say("singapore.about.tokens", n=state.tokens[whose]))
    return [*lines, Text("singapore.about.furthest_back")] if state.track[0] == whose else lines


def space(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """Who stands on a space of the score track, from the bottom of the pile."""
    there = [other for other in state.track if state.vp[other] == int(target.key)]
    lines = [say("singapore.about.stands_here", seat=Target("seat", other)) for other in there]
    return [*lines, Text("singapore.about.pile")] if len(there) > 1 else lines


def seal(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """What it pays."""
    return [say("singapore.about.seal", n=SEAL_MONEY)]


def fixed(rules: Any, state: SingaporeState, seat: Seat, target: Target) -> Lines:
    """What is the same at any time."""
    return [Text(f"singapore.about.{target.kind}")]
