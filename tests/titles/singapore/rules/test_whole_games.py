"""Whole games by lot: what the clauses promise for every game."""

from random import Random

import pytest

from rules.core.bits import numbers_in
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import END_TURN
from rules.singapore.components import COLOURS, COUNTS, FLAGS, NEUTRAL, PLOTS_MASK, STREETS
from rules.singapore.state import SingaporeState
from tests.every_title.playing import random_game
from tests.every_title.table import Table
from tests.titles.clause import clause
from tests.titles.singapore.rules.watching import RULES, check_announced, check_at_rest, check_words

ROUNDS = {2: (9, 10), 3: (9, 11), 4: (7, 8)}
"""By seats: at least as many as the stack allows, at most as many as the plots allow."""


def check_pieces(state: SingaporeState) -> None:
    """Every piece exists as often as it was printed."""
    for kind in range(4):
        assert sum(state.cubes[kind::4]) + state.supply[kind] == 20
    assert sum(state.tokens) <= 16
    assert len(numbers_in(state.streets)) <= STREETS
    tiles = [tile for tile in (*state.tiles, *state.display, *state.stack, *state.gone, state.top) if tile >= 0]
    assert sorted(tiles) == list(range(46))
    for colour in COLOURS:
        assert state.owner.count(colour) + (state.flagged[colour] >= 0) <= FLAGS


@clause("SG-COMP-13", "SG-RAID-19", "SG-END-1", "SG-END-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_by_lot(seats: int, seed: int) -> None:
    chance = Random(seed)
    state = RULES.new_state(Deal("singapore", seats, {}, seed))
    while not RULES.is_over(state):
        legal = RULES.legal_moves(state)
        move = END_TURN if END_TURN in legal and chance.random() < 0.1 else chance.choice(legal)
        before, told = state.clone(), list[Event]()
        RULES.apply(state, move, told.append)
        check_announced(before, state, told)
        check_at_rest(state)
        check_words(state, told)
        check_pieces(state)
    assert state.ended in ("stack", "plots")
    fewest, most = ROUNDS[seats]
    assert fewest <= state.round <= most
    assert (NEUTRAL in state.owner) == (seats == 2)
    best = RULES.winners(state)[0]
    assert state.vp[best] == max(state.vp)


@clause("SG-END-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_game_ends_for_want_of_plots_while_enough_are_free(seats: int) -> None:
    for seed in range(40):
        end = random_game(Table("singapore", seats), seed)[-1].after
        free = (PLOTS_MASK & ~end.built).bit_count()
        assert (end.ended == "plots") <= (free < COUNTS[seats].flags), (seed, end.ended, free)
