"""Where everything lies: what the board view draws and the tests count."""

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
    table: dict[tuple[Target, Target], int] = {}

    def lay(place: Target, thing: Target, number: int = 1) -> None:
        if number:
            table[place, thing] = table.get((place, thing), 0) + number

    for space, good in enumerate(state.river):
        if good != EMPTY:
            lay(RIVER[space], GOOD[good])
    for number in state.bag:
        lay(BAG, HIDDEN_TOKEN if number == HIDDEN else token(number))
    for number in state.gone:
        lay(GONE, token(number))
    for slot, emperor in enumerate(state.emperors):
        lay(SLOT[slot], EMPEROR[emperor])
    if state.block != EMPTY:
        lay(BLOCK, POST[state.block])
    for discard in state.discards:
        lay(DISCARDS[discard.seat], HIDDEN_GOOD if discard.good == HIDDEN else GOOD[discard.good])
    for seat in range(state.seats):
        lay(PURSE[seat], MONEY, state.money[seat])
        for good in state.goods[seat]:
            lay(SCREEN[seat], HIDDEN_GOOD if good == HIDDEN else GOOD[good])
        for post in state.posts[seat]:
            lay(OWN_POSTS[seat], POST[post])
        for card in range(len(CARDS)):
            lay(HAND[seat] if state.cards[seat] >> card & 1 else PLAYED[seat], CARD[seat][card])
    lay(BANK, MONEY, state.bank)
    return table
