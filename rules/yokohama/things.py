"""Where everything lies: what the board view draws and the tests count."""

from functools import lru_cache

from rules.core.laying import KEPT, Layout, Things
from rules.core.target import Seat, Target
from rules.yokohama import places
from rules.yokohama.cards import AGENT_KINDS, COUNTRIES, HOUSE_SPACE, REWARD_TOKENS, SPACES_PER_TILE
from rules.yokohama.components import BLOCKED, BOARDS, IN_HAND, IN_STORE, ITEMS, NONE, PIECES, SCORE_MARKERS
from rules.yokohama.effects.cards import agents_left
from rules.yokohama.state import YokohamaState


def things(state: YokohamaState) -> dict[tuple[Target, Target], int]:
    """All that lies on the table; the supply of goods, yen and points counts what it has given out as missing."""
    table = Layout()
    table.lay_apart(_areas(state.seats, state.tiles, tuple(state.tokens), tuple(state.built)))
    table.lay(places.SUPPLY if state.station == NONE else places.AREA[state.station], places.STATION)
    _boards(table, state)
    for seat in range(state.seats):
        _seat(table, state, seat)
    return table.things


@lru_cache(maxsize=KEPT)
def _areas(seats: int, tiles: tuple[int, ...], tokens: tuple[int, ...], built: tuple[int, ...]) -> Things:
    table = Layout()
    for area in BOARDS[seats]:
        if tiles[area] != NONE:
            table.lay(places.AREA[area], places.TILE[tiles[area]])
        if tokens[area] != NONE:
            table.lay(places.TOKEN[area], places.FIVE[tokens[area]])
        for space in range(SPACES_PER_TILE):
            owner = built[area * SPACES_PER_TILE + space]
            if owner != NONE:
                piece = places.HOUSE if space == HOUSE_SPACE else places.SHOP
                table.lay(places.SITE[area][space], piece[owner])
    return table.things


def _boards(table: Layout, state: YokohamaState) -> None:
    for letter, orders in enumerate(state.ports):
        table.lay_row(places.PORT_SLOT[letter], orders, places.ORDER)
    for letter, cards in enumerate(state.laboratories):
        table.lay_row(places.LABORATORY_SLOT[letter], cards, places.TECHNOLOGY)
    table.lay_cards(places.ORDER_DECK, state.deck, places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.GONE, state.removed, places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.TECHNOLOGY_DECK, state.tech_deck, places.TECHNOLOGY, places.TECHNOLOGY_BACK)
    for board, owners in enumerate(state.boards):
        for space, owner in enumerate(owners):
            if owner != NONE:
                man = places.BLOCKER[state.seats] if owner == BLOCKED else places.ASSISTANT[owner]
                table.lay(places.SPACE[board][space], man)
    for row, tile, seats in zip(places.ACHIEVEMENT_ROW, state.achievements, state.achieved, strict=True):
        table.lay(row, places.ACHIEVEMENT[tile])
        for seat in seats:
            table.lay(places.ACHIEVEMENT[tile], places.ASSISTANT[seat])
    for token in state.reward_row:
        table.lay(places.REWARD_ROW, places.REWARD[token])
    for country in range(len(COUNTRIES)):
        table.lay(places.AGENT_SUPPLY[country], places.AGENT[country], agents_left(state, country))
    for item in range(len(ITEMS)):
        table.lay(places.SUPPLY, places.THING[item], -sum(owned[item] for owned in state.stock))
    table.lay(places.SUPPLY, places.POINT, -sum(map(sum, state.earned)))


def _seat(table: Layout, state: YokohamaState, seat: int) -> None:
    table.lay_apart(_stock(seat, tuple(state.stock[seat])))
    table.lay(places.SCORE[seat], places.POINT, state.points(seat))
    table.lay(places.SCORE[seat], places.ASSISTANT[seat], SCORE_MARKERS)
    at = state.presidents[seat]
    table.lay(places.AT_HOME[seat] if at == NONE else places.AREA[at], places.PRESIDENT[seat])
    table.lay_apart(_men(seat, tuple(state.men[seat])))
    table.lay_apart(_agents(seat, tuple(state.agents[seat]), tuple(state.spent[seat])))
    for kind in state.taken[seat]:
        table.lay(places.OWN_TOKENS[seat], places.FIVE[kind])
    if state.flags[seat] != NONE:
        flag = next(n for n, token in enumerate(REWARD_TOKENS) if token.country == state.flags[seat])
        table.lay(places.OWN_REWARDS[seat], places.REWARD[flag])
    table.lay_apart(_technologies(seat, state.techs[seat]))
    table.lay_cards(places.HAND[seat], state.hands[seat], places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.DRAWN[seat], state.drawn[seat], places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.RETURNED[seat], state.returned[seat], places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.COMPLETED[seat], state.completed[seat], places.ORDER, places.ORDER_BACK)


@lru_cache(maxsize=KEPT)
def _stock(seat: Seat, owned: tuple[int, ...]) -> Things:
    table = Layout()
    for item in range(len(ITEMS)):
        table.lay(places.COUNTER[seat][item], places.THING[item], owned[item])
    for piece in range(len(PIECES)):
        table.lay(places.HELD[seat][piece], places.PIECE[seat][piece], owned[IN_HAND[piece]])
        table.lay(places.STORE[seat][piece], places.PIECE[seat][piece], owned[IN_STORE[piece]])
    return table.things


@lru_cache(maxsize=KEPT)
def _men(seat: Seat, men: tuple[int, ...]) -> Things:
    return {(places.AREA[area], places.ASSISTANT[seat]): number for area, number in enumerate(men) if number}


@lru_cache(maxsize=KEPT)
def _agents(seat: Seat, free: tuple[int, ...], spent: tuple[int, ...]) -> Things:
    table = Layout()
    for kind in range(len(AGENT_KINDS)):
        table.lay(places.OWN_AGENTS[seat][kind], places.AGENT[kind], free[kind])
        table.lay(places.USED_AGENTS[seat], places.AGENT[kind], spent[kind])
    return table.things


@lru_cache(maxsize=KEPT)
def _technologies(seat: Seat, cards: int) -> Things:
    return {
        (places.OWN_TECHNOLOGIES[seat], face): 1 for card, face in enumerate(places.TECHNOLOGY) if cards >> card & 1
    }
