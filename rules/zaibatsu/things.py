"""Where everything lies: what the board view draws and the tests count."""

from functools import lru_cache

from rules.core.laying import KEPT, Layout, Things
from rules.core.target import NOBODY, Seat, Target
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR
from rules.zaibatsu.components import (
    AUTOMA,
    COAL,
    COLOURS,
    COUNTS,
    FAVOURS,
    FIRST_LIGHT,
    ITEMS,
    MACHINE,
    NIBBLE,
    NONE,
    PIECES,
    PIECES_EACH,
    SHIP,
    TRACKS,
    TRAIN,
    VALUES,
)
from rules.zaibatsu.reckoning.automa import trains_left
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import (
    AUTOMA_ROWS,
    COAL_TILE,
    CONTRACTS,
    GOOD_OF,
    MACHINE_SLOTS,
    OLD_FACTORY,
    START_B,
    TILES,
)


class _Table(Layout):
    """The supply counts what it has given out as missing."""

    def give(self, place: Target, thing: Target, number: int) -> None:
        """Something out of the supply."""
        if number:
            self.lay(place, thing, number)
            self.lay(places.SUPPLY, thing, -number)

    def lay_workers(self, place: Target, workers: int) -> None:
        for worker in places.WORKER if workers else ():
            if workers & 15:
                self.lay(place, worker, workers & 15)
            workers >>= NIBBLE


def things(state: ZaibatsuState) -> dict[tuple[Target, Target], int]:
    """All that lies on the table."""
    table = _Table()
    _common(table, state)
    _japan(table, state)
    for seat in range(state.seats):
        _stock(table, state, seat)
        _board(table, state, seat)
        _factories(table, state, seat)
    if state.seats == 1:
        _automa(table, state)
    return table.things


def _common(table: _Table, state: ZaibatsuState) -> None:
    for colour, number in enumerate(state.bag):
        table.lay(places.BAG, places.WORKER[colour], number)
    for space, workers in zip(places.HIRING, state.hiring, strict=True):
        table.lay_workers(space, workers)
    for row, workers in enumerate(state.queue):
        table.lay_workers(places.QUEUE[row], workers)
    table.lay_apart(_shelf(state.shelf))
    table.lay_apart(_start_tokens(tuple(state.pairs), tuple(state.start_a), tuple(state.start_b)))
    for period, objectives in enumerate(state.shared):
        for objective in objectives:
            table.lay(places.PERIOD[period], places.SHARED_TOKEN[objective])
    table.lay(places.ROUND[state.round], places.ROUND_MARKER)
    owner = state.last_first
    marker = places.AUTOMA_MARKER if owner == AUTOMA else places.MARKER_PLACE[owner]
    table.lay(places.ROUND[FIRST_LIGHT] if owner == NOBODY else marker, places.LAST_MARKER)


@lru_cache(maxsize=KEPT)
def _shelf(tiles: int) -> Things:
    return {(places.SHELF, places.TILE[tile]): 1 for tile in range(len(TILES)) if tiles >> tile & 1}


@lru_cache(maxsize=KEPT)
def _start_tokens(pairs: tuple[int, ...], owned_a: tuple[int, ...], owned_b: tuple[int, ...]) -> Things:
    """Start tokens in pairs, and out of play those that lie in no pair and belong to nobody."""
    things: dict[tuple[Target, Target], int] = {}
    for at, pair in enumerate(pairs):
        if pair != NONE:
            a, b = divmod(pair, len(START_B))
            things[places.PAIR[at], places.START_TOKEN_A[a]] = 1
            things[places.PAIR[at], places.START_TOKEN_B[b]] = 1
    paired = [divmod(pair, len(START_B)) for pair in pairs if pair != NONE]
    for number, face in enumerate(places.START_TOKEN_A):
        if number not in owned_a and number not in [a for a, _ in paired]:
            things[places.GONE, face] = 1
    for number, face in enumerate(places.START_TOKEN_B):
        if number not in owned_b and number not in [b for _, b in paired]:
            things[places.GONE, face] = 1
    return things


def _japan(table: _Table, state: ZaibatsuState) -> None:
    for city, (tile, _) in enumerate(state.demand_tiles):
        table.lay(places.CITY[city], places.DEMAND[tile])
    for space, token in enumerate(state.tokens):
        if token:
            table.lay(places.SPACE[space], places.TOKEN[token >> VALUE_BITS][token & VALUE])
    for rail, owner in enumerate(state.rails):
        if owner != NOBODY:
            table.lay(places.RAIL[rail], places.PIECE[owner][TRAIN])
    table.lay_apart(_destinations(tuple(state.docked), state.experts, tuple(state.improved)))


@lru_cache(maxsize=KEPT)
def _destinations(docked: tuple[int, ...], experts: int, improved: tuple[int, ...]) -> Things:
    table, seats = Layout(), len(improved)
    for at, place in enumerate(places.DESTINATION):
        colour = DESTINATION_COLOUR[at]
        for seat in range(seats):
            table.lay(place, places.PIECE[seat][SHIP], docked[at * seats + seat])
        table.lay(place, places.EXPERT_WORKER[colour], experts >> at & 1)
        taken = sum(1 for own in improved if own >> colour & 1)
        table.lay(place, places.IMPROVEMENT[colour], COUNTS[seats].improvements - taken)
    return table.things


