"""What the log says of every fact."""

from rules.core.bits import numbers_in
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.singapore.components import NEUTRAL, TILE_OF
from rules.singapore.events.raid import RaidEnded
from rules.singapore.events.rounds import GameEnded, TileMovedUp, TopTurned, TurnBegan
from rules.singapore.places import TILE
from rules.singapore.words.names import counted
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, WEST

NOBODY_AT_ALL = Text("singapore.neutral")


def log(town: Town) -> list[Text]:
    """The sentences told by the last move."""
    return [text for event in town.last if (text := event.text()) is not None]


def line(key: str, **args: int | Target | Text) -> Text:
    return say(f"singapore.log.{key}", **args)


def tile(key: str) -> Target:
    return TILE[TILE_OF[key]]


def tokens(number: int) -> Text:
    return say("singapore.count.tokens", n=number)


@clause("SG-BUILD-4", "SG-BUILD-7")
def test_building() -> None:
    town = Town().display("market", "bank").flag(0, WEST).worker(0, "bazaar").turn(0)
    assert log(town) == []  # the turn stands under the name of its seat
    town.build("market")
    assert log(town) == [
        line("built", seat=SEATS[0], tile=tile("market")),
        line("plot", seat=SEATS[0], paid=3),
        line("free_street", seat=SEATS[0], here=tile("pawnbroker"), there=tile("market")),
    ]
    poor = Town().display("market", "bank").flag(0, WEST).money(0).vp(1).turn(0).build("market")
    assert log(poor)[1:3] == [
        line("sells_points", seat=SEATS[0], n=1, money=2),
        line("plot_short", seat=SEATS[0], paid=2, due=3),
    ]


@clause("SG-BUILD-10", "SG-HUT-1", "SG-HUT-2")
def test_the_stack_and_the_hut() -> None:
    town = Town().display("market", "architect").hut("market").flag(2, EAST).worker(2, "bazaar")
    town.stack("bank", "office").turn(2).build("bank")
    assert log(town)[0] == line("top_bought", seat=SEATS[2], tile=tile("bank"), price=1)
    town.done()
    assert log(town) == [
        line("gone", tile=tile("market")), line("hut", tile=tile("architect")), line("end_stack"),
    ]  # fmt: skip
    assert GameEnded("plots").text() == line("end_plots")
    assert GameEnded("stack").heading()


@clause("SG-ROUND-1", "SG-PLOT-1")
def test_a_new_round() -> None:
    town = Town(2).vp(9, 4).new_round()
    assert log(town)[:2] == [line("round", number=4), line("takes_raffles", seat=SEATS[1])]
    assert town.last[0].heading()
    shown = [line("revealed", tile=TILE[tile]) for tile in town.state.display]
    assert log(town)[2:] == [*shown, line("turn_plots")]
    assert log(Town().new_round())[1] == line("keeps_raffles", seat=SEATS[0])
    own = town.put_flags(WEST)
    assert log(own) == [line("own_flag", seat=SEATS[1], price=3)]
    assert log(town.put_flags(NORTH)) == [line("flag", seat=SEATS[1], whose=SEATS[0], price=2)]
    assert log(town.put_flags(EAST))[0] == line("flag", seat=SEATS[1], whose=NOBODY_AT_ALL, price=1)
    assert TileMovedUp(1, 0, 3).text() is None
    assert TopTurned(1).text() is None


@clause("SG-PREP-7")
def test_preparation() -> None:
    town = Town().display("market", "architect", "brickyard").preparation()
    assert log(town) == [line("turn_preparation")]
    assert log(town.prepare("market", WEST))[-1] == line("worker_starts", seat=SEATS[2], tile=tile("market"))


@clause("SG-MOVE-2", "SG-STREET-3", "SG-ACT-6")
def test_a_turn_of_workers() -> None:
    town = Town().on(0, "architect").building("bank", CORNER, 1).cubes(0, brick=3).vp(5, 9).work(0)
    assert log(town.use("architect")) == [
        line("uses", seat=SEATS[0], tile=tile("architect")),
        line("gives", seat=SEATS[0], what=counted((0, 0, 3, 0))),
        line("receives", seat=SEATS[0], what=counted((0, 0, 0, 0), money=4)),
        line("owner", seat=SEATS[1], tile=tile("architect"), n=1),
        line("seal", seat=SEATS[1], seal=10, money=5),
    ]
    street = line("street", seat=SEATS[0], here=tile("architect"), there=tile("bank"), price=1)
    assert log(town.lay("architect", "bank")) == [street]
    assert log(town.go("pawnbroker")) == [line("worker_moves", seat=SEATS[0], tile=tile("pawnbroker"))]
    assert log(town.use("pawnbroker"))[1:] == [
        line("gives", seat=SEATS[0], what=counted((0, 0, 0, 0), points=1)),
        line("receives", seat=SEATS[0], what=counted((0, 0, 0, 0), money=3)),
    ]
    gain = Town().on(0, "bank", owner=0).vp(1).work(0).use("bank")
    assert log(gain)[-1] == line("receives", seat=SEATS[0], what=counted((0, 0, 0, 0), points=5))


