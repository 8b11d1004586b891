"""The Movement step: Y-MOVE, and the technologies that change it."""

from rules.core.move import DONE
from rules.yokohama.components import NONE
from rules.yokohama.moves import ALL, ENTER, GO, HOME, WALK, WAY
from rules.yokohama.reckoning.ways import Route, holds, route_price, survey
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour, short
from tests.titles.yokohama.rules.placing import area

ROW = ("bank", "church", "customs", "tea", "fishing", "port_a")
"""The first row with four players; under it lie the next five, each below two of them."""
SECOND = ("laboratory_a", "silk_mill", "copper_mine", "chinatown", "employment_agency")


def moving(**men: int) -> Harbour:
    """A harbour with known streets, nobody left to place, assistants where said."""
    return Harbour().lay(*ROW, *SECOND).hold(assistant=0).men(**men)


def fares(harbour: Harbour) -> dict[str, list[tuple[tuple[int, int], ...]]]:
    """By destination, what the ways on offer pay to whom."""
    routes = survey(harbour.state, 0).routes
    return {short(each): [route.paid for route in found] for each, found in routes.items()}


@clause("Y-MOVE-1", "Y-MOVE-13")
def test_go_or_take_him_back() -> None:
    harbour = moving(church=1).president(0, "bank").begin()
    assert harbour.legal == [GO[area("church")], HOME]
    harbour.home()
    assert harbour.where() == ""


@clause("Y-MOVE-2", "Y-MOVE-6")
def test_a_destination_holds_an_own_assistant_and_no_other_president() -> None:
    harbour = moving(church=1, customs=1).president(0, "bank").president(1, "customs").men(1, laboratory_a=1).own(yen=5)
    assert harbour.begin().destinations() == {"church"}


@clause("Y-MOVE-3")
def test_from_hand_he_is_placed_directly_and_free() -> None:
    harbour = moving(port_a=1, silk_mill=1, tea=1).president(1, "tea").own(yen=0).begin()
    assert harbour.destinations() == {"port_a", "silk_mill"}
    harbour.go("port_a")
    assert (harbour.where(), harbour.has("yen")) == ("port_a", 0)


@clause("Y-MOVE-4", "Y-MOVE-5")
def test_on_the_board_he_walks_step_by_step() -> None:
    harbour = moving(bank=1, church=1, customs=1, tea=1, port_a=1).president(0, "bank").begin()
    assert harbour.destinations() == {"church", "customs", "tea"}, "not where he is, nor behind a gap"
    harbour.go("tea")
    assert harbour.where() == "tea"


@clause("Y-MOVE-6")
def test_every_area_entered_must_hold_an_own_assistant() -> None:
    harbour = moving(customs=1).president(0, "bank").begin()
    assert harbour.destinations() == set()
    assert moving(customs=1, church=1).president(0, "bank").begin().destinations() == {"church", "customs"}


@clause("Y-MOVE-7", "Y-GEN-10", "Y-OPT-2")
def test_passing_presidents_is_paid_to_each() -> None:
    harbour = moving(church=1, customs=1).president(0, "bank").president(1, "church").president(2, "church").own(yen=3)
    harbour.begin()
    assert fares(harbour) == {"customs": [((1, 1), (2, 1))]}
    harbour.go("customs")
    assert [harbour.has("yen", seat) for seat in range(3)] == [1, 1, 1]
    poor = moving(church=1, customs=1).president(0, "bank").president(1, "church").president(2, "church").own(yen=1)
    assert poor.begin().destinations() == set()


@clause("Y-MOVE-8")
def test_the_starting_area_is_not_entered_again() -> None:
    # church touches customs only through bank's row: from the middle both ends lie on different sides
    harbour = moving(bank=2, church=1).president(0, "church").begin()
    assert harbour.destinations() == {"bank"}
    assert "church" not in survey(harbour.state, 0).routes
    for routes in survey(moving(bank=1, church=1, customs=1).president(0, "church").state, 0).routes.values():
        assert all(area("church") not in route.path for route in routes)
    walk = moving(bank=1, church=1, laboratory_a=1, silk_mill=1, customs=1).president(0, "bank").president(1, "church")
    walk.own(yen=5).begin().make(WALK).make(ENTER[area("laboratory_a")])
    assert ENTER[area("bank")] not in walk.legal, "stop by stop neither, though an assistant stands there"


