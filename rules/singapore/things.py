"""Where everything lies: what the board view draws and the tests count."""

from collections.abc import Sequence

from rules.core.bits import numbers_in
from rules.core.laying import Layout
from rules.core.target import HIDDEN, SEATS, Target
from rules.singapore.components import COUNTS, EMPTY, KINDS, NEUTRAL, WHITE_TOKENS
from rules.singapore.places import (
    BAG,
    BANK,
    BLACK,
    BUILDING,
    DISPLAY,
    FLAG,
    FLAGS,
    GONE,
    GOOD,
    HIDDEN_STOCK,
    HUT,
    HUT_REST,
    MARKER,
    MONEY,
    PLOT,
    RAFFLES,
    ROAD,
    ROADS,
    SCREEN,
    STACK,
    STREET,
    SUPPLY,
    TILE,
    TOKENS,
    TOP,
    WHITE,
    WORKER,
    track,
)
from rules.singapore.reckoning.raids import black_in_bag
from rules.singapore.reckoning.town import flags_left, streets_left, whereabouts
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SingaporeState


def things(state: SingaporeState) -> dict[tuple[Target, Target], int]:
    """(place, thing) -> how many."""
    table = Layout()
    colours = [*range(state.seats), NEUTRAL] if COUNTS[state.seats].neutral else [*range(state.seats)]
    _lay_tiles(table, state, colours)
    _lay_town(table, state, colours)
    _lay_seats(table, state)
    return table.things


def _lay_tiles(table: Layout, state: SingaporeState, colours: Sequence[int]) -> None:
    for square in numbers_in(state.built):
        table.lay(BUILDING[square], TILE[state.tiles[square]])
        if state.owner[square] in colours:
            table.lay(BUILDING[square], FLAG[state.owner[square]])
    table.lay_row(DISPLAY[: len(state.display)], state.display, TILE)
    for tile in state.stack:
        table.lay(STACK, TILE[tile])
    if state.top != EMPTY:
        table.lay(TOP, TILE[state.top])
    for tile in state.gone:
        table.lay(GONE, TILE[tile])
    table.lay(HUT_REST if state.hut == EMPTY else TILE[state.hut], HUT)


def _lay_town(table: Layout, state: SingaporeState, colours: Sequence[int]) -> None:
    """Streets, flags on plots, tokens."""
    for edge in numbers_in(state.streets):
        table.lay(STREET[edge], ROAD)
    table.lay(ROADS, ROAD, streets_left(state))
    for colour in colours:
        if state.flagged[colour] != EMPTY:
            table.lay(PLOT[state.flagged[colour]], FLAG[colour])
        table.lay(FLAGS[colour], FLAG[colour], flags_left(state, colour))
        table.lay(TOKENS[colour], BLACK, state.tokens[colour])
    table.lay(BAG, BLACK, black_in_bag(state))
    table.lay(BAG, WHITE, WHITE_TOKENS)


def _lay_seats(table: Layout, state: SingaporeState) -> None:
    """Workers, markers, what lies behind the screens, and the supply it comes from."""
    for worker in range(len(state.workers)):
        table.lay(whereabouts(state, worker), WORKER[worker])
    for seat in range(state.seats):
        table.lay(track(state.vp[seat]), MARKER[seat])
        if state.money[seat] == HIDDEN:
            table.lay(SCREEN[seat], HIDDEN_STOCK)
            continue
        table.lay(SCREEN[seat], MONEY, state.money[seat])
        for kind, number in enumerate(stock(state, seat)):
            table.lay(SCREEN[seat], GOOD[kind], number)
    table.lay(SEATS[state.raffles], RAFFLES)
    for kind in KINDS:
        table.lay(SUPPLY, GOOD[kind], state.supply[kind])
    # What the bank has taken in less what it has paid out: whoever knew it would know what all others have together.
    if HIDDEN not in state.money:
        table.lay(BANK, MONEY, -sum(state.money))
