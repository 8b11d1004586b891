"""What the board asks about the decision in hand: where it leads, with which Power, what is chosen already."""

from rules.yokohama.components import FAITH_PRICE, IMPORT, NONE, YEN
from rules.yokohama.free import USE_AGENT
from rules.yokohama.moves import WALK
from rules.yokohama.places import WAY
from rules.yokohama.reckoning.moment import area_in_hand, paid_now, payable, reach, routes, ways_to_choose
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour, item, short
from tests.titles.yokohama.rules.placing import area
from tests.titles.yokohama.rules.speaking import about
from tests.titles.yokohama.rules.test_movement import moving


def reached(harbour: Harbour, seat: int = 0) -> dict[str, tuple[int, str]]:
    """By Area, the Power and when."""
    return {short(each): (found.power, found.when) for each, found in reach(harbour.state, seat).items()}


def asked_whom_to_pay() -> Harbour:
    """From the Bank to Customs, past the President in the Church or past the one in the Laboratory."""
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=3)
    harbour.president(0, "bank").president(1, "church").president(2, "laboratory_a").begin()
    return harbour.go("customs")


@clause("Y-MOVE-2", "Y-MOVE-6")
def test_while_placing_every_area_tells_its_power_and_when_it_is_open() -> None:
    harbour = moving(church=1).hold(assistant=2).president(0, "bank").president(1, "fishing").begin()
    found = reached(harbour)
    assert found["church"] == (2, "now")
    assert found["customs"] == (2, "place"), "next to the Church, once somebody stands there"
    assert found["tea"] == (2, "no"), "too far for one assistant"
    assert found["bank"] == (2, "no"), "he stands there already"
    assert found["fishing"] == (2, "no"), "another's, and no yen for the toll"
    assert "canal" not in found
    assert reached(harbour, 1) == {}, "it is not their turn"


@clause("Y-PLACE-5", "Y-MOVE-15")
def test_a_toll_for_placing_is_gone_when_he_moves() -> None:
    """With the Postal System he may join the other, who takes one yen for the assistant and one for him."""
    shared = moving().hold(assistant=2).techs(0, "postal_system").president(0, "bank").president(1, "church")
    assert reached(shared.own(yen=1).begin())["church"] == (2, "no")
    assert reached(shared.own(yen=2).begin())["church"] == (2, "place")


def test_who_stands_ready_but_is_cut_off_stays_so() -> None:
    harbour = moving(tea=2).hold(assistant=2).president(0, "bank").begin()
    assert reached(harbour)["tea"] == (3, "no")
    broke = moving().hold(assistant=0).orders(0, 1).president(0, "bank").begin()
    assert reached(broke)["church"] == (2, "no"), "nobody left to place"


def test_while_moving_only_where_he_may_end() -> None:
    harbour = moving(church=1).president(0, "bank").begin()
    assert reached(harbour) == {"church": (2, "now")}
    assert list(routes(harbour.state, 0)) == [area("church")]
    assert routes(harbour.state, 1) == {}


@clause("Y-AGENT-2", "Y-AGENT-5")
def test_an_agent_acts_without_the_president() -> None:
    harbour = Harbour().men(bank=2, tea=1).president(0, "tea").agents(british=1).begin().make(USE_AGENT[0][0])
    assert reached(harbour) == {"bank": (2, "now")}
    assert routes(harbour.state, 0) == {}


def test_nothing_is_reached_while_something_else_is_asked() -> None:
    harbour = Harbour().own(yen=2, tea=1).at("chinatown", 2)
    assert reached(harbour) == {}
    assert area_in_hand(harbour.state) == area("chinatown")


@clause("Y-MOVE-16")
def test_ways_to_pay_are_told_by_whom_they_pay_and_where_they_lead() -> None:
    harbour = asked_whom_to_pay()
    assert [route.paid for route in ways_to_choose(harbour.state, 0)] == [((1, 1),), ((2, 1),)]
    assert ways_to_choose(harbour.state, 1) == []
    assert area_in_hand(harbour.state) == NONE, "nobody acts yet"
    assert about(harbour, WAY[0]) == ["toll(seat=seat/1, n=1)", "way_path(path=area.church)"]
    assert about(harbour, WAY[3]) == [], "there are but two"
    assert about(moving(church=1).president(0, "bank").begin(), WAY[0]) == []


@clause("Y-MOVE-21")
def test_a_dearer_way_that_ends_nowhere_is_no_reason_to_walk() -> None:
    """The Bank and the Laboratory lead into each other, but others stand in both: nobody may end there."""
    harbour = moving(bank=1, laboratory_a=1, customs=1).own(yen=5)
    harbour.president(0, "church").president(1, "bank").president(2, "laboratory_a").begin()
    assert harbour.destinations() == {"customs"}
    assert WALK not in harbour.legal


# ------------------------------------------------------------ paying
@clause("Y-CHURCH-2")
def test_of_what_orders_ask_for_the_fullest_is_given_first() -> None:
    """Nothing is to spare: four tea and two copper are asked for."""
    harbour = Harbour().own(copper=1, tea=3).orders(0, 1, 26).at("church", 4).take_space("church", 2)
    assert payable(harbour.state, 0) == tuple(enumerate(FAITH_PRICE))
    assert paid_now(harbour.state, 0) == {item("tea"): 1}
    assert (payable(harbour.state, 1), paid_now(harbour.state, 1)) == ((), {})


@clause("Y-LAB-4", "Y-PORT-1")
def test_technologies_and_second_orders_are_paid_in_yen_or_imports() -> None:
    study = Harbour().laboratory("a", "tram").own(yen=4, imports=1).at("laboratory_a", 3).choose("tram")
    assert (payable(study.state, 0), paid_now(study.state, 0)) == (((YEN, 2), (IMPORT, 1)), {YEN: 4})
    free = Harbour().laboratory("a", "tram").at("laboratory_a", 5).choose("tram")
    assert (payable(free.state, 0), paid_now(free.state, 0)) == ((), {})
    port = Harbour().port("a", 26, 29, 1).own(yen=2, imports=1).at("port_a", 2).take_order(26, 29)
    assert (payable(port.state, 0), paid_now(port.state, 0)) == (((YEN, 2), (IMPORT, 1)), {YEN: 2})
