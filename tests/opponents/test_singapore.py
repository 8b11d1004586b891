"""Opponents at Singapore: legal lines, the same answer twice, nothing known that is hidden, sense."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.opponents.levels import LEVELS, player
from game.opponents.player import Choice, Limit, Line
from game.opponents.singapore.judge import SingaporeJudge
from game.opponents.singapore.openings import ledger_of
from game.opponents.singapore.outlook import outlook
from game.opponents.singapore.prices import prices
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.trades import uses
from game.opponents.singapore.ways import ways
from rules.core.deal import Deal
from rules.singapore.components import GOODS, NEUTRAL, TILE_OF
from rules.singapore.moves import Activate, Enter, Go, Street
from rules.singapore.rules import Singapore
from rules.singapore.state import SingaporeState
from tests.rules.singapore.placing import NORTH, SOUTH_WEST, WEST, WEST_2
from tests.rules.singapore.town import Town

RULES = Singapore()
ROOT = Path(__file__).resolve().parents[2]
QUICK = Limit(9.0, 6)
"""A short thought that never runs out of time."""


def played(levels: tuple[str, ...], seed: int) -> Iterator[tuple[SingaporeState, Choice]]:
    """A game by these levels: each state met and what was chosen there, every move of it checked."""
    state = RULES.new_state(Deal("singapore", len(levels), {}, seed))
    while not RULES.is_over(state):
        seat = RULES.decider(state)
        choice = player("singapore", levels[seat]).choose(RULES.seen_by(state, seat), QUICK)
        yield state.clone(), choice
        for move in choice.line:
            RULES.check(state, move)
            RULES.apply(state, move)


@cache
def met() -> tuple[SingaporeState, ...]:
    """States from all over a game, at every kind of decision."""
    return tuple(state for state, _ in played(("merchant", "apprentice"), 5))[::5]


def chosen(town: Town, level: str) -> Line:
    """What a level does in a town placed by hand."""
    seen = RULES.seen_by(town.state, town.decider)
    return player("singapore", level).choose(seen, QUICK).line


# ------------------------------------------------------------ every level
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    for state in met()[:: 1 if level != "tycoon" else 3]:
        seat = RULES.decider(state)
        seen = RULES.seen_by(state, seat)
        before = seen.key()
        choice = player("singapore", level).choose(seen, QUICK)
        assert seen.key() == before
        other = RULES.seen_by(RULES.imagine(seen, 77), seat)
        assert player("singapore", level).choose(other, QUICK) == choice


@pytest.mark.parametrize("levels", [("apprentice", "merchant"), ("merchant",) * 3, ("merchant", "apprentice") * 2])
def test_every_line_is_legal_to_its_last_move(levels: tuple[str, ...]) -> None:
    assert sum(1 for _ in played(levels, 11)) > 30


def test_a_search_chooses_legal_lines_at_every_kind_of_decision() -> None:
    for state in met()[1::3]:
        line = player("singapore", "tycoon").choose(RULES.seen_by(state, RULES.decider(state)), QUICK).line
        ahead = state.clone()
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)


def test_every_reason_has_words_in_every_language() -> None:
    keys = {choice.reason.key for _, choice in played(("merchant", "apprentice"), 12)}
    assert len(keys) > 5
    for language in ("en", "fr"):
        words = json.loads((ROOT / "assets" / "languages" / language / "reasons_singapore.json").read_text("utf-8"))
        assert keys <= words.keys()


# ------------------------------------------------------------ sense
def a_town() -> Town:
    """Two seats; the other one and nobody have their flags of the round and tiles to build."""
    town = Town(2).worker(1, "bazaar").flag(1, (-3, 1)).flag(NEUTRAL, (1, -2))
    return town.display("architect", "trading_house", "market")


def weaver_and_company() -> Town:
    """A worker on a weaver, two cloth short of nine points, one street missing."""
    town = a_town().building("weaver_1", WEST, 0).building("east_india_1", WEST_2, 0)
    return town.street("weaver_1", "pawnbroker").worker(0, "weaver_1").cubes(0, cloth=1)


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


# ------------------------------------------------------------ the judge
def test_turns_left_are_those_of_stack_and_plots() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").stack().work(0)
    assert outlook(town.state).turns == (0, 1)


def test_nothing_but_points_is_worth_anything_without_turns() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").stack().work(0)
    ledger = ledger_of(town.state, 0, Temper())
    assert ledger.holdings(20, (3, 0, 2, 5)) == 0
    assert ledger.posted((0, 3)) == 0


def test_things_are_worth_more_where_a_building_takes_them() -> None:
    bazaar, stonecutter = 1 << TILE_OF["bazaar"], 1 << TILE_OF["stonecutter"]
    brick = GOODS.index("brick")
    without = prices(bazaar, 0, 3, Temper())
    with_it = prices(bazaar | stonecutter, 0, 3, Temper())
    assert with_it.cube[brick] > without.cube[brick]


def test_more_tokens_and_opium_than_the_others_are_feared() -> None:
    town = Town(2).building("opium_den", NORTH, 1).worker(0, "bazaar").worker(1, "bazaar").tokens(0, 1).work(0)
    ledger = ledger_of(town.state, 0, Temper())
    assert ledger.danger(0, 0) == 0 < ledger.danger(1, 0) < ledger.danger(2, 2)


def test_a_double_arrow_is_used_both_ways() -> None:
    both = uses(TILE_OF["office"], 10, 1, (0, 0, 2, 2), (0, 1, 2, 3))
    assert {use.back for use in both} == {False, True}
    assert all(use.money in (10, -10) for use in both)


def test_ways_name_the_streets_to_buy() -> None:
    town = weaver_and_company().work(0)
    state = town.state
    found = ways(state.layout, town.square("pawnbroker"), state.streets, state.lanes, 3, 1)
    way = next(way for way in found if way.square == town.square("east_india_1"))
    assert (way.moves, way.bought) == (2, 1)
    assert [hop.edge for hop in way.path][-1] == town.edge("weaver_1", "east_india_1")


def test_the_end_is_judged_by_points_and_pile() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").vp(9, 9).work(0)
    town.state.pending.clear()
    town.state.ended = "stack"
    worths = SingaporeJudge(Temper()).worths(town.state)
    assert worths[0] > worths[1]