@clause("SG-BLD-7", "SG-BLD-8", "SG-BLD-10", "SG-BLD-12", "SG-BLD-6")
def test_the_four_that_are_no_exchange() -> None:
    agent = Town().on(0, "new_agent", owner=0).work(0).use("new_agent")
    assert log(agent)[1:] == [line("second_worker", seat=SEATS[0])]
    assert log(agent.enter("bazaar")) == [line("worker_enters", seat=SEATS[0], tile=tile("bazaar"))]
    tactics = Town().on(0, "raffles_tactics", owner=0).work(0).use("raffles_tactics")
    assert log(tactics)[1:] == [line("extra_moves", seat=SEATS[0], n=5)]
    orders = Town().on(0, "raffles_orders", owner=0).work(0).use("raffles_orders").jump("bazaar")
    assert log(orders) == [line("worker_sent", seat=SEATS[0], tile=tile("bazaar"))]
    court = Town().on(0, "courthouse", owner=0).tokens(1).work(0).use("courthouse")
    assert log(court)[1:] == [line("tokens_returned", seat=SEATS[0], n=1)]


@clause("SG-RAID-3", "SG-RAID-5", "SG-RAID-8", "SG-RAID-10", "SG-RAID-14", "SG-RAID-16")
def test_tokens_and_raids() -> None:
    black = Town().on(0, "syndicate_cash_1", owner=0).tokens(1).draws("black").work(0).use("syndicate_cash_1")
    assert log(black)[1] == line("black", seat=SEATS[0], n=2)
    white = Town().on(0, "opium_barter", owner=0).cubes(0, opium=3).tokens(2, 5).money(5, 0).vp(5, 1)
    assert log(white.draws("white").work(0).use("opium_barter"))[1:-2] == [
        line("white", seat=SEATS[0]),
        line("shows", seat=SEATS[0], opium=3, total=5),
        line("shows", seat=SEATS[1], opium=0, total=5),
        line("shows", seat=SEATS[2], opium=0, total=0),
        line("raided", seat=SEATS[0], paid=5, what=listed([tokens(2), counted((0, 2, 0, 0))])),
        line("sells_points", seat=SEATS[1], n=1, money=2),
    ]
    assert log(white)[-2:] == [
        line("raided_short", seat=SEATS[1], paid=2, due=5, what=tokens(5)),
        line("effect_lost", seat=SEATS[0], tile=tile("opium_barter")),
    ]
    assert RaidEnded(True).text() is None
    assert RaidEnded(False).text() == line("nobody_raided")


@clause("SG-TWO-10", "SG-TWO-11")
def test_the_neutral_colour() -> None:
    town = Town(2).display("architect", "", "", "opium_den").flag(NEUTRAL, WEST).tokens(neutral=3).draws("white")
    told = log(town.worker(1, "bazaar").work(1).done())
    assert told[:3] == [
        line("turn_neutral"), line("built", seat=NOBODY_AT_ALL, tile=tile("opium_den")),
        line("white", seat=NOBODY_AT_ALL),
    ]  # fmt: skip
    assert line("shows", seat=NOBODY_AT_ALL, opium=0, total=3) in told
    assert line("raided_neutral", seat=NOBODY_AT_ALL, what=tokens(3)) in told
    assert TurnBegan(0, "work").text() is None


@clause("SG-COMP-11")
def test_no_street_left() -> None:
    town = Town().display("market", "architect").full(WEST).flag(0, WEST)
    town.state.streets = sum(1 << edge for edge in numbers_in(town.state.lanes)[:55])
    assert log(town.worker(0, "pawnbroker").turn(0).build("market"))[-1] == line("no_street", tile=tile("market"))


def test_who_acts() -> None:
    """The crest before the sentence."""
    town = Town(2).display("architect", "", "", "opium_den").flag(NEUTRAL, WEST).draws("black").worker(1, "bazaar")
    told = {type(event).__name__: event.actor() for event in town.work(1).done().last}
    assert (told["TurnBegan"], told["Built"], told["TokenDrawn"], told["StreetBuilt"]) == (0, -1, -1, 0)
    black = Town().on(1, "syndicate_cash_1").draws("black").work(1).use("syndicate_cash_1")
    assert [event.actor() for event in black.last] == [1, 1, 1]
