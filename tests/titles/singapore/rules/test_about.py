"""Tooltips: what a thing is, does, and would give now."""

import pytest

from rules.core.bits import numbers_in
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import NOTHING
from rules.singapore.components import NEUTRAL, TILE_OF
from rules.singapore.places import (
    BAG,
    BUILDING,
    DISPLAY,
    EFFECT,
    FLAGS,
    GOOD,
    HUT,
    MARKER,
    PLOT,
    ROADS,
    SCREEN,
    STACK,
    STREET,
    SUPPLY,
    TILE,
    TOKENS,
    TOP,
    WORKER,
    track,
)
from rules.singapore.words.names import counted
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, EAST_2, NORTH, WEST, WEST_2, WEST_3
from tests.titles.singapore.rules.watching import RULES

NONE = (0, 0, 0, 0)


def lines(town: Town, target: Target, seat: int = 0) -> list[Text]:
    return RULES.about(RULES.seen_by(town.state, seat), seat, target)


def about(key: str, **args: int | Target | Text) -> Text:
    return say(f"singapore.about.{key}", **args)


def tile(key: str) -> Target:
    return TILE[TILE_OF[key]]


def now(key: str, **cubes: int) -> Text:
    """What using a building would bring seat 0, who has 4 pounds and stands on it."""
    town = Town().on(0, key).money(4).cubes(0, **cubes).work(0)
    return lines(town, BUILDING[town.square(key)])[-2]


@clause("SG-ACT-6", "SG-ACT-7")
def test_a_building() -> None:
    town = Town().on(0, "opium_den", owner=1).money(4).work(0)
    assert lines(town, BUILDING[town.square("opium_den")]) == [
        about("of_other", tile=tile("opium_den"), seat=SEATS[1]),
        about("both_ways", give=counted((0, 1, 0, 0)), get=counted(NONE, money=4)),
        about("illegal_use", white=2, n=18),
        about("worker_here"),
        about("now", get=counted((0, 1, 0, 0))),
        about("owner_point", seat=SEATS[1], n=1),
    ]
    assert lines(town, EFFECT[town.square("opium_den")]) == lines(town, tile("opium_den"))
    own = Town().on(0, "brickyard", owner=0).work(0)
    assert lines(own, tile("brickyard")) == [
        about("of_own", tile=tile("brickyard")), about("gain", get=counted((0, 0, 2, 0))), about("worker_here"),
        about("now", get=counted((0, 0, 2, 0))),
    ]  # fmt: skip
    assert lines(own, tile("pawnbroker")) == [
        about("of_start", tile=tile("pawnbroker")),
        about("exchange", give=counted(NONE, points=1), get=counted(NONE, money=3)),
        about("moves_away", n=1),
        about("now", get=counted(NONE, money=3)),
    ]
    neutral = Town(2).on(0, "brickyard", owner=NEUTRAL).work(0)
    assert lines(neutral, tile("brickyard"))[0] == about(
        "of_other", tile=tile("brickyard"), seat=Text("singapore.neutral")
    )
    assert lines(neutral, tile("brickyard"))[-1] == about("now", get=counted((0, 0, 2, 0))), "nobody gets a point"


@clause("SG-ACT-8", "SG-BLD-3", "SG-COMP-9")
def test_what_using_it_would_bring_now() -> None:
    assert now("stonecutter", brick=3) == say("singapore.refuse.short", what=counted((0, 0, 2, 0), money=6))
    lacks = say("singapore.refuse.short_both", there=counted((0, 0, 2, 2)), back=counted(NONE, money=6))
    assert now("office") == lacks
    assert now("office", brick=2, cloth=2) == about("now", get=counted(NONE, money=10))
    both = about("now_both", get=counted(NONE, money=4), back=counted((0, 1, 0, 0)))
    assert now("opium_den", opium=1) == both
    short = Town().on(0, "brick_kiln").supply(brick=1).work(0)
    assert lines(short, tile("brick_kiln"))[-2] == about("now", get=counted((0, 0, 1, 0))), "all that is left"
    empty = Town().on(0, "syndicate_swap").cubes(0, tea=1, opium=3).supply(opium=0).work(0)
    assert lines(empty, tile("syndicate_swap"))[-2] == about("now_both", get=NOTHING, back=counted(NONE, mixed=1))
    back = Town().on(0, "opium_den").money(4).cubes(0, opium=1).supply(opium=0).work(0)
    assert lines(back, tile("opium_den"))[-2] == about("now_both", get=counted(NONE, money=4), back=NOTHING)


@clause("SG-BLD-6", "SG-BLD-7", "SG-BLD-10", "SG-BLD-12")
def test_the_four_that_are_no_exchange() -> None:
    assert now("courthouse") == Text("singapore.refuse.no_tokens")
    court = Town().on(0, "courthouse").tokens(5).work(0)
    assert lines(court, tile("courthouse"))[1] == about("special.return_black_tokens", n=3)
    assert lines(court, tile("courthouse"))[-2] == about("now.return_black_tokens", n=3)
    assert now("new_agent") == about("now.second_worker", n=0)
    hired = Town().on(0, "new_agent").second_waits(0).work(0)
    assert lines(hired, tile("new_agent"))[-2] == Text("singapore.refuse.agent_once")
    assert now("raffles_tactics") == about("now.extra_moves", n=5)
    assert now("raffles_orders") == about("now.place_worker_anywhere", n=0)


