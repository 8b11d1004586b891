"""How far it is, and what a thing is said to give: what a player reads before choosing."""

from rules.core.target import Target
from rules.core.text import Text
from rules.singapore.moves import Street
from rules.singapore.places import BUILDING, EFFECT, STREET
from rules.singapore.reckoning.routes import Way, affordable, distances, distances_from
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, NORTH, WEST, WEST_2


def square() -> Town:
    """Three buildings and the Pawnbroker: from north to corner no street lies, but the way round is paved."""
    town = Town().building("brickyard", WEST, 0).building("market", CORNER, 0).building("weaver_1", NORTH, 0)
    return town.street("weaver_1", "pawnbroker").street("pawnbroker", "brickyard").street("brickyard", "market")


def test_a_short_way_may_need_a_street_that_the_purse_cannot_pay() -> None:
    town = square().worker(0, "weaver_1").money(1, 5, 5).work(0)
    market = town.square("market")
    assert affordable(town.state, 0) == 1
    assert distances(town.state, 0, affordable(town.state, 0))[market] == Way(1, 1)
    town.money(0, 5, 5)
    assert distances(town.state, 0, affordable(town.state, 0))[market] == Way(3, 0)


def test_the_way_of_one_worker_is_not_that_of_the_other() -> None:
    town = square().worker(0, "weaver_1").worker(0, "market", second=True).work(0)
    market = town.square("market")
    assert distances(town.state, 0, 0)[market] == Way(0, 0)
    assert distances_from(town.state, [town.square("weaver_1")], 0)[market] == Way(3, 0)


def told(town: Town, target: Target) -> list[str]:
    """The keys of a tooltip."""
    return [line.key.removeprefix("singapore.") for line in town.rules.about(town.state, 0, target)]


def test_a_building_used_this_turn_promises_nothing_more() -> None:
    town = square().worker(0, "brickyard").work(0)
    there = BUILDING[town.square("brickyard")]
    assert "about.now" in told(town, there)
    town.use("brickyard")
    assert "about.now" not in told(town, there)
    assert "refuse.used" in told(town, there)
    assert town.why_not(there) == town.why_not(EFFECT[town.square("brickyard")]) == "used"


def test_without_an_activation_nothing_can_be_had() -> None:
    town = square().worker(0, "brickyard").work(0, acts=0)
    assert "refuse.no_activations" in told(town, BUILDING[town.square("weaver_1")])
    assert town.why_not(BUILDING[town.square("brickyard")]) == "no_activations"


def test_an_illegal_building_says_how_many_tokens_are_white() -> None:
    town = square().building("opium_smuggler_1", WEST_2, 1).tokens(3, 2).worker(0, "brickyard").work(0)
    (line,) = (text for text in about(town, "opium_smuggler_1") if text.key.endswith("illegal_use"))
    assert dict(line.args) == {"white": 2, "n": 13}


def about(town: Town, key: str) -> list[Text]:
    """A tooltip about a building."""
    return list(town.rules.about(town.state, 0, BUILDING[town.square(key)]))


def test_the_free_street_is_not_said_to_cost_anything() -> None:
    town = square().display("bank", "office", "tea_house", "courthouse").flag(0, WEST_2).turn(0)
    edge = STREET[town.edge("brickyard", WEST_2)]
    town.building("architect", (-2, -1), 1).build("bank")
    assert town.offered(Street)
    assert "about.street_free" in told(town, edge)
    assert "about.street_price" not in told(town, edge)
