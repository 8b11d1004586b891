"""Where everything lies: what the board view draws and the tests count."""

from rules.core.target import HIDDEN, SEATS, Target
from rules.singapore.board import bits
from rules.singapore.components import BLACK_TOKENS, COUNTS, EMPTY, KINDS, NEUTRAL, WHITE_TOKENS
from rules.singapore.components import FLAGS as FLAGS_EACH
from rules.singapore.effects.town import whereabouts
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
from rules.singapore.state import SingaporeState
from rules.singapore.steps.street import streets_left
from rules.singapore.trade import stock


def things(state: SingaporeState) -> dict[tuple[Target, Target], int]:
    """(place, thing) -> how many."""
    table: dict[tuple[Target, Target], int] = {}

    def lay(place: Target, thing: Target, number: int = 1) -> None:
        if number:
            table[place, thing] = table.get((place, thing), 0) + number

    colours = [*range(state.seats), NEUTRAL] if COUNTS[state.seats].neutral else [*range(state.seats)]
    # ------------------------------------------------------------ tiles
    for square in bits(state.built):
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
    for edge in bits(state.streets):
        lay(STREET[edge], ROAD)
    lay(ROADS, ROAD, streets_left(state))
    for colour in colours:
        planned = state.flagged[colour] != EMPTY
        if planned:
            lay(PLOT[state.flagged[colour]], FLAG[colour])
        lay(FLAGS[colour], FLAG[colour], FLAGS_EACH - planned - state.owner.count(colour))
        lay(TOKENS[colour], BLACK, state.tokens[colour])
    lay(BAG, BLACK, BLACK_TOKENS - sum(state.tokens))
    lay(BAG, WHITE, WHITE_TOKENS)
    # ------------------------------------------------------------ seats
    for worker in range(len(state.workers)):
        lay(whereabouts(state, worker), WORKER[worker])
    for seat in range(state.seats):
        lay(track(state.vp[seat]), MARKER[seat])
        if state.money[seat] == HIDDEN:
            lay(SCREEN[seat], HIDDEN_STOCK, state.holes[seat])
            continue
        lay(SCREEN[seat], MONEY, state.money[seat])
        for kind, number in enumerate(stock(state, seat)):
            lay(SCREEN[seat], GOOD[kind], number)
    lay(SEATS[state.raffles], RAFFLES)
    for kind in KINDS:
        lay(SUPPLY, GOOD[kind], state.supply[kind])
    # What the bank has taken in less what it has paid out; hidden things that are no cubes are money.
    hidden = sum(state.holes) - len(state.unknown)
    lay(BANK, MONEY, -hidden - sum(money for money in state.money if money != HIDDEN))
    return table
