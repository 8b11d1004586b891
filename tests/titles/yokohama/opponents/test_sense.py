"""Opponents at Yokohama see what is plain."""

from collections import Counter

import pytest

from game.opponents.levels import player
from game.opponents.yokohama.school import SCHOOL
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.idle import goes_for_nothing
from game.opponents.yokohama.turn.script import glance_at
from game.opponents.yokohama.worth.sites import site_gains
from rules.core.deal import Deal
from rules.core.event import Event
from rules.yokohama.cards import HOUSE_SPACE, TILES
from rules.yokohama.events.town import Acted
from rules.yokohama.free import Achieve, Complete, UseAgent
from rules.yokohama.moves import HOME, Build, Choose, Five, Go, TakeSpace
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.opponents.games import MODULES, QUICK, RULES, chosen, game, played
from tests.titles.yokohama.planted import at_a_free_tile
from tests.titles.yokohama.rules.placing import area

THINKERS = ("merchant", "tycoon")


def last_turn(harbour: Harbour) -> Harbour:
    """The game ends with the turn of seat 0 and what others still have."""
    harbour.begin()
    harbour.state.last_turn = harbour.state.turn + harbour.state.seats - 1
    return harbour


def test_all_that_the_game_offers_is_used() -> None:
    """Over two games orders, Achievements, spaces, buildings and tokens all happen, going home hardly ever."""
    made: Counter[object] = Counter()
    for seed in (5, 6):
        for _, choice in game("merchant", 2, seed):
            made.update(type(move) for move in choice.line)
            made.update(move for move in choice.line if move == HOME)
    for kind, least in ((Complete, 4), (Achieve, 2), (TakeSpace, 8), (Build, 8), (Five, 4), (Choose, 6)):
        assert made[kind] >= least, kind
    assert made[HOME] <= made[Go] / 10


@pytest.mark.parametrize("level", THINKERS)
def test_goods_for_an_order_complete_it_in_the_last_turn(level: str) -> None:
    harbour = Harbour(2).own(tea=4).orders(0, 1).men(bank=1)
    choice = chosen(last_turn(harbour), level)
    assert Complete(0) in choice.line


@pytest.mark.parametrize("level", THINKERS)
def test_imports_go_to_customs_before_the_end(level: str) -> None:
    harbour = Harbour(2).own(imports=3).men(customs=3)
    choice = chosen(last_turn(harbour), level)
    assert TakeSpace(1, 4) in choice.line


@pytest.mark.parametrize("level", THINKERS)
def test_an_agent_is_not_left_unused_in_the_last_turn(level: str) -> None:
    """Customs once by the President, the Bank by the Agent."""
    harbour = Harbour(2).own(imports=3).men(customs=3, bank=4).agents(0, british=1)
    choice = chosen(last_turn(harbour), level)
    assert TakeSpace(1, 4) in choice.line
    assert any(isinstance(move, UseAgent) for move in choice.line)


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_acts_where_nothing_can_be_gained(level: str) -> None:
    """Acting with a Power that has no effect is a lost turn; in a whole game it hardly happens."""
    weak = 0
    for before, choice in game(level)[:-1]:
        state = before.clone()
        told: list[Event] = []
        for move in choice.line:
            RULES.apply(state, move, told.append)
        weak += any(isinstance(fact, Acted) and fact.power < 2 for fact in told)
    assert weak <= 1


def test_no_way_to_nothing_is_considered_while_there_is_another() -> None:
    mind = SCHOOL.mind(Temper())
    for before, _ in game("merchant")[:-1]:
        seat = RULES.decider(before)
        seen = RULES.seen_by(before, seat)
        lines = mind.proposals.lines(seen)
        idle = [line for line in lines if goes_for_nothing(RULES, seen, seat, line)]
        assert not idle or idle == lines


def test_a_shop_is_built_where_it_is_rewarded() -> None:
    """A space without a reward is not even thought of while the tile has others."""
    state = at_a_free_tile().state
    holdings = glance_at(state, 0, Temper())
    spaces = [space for _, space in site_gains(holdings, area("tea"))]
    printed = TILES[state.tiles[area("tea")]].rewards
    assert spaces
    assert all(printed[space] for space in spaces if space != HOUSE_SPACE)


def test_the_merchant_beats_the_apprentice() -> None:
    """Four games from both seats: not a measure of strength, only of order."""
    lead = 0
    for seed in (1, 2):
        for seat in (0, 1):
            levels = ("merchant", "apprentice") if seat == 0 else ("apprentice", "merchant")
            *_, (end, _) = played(levels, seed)
            totals = [sheet.total for sheet in RULES.scores(end)]
            lead += totals[seat] - totals[1 - seat]
    assert lead > 0


def test_whatever_somebody_began_is_carried_on() -> None:
    """A hint may be asked for at every decision, also in the middle of what a person clicked together."""
    state = RULES.new_state(Deal("yokohama", 3, MODULES, 11))
    asked: Counter[type] = Counter()
    roll = 7
    while not RULES.is_over(state) and sum(asked.values()) < 90:
        seat = RULES.decider(state)
        kind = type(state.pending[-1])
        if asked[kind] < 4:
            asked[kind] += 1
            told = player("yokohama", "merchant").choose(RULES.seen_by(state, seat), QUICK)
            twin = RULES.seen_by(state, seat)
            RULES.check(twin, told.line[0])
        roll = (roll * 1103515245 + 12345) % 2**31
        moves = RULES.legal_moves(state)
        RULES.apply(state, moves[(roll >> 8) % len(moves)])
    assert len(asked) >= 14


def one_space_from_the_end(lead: int) -> Harbour:
    """Seat 0 could take the space of Customs that begins the last round."""
    harbour = Harbour(2).own(imports=1, yen=3).own(1, imports=2, yen=6, tea=3).men(customs=2, laboratory_a=2, port_a=2)
    harbour.men(1, bank=2, tea=2).president(0, "tea").president(1, "bank")
    harbour.board("customs", space_1=1, space_3=0, space_5=1)
    harbour.state.earned[0][0] = 10 + max(0, lead)
    harbour.state.earned[1][0] = 10 + max(0, -lead)
    harbour.begin()
    return harbour


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_ends_a_lost_game(level: str) -> None:
    assert not any(isinstance(move, TakeSpace) for move in chosen(one_space_from_the_end(-30), level).line)


@pytest.mark.parametrize("level", THINKERS)
def test_who_leads_ends_the_game_and_says_so(level: str) -> None:
    choice = chosen(one_space_from_the_end(30), level)
    assert any(isinstance(move, TakeSpace) for move in choice.line)
    assert choice.reason.key == "yokohama.why.ends"