@clause("SG-MOVE-6", "SG-STREET-3")
def test_how_far_it_is() -> None:
    town = Town().on(0, "market").building("bank", CORNER, 1).building("office", EAST, 1).building("port_1", EAST_2, 1)
    town.street("office", "tea_jetty").building("port_2", (-4, -3), 1).work(0)
    assert lines(town, tile("office"))[2] == about("moves_away", n=2)
    streets = say("singapore.count.streets", n=1)
    assert lines(town, tile("bank"))[2] == about("moves_and_streets", n=1, streets=streets, price=1)
    assert lines(town, tile("port_1"))[2] == about("moves_and_streets", n=3, streets=streets, price=1)
    assert lines(town, tile("port_2"))[2] == about("unreachable")


@clause("SG-BUILD-4", "SG-BUILD-5", "SG-BUILD-10")
def test_what_a_tile_on_offer_would_cost() -> None:
    town = Town().display("market", "opium_den").hut("market").stack("bank", "office").flag(2, WEST).money(5, 5, 3)
    town.turn(2)
    assert lines(town, tile("market"), 2)[2:] == [about("under_hut"), about("costs", price=3, left=0)]
    assert lines(town, DISPLAY[0], 2) == lines(town, tile("market"), 2)
    assert lines(town, tile("opium_den"), 2)[2] == about("illegal_build", white=2, n=18)
    assert lines(town, tile("bank"), 2)[-1] == about("costs_points", price=4, n=1), "the pound leaves two for three"
    assert lines(town, tile("office"), 2)[-1] == about("in_stack", stage=Text("singapore.stage.2"))
    assert lines(town, tile("stonecutter"), 2)[-1] == about("gone")
    assert lines(town, tile("bank"), 0)[-1] == about("top", price=1)
    empty = Town().display("market", "").work(0)
    assert lines(empty, DISPLAY[1]) == [RULES.name(DISPLAY[1]), about("slot_empty")]


@clause("SG-BUILD-10")
def test_the_stack_tile_is_priced_for_the_last_player_only() -> None:
    town = Town().display("market", "office").stack("bank", "port_1").flag(0, WEST).flag(2, NORTH).turn(0)
    assert lines(town, tile("bank"), 0)[-1] == about("top", price=1), "seat 0 may not take it"
    assert lines(town, tile("bank"), 2)[-1] == about("costs", price=3, left=2)
    broke = Town().display("market", "office").stack("bank", "port_1").flag(2, NORTH).money(5, 5, 0).turn(2)
    assert lines(broke, tile("bank"), 2)[-1] == about("top", price=1), "without cash it cannot be had at any price"


@clause("SG-BUILD-10", "SG-HUT-3", "SG-END-1")
@pytest.mark.parametrize(("stack", "ends"), [(4, False), (3, True), (2, False)])
def test_it_is_told_when_the_stack_tile_would_end_the_game(stack: int, ends: bool) -> None:
    """Three tiles and the one left over make a round; without the top one they do not. With two it ends anyway."""
    keys = ("bank", "port_1", "port_2", "port_3")[:stack]
    town = Town().display("market", "office").stack(*keys).flag(2, NORTH).worker(2, "bazaar").turn(2)
    assert (about("top_ends") in lines(town, tile("bank"), 2)) == ends
    assert (RULES.help(town.state) == say("singapore.help.build_top_ends", money=5, price=1)) == ends
    after = town.state.clone()
    town.build("market").done()
    assert town.is_over() == (stack < 3)
    town.state = after
    town.build("bank").done().mark("market").done()
    assert town.is_over() == (stack < 4)


@clause("SG-PLOT-2", "SG-PLOT-5")
def test_a_plot_and_a_street() -> None:
    town = Town().on(0, "market").building("bank", CORNER, 1).flag(1, NORTH).money(1).work(0)
    assert lines(town, PLOT[town.square(NORTH)]) == [
        about("plot", price=2), about("flag_of", seat=SEATS[1]),
    ], "another player pays for it"  # fmt: skip
    assert lines(town, PLOT[town.square(NORTH)], 1)[2] == about("costs", price=2, left=3)
    assert lines(town, PLOT[town.square(WEST_2)]) == [about("plot", price=2)], "no flag is being placed"
    assert lines(town, BUILDING[town.square(WEST_3)])[1] == Text("singapore.refuse.plot_alone")
    assert lines(town, PLOT[town.square(WEST)]) == lines(town, tile("market"))
    edge = town.edge("market", "bank")
    ends = about("street", here=tile("market"), there=tile("bank"))
    assert lines(town, STREET[edge]) == [Text("singapore.place.road"), ends, about("street_price", price=1)]
    assert lines(town, STREET[town.edge("market", "pawnbroker")])[2:] == [about("street_lies")]
    assert lines(town, STREET[town.edge(WEST, WEST_2)])[1:] == [about("street_not_yet")]
    full = Town().full().worker(0, "bazaar").work(0)
    full.state.streets = sum(1 << edge for edge in numbers_in(full.state.lanes)[:55])
    assert lines(full, STREET[numbers_in(full.state.lanes)[55]])[2:] == [Text("singapore.refuse.no_streets")]
    assert lines(full, ROADS)[1:] == [about("streets_left", n=0)]


