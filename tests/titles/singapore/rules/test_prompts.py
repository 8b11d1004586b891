"""What the deciding seat is told at each step: prompt, help, and what each choice would do."""

from collections.abc import Callable

import pytest

from rules.core.bits import numbers_in
from rules.core.move import END_TURN, Move
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.singapore import moves
from rules.singapore.components import NEUTRAL, TILE_OF, TILES
from rules.singapore.moves import BACK, FORTH, TAKE
from rules.singapore.places import GOOD, TILE, WORKER
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.words.names import counted, side
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, SOUTH_WEST, WEST
from tests.titles.singapore.rules.watching import RULES

Argument = int | Target | Text


def prompt(key: str, **args: Argument) -> Text:
    return say(f"singapore.prompt.{key}", **args)


def helped(key: str, **args: Argument) -> Text:
    return say(f"singapore.help.{key}", **args)


def left(walk: int, acts: int) -> dict[str, Argument]:
    return {"moves": say("singapore.count.moves", n=walk), "acts": say("singapore.count.activations", n=acts)}


def tile(key: str) -> Target:
    return TILE[TILE_OF[key]]


def preparing() -> Town:
    return Town(2).display("market", "architect", "brickyard", "weaver_1").preparation()


def both_built() -> Town:
    return preparing().prepare("market", NORTH).done().prepare("architect", WEST).prepare("brickyard", SOUTH_WEST)


def building(*money: int) -> Town:
    return Town().display("market", "bank").flag(2, NORTH).money(*money).turn(2)


def cornered() -> Town:
    town = Town().display("market", "bank").building("office", WEST, 1).building("port_1", NORTH, 1).flag(0, CORNER)
    return town.worker(0, "office").turn(0).build("market")


def using(key: str, **cubes: int) -> Town:
    return Town().on(0, key).cubes(0, **cubes).money(20).work(0).use(key)


NINE_POINTS = helped("for", what=counted((0, 0, 0, 0), points=9))
CASES: tuple[tuple[Callable[[], Town], Text, Text | None], ...] = (
    (preparing, prompt("prepare"), helped("prepare", money=5)),
    (lambda: preparing().prepare("market", NORTH), prompt("confirm"), None),
    (lambda: both_built().lay("brickyard", "bazaar"), prompt("start_worker"), None),
    (lambda: Town(2).new_round(), prompt("own_plot"), helped("plots", n=3)),
    (lambda: Town(2).new_round().put_flags(WEST), prompt("plot", whose=SEATS[1]), helped("plots", n=2)),
    (
        lambda: Town(2).new_round().put_flags(WEST, EAST),
        prompt("plot", whose=Text("singapore.neutral")),
        helped("plots", n=1),
    ),
    (lambda: building(5, 5, 3), prompt("build", price=2), helped("build_top", money=3, price=1)),
    (lambda: building(5, 5, 0), prompt("build", price=2), helped("build_points", money=0, n=1)),
    (lambda: Town().display("market").flag(0, NORTH).turn(0), prompt("build", price=2), helped("build", money=5)),
    (cornered, prompt("free_street", tile=tile("market")), None),
    (
        lambda: Town().on(0, "brickyard").work(0),
        prompt("walk_or_use", tile=tile("brickyard")),
        helped("work", **left(3, 3)),
    ),
    (lambda: Town().on(0, "stonecutter").work(0, acts=2), prompt("walk"), helped("work", **left(3, 2))),
    (
        lambda: Town().on(0, "brickyard").work(0, walk=0),
        prompt("use", tile=tile("brickyard")),
        helped("work", **left(0, 3)),
    ),
    (lambda: Town().on(0, "stonecutter").work(0, walk=0), prompt("end_turn"), helped("work", **left(0, 3))),
    (lambda: using("raffles_tactics"), prompt("walk"), helped("work_extra", **left(3, 2), n=5)),
    (
        lambda: using("office", brick=2, cloth=2),
        prompt("direction", tile=tile("office")),
        say("singapore.about.both_ways", give=counted((0, 0, 2, 2)), get=counted((0, 0, 0, 0), money=10)),
    ),
    (lambda: using("port_4", tea=2, opium=2), prompt("give_any", tile=tile("port_4"), n=3), NINE_POINTS),
    (
        lambda: using("port_4", tea=2, opium=2).take("tea"),
        prompt("give_any", tile=tile("port_4"), n=2),
        helped("picked", what=counted((1, 0, 0, 0))),
    ),
    (lambda: using("east_india_1", tea=3, opium=3), prompt("give_same", tile=tile("east_india_1"), n=3), NINE_POINTS),
    (
        lambda: using("trading_house", brick=1, cloth=1),
        prompt("take_same", tile=tile("trading_house"), n=2),
        None,
    ),
    (lambda: using("market", brick=2, cloth=1).back(), prompt("take_any", tile=tile("market"), n=1), None),
    (
        lambda: Town().on(0, "courthouse").tokens(5).work(0).use("courthouse"),
        prompt("return_tokens", n=3),
        None,
    ),
    (
        lambda: Town().on(0, "raffles_orders").second_waits(0).work(0).use("raffles_orders"),
        prompt("send"),
        None,
    ),
    (lambda: using("raffles_orders"), prompt("put_down", worker=WORKER[0]), helped("sent")),
    (
        lambda: Town().second_waits(0).worker(0, "bazaar").work(0).play(moves.Enter(1)),
        prompt("put_down", worker=WORKER[1]),
        helped("enters"),
    ),
    (lambda: Town().display("market", "bank").worker(2, "bazaar").work(2).done(), prompt("hut"), helped("hut")),
)


