"""Planted follies of Singapore."""

from typing import Final

from game.opponents.player import Line
from rules.core.move import END_TURN
from rules.singapore.components import TILE_OF
from rules.singapore.moves import ACTIVATE, BUILD, ENTER, JUMP, STREETS
from tests.titles.planting import Planted, Script, planted
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import EAST, NORTH, WEST


def last_of_three() -> Town:
    """The last turn of the last round: seat 0 plays after the others, and the stack is empty."""
    return Town(3).worker(1, "bazaar").worker(2, "bazaar").raffles(1).display("architect").stack()


def early() -> Town:
    """A turn of seat 0 with many to come."""
    town = Town(3).worker(1, "bazaar").worker(2, "bazaar").flag(1, EAST).flag(2, NORTH)
    return town.display("architect", "trading_house", "market")


def used(town: Town, *keys: str) -> Line:
    """Buildings used one after the other, then the turn ended."""
    return (*(ACTIVATE[town.square(key)] for key in keys), END_TURN)


def misses_last_points() -> Planted:
    """A bank that makes points of pounds."""
    town = last_of_three().on(0, "bank", owner=0).money(5).work(0, walk=0, acts=1)
    return planted(town.state, (END_TURN,), used(town, "bank"))


def on_brickyard() -> Town:
    """An activation left, on an own building that gives two bricks."""
    return early().on(0, "brickyard", owner=0).work(0, walk=0, acts=1)


def plays_dominated_turn() -> Planted:
    """The same place with two bricks less."""
    town = on_brickyard()
    return planted(town.state, (END_TURN,), used(town, "brickyard"))


def leaves_free_gain() -> Planted:
    """Two bricks for nothing."""
    town = on_brickyard()
    return planted(town.state, (END_TURN,), used(town, "brickyard"))


def uses_nothing() -> Planted:
    """A turn for nothing."""
    town = on_brickyard()
    return planted(town.state, (END_TURN,), used(town, "brickyard"))


def built(key: str) -> Script:
    """With as many tiles in the stack as the next round needs, the last in points builds."""
    town = Town(3).worker(0, "bazaar").worker(1, "bazaar").worker(2, "bazaar").raffles(1).money(9).vp(5, 30, 20)
    town.flag(0, NORTH).display("architect", "trading_house", "market").stack("bank", "port_2", "port_3")
    town.turn(0)
    state = town.state.clone()
    town.build(key)
    street = ((town.legal[0],),) if END_TURN not in town.legal else ()
    return Script(state, ((BUILD[TILE_OF[key]],), *street, (END_TURN,)))


def ends_lost_game() -> Planted:
    """The stack's tile, or one on display."""
    return Planted(built("bank"), built("market"))


def lets_worker_wait() -> Planted:
    """A move is left with which it could enter."""
    town = early().worker(0, "pawnbroker").second_waits(0).work(0, walk=1, acts=0)
    return planted(town.state, (END_TURN,), (ENTER[1], JUMP[town.square("bazaar")], END_TURN))


def buys_idle_street() -> Planted:
    """A street that nobody walks."""
    town = early().building("brickyard", WEST, 0).worker(0, "pawnbroker").work(0, walk=0)
    street = STREETS[town.edge("brickyard", "pawnbroker")]
    return planted(town.state, (street, END_TURN), (END_TURN,))


def keeps_useless_things() -> Planted:
    """The end with many pounds, or with few."""
    rich, poor = (last_of_three().worker(0, "bazaar").money(pounds).work(0, walk=0) for pounds in (20, 2))
    return Planted(Script(rich.state, ((END_TURN,),)), Script(poor.state, ((END_TURN,),)))


PLANTED: Final = (
    misses_last_points,
    plays_dominated_turn,
    leaves_free_gain,
    ends_lost_game,
    lets_worker_wait,
    buys_idle_street,
    uses_nothing,
    keeps_useless_things,
)
