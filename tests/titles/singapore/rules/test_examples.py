"""The worked examples, each quoted in the test that plays it."""

import pytest

from rules.core.target import SEATS
from rules.singapore.components import NEUTRAL, TILE_OF
from rules.singapore.events.raid import Raided
from rules.singapore.events.rounds import GameEnded, TileRevealed
from rules.singapore.events.trade import SealPassed
from rules.singapore.moves import Activate, Enter, Go
from rules.singapore.places import MARKER, RAFFLES, track
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, DEAR, EAST, NORTH, WEST, WEST_2
from tests.titles.singapore.rules.test_moves import START
from tests.titles.singapore.rules.watching import RULES


@clause("SG-EX-1")
@pytest.mark.parametrize("owner", [0, NEUTRAL])
def test_a_turn_of_blue(owner: int) -> None:
    """Given blue's worker on a Brickyard that is blue's own or neutral, 1 brick and 1 opium in stock, Architect owned
    by red, Tea house owned by yellow; when blue activates the Brickyard, moves to the Pawnbroker without using it,
    moves to the Architect and sells 3 bricks, pays 1 pound for a street, moves to the Tea house and gives the opium;
    then blue has 0 brick, 0 opium, 3 tea, +3 pounds net, red +1 VP, yellow +1 VP, and no move or activation is left."""
    red, yellow = 1, 2
    town = Town().on(0, "brickyard", owner).cubes(0, brick=1, opium=1).building("architect", NORTH, red)
    town.street("architect", "pawnbroker").building("tea_house", EAST, yellow).work(0)
    town.use("brickyard").go("pawnbroker", "architect").use("architect").lay("architect", "tea_house")
    town.go("tea_house").use("tea_house")
    assert town.held(0) == {"tea": 3}
    assert town.state.money[0] == 5 + 3
    assert town.state.vp == [5, 6, 6]
    assert (town.hub.walk, town.hub.acts) == (0, 0)
    assert town.offered(Go) == town.offered(Activate) == []


@clause("SG-EX-2")
def test_two_points_for_a_plot() -> None:
    """Given 1 pound and 5 VP and a plot of price 4; when the player builds; then 2 VP are sold, 5 pounds are held, 4
    paid, 1 pound and 3 VP are left."""
    town = Town().display("market", "bank").flag(0, DEAR).building("office", (-3, -1), 1).money(1).turn(0)
    assert town.price(DEAR) == 4
    town.build("market")
    assert (town.state.money[0], town.state.vp[0], town.state.sold[0]) == (1, 3, 2)


@clause("SG-EX-3")
def test_a_free_plot() -> None:
    """Given 0 pounds and 0 VP; when the player builds on a plot of price 3; then the plot is free."""
    town = Town().display("market", "bank").flag(0, WEST).money(0).vp(0).turn(0)
    assert town.price(WEST) == 3
    town.build("market")
    assert (town.state.money[0], town.state.vp[0], town.tile_at(WEST)) == (0, 0, "market")


@clause("SG-EX-4")
def test_a_raid_on_the_one_who_did_not_draw() -> None:
    """Given A with 2 black tokens and 3 opium, B with 4 black tokens and 0 opium, and A holding 3 pounds and 8 VP; when
    B draws white; then A pays 5 by selling 1 VP, returns 2 tokens and 2 opium, keeps 1 opium; B loses nothing."""
    a, b = 0, 1
    town = Town().on(b, "syndicate_cash_1", b).cubes(a, opium=3).tokens(2, 4).money(3, 5).vp(8, 5)
    town.draws("white").work(b).use("syndicate_cash_1")
    assert town.told(Raided) == [Raided(a, 5, 5, 2, 2)]
    assert (town.state.money[a], town.state.vp[a], town.held(a)) == (0, 7, {"opium": 1})
    assert (town.state.money[b], town.state.vp[b], town.state.tokens[b]) == (5 + 2, 5, 4)
    assert town.state.tokens[a] == 0


@clause("SG-EX-5")
def test_a_raid_on_two() -> None:
    """Given A and B both at total 4, C at 1; when a raid comes; then A and B both pay 4 and return tokens and half
    their opium."""
    town = Town().on(2, "syndicate_cash_1", 2).cubes(0, opium=3).cubes(1, opium=2).cubes(2, opium=1).tokens(1, 2, 0)
    town.draws("white").work(2).use("syndicate_cash_1")
    assert town.told(Raided) == [Raided(0, 4, 4, 1, 2), Raided(1, 4, 4, 2, 1)]
    assert town.state.money == [1, 1, 5 + 2]
    assert [town.held(seat) for seat in range(3)] == [{"opium": 1}] * 3
    assert town.state.tokens[:3] == [0, 0, 0]


