"""Illegal buildings and raids."""

import pytest

from rules.core.chance import roll, seeded
from rules.singapore.components import GOODS
from rules.singapore.effects.raid import draw_token
from rules.singapore.events.raid import RaidBegan, Raided, RaidEnded, TokenDrawn, TotalShown
from rules.singapore.places import BAG, BLACK, TOKENS, WHITE
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import EAST, WEST
from tests.titles.singapore.rules.watching import RULES

DEN = "opium_smuggler_1"


def in_the_den(seats: int = 3, owner: int = 1) -> Town:
    """A worker of seat 0 on the opium smugglers, who give 2 opium."""
    return Town(seats).on(0, DEN, owner)


def raid(town: Town) -> Town:
    """Seat 0 uses the den and draws white."""
    return town.draws("white").work(0).use(DEN)


@clause("SG-RAID-1")
def test_building_and_activating_draw_one_token_each() -> None:
    town = Town().display("opium_den", "market").flag(0, WEST).worker(0, "bazaar").cubes(0, opium=1)
    town.draws("black").turn(0).build("opium_den")
    assert town.state.tokens[0] == 1
    town.go("opium_den").draws("black").use("opium_den")
    assert town.state.tokens[0] == 2, "own tiles included"
    assert len(town.told(TokenDrawn)) == 2
    legal = Town().on(0, "port_1").work(0).use("port_1")
    assert legal.told(TokenDrawn) == [], "though it gives opium"


@clause("SG-RAID-2")
def test_draw_and_raid_come_before_the_effect() -> None:
    town = raid(in_the_den().cubes(0, opium=1))
    assert town.order() == [
        "Activated", "RaidBegan", "TotalShown", "TotalShown", "TotalShown", "Raided", "RaidEnded", "Received",
        "OwnerRewarded",
    ]  # fmt: skip
    assert town.held(0) == {"opium": 2}, "the old cube went, the new ones came after"


@clause("SG-RAID-3")
def test_a_black_token_stays_before_the_drawer() -> None:
    town = in_the_den().tokens(2).draws("black").work(0).use(DEN)
    assert town.told(TokenDrawn) == [TokenDrawn(0, 3)]
    assert town.told(RaidBegan) == []
    for seat in range(3):
        assert RULES.things(RULES.seen_by(town.state, seat))[TOKENS[0], BLACK] == 3, "in view of all"


@clause("SG-RAID-4")
def test_a_white_token_starts_a_raid_at_once() -> None:
    town = raid(in_the_den())
    assert town.told(RaidBegan) == [RaidBegan(0)]
    assert town.told(TokenDrawn) == []
    assert town.state.tokens[0] == 0


@clause("SG-RAID-5")
def test_all_show_their_opium_and_nothing_else() -> None:
    town = raid(in_the_den().cubes(0, opium=1, tea=4).cubes(1, opium=3, brick=2).cubes(2, cloth=5).tokens(0, 1, 2))
    assert town.told(TotalShown) == [TotalShown(0, 1, 1), TotalShown(1, 3, 4), TotalShown(2, 0, 2)]


@clause("SG-RAID-6")
def test_the_total_is_tokens_plus_opium() -> None:
    by_tokens = raid(in_the_den().cubes(0, opium=3).cubes(1, opium=1).tokens(0, 3))
    assert [event.colour for event in by_tokens.told(Raided)] == [1], "4 against 3"
    by_opium = raid(in_the_den().cubes(0, opium=3).tokens(2, 4))
    assert [event.colour for event in by_opium.told(Raided)] == [0], "5 against 4"


@clause("SG-RAID-7")
def test_the_highest_total_is_raided_and_all_that_tie() -> None:
    single = raid(in_the_den().cubes(1, opium=2).cubes(2, opium=3))
    assert [event.colour for event in single.told(Raided)] == [2]
    assert single.held(1) == {"opium": 2}
    tied = raid(in_the_den().cubes(1, opium=3).cubes(2, opium=3).cubes(0, opium=2))
    assert [event.colour for event in tied.told(Raided)] == [1, 2]


@clause("SG-RAID-8")
def test_a_pound_per_token_and_per_cube() -> None:
    town = raid(in_the_den().cubes(2, opium=3, tea=2).tokens(0, 0, 4).money(5, 5, 9))
    assert town.told(Raided) == [Raided(2, 7, 7, 4, 2)]
    assert town.state.money == [5, 5, 2]
    assert town.held(2) == {"opium": 1, "tea": 2}


@clause("SG-RAID-9")
@pytest.mark.parametrize(("money", "sold", "change"), [(5, 0, 0), (4, 1, 1), (3, 1, 0), (0, 3, 1)])
def test_points_are_sold_as_needed(money: int, sold: int, change: int) -> None:
    town = raid(in_the_den().tokens(0, 0, 5).money(5, 5, money).vp(5, 5, 8))
    assert (town.state.vp[2], town.state.money[2]) == (8 - sold, change)


@clause("SG-RAID-10")
@pytest.mark.parametrize(("money", "points", "paid"), [(1, 1, 3), (0, 0, 0), (2, 0, 2)])
def test_with_too_little_one_pays_all_there_is(money: int, points: int, paid: int) -> None:
    town = raid(in_the_den().tokens(0, 0, 5).money(5, 5, money).vp(5, 5, points))
    assert (town.state.vp[2], town.state.money[2], town.state.tokens[2]) == (0, 0, 0)
    assert town.told(Raided) == [Raided(2, 5, paid, 5, 0)]


@clause("SG-RAID-11")
def test_all_tokens_go_back_into_the_bag() -> None:
    town = raid(in_the_den().tokens(2, 0, 5))
    assert town.state.tokens[:3] == [2, 0, 0]
    assert RULES.things(town.state)[BAG, BLACK] == 14


