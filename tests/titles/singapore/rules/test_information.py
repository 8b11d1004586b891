"""Information: what lies behind screens and what all see."""

import pytest

from rules.core.deal import Deal
from rules.core.errors import HiddenAhead
from rules.core.target import HIDDEN
from rules.core.text import say
from rules.singapore.components import GOODS, TILES
from rules.singapore.effects.raid import draw_token
from rules.singapore.effects.rounds import turn_top
from rules.singapore.events.raid import TotalShown
from rules.singapore.events.trade import Given, Received
from rules.singapore.places import BAG, BANK, BLACK, GOOD, HIDDEN_STOCK, MONEY, SCREEN, TOP, WHITE
from rules.singapore.state import SingaporeState
from rules.singapore.words.names import counted
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import NORTH
from tests.titles.singapore.rules.watching import RULES

SEEDS = range(40)


def seen(town: Town, seat: int) -> SingaporeState:
    return RULES.seen_by(town.state, seat)


def worlds(town: Town, seat: int) -> list[SingaporeState]:
    """Worlds that fit what a seat has seen."""
    return [RULES.imagine(seen(town, seat), seed) for seed in SEEDS]


@clause("SG-INFO-1")
def test_cubes_and_money_lie_behind_screens() -> None:
    town = Town().cubes(0, tea=2).cubes(1, opium=3, brick=1).money(4, 7, 1).worker(0, "bazaar").work(0)
    view = seen(town, 0)
    assert view.money == [4, HIDDEN, HIDDEN]
    assert view.cubes == [2, 0, 0, 0, *[HIDDEN] * 8]
    things = RULES.things(view)
    assert (things[SCREEN[0], MONEY], things[SCREEN[0], GOOD[0]]) == (4, 2)
    assert not any(place == SCREEN[1] and thing in (MONEY, *GOOD) for place, thing in things)
    assert things[SCREEN[1], HIDDEN_STOCK] == things[SCREEN[2], HIDDEN_STOCK] == 1, "a full screen looks like any"
    assert (BANK, MONEY) not in things, "what the bank has paid out would tell what the others have together"
    assert view.offer is None
    assert town.state.money == [4, 7, 1], "the real state is untouched"


@clause("SG-INFO-1")
def test_what_lies_behind_screens_makes_no_difference_to_others() -> None:
    """Neither kinds nor numbers: a screen may hide all the cubes, or much money."""
    one = Town().cubes(1, opium=2, brick=1).cubes(2, tea=3).money(5, 7, 6).worker(0, "bazaar").work(0)
    other = Town().cubes(2, opium=2, brick=1, tea=3).money(5, 0, 40).worker(0, "bazaar").work(0)
    assert one.state.key() != other.state.key()
    assert seen(one, 0).key() == seen(other, 0).key()
    assert seen(one, 1).key() != seen(other, 1).key()
    held = {tuple(world.cubes[4:]) for world in worlds(one, 0)}
    assert len(held) > 10, "many worlds fit"
    for world in worlds(one, 0):
        assert (world.unknown, world.offer) == ([], None)
        assert RULES.seen_by(world, 0).key() == seen(one, 0).key()
        assert [sum(world.cubes[kind::4]) for kind in range(4)] == [3, 2, 1, 0]


@clause("SG-INFO-1")
def test_cubes_being_picked_are_the_owners_secret() -> None:
    town = Town().on(0, "port_4").cubes(0, tea=2, opium=2).work(0).use("port_4").take("opium")
    assert seen(town, 0).picked == [GOODS.index("opium")]
    assert seen(town, 1).picked == []
    assert town.last == []


@clause("SG-INFO-1")
def test_how_much_money_others_have_is_guessed_by_the_round() -> None:
    for round_number, most in ((1, 8), (7, 20)):
        town = Town().money(5, 90, 90).worker(0, "bazaar").work(0)
        town.state.round = round_number
        purses = [world.money[seat] for world in worlds(town, 0) for seat in (1, 2)]
        assert all(0 <= money <= most for money in purses)
        assert most / 2 - 2 < sum(purses) / len(purses) < most / 2 + 2
        assert all(world.money[0] == 5 for world in worlds(town, 0))