@clause("SG-EX-6")
def test_a_seal_pays_once() -> None:
    """Given VP 8; when 9 VP are gained; then VP 17 and 5 pounds for the seal at 10; when 9 are lost and 9 gained again;
    then no further money."""
    town = Town().on(0, "east_india_1", owner=0).cubes(0, tea=3).vp(8).work(0).use("east_india_1")
    assert (town.state.vp[0], town.state.money[0]) == (17, 0 + 5)
    again = Town().on(0, "east_india_1", owner=0).cubes(0, tea=3, opium=18).vp(17).money(0)
    again.building("syndicate_cash_1", NORTH, 2).worker(1, "syndicate_cash_1")
    again.draws("white").work(1).use("syndicate_cash_1")
    assert (again.state.vp[0], again.state.money[0]) == (8, 0), "9 points sold for a fine of 18"
    again.money(5).worker(0, "east_india_1").work(0).use("east_india_1").take("tea")
    assert (again.state.vp[0], again.state.money[0]) == (17, 0)
    assert again.told(SealPassed) == []


@clause("SG-EX-7")
def test_the_second_worker_enters_for_the_third_move() -> None:
    """Given two workers, 2 moves used with the first; when the second has just been received; then it may enter any
    building for the third move and activate it if an activation is left."""
    town = Town().building("new_agent", NORTH, 1).street("new_agent", "pawnbroker").building("bank", CORNER, 2)
    town.worker(0, "tea_jetty").work(0).use("tea_jetty").go("pawnbroker", "new_agent").use("new_agent")
    assert town.hub.walk == 1
    town.enter("bank")
    assert town.hub.walk == 0
    town.use("bank")
    assert town.state.vp == [10, 6, 6]
    assert town.hub.acts == 0
    spent = Town().on(0, "new_agent").work(0, walk=1, acts=1).use("new_agent").enter("tea_jetty")
    assert spent.offered(Activate) == []


@clause("SG-EX-8")
def test_the_second_worker_waits() -> None:
    """Given no move left when New agent is activated; when the turn ends; then the second worker waits and may enter
    next turn for one move."""
    town = Town().on(0, "new_agent").worker(1, "bazaar").worker(2, "bazaar").display("bank", "office", "port_1")
    town.flag(1, EAST).flag(2, NORTH).vp(5, 9, 9).work(0, walk=0).use("new_agent")
    assert town.offered(Enter) == []
    town.done().pass_turn().pass_turn()
    assert town.worker_of(0, second=True) == "waits"
    assert (town.decider, town.state.round) == (0, 4)
    town.put_flags(*sorted(town.plots())[:3]).build_any().enter("government_house")
    assert town.hub.walk == 2


@clause("SG-EX-9")
def test_five_tiles_or_four() -> None:
    """Given 4 players and no tile left over; when the round starts; then 5 tiles are revealed; given one left over,
    then 4."""
    assert len(Town(4).new_round().told(TileRevealed)) == 5
    assert len(Town(4).display("market").hut("market").new_round().told(TileRevealed)) == 4


@clause("SG-EX-10")
def test_the_hut_when_the_top_tile_is_bought() -> None:
    """Given the last player, displayed tiles X (with hut) and Y, and 1 pound or more; when the top tile of the stack is
    bought; then X leaves the game and Y gets the hut."""
    x, y = "market", "architect"
    town = Town().display(x, "", y, "").hut(x).flag(2, EAST).money(5, 5, 1).worker(2, "bazaar")
    town.stack("bank", "office", "port_1", "port_2", "stonecutter").turn(2).build("bank").done()
    assert TILE_OF[x] in town.state.gone
    assert town.state.hut == TILE_OF[y]
    assert y in town.shown()


@clause("SG-EX-11")
def test_a_lap_between_two_markers() -> None:
    """Given A at 63 VP and B at 3 VP; when a round starts; then B takes the Raffles tile and the two markers form no
    pile."""
    town = Town(2).vp(63, 3).new_round()
    things = RULES.things(town.state)
    assert things[SEATS[1], RAFFLES] == 1
    assert (things[track(63), MARKER[0]], things[track(3), MARKER[1]]) == (1, 1)
    assert Town(2).vp(63, 3).pile(0, 1).state.track == [1, 0]


