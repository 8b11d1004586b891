"""Where everything lies: what the board view draws and the tests count."""

from rules.core.bits import numbers_in
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
    table: dict[tuple[Target, Target], int] = {}

    def lay(place: Target, thing: Target, number: int = 1) -> None:
        if number:
            table[place, thing] = table.get((place, thing), 0) + number

    colours = [*range(state.seats), NEUTRAL] if COUNTS[state.seats].neutral else [*range(state.seats)]
    # ------------------------------------------------------------ tiles
    for square in numbers_in(state.built):
        lay(BUILDING[square], TILE[state.tiles[square]])
        if state.owner[square] in colours:
            lay(BUILDING[square], FLAG[state.owner[square]])
    for slot, tile in enumerate(state.display):
        if tile != EMPTY:
            lay(DISPLAY[slot], TILE[tile])
    for tile in state.stack:
        lay(STACK, TILE[tile])
    if state.top != EMPTY:
        lay(TOP, TILE[state.top])
    for tile in state.gone:
        lay(GONE, TILE[tile])
    lay(HUT_REST if state.hut == EMPTY else TILE[state.hut], HUT)
    # ------------------------------------------------------------ streets, flags, tokens
    for edge in numbers_in(state.streets):
        lay(STREET[edge], ROAD)
    lay(ROADS, ROAD, streets_left(state))
    for colour in colours:
        if state.flagged[colour] != EMPTY:
            lay(PLOT[state.flagged[colour]], FLAG[colour])
        lay(FLAGS[colour], FLAG[colour], flags_left(state, colour))
        lay(TOKENS[colour], BLACK, state.tokens[colour])
    lay(BAG, BLACK, black_in_bag(state))
    lay(BAG, WHITE, WHITE_TOKENS)
    # ------------------------------------------------------------ seats
    for worker in range(len(state.workers)):
        lay(whereabouts(state, worker), WORKER[worker])
    for seat in range(state.seats):
        lay(track(state.vp[seat]), MARKER[seat])
        if state.money[seat] == HIDDEN:
            lay(SCREEN[seat], HIDDEN_STOCK)
            continue
        lay(SCREEN[seat], MONEY, state.money[seat])
        for kind, number in enumerate(stock(state, seat)):
            lay(SCREEN[seat], GOOD[kind], number)
    lay(SEATS[state.raffles], RAFFLES)
    for kind in KINDS:
        lay(SUPPLY, GOOD[kind], state.supply[kind])
    # What the bank has taken in less what it has paid out: whoever knew it would know what all others have together.
    if HIDDEN not in state.money:
        lay(BANK, MONEY, -sum(state.money))
    return table
