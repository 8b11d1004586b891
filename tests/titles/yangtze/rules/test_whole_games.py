"""Whole games, their books kept twice: by the rules and by a bookkeeper who only hears what is announced."""

import random

import pytest

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import END_TURN, SKIP, Move
from rules.yangtze.components import START_MONEY
from rules.yangtze.moves import PASS, STOP_SELLING, Bid
from rules.yangtze.state import YangtzeState
from tests.titles.clause import clause
from tests.titles.yangtze.rules.bookkeeper import Bookkeeper
from tests.titles.yangtze.rules.watching import RULES

GAMES = 24
RICH = 600
"""Players who choose at random lose money: with less they pass before the twelfth emperor comes."""
IDLE = (END_TURN, SKIP, STOP_SELLING)


def some_move(state: YangtzeState, chance: random.Random, busy: float) -> Move:
    """Any move, but bids creep up, so that auctions go round more than once, and idleness is rare for the busy."""
    moves = list(RULES.legal_moves(state))
    low = [move for move in moves if isinstance(move, Bid)][:3]
    if low and chance.random() < 0.7:
        return chance.choice(low if chance.random() < busy else [PASS, *low])
    doing = [move for move in moves if move not in IDLE]
    return chance.choice(doing if doing and chance.random() < busy else moves)


@clause("YZ-AUCTION-12", "YZ-DRAW-1", "YZ-EMP-2", "YZ-EMP-18", "YZ-TURN-7", "YZ-END-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_books_are_right_from_the_first_turn_to_the_end(seats: int) -> None:
    ends = set()
    for seed in range(GAMES):
        chance, busy = random.Random(seed), (0.0, 0.5, 0.9)[seed % 3]
        deal = Deal("yangtze", seats, {}, seed)
        told: list[Event] = []
        state = RULES.new_state(deal, told.append)
        if busy:
            state.money = [RICH] * seats
            state.bank = seats * (START_MONEY - RICH)
        keeper = Bookkeeper(state)
        while True:
            for event in told:
                keeper.hears(event)
            assert keeper.agrees_with(state), (seed, told)
            if RULES.is_over(state):
                break
            told = []
            RULES.apply(state, some_move(state, chance, busy), told.append)
        ends.add(state.ended)
    assert ends == {"emperors", "passes"}