@clause("Y-MOVE-9", "Y-CANAL-2", "Y-EX-23")
def test_the_canal_is_crossed_for_one_yen() -> None:
    harbour = Harbour().lay("bank", "canal", "church").hold(assistant=0).men(bank=1, church=1).president(0, "bank")
    harbour.own(yen=1).begin()
    assert fares(harbour) == {"church": [((NONE, 1),)]}
    assert harbour.go("church").has("yen") == 0
    assert sum(harbour.has("yen", seat) for seat in range(4)) == 0, "to the bank"


@clause("Y-MOVE-10", "Y-EX-23")
def test_without_a_destination_he_must_go_home() -> None:
    harbour = Harbour().lay("bank", "canal", "church").hold(assistant=0).men(bank=1, church=1).president(0, "bank")
    assert harbour.begin().legal == [HOME]


@clause("Y-MOVE-11", "Y-TURN-5")
def test_home_with_any_assistants_and_then_phase_c() -> None:
    harbour = moving(bank=2, church=1, customs=1).president(0, "bank").begin().home()
    assert {short(move.area) for move in harbour.legal if hasattr(move, "area")} == {"bank", "church", "customs"}
    harbour.bring("bank").bring("customs").stop()
    assert (harbour.where(), harbour.held(), harbour.step) == ("", 2, "CloseTurn")
    assert (harbour.men_in("bank"), harbour.men_in("church"), harbour.men_in("customs")) == (1, 1, 0)
    everybody = moving(bank=2, church=1).president(0, "bank").begin().home().make(ALL)
    assert (everybody.held(), everybody.step) == (3, "CloseTurn")
    none = moving(bank=2).president(0, "bank").begin().home().stop()
    assert none.held() == 0


@clause("Y-MOVE-12")
def test_assistants_on_boards_and_tiles_stay() -> None:
    harbour = moving(bank=1).board("church", space_1=0).achievements("a_fish_7", "b_yen_10", "c_production_4")
    harbour.achieved("b_yen_10", 0).begin().home().make(ALL)
    assert harbour.held() == 1
    assert harbour.state.boards[0][0] == 0
    assert harbour.state.achieved[1] == [0]


@clause("Y-MOVE-14", "Y-MOVE-19")
def test_home_is_possible_also_from_home_and_with_nobody_out() -> None:
    harbour = moving(bank=1).begin()
    assert HOME in harbour.legal
    assert harbour.home().bring("bank").step == "CloseTurn"
    empty = moving().begin()
    assert empty.legal == [HOME]
    assert empty.home().step == "CloseTurn"


@clause("Y-MOVE-15")
def test_a_route_must_be_paid_to_its_end() -> None:
    harbour = moving(church=1, customs=1, tea=1).president(0, "bank").president(1, "church").president(2, "customs")
    assert harbour.own(yen=1).begin().destinations() == set()
    assert harbour.own(yen=2).begin().destinations() == {"tea"}


@clause("Y-MOVE-16")
def test_the_player_chooses_whom_to_pay() -> None:
    # from bank to customs over church, or over laboratory_a and silk_mill
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=3)
    harbour.president(0, "bank").president(1, "church").president(2, "laboratory_a").begin()
    assert fares(harbour)["customs"] == [((1, 1),), ((2, 1),)]
    harbour.go("customs")
    assert harbour.legal == list(WAY[:2])
    harbour.make(WAY[1])
    assert [harbour.has("yen", seat) for seat in range(3)] == [2, 0, 1]
    path = tuple(map(area, ("church", "customs", "church", "customs")))
    state = moving().president(1, "church").state
    assert route_price(state, 0, path) == ((1, 2),), "an Area entered again is paid again"


@clause("Y-MOVE-17")
def test_leaving_costs_nothing_and_assistants_passed_stay() -> None:
    harbour = moving(bank=1, church=1, customs=1).president(0, "bank").president(1, "bank").own(yen=2).begin()
    harbour.go("customs")
    assert harbour.has("yen") == 2
    assert (harbour.men_in("bank"), harbour.men_in("church")) == (1, 1)