def _stock(table: _Table, state: ZaibatsuState, seat: int) -> None:
    for item in range(len(ITEMS)):
        table.give(places.STOCK[seat][item], places.THING[item], state.stock[seat][item])
    table.give(places.SCORE[seat], places.POINT, score(state, seat))
    table.give(places.START[seat], places.THING[COAL], state.kept_token[seat])
    table.give(places.START[seat], places.CUBE, state.held_goods[seat])
    table.lay(places.START[seat], places.PIECE[seat][MACHINE], state.held_machine[seat])
    if state.start_a[seat] != NONE:
        table.lay(places.START[seat], places.START_TOKEN_A[state.start_a[seat]])
        table.lay(places.START[seat], places.START_TOKEN_B[state.start_b[seat]])
    for value in VALUES:
        table.lay(places.OWN_TOKENS[seat], places.TOKEN[seat][value], at_hand(state, seat, value))
        table.lay(places.LOCKED[seat], places.TOKEN[seat][value], state.locked[seat] >> value & 1)


def _board(table: _Table, state: ZaibatsuState, seat: int) -> None:
    table.lay_apart(_workers(seat, tuple(state.workers[seat])))
    for track in range(len(TRACKS)):
        table.lay(places.TRACK_SPACE[seat][track][state.tracks[seat][track]], places.MARKER[seat][track])
    for row in range(len(PIECES)):
        table.lay_apart(_pieces(seat, row, state.left[seat][row]))
    for colour in range(len(COLOURS)):
        if state.improved[seat] >> colour & 1:
            table.lay(places.SERVICE[seat][colour], places.IMPROVEMENT[colour])
    table.lay_apart(_contracts(seat, tuple(state.contracts[seat])))
    table.lay_apart(_favours(seat, tuple(state.favours[seat])))


@lru_cache(maxsize=KEPT)
def _workers(seat: Seat, workers: tuple[int, ...]) -> Things:
    return {(places.AREA_SPACE[seat][at], places.OCCUPANT[one]): 1 for at, one in enumerate(workers)}


@lru_cache(maxsize=KEPT)
def _pieces(seat: Seat, row: int, left: int) -> Things:
    return {(places.ROW_SPACE[seat][row][at], places.PIECE[seat][row]): 1 for at in range(left, PIECES_EACH)}


@lru_cache(maxsize=KEPT)
def _contracts(seat: Seat, laid: tuple[int, ...]) -> Things:
    held = [contract for contract in range(len(CONTRACTS)) if contract not in laid]
    things = {(places.OWN_CONTRACTS[seat], places.CONTRACT[seat][contract]): 1 for contract in held}
    for at, contract in enumerate(laid):
        things[places.CONTRACT_SLOT[seat][at], places.CONTRACT[seat][contract]] = 1
    return things


@lru_cache(maxsize=KEPT)
def _favours(seat: Seat, favours: tuple[int, ...]) -> Things:
    table = Layout()
    for level in range(1, len(FAVOURS)):
        table.lay(places.OWN_FAVOURS[seat], places.FAVOUR[seat][level], FAVOURS[level] - favours.count(level))
    for objective, level in enumerate(favours):
        if level:
            table.lay(places.OBJECTIVE[seat][objective], places.FAVOUR[seat][level])
    return table.things


def _factories(table: _Table, state: ZaibatsuState, seat: int) -> None:
    for at, tile in enumerate(state.slots[seat]):
        place = places.FACTORY_SLOT[seat][at]
        if tile >= OLD_FACTORY:
            table.give(place, places.TILE[tile], 1)
        else:
            table.lay(place, places.TILE[tile])
        table.give(place, places.GOOD[GOOD_OF[tile]], state.goods[seat][at])
        if tile == COAL_TILE:
            table.give(place, places.THING[COAL], state.kept_tile[seat])
        for slot in range(MACHINE_SLOTS):
            if state.machines[seat][at] >> slot & 1:
                table.lay(places.MACHINE_SLOT[seat][at][slot], places.PIECE[seat][MACHINE])


def _automa(table: _Table, state: ZaibatsuState) -> None:
    table.lay(places.AUTOMA_STOCK, places.PIECE[AUTOMA][TRAIN], trains_left(state))
    for row, values in enumerate(AUTOMA_ROWS):
        for value in values[state.row_used[row] :]:
            table.lay(places.AUTOMA_ROW[row], places.TOKEN[AUTOMA][value])
        for value in values[: state.row_used[row]]:
            table.lay(places.GONE, places.TOKEN[AUTOMA][value])
    for token in state.tokens:
        if token >> VALUE_BITS == AUTOMA:
            table.lay(places.GONE, places.TOKEN[AUTOMA][token & VALUE], -1)
    for token in state.pile:
        table.lay(places.PILE, places.ACTION_TOKEN[token])
    for token in state.revealed:
        table.lay(places.REVEALED, places.ACTION_TOKEN[token])
    for at, colour in enumerate(state.priority):
        table.lay(places.PRIORITY[at], places.WORKER[colour])
    for region, colour in enumerate(state.region_workers):
        table.lay(places.REGION_WORKER[region], places.WORKER[colour])
    for at, objective in enumerate(state.solo):
        table.lay(places.SOLO_SLOT[at], places.SOLO_TOKEN[objective])
