"""Where everything lies: what the board view draws and the tests count."""

from rules.core.laying import Layout
from rules.core.target import HIDDEN, Target
from rules.yangtze.components import CARDS, EMPTY
from rules.yangtze.places import (
    BAG,
    BANK,
    BLOCK,
    CARD,
    DISCARDS,
    EMPEROR,
    GONE,
    GOOD,
    HAND,
    HIDDEN_GOOD,
    HIDDEN_TOKEN,
    MONEY,
    OWN_POSTS,
    PLAYED,
    POST,
    PURSE,
    RIVER,
    SCREEN,
    SLOT,
    token,
)
from rules.yangtze.state import YangtzeState


def things(state: YangtzeState) -> dict[tuple[Target, Target], int]:
    """(place, thing) -> how many."""
    table = Layout()
    table.lay_row(RIVER, state.river, GOOD)
    for number in state.bag:
        table.lay(BAG, HIDDEN_TOKEN if number == HIDDEN else token(number))
    for number in state.gone:
        table.lay(GONE, token(number))
    for slot, emperor in enumerate(state.emperors):
        table.lay(SLOT[slot], EMPEROR[emperor])
    if state.block != EMPTY:
        table.lay(BLOCK, POST[state.block])
    for discard in state.discards:
        table.lay(DISCARDS[discard.seat], HIDDEN_GOOD if discard.good == HIDDEN else GOOD[discard.good])
    for seat in range(state.seats):
        table.lay(PURSE[seat], MONEY, state.money[seat])
        table.lay_cards(SCREEN[seat], state.goods[seat], GOOD, HIDDEN_GOOD)
        for post in state.posts[seat]:
            table.lay(OWN_POSTS[seat], POST[post])
        for card in range(len(CARDS)):
            table.lay(HAND[seat] if state.cards[seat] >> card & 1 else PLAYED[seat], CARD[seat][card])
    table.lay(BANK, MONEY, state.bank)
    return table.things