@clause("Y-MOVE-18")
def test_home_costs_nothing() -> None:
    harbour = moving(bank=2).president(0, "bank").president(1, "bank").own(yen=2).begin().home().make(ALL)
    assert (harbour.has("yen"), harbour.has("yen", 1)) == (2, 0)


@clause("Y-MOVE-20")
def test_one_movement_uses_one_means() -> None:
    harbour = moving(church=1, port_a=1).techs(0, "tram", "station").station("tea").president(0, "bank").own(yen=2)
    harbour.president(1, "tea").begin()
    means = {short(each): found[0].how for each, found in survey(harbour.state, 0).routes.items()}
    assert (means["church"], means["tea"], means["port_a"], means["fishing"]) == ("walk", "station", "tram", "tram")
    harbour.go("tea")
    assert harbour.step != "Movement"


@clause("Y-MOVE-21")
def test_of_all_routes_those_whose_payments_hold_no_other() -> None:
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=5)
    harbour.president(0, "bank").president(1, "church").begin()
    assert fares(harbour)["customs"] == [()], "a free way leaves nothing to ask"
    assert WALK in harbour.legal, "a dearer way can be walked"
    for routes in survey(harbour.state, 0).routes.values():
        for route in routes:
            assert len(set(route.path)) == len(route.path)
    assert holds(0x0201, 0x0101)
    assert not holds(0x0100, 0x0001)
    assert Route((1,), ((1, 1), (2, 2)), "walk").price == 3


@clause("Y-MOVE-15", "Y-MOVE-16")
def test_a_dearer_way_is_walked_stop_by_stop() -> None:
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=5)
    harbour.president(0, "bank").president(1, "church").begin().make(WALK)
    assert harbour.legal == [ENTER[area("church")], ENTER[area("laboratory_a")]]
    harbour.make(ENTER[area("church")])
    assert (DONE in harbour.legal, harbour.has("yen", 1)) == (False, 1), "he may not stop with another"
    harbour.make(ENTER[area("customs")])
    assert harbour.why_not(GO[area("church")].targets()[0]) == "entered_once"
    assert harbour.stop().where() == "customs"
    short_walk = moving(church=1, laboratory_a=1, silk_mill=1, customs=1, tea=1).own(yen=5).president(0, "bank")
    short_walk.president(1, "church").begin().walk("laboratory_a")
    assert short_walk.where() == "laboratory_a"
    long_walk = moving(church=1, laboratory_a=1, silk_mill=1, customs=1, tea=1).own(yen=5).president(0, "bank")
    long_walk.president(1, "church").begin().walk("church", "customs", "tea")
    assert (long_walk.where(), long_walk.power()) == ("tea", 2)
    assert WALK not in moving(church=1, customs=1).president(0, "bank").own(yen=5).begin().legal


@clause("Y-MOVE-15")
def test_a_walk_opens_only_what_can_be_ended() -> None:
    # church is guarded and leads on only to customs, guarded too: with one yen it is a dead end
    harbour = moving(church=1, customs=1, laboratory_a=1, silk_mill=1, tea=1).own(yen=2)
    harbour.president(0, "bank").president(1, "church").president(2, "silk_mill").president(3, "customs").begin()
    harbour.make(WALK)
    assert {short(move.area) for move in harbour.legal if hasattr(move, "area")} == {"church", "laboratory_a"}
    poor = moving(church=1, customs=1, laboratory_a=1).own(yen=1).president(0, "bank")
    poor.president(1, "church").president(3, "customs").begin()
    assert poor.destinations() == {"laboratory_a"}


@clause("Y-MOVE-22")
def test_the_area_he_starts_from_needs_no_assistant() -> None:
    assert moving(church=1).president(0, "bank").begin().destinations() == {"church"}