@clause("SG-RAID-12")
@pytest.mark.parametrize(("held", "returned"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_half_of_the_opium_rounded_up(held: int, returned: int) -> None:
    town = raid(in_the_den().cubes(2, opium=held).money(5, 5, 9))
    assert town.held(2).get("opium", 0) == held - returned
    assert town.state.supply[GOODS.index("opium")] == 20 - held + returned - 2, "the effect then took 2"


@clause("SG-RAID-13")
def test_the_white_token_goes_back() -> None:
    town = raid(in_the_den().cubes(2, opium=1))
    assert town.told(RaidEnded) == [RaidEnded(True)]
    assert RULES.things(town.state)[BAG, WHITE] == 2
    assert [shift.to for shift in RaidEnded(True).shifts()] == [BAG]


@clause("SG-RAID-14")
def test_nobody_is_raided_for_nothing() -> None:
    town = raid(in_the_den())
    assert town.told(Raided) == []
    assert town.told(RaidEnded) == [RaidEnded(False)]
    assert town.state.money == [5, 5, 5]


@clause("SG-RAID-15")
def test_after_the_raid_the_turn_goes_on() -> None:
    town = raid(in_the_den().cubes(0, opium=2))
    assert town.decider == 0
    assert (town.hub.acts, town.hub.walk) == (2, 3)
    built = Town().display("opium_den", "market").flag(0, WEST).worker(0, "bazaar").cubes(0, opium=2).draws("white")
    built.turn(0).build("opium_den")
    assert built.tile_at(WEST) == "opium_den"
    assert built.has_street("opium_den", "pawnbroker")
    assert built.decider == 0


@clause("SG-RAID-16")
def test_what_can_no_longer_be_given_is_lost() -> None:
    town = Town().on(0, "opium_barter", owner=2).cubes(0, opium=2).draws("white").work(0).use("opium_barter")
    assert town.order()[-2:] == ["EffectLost", "OwnerRewarded"]
    assert town.held(0) == {"opium": 1}
    assert (town.hub.acts, town.state.vp[2]) == (2, 6)
    assert "opium_barter" not in town.usable()
    enough = Town().on(0, "opium_barter", owner=2).cubes(0, opium=4).draws("white").work(0).use("opium_barter")
    assert enough.held(0) == {"brick": 2, "tea": 1, "cloth": 1}, "2 of 4 were left"


@clause("SG-RAID-17")
@pytest.mark.parametrize(("drawer", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_tied_players_settle_clockwise_from_the_active_one(drawer: int, order: list[int]) -> None:
    """All sell a point and meet again on the same space: who settles first lies at the bottom."""
    town = Town().on(drawer, DEN, drawer).money(0, 0, 0).tokens(2, 2, 2).vp(9, 9, 9).draws("white")
    town.work(drawer).use(DEN)
    assert [event.colour for event in town.told(Raided)] == order
    assert town.state.vp == [8, 8, 8]
    assert town.state.track == order


@clause("SG-RAID-18")
def test_each_tied_player_settles_for_itself() -> None:
    town = raid(in_the_den().cubes(1, opium=4).cubes(2, opium=1).tokens(0, 1, 4).money(5, 6, 7))
    assert town.told(Raided) == [Raided(1, 5, 5, 1, 2), Raided(2, 5, 5, 4, 1)]
    assert town.state.money == [5, 1, 2]
    assert (town.held(1), town.held(2)) == ({"opium": 2}, {})
    assert town.state.tokens[:3] == [0, 0, 0]


@clause("SG-RAID-19")
def test_with_all_black_tokens_drawn_every_draw_is_white() -> None:
    for seed in range(40):
        town = Town().tokens(8, 8, 0)
        town.state.rng = seeded(seed)
        told: list[object] = []
        draw_token(town.state, 2, told.append)
        assert isinstance(told[0], RaidBegan)
        assert RULES.things(town.state)[BAG, WHITE] == 2


@clause("SG-RAID-19")
def test_each_token_is_as_likely_as_any_other() -> None:
    """Of the 18 possible draws 16 are black; with 10 tokens out, 6 of 8."""
    for out, black in ((0, 16), (10, 6)):
        outcomes = set()
        for seed in range(400):
            town = Town().tokens(0, out)
            town.state.rng = seeded(seed)
            number = roll(town.state.clone(), black + 2)
            told: list[object] = []
            draw_token(town.state, 0, told.append)
            outcomes.add((number, isinstance(told[0], TokenDrawn)))
        assert outcomes == {(number, number < black) for number in range(black + 2)}


@clause("SG-RAID-20")
def test_tokens_drawn_earlier_in_the_turn_count() -> None:
    town = in_the_den().building("opium_smuggler_2", EAST, 1).street("opium_smuggler_2", "tea_jetty").draws("black")
    town.work(0).use(DEN).go("pawnbroker", "opium_smuggler_2").draws("white").use("opium_smuggler_2")
    assert town.told(Raided) == [Raided(0, 3, 3, 1, 1)], "one token and two cubes, not the three to come"
    assert town.held(0) == {"opium": 1 + 3}


@clause("SG-RAID-21")
@pytest.mark.parametrize("key", ["pawnbroker", "tea_jetty", "bazaar", "government_house"])
def test_start_buildings_draw_nothing(key: str) -> None:
    town = Town().worker(0, key).cubes(0, tea=1).tokens(8, 8).work(0).use(key)
    assert (town.told(TokenDrawn), town.told(RaidBegan)) == ([], [])
    assert town.state.owner[town.square(key)] == -1
