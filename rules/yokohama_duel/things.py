"""Where everything lies: what the board view draws and the tests count."""

from rules.core.laying import Layout
from rules.core.target import Target
from rules.yokohama_duel import places
from rules.yokohama_duel.components import ASSISTS, HOUSES, ITEMS, NONE, PLACES, SHOPS
from rules.yokohama_duel.reckoning.supply import merchants_left, pile
from rules.yokohama_duel.state import DuelState


def things(state: DuelState) -> dict[tuple[Target, Target], int]:
    """All that lies on the table; the supply of goods, imports and yen counts what it has given out as missing."""
    table = Layout()
    _common(table, state)
    for seat in range(state.seats):
        _seat(table, state, seat)
    return table.things


def _common(table: Layout, state: DuelState) -> None:
    table.lay_row(places.TECHNOLOGY_SLOT, state.tech_row, places.TECHNOLOGY)
    table.lay_row(places.BONUS_SLOT, state.bonus_row, places.BONUS)
    table.lay_row(places.CHURCH_SLOT, state.church_row, places.CHURCH)
    table.lay_cards(places.TECHNOLOGY_DECK, state.tech_deck, places.TECHNOLOGY, places.TECHNOLOGY_BACK)
    table.lay_cards(places.TECHNOLOGY_DISCARD, state.tech_discard, places.TECHNOLOGY, places.TECHNOLOGY_BACK)
    table.lay_cards(places.BONUS_DECK, state.bonus_deck, places.BONUS, places.BONUS_BACK)
    table.lay_cards(places.BONUS_DISCARD, state.bonus_discard, places.BONUS, places.BONUS_BACK)
    table.lay_cards(places.BOX, state.box, places.CHURCH, places.CHURCH_BACK)
    table.lay_cards(places.ORDER_DECK, state.deck, places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.ORDER_DECK, state.under, places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.DRAWN[state.active], state.drawn, places.ORDER, places.ORDER_BACK)
    for kind in range(len(ASSISTS)):
        table.lay(places.ASSIST_PILE[kind], places.ASSIST[kind], pile(state, kind))
    table.lay(places.MERCHANT_PILE, places.MERCHANT, merchants_left(state))
    if state.guest != NONE:
        table.lay(places.PLACE[state.guest], places.MERCHANT)
    table.lay(places.SUPPLY if state.station == NONE else places.PLACE[state.station], places.STATION)
    for item in range(len(ITEMS)):
        table.lay(places.SUPPLY, places.THING[item], -sum(stock[item] for stock in state.stock))


def _seat(table: Layout, state: DuelState, seat: int) -> None:
    for item, number in enumerate(state.stock[seat]):
        table.lay(places.COUNTER[seat][item], places.THING[item], number)
    for kind, number in enumerate(state.assists[seat]):
        table.lay(places.OWN_ASSISTS[seat], places.ASSIST[kind], number)
    for card, at in zip(places.INFLUENCE[seat], state.laid[seat], strict=True):
        table.lay(places.OWN_INFLUENCES[seat] if at == NONE else places.PLACE[at], card)
    table.lay(places.OWN_MERCHANTS[seat], places.MERCHANT, state.merchants[seat])
    table.lay(places.SPENT_MERCHANTS[seat], places.MERCHANT, state.spent[seat])
    for built, piece, number in (
        (state.shops[seat], places.SHOP[seat], SHOPS),
        (state.houses[seat], places.HOUSE[seat], HOUSES),
    ):
        table.lay(places.UNBUILT[seat], piece, number - built.bit_count())
        for place in range(len(PLACES)):
            if built >> place & 1:
                table.lay(places.PLACE[place], piece)
    for technology, face in enumerate(places.TECHNOLOGY):
        if state.techs[seat] >> technology & 1:
            used = state.used[seat] >> technology & 1
            table.lay(places.USED_TECHNOLOGIES[seat] if used else places.OWN_TECHNOLOGIES[seat], face)
    table.lay_cards(places.OWN_CHURCHES[seat], state.churches[seat], places.CHURCH, places.CHURCH_BACK)
    table.lay_cards(places.HAND[seat], state.hands[seat], places.ORDER, places.ORDER_BACK)
    table.lay_cards(places.COMPLETED[seat], state.completed[seat], places.ORDER, places.ORDER_BACK)