# ------------------------------------------------------------ technologies
@clause("Y-TECH-POSTAL-1", "Y-TECH-POSTAL-2", "Y-TECH-POSTAL-4", "Y-EX-21")
def test_postal_system_lets_him_end_with_others_for_a_yen_each() -> None:
    def shared(*techs: str, yen: int = 2) -> Harbour:
        harbour = moving(tea=1).president(1, "tea").president(2, "tea").own(yen=yen).techs(0, *techs)
        return harbour.begin()

    harbour = shared("postal_system").go("tea")
    assert [harbour.has("yen", seat) for seat in range(3)] == [0, 1, 1]
    assert shared("postal_system", yen=1).destinations() == set()
    both = shared("postal_system", "stagecoach", yen=0).go("tea")
    assert (both.where(), both.has("yen", 1)) == ("tea", 0)
    assert shared("stagecoach").destinations() == set()


@clause("Y-TECH-POSTAL-3")
def test_postal_system_still_needs_an_assistant() -> None:
    harbour = moving(church=1).techs(0, "postal_system").president(1, "bank").own(yen=9).begin()
    assert harbour.destinations() == {"church"}


@clause("Y-TECH-POSTAL-1", "Y-TECH-POSTAL-4")
def test_postal_system_works_on_a_walk_too() -> None:
    harbour = moving(church=1).techs(0, "postal_system").president(0, "bank").president(1, "church").own(yen=1).begin()
    assert harbour.go("church").has("yen", 1) == 1


@clause("Y-TECH-STAGECOACH-1", "Y-TECH-STAGECOACH-2")
def test_stagecoach_pays_nobody_but_may_not_end_with_others() -> None:
    harbour = moving(church=1, customs=1).techs(0, "stagecoach").president(0, "bank").president(1, "church").begin()
    assert harbour.destinations() == {"customs"}
    harbour.go("customs")
    assert harbour.has("yen", 1) == 0


@clause("Y-TECH-STAGECOACH-3", "Y-EX-23")
def test_stagecoach_pays_the_canal() -> None:
    harbour = Harbour().lay("bank", "canal", "church").hold(assistant=0).men(church=1).president(0, "bank")
    harbour.techs(0, "stagecoach")
    assert harbour.begin().legal == [HOME]
    assert harbour.own(yen=1).begin().go("church").has("yen") == 0


@clause("Y-TECH-STATION-3", "Y-TECH-STATION-4", "Y-TECH-STATION-6")
def test_the_owner_goes_straight_to_the_station() -> None:
    harbour = moving().techs(0, "station").station("tea").president(0, "bank").president(1, "tea").own(yen=3).begin()
    assert harbour.destinations() == {"tea"}, "no path, no assistant, among others"
    harbour.go("tea")
    assert (harbour.where(), harbour.has("yen"), harbour.power()) == ("tea", 3, 2)
    other = moving().techs(1, "station").station("tea").president(0, "bank").begin()
    assert other.legal == [HOME], "only the owner of the card"


@clause("Y-TECH-STATION-5")
def test_the_station_is_no_move_to_where_he_stands() -> None:
    assert moving().techs(0, "station").station("tea").president(0, "tea").begin().legal == [HOME]
    assert moving().techs(0, "station").station("tea").begin().destinations() == {"tea"}


@clause("Y-TECH-STATION-7")
def test_the_station_area_is_also_entered_as_usual() -> None:
    harbour = moving(church=1).station("church").president(0, "bank").begin()
    assert harbour.destinations() == {"church"}
    assert harbour.go("church").power() == 3


@clause("Y-TECH-TRAM-1", "Y-TECH-TRAM-2")
def test_tram_goes_anywhere_without_another_president() -> None:
    harbour = moving().techs(0, "tram").president(0, "bank").president(1, "church").begin()
    assert len(harbour.destinations()) == 15, "18 without the Canal, his own Area and that of another"
    assert not {"bank", "church", "canal"} & harbour.destinations()
    harbour.go("port_a")
    assert (harbour.where(), harbour.power()) == ("port_a", 1)
    assert len(moving().techs(0, "tram").begin().destinations()) == 17, "also from hand"


@clause("Y-TECH-TRAM-3", "Y-EX-21")
def test_postal_system_does_not_widen_tram() -> None:
    harbour = moving(tea=1).techs(0, "tram", "postal_system").president(1, "bank").president(2, "tea").own(yen=1)
    assert "bank" not in harbour.begin().destinations()
    assert "tea" in harbour.destinations(), "the placement with an assistant and payment stays open"
    assert harbour.go("tea").has("yen", 2) == 1
