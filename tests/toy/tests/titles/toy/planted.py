"""Planted follies of Pebbles."""

from typing import Final

from rules.core.move import END_TURN
from rules.toy.components import VALUES
from rules.toy.free import Toss
from rules.toy.moves import DIP, Grab
from tests.titles.planting import Planted, Script, planted
from tests.titles.toy.kit import Table


def tossed() -> Planted:
    """With many open pebbles one may be tossed back; nobody should."""
    table = Table().open(0, 0, 1, 2, 3)
    return planted(table.state, (Toss(0),), (Grab(table.state.row[-1]),))


def lighter() -> Planted:
    """The row is sorted by number, and so by weight."""
    state = Table().state
    assert VALUES[state.row[0]] < VALUES[state.row[-1]]
    return planted(state, (Grab(state.row[0]),), (Grab(state.row[-1]),))


def stopped_early() -> Planted:
    """Six turns, in each of which one pebble is dipped for, or two."""
    state = Table(length=6).state
    lazy, busy = ((DIP,), (END_TURN,)), ((DIP,), (DIP,), (END_TURN,))
    return Planted(Script(state, lazy * state.length), Script(state, busy * state.length))


PLANTED: Final = (tossed, lighter, stopped_early)