@pytest.mark.parametrize(("arrange", "asked", "hint"), CASES)
def test_prompt_and_help(arrange: Callable[[], Town], asked: Text, hint: Text | None) -> None:
    town = arrange()
    assert RULES.prompt(town.state) == asked
    assert RULES.help(town.state) == hint


def do(key: str, **args: Argument) -> Text:
    return say(f"singapore.do.{key}", **args)


@clause("SG-BUILD-4", "SG-BUILD-10", "SG-STREET-3")
def test_what_each_choice_would_do() -> None:
    town = preparing()
    plot = town.square(WEST)
    said = RULES.describe(town.state, moves.Prepare(TILE_OF["market"], plot))
    assert said == do("prepare", tile=tile("market"), price=3)
    flags = Town().new_round()
    beside = say("singapore.do.plot_beside", price=3, tile=tile("pawnbroker"))
    assert RULES.describe(flags.state, moves.PutFlag(plot)) == do("own_flag", plot=beside)
    built = Town().display("market", "office").stack("bank", "port_1").flag(2, NORTH).turn(2)
    assert [RULES.describe(built.state, move) for move in built.legal] == [
        do("build", tile=tile("market"), price=2),
        do("build", tile=tile("office"), price=2),
        do("build_top", tile=tile("bank"), price=3),
    ]
    corner = cornered()
    assert RULES.describe(corner.state, corner.legal[0]) == do("free_street", here=tile("office"), there=tile("market"))
    corner.play(corner.legal[0])
    said = RULES.describe(corner.state, moves.Street(corner.edge("market", "port_1")))
    assert said == do("street", here=tile("market"), there=tile("port_1"), price=1)
    assert RULES.describe(corner.state, moves.Activate(corner.square("office"))) == do("use", tile=tile("office"))
    assert RULES.describe(corner.state, moves.Go(0, corner.square("market"))) == do("go", tile=tile("market"))
    assert RULES.describe(corner.state, END_TURN) == do("end_turn")


