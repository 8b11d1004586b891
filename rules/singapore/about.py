"""What a thing is, does, and would give now: the lines of a tooltip about the town."""

from rules.core.seat_order import clockwise
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.singapore import about_table, words
from rules.singapore.board import BOARDS, PLOTS_MASK, prices
from rules.singapore.components import (
    EMPTY,
    EXTRA_MOVES,
    NEUTRAL,
    OWNER_POINTS,
    STREET_COST,
    TILE_OF,
    TILES,
    TOP_COST,
    Side,
)
from rules.singapore.places import TILE
from rules.singapore.routes import affordable, distances
from rules.singapore.state import SingaporeState
from rules.singapore.steps.prepare import PrepareBuilding
from rules.singapore.steps.refusals import refuse_use
from rules.singapore.steps.street import FreeStreet, streets_left
from rules.singapore.steps.work import Work
from rules.singapore.trade import asks_for_nothing, can_give, can_use, points_to_sell, sides


def about(state: SingaporeState, seat: Seat, target: Target) -> list[Text]:
    """One line each, the name first."""
    kind, key = target
    if kind in ("building", "effect"):
        return _building(state, seat, int(key))
    if kind == "tile":
        return _tile(state, seat, TILE_OF[str(key)])
    if kind == "display":
        tile = state.display[int(key)] if int(key) < len(state.display) else EMPTY
        return [words.name(target), Text("singapore.about.slot_empty")] if tile == EMPTY else _tile(state, seat, tile)
    if kind == "plot":
        return _plot(state, seat, int(key))
    if kind == "street":
        return _street(state, int(key))
    return about_table.about(state, seat, target)


# ------------------------------------------------------------ buildings
def effect(number: int) -> Text:
    """What a tile does, in words."""
    tile = TILES[number]
    if tile.special:
        return say(f"singapore.about.special.{tile.special}", n=tile.amount)
    if asks_for_nothing(number):
        return say("singapore.about.gain", get=words.side(tile.get))
    key = "singapore.about.both_ways" if tile.both_ways else "singapore.about.exchange"
    return say(key, give=words.side(tile.give), get=words.side(tile.get))


def _building(state: SingaporeState, seat: Seat, square: int) -> list[Text]:
    number = state.tiles[square]
    if number == EMPTY:
        return _plot(state, seat, square)
    owner = state.owner[square]
    lines = [_owned(number, owner, seat), effect(number)]
    if TILES[number].illegal:
        lines.append(about_table.draws(state, "singapore.about.illegal_use"))
    lines += [_distance(state, seat, square), _spent(state, seat, square) or _now(state, seat, number)]
    if owner not in (NOBODY, NEUTRAL, seat):
        lines.append(say("singapore.about.owner_point", seat=Target("seat", owner), n=OWNER_POINTS))
    return lines


def _owned(number: int, owner: int, seat: Seat) -> Text:
    if owner == NOBODY:
        return say("singapore.about.of_start", tile=TILE[number])
    if owner == seat:
        return say("singapore.about.of_own", tile=TILE[number])
    return say("singapore.about.of_other", tile=TILE[number], seat=words.colour(owner))


def _distance(state: SingaporeState, seat: Seat, square: int) -> Text:
    way = distances(state, seat, affordable(state, seat)).get(square)
    if way is None:
        way = distances(state, seat, streets_left(state)).get(square)
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
    turn = next((step for step in reversed(state.pending) if isinstance(step, Work)), None)
    if turn is None or turn.seat != seat:
        return None
    if turn.used >> square & 1:
        return Text("singapore.refuse.used")
    return None if turn.acts else Text("singapore.refuse.no_activations")


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
        back = _yield(state, tile.get, tile.give)
        return say("singapore.about.now_both", get=_yield(state, tile.give, tile.get), back=back)
    given, got = sides(tile, not there)
    return say("singapore.about.now", get=_yield(state, given, got))


def _yield(state: SingaporeState, given: Side, got: Side) -> Text:
    """What would really be received, the supply being what it is once the input has gone back there."""
    there = [held + number for held, number in zip(state.supply, given.cubes, strict=True)]
    cubes = [min(number, held) for number, held in zip(got.cubes, there, strict=True)]
    return words.counted(cubes, got.mixed, got.alike, got.money, got.points)


def _tile(state: SingaporeState, seat: Seat, number: int) -> list[Text]:
    if number in state.tiles:
        return _building(state, seat, state.tiles.index(number))
    tile = TILES[number]
    lines = [words.name(TILE[number]), effect(number)]
    if tile.illegal:
        lines.append(about_table.draws(state, "singapore.about.illegal_build"))
    if number == state.hut:
        lines.append(Text("singapore.about.under_hut"))
    if number in state.gone:
        lines.append(Text("singapore.about.gone"))
    elif number in state.stack:
        lines.append(say("singapore.about.in_stack", stage=Text(f"singapore.stage.{tile.stage}")))
    elif number == state.top and (state.flagged[seat] == EMPTY or clockwise(seat, state.seats) != state.raffles):
        lines.append(say("singapore.about.top", price=TOP_COST))
    elif state.flagged[seat] != EMPTY:
        extra = TOP_COST if number == state.top else 0
        lines.append(_cost(state, seat, prices(state.land)[state.flagged[seat]], extra))
    return lines


def _cost(state: SingaporeState, seat: Seat, price: int, extra: int = 0) -> Text:
    """The price of a plot for this seat, with the points that would have to be sold."""
    money = max(0, state.money[seat] - extra)
    if money >= price:
        return say("singapore.about.costs", price=price + extra, left=money - price)
    points = points_to_sell(state, seat, price, money)
    return say("singapore.about.costs_points", price=price + extra, n=points)


# ------------------------------------------------------------ plots and streets
def _plot(state: SingaporeState, seat: Seat, square: int) -> list[Text]:
    if state.tiles[square] != EMPTY:
        return _building(state, seat, square)
    price = prices(state.land)[square]
    lines = [say("singapore.about.plot", price=price)]
    if square in state.flagged:
        lines.append(say("singapore.about.flag_of", seat=words.colour(state.flagged.index(square))))
    elif _open_plots(state, seat) >> square & 1:
        lines.append(Text("singapore.about.plot_open"))
    elif not state.reach >> square & 1:
        lines.append(Text("singapore.refuse.plot_alone"))
    return [*lines, _cost(state, seat, price)]


def _open_plots(state: SingaporeState, seat: Seat) -> int:
    """Beside a building that stands; in preparation one's own does not count."""
    return state.reach & PLOTS_MASK if state.round else PrepareBuilding(seat).open_plots(state)


def _street(state: SingaporeState, edge: int) -> list[Text]:
    edges = BOARDS[state.layout].edges
    if edge >= len(edges):
        return [words.name(Target("street", edge))]
    ends = [state.tiles[square] for square in edges[edge]]
    if EMPTY in ends:
        return [words.name(Target("street", edge)), Text("singapore.about.street_not_yet")]
    road = Text("singapore.place.road")
    lines = [road, say("singapore.about.street", here=TILE[ends[0]], there=TILE[ends[1]])]
    if state.streets >> edge & 1:
        return [*lines, Text("singapore.about.street_lies")]
    if not streets_left(state):
        return [*lines, Text("singapore.refuse.no_streets")]
    if isinstance(state.pending[-1] if state.pending else None, FreeStreet):
        return [*lines, Text("singapore.about.street_free")]
    return [*lines, say("singapore.about.street_price", price=STREET_COST)]
