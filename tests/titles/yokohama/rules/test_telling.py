"""Great moments, what the turns of others mean for a seat, and their last acts in few words."""

from rules.core.event import Event
from rules.core.moment import Count, Moment
from rules.yokohama.events.turns import EndTriggered, GameEnded, TurnBegan
from rules.yokohama.places import POINT
from rules.yokohama.rules import Yokohama
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.speaking import plain

RULES = Yokohama()


def for_seat(harbour: Harbour, seat: int) -> list[str]:
    """What all that has happened means for a seat."""
    told = RULES.changed_for(harbour.events, harbour.state, seat)
    return [plain(text).removeprefix("moment.") for text in told]


def brief(harbour: Harbour, seat: int = 0) -> str:
    """The last act of a seat."""
    return plain(RULES.brief(harbour.events, seat)).removeprefix("brief.")


def staged(harbour: Harbour, kind: type[Event], seat: int) -> Moment | None:
    """What the last fact of a kind is staged as for a seat."""
    return RULES.moment(harbour.told(kind), -1, harbour.state, seat)


def means(moment: Moment | None) -> str:
    """What a moment says it means for the seat that looks."""
    return "" if moment is None else plain(moment.consequence)


# ------------------------------------------------------------ turns of others
def test_a_president_among_ones_assistants_is_told() -> None:
    harbour = Harbour().hold(assistant=0).men(bank=1).men(1, bank=1).begin().go("bank")
    assert for_seat(harbour, 1) == ["occupied(seat=seat/0, area=area/bank)"]
    assert for_seat(harbour, 2) == [], "who has nobody there is not concerned"
    harbour.state.presidents[0] = -1
    assert for_seat(harbour, 1) == [], "he has gone on"


def test_a_token_is_missed_where_one_has_assistants() -> None:
    harbour = Harbour().token("tea", "five_yen_3").men(1, tea=1).hold(shop=0).at("tea", 5).take_token("tea")
    assert for_seat(harbour, 1) == ["token_gone(area=area/tea_1)"]
    assert for_seat(harbour, 2) == []


def test_spaces_and_technologies_are_gone_for_everybody() -> None:
    space = Harbour().hold(assistant=0).at("church", 4).take_space("church", 1)
    assert for_seat(space, 1) == ["gone(what=space/church_1)"]
    card = Harbour().laboratory("a", "tram").at("laboratory_a", 5).choose("tram").stop()
    assert for_seat(card, 1) == ["gone(what=technology/tram_german)"]


def test_the_first_on_a_tile_is_told_and_no_later_one() -> None:
    tiles = ("a_copper_5", "b_yen_10", "c_production_4")
    first = Harbour().achievements(*tiles).own(copper=5).begin().achieve("a_copper_5")
    assert for_seat(first, 1) == ["achieved(tile=achievement/a_copper_5)"]
    later = Harbour().achievements(*tiles).achieved("a_copper_5", 1).own(copper=5).begin().achieve("a_copper_5")
    assert for_seat(later, 1) == []


# ------------------------------------------------------------ last acts
def test_a_last_act_in_few_words() -> None:
    gained = Harbour().hold(assistant=0).men(bank=2).begin().go("bank")
    assert brief(gained) == "gained(area=board.short.bank, power=3, gain=gain.yen(n=3))"
    assert brief(gained, 1) == "None"
    second = Harbour().hold(assistant=0, shop=0).men(tea_2=1).begin().go("tea_2")
    assert brief(second) == "gained(area=second_area(area=board.short.tea), power=2, gain=gain.tea(n=2))"
    card = Harbour().laboratory("b", "tram").at("laboratory_b", 5).choose("tram").stop()
    assert brief(card) == "technology(area=board.short.laboratory_b, power=5, technology=technology.tram)"
    nothing = Harbour().hold(assistant=0).men(customs=1).begin().go("customs")
    assert brief(nothing) == "acted(area=board.short.customs, power=2)"
    home = Harbour().hold(assistant=0).president(0, "bank").begin().home()
    assert brief(home) == "home"


# ------------------------------------------------------------ great moments
def last_house() -> Harbour:
    """Seat 0 of two builds the last Trading House in the first turn of a round."""
    harbour = Harbour(2).hold(shop=0, house=1).store(house=0).token("tea", "").done(0, 1).tile("tea", 9)
    return harbour.at("tea", 4).build("tea", 4)


def test_the_end_is_staged_when_it_is_announced() -> None:
    harbour = last_house()
    mine = staged(harbour, EndTriggered, 0)
    assert mine is not None
    assert (mine.actor, mine.grave, plain(mine.aside)) == (0, True, "cause.houses")
    assert (means(mine), means(staged(harbour, EndTriggered, 1))) == ("moment.turns(n=1)", "moment.turns(n=2)")
    counts = [[cell.number for cell in row.cells if isinstance(cell, Count)] for row in mine.rows]
    now = [sheet.total for sheet in RULES.scores(harbour.state)]
    assert now[0] > harbour.points(), "what the count will add is part of how one stands"
    assert counts == [[now[0], 1, 6], [now[1], 0, 0]], "points, orders, four houses and two shops"


def test_at_the_end_only_the_points_gained_are_told() -> None:
    """Only the count tells who has won."""
    harbour = last_house()
    end = RULES.moment([GameEnded()], -1, harbour.state, 0)
    assert end is not None
    assert plain(end.columns[0]) == "moment.points_gained"
    assert [row.cells[0] for row in end.rows] == [Count(harbour.points(seat), POINT) for seat in range(2)]


def test_the_last_round_is_staged_once() -> None:
    harbour = last_house().end()
    assert staged(harbour, TurnBegan, 0) is None, "the round is played to its end first"
    harbour.let_turn_pass()
    assert means(staged(harbour, TurnBegan, 0)) == "moment.your_last"
    assert means(staged(harbour, TurnBegan, 1)) == "moment.yours_comes"
    harbour.let_turn_pass()
    assert staged(harbour, TurnBegan, 0) is None