@clause("SG-BLD-3", "SG-BLD-6", "SG-BLD-8", "SG-BLD-12", "SG-HUT-3", "SG-TWO-4")
def test_what_the_rarer_choices_would_do() -> None:
    town = Town().on(0, "office").cubes(0, brick=2, cloth=2).money(10).work(0).use("office")
    given, got = (side(each) for each in (TILES[TILE_OF["office"]].give, TILES[TILE_OF["office"]].get))
    assert RULES.describe(town.state, FORTH) == do("exchange", get=got)
    assert RULES.describe(town.state, BACK) == do("exchange", get=given)
    waiting = Town().second_waits(0).worker(0, "bazaar").work(0)
    orders = Town().on(0, "raffles_orders").second_waits(0).work(0).use("raffles_orders")
    court = Town().on(0, "courthouse").tokens(5).work(0).use("courthouse")
    hut = Town().display("market", "bank").worker(2, "bazaar").work(2).done()
    start = both_built().lay("brickyard", "bazaar")
    said: tuple[tuple[Town, Move, Text], ...] = (
        (waiting, moves.Enter(1), do("enter")),
        (orders, moves.Send(1), do("send", worker=WORKER[1])),
        (using("raffles_orders"), moves.Jump(0), do("jump", tile=tile("pawnbroker"))),
        (start, moves.StartOn(start.square("architect")), do("jump", tile=tile("architect"))),
        (court, moves.ReturnTokens(2), do("return", n=2)),
        (hut, moves.MarkTile(TILE_OF["bank"]), do("hut", tile=tile("bank"))),
        (using("port_4", tea=2, opium=2), TAKE[1], do("give_good", good=GOOD[1])),
        (preparing().prepare("market", NORTH), END_TURN, do("confirm")),
    )
    for where, move, words in said:
        assert RULES.describe(where.state, move) == words


@pytest.mark.parametrize(
    ("arrange", "role"),
    [
        (preparing, "builds"),
        (lambda: preparing().prepare("market", NORTH), "builds"),
        (lambda: both_built().lay("brickyard", "bazaar"), "builds"),
        (lambda: Town(2).new_round(), "plots"),
        (lambda: building(5, 5, 3), "builds"),
        (cornered, "builds"),
        (lambda: Town().on(0, "brickyard").work(0), "workers"),
        (lambda: using("office", brick=2, cloth=2), "workers"),
        (lambda: using("raffles_orders"), "workers"),
        (lambda: Town().display("market", "bank").worker(2, "bazaar").work(2).done(), "builds"),
    ],
)
def test_what_the_deciding_seat_does(arrange: Callable[[], Town], role: str) -> None:
    assert RULES.role(arrange().state) == Text(f"singapore.role.{role}")


def test_nobody_does_anything_when_the_game_is_over() -> None:
    assert RULES.role(Town().stack().new_round().state) is None


@clause("SG-END-3")
def test_the_reasons_of_the_score_sheet() -> None:
    town = Town().vp(9, 30, 5).money(0)
    town.state.owner_points[0], town.state.sold[0] = 3, 2
    sheet = RULES.scores(town.state)[0]
    assert [(row.category.key.rsplit(".", 1)[1], row.points) for row in sheet.rows] == [
        ("start", 5), ("effects", 3), ("owner", 3), ("sold", -2),
    ]  # fmt: skip
    assert [row.reason for row in sheet.rows] == [
        Text("singapore.score.given"),
        Text("singapore.score.own_activations"),
        say("singapore.score.activations", n=3),
        say("singapore.score.raised", n=4),
    ]


@clause("SG-TWO-9")
def test_raffles_confirms_the_neutral_street() -> None:
    town = Town(2).display("architect", "", "", "market").flag(NEUTRAL, CORNER).building("bank", WEST, 0)
    town.building("office", NORTH, 1).worker(1, "bazaar").work(1).done().lay("market", "office")
    assert RULES.prompt(town.state) == prompt("confirm")


def test_a_flag_to_place_is_told_with_whose_it_is_and_what_stands_beside_its_plot() -> None:
    """Each flag in the order of play; a plot has no name but its price and a neighbour."""
    state = Town(2).raffles(0).new_round().state
    whose: list[object] = []
    while isinstance(step := state.pending[-1], ShareOut):
        move = RULES.legal_moves(state)[0]
        assert isinstance(move, moves.PutFlag)
        told = RULES.describe(state, move)
        plot = dict(told.args)["plot"]
        assert isinstance(plot, Text)
        named = dict(plot.args)
        near = numbers_in(BOARDS[state.layout].near[move.square] & state.built)
        assert named["price"] == prices(state.land)[move.square]
        assert named["tile"] in [TILE[state.tiles[square]] for square in near]
        assert told.key == f"singapore.do.{'own_flag' if step.colours[0] == step.seat else 'flag'}"
        whose.append(dict(told.args).get("whose"))
        RULES.apply(state, move)
    assert whose[0] is None, "one's own comes first"
    assert set(whose[1:]) == {SEATS[1], Text("singapore.neutral")}