@clause("SG-EX-12")
def test_the_last_seal() -> None:
    """Given 58 VP and seals up to 50 paid; when 14 VP are gained; then VP 72 and 5 pounds for the seal at 60 only; when
    10 more are gained; then no money."""
    town = (
        Town().on(0, "east_india_2", owner=0).building("east_india_3", WEST_2, 0).building("street_kitchen", CORNER, 0)
    )
    town.street("east_india_2", "east_india_3").street("east_india_2", "street_kitchen")
    town.cubes(0, tea=3).money(7).vp(58).work(0).use("east_india_2").go("street_kitchen").use("street_kitchen")
    assert town.state.vp[0] == 72
    assert town.told(SealPassed) == [SealPassed(0, 60, 5)]
    assert town.state.money[0] == 5
    town.cubes(0, brick=5).go("east_india_2", "east_india_3").use("east_india_3")
    assert (town.state.vp[0], town.state.money[0]) == (82, 0)
    assert len(town.told(SealPassed)) == 1


@clause("SG-EX-13")
def test_start_buildings_are_one_location() -> None:
    """Given a worker on a plot building joined by a street to the Pawnbroker; when it moves to the Bazaar; then one
    move is used, and a further move takes it to the Pawnbroker."""
    town = Town().on(0, "market").work(0).go("bazaar")
    assert town.hub.walk == 2
    assert town.reach() == START - {"bazaar"} | {"market"}
    assert town.go("pawnbroker").hub.walk == 1


@clause("SG-EX-14")
def test_two_workers_on_one_building() -> None:
    """Given two workers on the same building; when the player activates it; then it cannot be activated again this turn
    by the other worker."""
    town = Town().on(0, "brickyard").worker(0, "brickyard", second=True).work(0)
    assert len(town.offered(Activate)) == 1
    assert town.use("brickyard").offered(Activate) == []
    assert town.go("pawnbroker").usable() == {"pawnbroker"}


@clause("SG-EX-15")
def test_raffles_tactics_and_the_third_activation() -> None:
    """Given Raffles' tactics reached with the third move and activated as the second activation; when the worker then
    moves 5 streets; then it may use the third activation where it stops."""
    town = Town().building("raffles_tactics", NORTH, 1).street("raffles_tactics", "pawnbroker").worker(0, "tea_jetty")
    town.building("brickyard", EAST, 0).street("raffles_tactics", "brickyard").work(0).use("tea_jetty")
    town.go("bazaar", "pawnbroker", "raffles_tactics").use("raffles_tactics")
    assert (town.hub.walk, town.hub.acts) == (0, 1)
    town.go("brickyard", "raffles_tactics", "pawnbroker", "raffles_tactics", "brickyard")
    assert town.offered(Go) == []
    assert town.use("brickyard").held(0) == {"tea": 1, "brick": 2}


@clause("SG-EX-16")
def test_the_end_comes_by_the_stack() -> None:
    """Given 4 players, 36 plots with 4 free and eligible, and 3 tiles in the stack plus one left over; when a new round
    would start; then the game ends, since 4 new tiles cannot be revealed."""
    free = ((-1, -3), (0, -3), (1, -3), (-1, -4))
    town = Town(4).display("market").hut("market").full(*free).stack("port_4", "cloth_exchange", "stonecutter")
    town.new_round()
    assert town.told(GameEnded) == [GameEnded("stack")]
    more = Town(4).display("market").hut("market").full(*free)
    more.stack("port_4", "cloth_exchange", "stonecutter", "black_market_2").new_round()
    assert not more.is_over()
    assert len(more.plots()) == 4


@clause("SG-EX-17")
@pytest.mark.parametrize(("owner", "points"), [(1, 6), (0, 5)])
def test_an_effect_lost(owner: int, points: int) -> None:
    """Given `syndicate_sale` on the board, a player on it with exactly 3 opium, 2 black tokens and 9 pounds, all others
    at 0; when the player activates the tile and draws white; then 5 pounds are paid, 2 tokens and 2 opium returned, the
    effect is lost, the activation is used and the owner of the tile gains 1 VP if another player."""
    town = Town().on(0, "syndicate_sale", owner).cubes(0, opium=3).tokens(2).money(9).draws("white").work(0)
    town.use("syndicate_sale")
    assert town.told(Raided) == [Raided(0, 5, 5, 2, 2)]
    assert (town.state.money[0], town.held(0), town.state.tokens[0]) == (4, {"opium": 1}, 0)
    assert "EffectLost" in town.order()
    assert (town.hub.acts, town.usable()) == (2, set())
    assert (town.state.vp[0], town.state.vp[1]) == (5, points)