@clause("SG-INFO-6")
def test_open_screens_hide_nothing() -> None:
    deal = Deal("singapore", 3, {"screens": "open"}, 4)
    town = Town().cubes(1, opium=3).money(4, 7, 1).worker(0, "bazaar").work(0)
    town.state.open_screens = RULES.new_state(deal).open_screens
    view = seen(town, 0)
    assert (view.money, view.cubes, view.unknown) == (town.state.money, town.state.cubes, [])
    assert RULES.things(view) == RULES.things(town.state)
    assert RULES.sealed(town.state, 0) == ()
    assert all(world.cubes == town.state.cubes for world in worlds(town, 0))
    assert (view.rng, view.offer) == (0, None), "stack and bag stay hidden"
    held = counted((0, 3, 0, 0), money=7)
    assert RULES.about(view, 0, SCREEN[1])[1:] == [say("singapore.about.open_screen", what=held)]


@clause("SG-INFO-6")
def test_screens_are_hidden_unless_they_are_chosen_to_be_open() -> None:
    spec = next(spec for spec in RULES.options if spec.key == "screens")
    assert (spec.values, spec.default, spec.module) == (("hidden", "open"), "hidden", False)
    usual = RULES.new_state(Deal("singapore", 3, {}, 4))
    hidden = RULES.new_state(Deal("singapore", 3, {"screens": "hidden"}, 4))
    assert usual.key() == hidden.key() != RULES.new_state(Deal("singapore", 3, {"screens": "open"}, 4)).key()


@clause("SG-INFO-2")
def test_opium_is_shown_in_a_raid_only() -> None:
    quiet = Town().on(0, "opium_smuggler_1").cubes(1, opium=3).draws("black").work(0).use("opium_smuggler_1")
    assert quiet.told(TotalShown) == []
    assert seen(quiet, 0).cubes[5] == HIDDEN
    raid = Town().on(0, "opium_smuggler_1").cubes(1, opium=3).draws("white").work(0).use("opium_smuggler_1")
    assert [(event.colour, event.opium) for event in raid.told(TotalShown)] == [(0, 0), (1, 3), (2, 0)]
    assert all(event.seen_by(2) == event for event in raid.told(TotalShown))
    assert seen(raid, 0).cubes[5] == HIDDEN, "then the screens are closed again"


@clause("SG-INFO-3")
def test_what_is_public() -> None:
    town = Town().on(0, "bank").worker(1, "bazaar").second_waits(1).tokens(1, 2, 3).vp(9, 3, 30).hut("market")
    town.display("market", "office").flag(1, NORTH).work(0)
    for seat in range(3):
        view = seen(town, seat)
        for field in ("vp", "track", "tokens", "flagged", "workers", "streets", "tiles", "owner", "display", "hut"):
            assert getattr(view, field) == getattr(town.state, field)
        assert (view.top, view.gone, view.raffles, view.round) == (town.state.top, [], 0, 3)
        assert RULES.things(view)[TOP, ("tile", TILES[town.state.top].key)] == 1  # type: ignore[index]


@clause("SG-INFO-4")
def test_the_order_of_the_stack_and_the_bag_are_hidden() -> None:
    town = Town().tokens(3, 1).worker(0, "bazaar").work(0)
    view = seen(town, 0)
    assert view.rng == 0
    with pytest.raises(HiddenAhead):
        turn_top(view.clone(), lambda event: None)
    with pytest.raises(HiddenAhead):
        draw_token(view.clone(), 0, lambda event: None)
    tops, drawn = set(), set()
    for world in worlds(town, 0):
        turn_top(world, lambda event: None)
        tops.add(world.top)
        draw_token(world, 0, lambda event: None)
        drawn.add(world.tokens[0] == 4)
    assert len(tops) > 6
    assert drawn == {True, False}
    assert town.state.stack == sorted(town.state.stack)


@clause("SG-INFO-4")
def test_what_the_bag_holds_follows_from_the_table() -> None:
    things = RULES.things(seen(Town().tokens(3, 1).work(0), 2))
    assert (things[BAG, BLACK], things[BAG, WHITE]) == (12, 2)


@clause("SG-INFO-5")
def test_what_changes_hands_is_seen_by_all() -> None:
    town = Town().on(0, "port_4").cubes(0, tea=1, opium=2).work(0).use("port_4")
    assert town.told(Given) == [Given(0, (1, 2, 0, 0), 5, 0, 5)]
    assert town.told(Received) == [Received(0, (0, 0, 0, 0), 0, 9, 5)]
    for event in town.last:
        assert all(event.seen_by(seat) == event for seat in range(3))
    assert not any(shift.what.key == "back" for event in town.last for shift in event.shifts())