@clause("SG-PREP-4", "SG-TWO-16")
def test_a_plot_in_preparation() -> None:
    town = Town(2).display("market", "architect", "brickyard", "weaver_1").preparation()
    town.prepare("market", NORTH).done().prepare("architect", WEST)
    costs = about("costs_points", price=3, n=1)
    assert lines(town, PLOT[town.square(CORNER)])[1:] == [about("plot_to_build"), costs]
    assert Text("singapore.refuse.plot_alone") in lines(town, PLOT[town.square(WEST_3)])
    assert lines(town, PLOT[town.square(WEST_2)]) == [about("plot", price=2)], "the own building does not open it"
    assert lines(town, PLOT[town.square(CORNER)], 1) == [about("plot", price=3)], "the other player does not build now"


@clause("SG-PLOT-1", "SG-PLOT-2")
def test_a_plot_while_flags_are_placed() -> None:
    town = Town().money(1, 9).new_round()
    assert lines(town, PLOT[town.square(WEST)])[1:] == [about("plot_open"), about("costs_points", price=3, n=1)]
    assert lines(town, PLOT[town.square(WEST)], 1)[1:] == [about("plot_open")], "it may become anybody's"
    town.put_flags(NORTH)
    assert lines(town, PLOT[town.square(WEST)])[1:] == [about("plot_open")], "now the flag of another is placed"


@clause("SG-INFO-1", "SG-INFO-3")
def test_what_is_said_of_a_screen() -> None:
    town = Town().cubes(0, tea=2, opium=1).cubes(1, cloth=3).money(4, 6).worker(0, "bazaar").work(0)
    assert lines(town, SCREEN[0])[1:] == [about("you_have", what=counted((2, 1, 0, 0), money=4))]
    assert lines(town, SCREEN[1])[1:] == [about("behind_screen")]
    assert RULES.about(town.state, 0, SCREEN[1]) == lines(town, SCREEN[1]), "whoever looks, the screen is closed"
    assert lines(town, GOOD[1])[1:] == [about("you_hold", n=1), about("in_supply", n=19), about("opium")]
    assert lines(town, GOOD[0])[1:] == [about("you_hold", n=2), about("in_supply", n=18)]
    assert lines(town, SUPPLY)[1:] == [about("supply", what=counted((18, 19, 20, 17))), about("streets_left", n=55)]


@clause("SG-RAID-8", "SG-RAID-12", "SG-RAID-19", "SG-INFO-4")
def test_tokens_and_the_bag() -> None:
    town = Town().cubes(0, opium=3).tokens(2, 4).worker(0, "bazaar").work(0)
    assert lines(town, BAG)[1:] == [about("bag", black=10, white=2), about("raid_now", total=5, fine=5, opium=2)]
    assert lines(town, TOKENS[1])[1:] == [about("tokens", n=4)]


@clause("SG-VP-4", "SG-ROUND-2", "SG-SETUP-3")
def test_seats_markers_and_pieces() -> None:
    town = Town().on(0, "market", owner=0).vp(12, 61, 9).flag(0, NORTH).tokens(3).second_waits(1).worker(1, "bazaar")
    town.work(0)
    assert lines(town, SEATS[0]) == [
        about("seat", seat=SEATS[0]), about("points", n=12), about("next_seal", seal=20, n=5), about("buildings", n=1),
        about("tokens", n=3),
    ]  # fmt: skip
    assert lines(town, SEATS[2])[-1] == about("furthest_back")
    assert lines(town, MARKER[1])[1:] == [about("points", n=61)], "no seal is left"
    assert lines(town, track(9))[1:] == [about("stands_here", seat=SEATS[2])]
    assert lines(town, track(1))[1:] == [], "61 is another place"
    assert lines(town, FLAGS[0])[1:] == [about("flags_left", n=12)]
    assert lines(town, WORKER[0])[1:] == [about("worker_on", tile=tile("market"))]
    assert lines(town, WORKER[1])[1:] == [about("worker_aside")]
    assert lines(town, WORKER[3])[1:] == [about("worker_waits")]
    assert lines(town, Target("seal", 10))[1:] == [about("seal", n=5)]
    assert lines(town, HUT)[1:] == [about("hut")]


@clause("SG-SETUP-1", "SG-INFO-4")
@pytest.mark.parametrize("place", [STACK, TOP])
def test_the_stack(place: Target) -> None:
    town = Town().stack("market", "architect", "bank", "stonecutter").worker(0, "bazaar").work(0)
    assert lines(town, place)[1:] == [
        about("stack", n=4),
        about("stage_left", stage=Text("singapore.stage.1"), n=1),
        about("stage_left", stage=Text("singapore.stage.3"), n=2),
    ]
