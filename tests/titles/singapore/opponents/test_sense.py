"""Opponents at Singapore see what is plain."""

import pytest

from game.opponents.faculties import TurnProposals
from game.opponents.levels import player
from game.opponents.singapore.school import SCHOOL
from game.seat import LEVELS
from rules.core.deal import Deal
from rules.singapore.components import TILE_OF
from rules.singapore.moves import Activate, Build, Enter, Go, Street
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.share_out import ShareOut
from tests.titles.singapore.kit import Town
from tests.titles.singapore.opponents.games import QUICK, RULES, a_town, chosen, weaver_and_company
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, SOUTH_WEST, WEST


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_a_street_is_bought_where_it_leads_to_a_sale(level: str) -> None:
    town = weaver_and_company().money(6, 5).stack().work(0, walk=1, acts=2)
    line = chosen(town, level)
    assert Activate(town.square("weaver_1")) in line
    assert Street(town.edge("weaver_1", "east_india_1")) in line
    assert Activate(town.square("east_india_1")) in line


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_a_waiting_worker_enters_where_points_are_made(level: str) -> None:
    town = a_town().building("bank", NORTH, 0).building("weaver_1", WEST, 0).building("brickyard", SOUTH_WEST, 1)
    town.street("weaver_1", "pawnbroker").worker(0, "weaver_1").second_waits(0)
    town.money(5, 5).stack().work(0, walk=1, acts=1)
    line = chosen(town, level)
    assert any(isinstance(move, Enter) for move in line)
    assert Activate(town.square("bank")) in line


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_turn_points_are_all_that_counts(level: str) -> None:
    town = a_town().building("bank", NORTH, 0).street("bank", "pawnbroker").worker(0, "tea_jetty")
    town.money(8, 0).stack().work(0)
    seen = RULES.seen_by(town.state, 0)
    choice = player("singapore", level).choose(seen, QUICK)
    if level == "apprentice":
        assert any(isinstance(move, Activate | Go) for move in choice.line)
    else:
        for move in choice.line:
            RULES.apply(town.state, move)
        assert town.state.vp[0] == 5 + 5 + 2


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_behind_other_screens_changes_no_choice(level: str) -> None:
    """Neither kinds nor numbers: cubes and pounds change hands unseen, and the line stays the same."""
    lines = []
    for cubes, money in (({1: {"opium": 4}, 2: {"tea": 3}}, (6, 0, 9)), ({2: {"opium": 4, "tea": 3}}, (6, 30, 0))):
        town = Town(3).building("bank", NORTH, 0).building("opium_den", WEST, 1).street("opium_den", "pawnbroker")
        town.display("architect", "trading_house").worker(1, "bazaar").worker(2, "bazaar").flag(1, EAST).flag(2, CORNER)
        for seat, held in cubes.items():
            town.cubes(seat, **held)
        lines.append(chosen(town.worker(0, "opium_den").money(*money).work(0), level))
    assert lines[0] == lines[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_turns_played_ahead_are_whole(seats: int) -> None:
    """Plans of several turns stand after the own turn, and come back to the next one until the game is over."""
    deal = Deal("singapore", seats, {}, 5)
    world = RULES.imagine(RULES.seen_by(RULES.new_state(deal), RULES.decider(RULES.new_state(deal))), 1)
    temper = SCHOOL.levels["tycoon"].temper
    proposals = SCHOOL.mind(temper).proposals
    assert isinstance(proposals, TurnProposals)
    seat, planned = RULES.decider(world), 0
    while proposals.next_turn(world, seat):
        assert isinstance(world.pending[-1], BuildTile)
        assert RULES.decider(world) == seat
        tables = proposals.turns(world)
        assert 0 < len(tables) <= temper.few
        for table in tables:
            assert RULES.decider(table) != seat or isinstance(table.pending[-1], BuildTile | ShareOut)
            assert table.key() != world.key()
        world, planned = tables[0], planned + 1
    assert RULES.is_over(world)
    assert planned > 5


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_who_is_far_behind_does_not_end_the_game_by_the_tile_of_the_stack(level: str) -> None:
    """So a Tycoon once lost a game by 22 points: it took the stack's tile, and no round followed."""
    town = Town(3).worker(0, "bazaar").worker(1, "bazaar").worker(2, "bazaar").raffles(1).money(9).vp(20, 42, 30)
    town.flag(0, NORTH).display("architect", "trading_house", "market").stack("bank", "port_2", "port_3").turn(0)
    assert Build(TILE_OF["bank"]) in town.legal
    assert Build(TILE_OF["bank"]) not in chosen(town, level)
