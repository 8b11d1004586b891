"""The set-up: every mix of people and opponents, crests, order, deal; by pointer and by keys."""

import itertools
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.lesson import lesson_for, lesson_titles, lessons_of
from game.seat import Chair
from rules.core.errors import BadDeal
from rules.core.options import OptionSpec
from rules.core.rules import Rules
from rules.yangtze.rules import Yangtze
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.ways import Ways
from ui.app import App
from ui.clock import HandClock
from ui.paint import Painter
from ui.scenes.set_up import SetUpScene
from ui.scenes.set_up_draft import KINDS, Draft, seed_fits
from ui.widgets.choice import ChoiceBar
from ui.widgets.switch import Switch


class Table(Hands):
    """A person before the set-up."""

    def __init__(
        self,
        app: App,
        clock: HandClock,
        size: tuple[int, int] = (1280, 800),
        rules: Rules[Any] | None = None,
        title: str = "yangtze",
    ) -> None:
        super().__init__(app, clock, size)
        self.ways = Ways(app)
        self.set_up = SetUpScene(app.services, self.ways, title, rules=rules)
        app.stack.push(self.set_up)
        self.look()

    @property
    def draft(self) -> Draft:
        return self.set_up.draft

    def choose(self, name: str, field: int) -> None:
        """Click on a field of a choice."""
        self.look()
        choice = self.set_up.form.find(name)
        assert isinstance(choice, ChoiceBar)
        self.click(*choice.field_box(field).center)

    def walk_to(self, name: str) -> None:
        """Tab until a widget has the focus; a sheet that scrolls brings it into view."""
        form = self.set_up.form
        for _ in form.widgets:
            if form.focus is None or form.focus.name != name:
                self.key(pygame.K_TAB)
                self.look()

    def started(self) -> tuple[Any, list[Chair], dict[str, Any]]:
        """Deal, chairs and options of the game that was started."""
        self.click_on("start")
        name, given, named = self.ways.calls[-1]
        assert name == "start"
        return given[0], list(given[1]), named


@pytest.fixture
def table(make_app: MakeApp, clock: HandClock) -> Table:
    return Table(make_app(), clock)


def test_one_person_against_merchants_at_first(table: Table) -> None:
    deal, chairs, options = table.started()
    assert (deal.title, deal.seats) == ("yangtze", 3)
    assert [chair.human for chair in chairs] == [True, False, False]
    assert len({chair.name for chair in chairs}) == len({chair.crest for chair in chairs}) == 3
    assert options == {"guided": False, "curtain": False, "hints": True}
    table.set_up.rules.check_deal(deal)
    assert all(chair.fits() for chair in chairs)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mix_of_people_and_opponents_can_start(table: Table, seats: int) -> None:
    table.choose("players", seats - 1)
    for people in range(seats + 1):
        for number in range(seats):
            table.choose(f"kind {number}", 0 if number < people else 1 + number % 3)
        deal, chairs, _ = table.started()
        assert deal.seats == seats
        assert sum(chair.human for chair in chairs) == people


def test_impossible_counts_are_struck(table: Table) -> None:
    table.choose("players", 0)
    assert table.draft.seats == 3
    choice = table.set_up.form.find("players")
    assert isinstance(choice, ChoiceBar)
    assert "2 to 4" in choice.fields[0].reason


def test_a_seat_is_added_by_its_button(table: Table) -> None:
    table.click_on("add")
    assert table.draft.seats == 4
    table.look()
    assert all(widget.name != "add" for widget in table.set_up.form.widgets)


def test_taking_a_crest_exchanges_the_two(table: Table) -> None:
    box = table.set_up.form.find("crest 0").box
    table.click(box.x + 34 * 2.5, box.centery)
    assert [chair.crest for chair in table.draft.places] == [2, 1, 0, 3]


def test_names_are_typed_and_kept_within_bounds(table: Table) -> None:
    table.click_on("name 0")
    table.key(pygame.K_a, pygame.KMOD_CTRL)
    table.write("A name that is far longer than it may be")
    table.key(pygame.K_TAB)
    assert table.draft.places[0].name == "A name that is far longe"
    table.click_on("name 0")
    table.key(pygame.K_a, pygame.KMOD_CTRL)
    table.key(pygame.K_BACKSPACE)
    table.key(pygame.K_TAB)
    assert table.draft.places[0].name == "Player 1"


def test_two_seats_of_one_name_cannot_start(table: Table) -> None:
    table.draft.places[1].name = table.draft.places[0].name
    table.set_up.relayout()
    table.click_on("start")
    assert not table.ways.calls
    start = table.set_up.form.find("start")
    assert "Player 1" in start.reason


def test_a_name_nobody_chose_follows_its_kind(table: Table) -> None:
    opponent = table.draft.places[1].name
    table.choose("kind 1", KINDS.index("human"))
    assert table.draft.places[1].name == "Player 2"
    table.choose("kind 1", KINDS.index("tycoon"))
    assert table.draft.places[1].name == opponent


def test_a_band_is_dragged_or_moved_by_keys(table: Table) -> None:
    first = table.draft.places[0]
    band = table.set_up.form.find(f"band {first.crest}")
    table.press(*band.box.center)
    below = band.box.centery + 2 * 106
    table.send(pygame.MOUSEMOTION, pos=(band.box.centerx, below - 106), rel=(0, 0), buttons=(1, 0, 0))
    table.send(pygame.MOUSEMOTION, pos=(band.box.centerx, below), rel=(0, 0), buttons=(1, 0, 0))
    table.release(band.box.centerx, below)
    assert table.draft.places.index(first) == 2
    table.key(pygame.K_UP, pygame.KMOD_CTRL)
    assert table.draft.places.index(first) == 1


def test_the_number_of_the_deal_is_typed(table: Table) -> None:
    table.click_on("seed")
    table.key(pygame.K_a, pygame.KMOD_CTRL)
    table.write("1859x0701")
    table.key(pygame.K_TAB)
    assert table.started()[0].seed == 18590701


def test_the_largest_number_is_taken_and_no_larger(table: Table) -> None:
    assert seed_fits(str(2**63 - 1))
    assert not seed_fits(str(2**63))
    before = table.draft.seed
    table.draft.type_seed("")
    assert table.draft.seed == before


def test_new_deal_draws_another_number(table: Table) -> None:
    drawn = set()
    for _ in range(4):
        table.click_on("new deal")
        drawn.add(table.draft.seed)
    assert len(drawn) > 1


def test_the_guided_round_is_for_one_person_and_sets_the_table(table: Table) -> None:
    lesson = table.set_up.lesson
    assert lesson is not None
    table.choose("players", 3)
    table.click_on("guided")
    deal, chairs, options = table.started()
    assert options["guided"]
    assert (deal.seats, deal.seed) == (lesson.deal.seats, lesson.deal.seed)
    assert [chair.human for chair in chairs] == [seat == lesson.seat for seat in range(deal.seats)]
    assert table.set_up.form.find("players").reason


def test_what_needs_one_person_is_locked_for_two(table: Table) -> None:
    table.choose("kind 1", KINDS.index("human"))
    table.look()
    for name in ("guided", "practice"):
        assert table.set_up.form.find(name).reason
    assert not table.set_up.form.find("curtain").reason
    assert table.started()[2]["curtain"]


def test_switches_turn_the_same_preferences_as_the_settings(table: Table) -> None:
    table.click_on("confirm")
    assert table.app.services.settings.confirm_turn


def test_names_and_kinds_come_back_next_time(table: Table, clock: HandClock) -> None:
    table.choose("players", 1)
    table.choose("kind 1", KINDS.index("tycoon"))
    table.draft.places[0].name = "Aiko"
    table.started()
    again = Table(table.app, clock)
    assert again.draft.places[0].name == "Aiko"
    assert again.draft.places[1].level == "tycoon"
    assert again.draft.seats == 2


def test_strange_memories_do_no_harm(make_app: MakeApp, clock: HandClock) -> None:
    app = make_app(last_names=["Aiko", "Aiko", "x"], last_kinds=["emperor", "human"])
    deal, chairs, _ = Table(app, clock).started()
    assert deal.seats == 2
    assert len({chair.name for chair in chairs}) == 2


def test_everything_can_be_reached_by_keys(table: Table) -> None:
    seen: list[str] = []
    while len(seen) < 80:
        table.key(pygame.K_TAB)
        focus = table.set_up.form.focus
        assert focus is not None
        if focus.name in seen:
            break
        seen.append(focus.name)
    assert set(seen) >= {widget.name for widget in table.set_up.form.widgets if widget.focusable}
    start = table.set_up.form.find("start")
    table.set_up.form.focus_on(start, by_keys=True)
    table.key(pygame.K_RETURN)
    assert table.ways.names == ["start"]


def test_escape_leads_back(table: Table) -> None:
    table.key(pygame.K_ESCAPE)
    assert table.ways.names == ["lobby"]


def test_rules_are_a_click_or_a_key_away(table: Table) -> None:
    table.click_on("rules")
    table.key(pygame.K_F1)
    assert table.ways.calls == [("rules", ("yangtze",), {})] * 2


class WithOptions(Yangtze):
    """A title that offers something."""

    options = (
        OptionSpec("side", ("a", "b"), "a"),
        OptionSpec("alone", (1, 2), 1, seats=(2,)),
        OptionSpec("junks", (False, True), False, "yangtze.option.junks.advice", module=True, seats=(3, 4)),
    )


WORDS_OF_OPTIONS = {
    "yangtze.option.junks": "Junks",
    "yangtze.option.junks.note": "sail",
    "yangtze.option.junks.advice": "Better not in a first game",
    "yangtze.option.side": "Side",
    "yangtze.option.side.a": "A",
    "yangtze.option.side.b": "B",
    "yangtze.option.alone": "Alone",
    "yangtze.option.alone.1": "One",
    "yangtze.option.alone.2": "Two",
}


@pytest.fixture
def offering(make_app: MakeApp, clock: HandClock) -> Table:
    """The set-up of that title."""
    app = make_app()
    app.services.say._words.update(WORDS_OF_OPTIONS)
    return Table(app, clock, rules=WithOptions())


def test_options_and_modules_of_a_title_find_their_place(offering: Table) -> None:
    junks, side = offering.set_up.form.find("junks"), offering.set_up.form.find("side")
    assert isinstance(junks, Switch)
    assert isinstance(side, ChoiceBar)
    junks.activate()
    side.choose(1)
    deal = offering.started()[0]
    assert deal.options == {"junks": True, "side": "b"}
    offering.set_up.rules.check_deal(deal)


def test_options_and_modules_come_back_next_time(offering: Table, clock: HandClock) -> None:
    offering.set_up.form.find("junks").activate()
    side = offering.set_up.form.find("side")
    assert isinstance(side, ChoiceBar)
    side.choose(1)
    offering.started()
    again = Table(offering.app, clock, rules=WithOptions())
    assert (again.draft.options["junks"], again.draft.options["side"]) == (True, "b")
    junks = again.set_up.form.find("junks")
    assert isinstance(junks, Switch)
    assert junks.on
    other = Table(offering.app, clock, title="singapore")
    assert other.draft.options == {spec.key: spec.default for spec in other.set_up.rules.options}


def test_options_of_a_guided_round_are_not_kept(offering: Table, clock: HandClock) -> None:
    offering.set_up.form.find("junks").activate()
    offering.started()
    again = Table(offering.app, clock, rules=WithOptions())
    again.click_on("guided")
    again.look()
    again.started()
    assert Table(offering.app, clock, rules=WithOptions()).draft.options["junks"] is True


def test_options_that_are_not_offered_any_more_are_left_out(make_app: MakeApp, clock: HandClock) -> None:
    app = make_app(last_options={"yangtze": {"side": "z", "junks": 1, "alone": 2, "gone": True}})
    app.services.say._words.update(WORDS_OF_OPTIONS)
    assert Table(app, clock, rules=WithOptions()).draft.options == {"side": "a", "junks": False, "alone": 2}


def test_what_is_not_for_so_many_seats_cannot_be_chosen(offering: Table) -> None:
    offering.set_up.form.find("junks").activate()
    offering.choose("players", 1)
    offering.look()
    assert offering.set_up.form.find("junks").reason == "only with 3 to 4 players"
    alone = offering.set_up.form.find("alone")
    assert isinstance(alone, ChoiceBar)
    alone.choose(1)
    deal = offering.started()[0]
    assert deal.options == {"side": "a", "alone": 2}
    offering.set_up.rules.check_deal(deal)
    with pytest.raises(BadDeal):
        offering.set_up.rules.check_deal(replace(deal, options={"junks": True}))


def test_the_advice_of_the_box_is_told(offering: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    told = written_down(monkeypatch)
    offering.look()
    assert "Better not in a first game" in " ".join(told)


def test_the_guide_chooses_the_options(offering: Table) -> None:
    offering.click_on("guided")
    offering.look()
    for name in ("junks", "side"):
        assert offering.set_up.form.find(name).reason == offering.set_up.words("set_up.by_guide")


def written_down(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written from now on."""
    drawn: list[str] = []
    plain = Painter.text

    def spy(painter: Painter, words: str, *place: Any, **look: Any) -> float:
        drawn.append(words)
        return plain(painter, words, *place, **look)

    monkeypatch.setattr(Painter, "text", spy)
    return drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_text_fits(make_app: MakeApp, clock: HandClock, language: str, size: tuple[int, int]) -> None:
    table = Table(make_app(language=language), clock, size)
    assert table.look().overflows == []
    table.draft.seats = 4
    for kind in KINDS:
        for number in range(4):
            table.draft.set_kind(number, kind)
        table.set_up.relayout()
        assert table.look().overflows == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_when_large(make_app: MakeApp, clock: HandClock, language: str) -> None:
    assert Table(make_app(language=language, text_size=150), clock, (1024, 700)).look().overflows == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("title", lesson_titles())
def test_every_reason_of_the_guide_fits(
    make_app: MakeApp, clock: HandClock, title: str, text_size: int, language: str
) -> None:
    table = Table(make_app(language=language, text_size=text_size), clock, (1024, 700), title=title)
    table.walk_to("guided")
    table.key(pygame.K_RETURN)
    assert table.draft.guided
    assert table.look().overflows == []
    rows = [widget.reach for widget in table.set_up.form.widgets if isinstance(widget, Switch) and widget.reach]
    rows.sort(key=lambda row: row.y)
    assert all(above.bottom <= below.y for above, below in itertools.pairwise(rows))


ALONE = [title for title in lesson_titles() if any(lesson.deal.seats == 1 for lesson in lessons_of(title))]


@pytest.mark.parametrize("title", ALONE)
def test_a_table_for_one_is_guided_through_the_lesson_for_one(make_app: MakeApp, clock: HandClock, title: str) -> None:
    table = Table(make_app(), clock, title=title)
    table.choose("players", 0)
    table.walk_to("guided")  # its options are many: the switch lies further down
    table.click_on("guided")
    deal, chairs, options = table.started()
    assert options["guided"]
    assert (deal.seats, deal.seed) == (1, lesson_for(title, 1).deal.seed)
    assert [chair.human for chair in chairs] == [True]


@pytest.mark.parametrize("title", ALONE)
def test_a_table_for_one_speaks_of_no_order_of_seats(
    make_app: MakeApp, clock: HandClock, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = written_down(monkeypatch)
    table = Table(make_app(), clock, title=title)
    table.choose("players", 0)
    drawn.clear()
    table.look()
    words = table.scene.words
    assert words("set_up.note.alone") in drawn
    assert not {words("set_up.order"), words("set_up.by_lot"), words("set_up.note.lot")} & set(drawn)


def test_the_guide_says_why_the_number_of_players_is_set(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = written_down(monkeypatch)
    table.click_on("guided")
    drawn.clear()
    table.look()
    assert table.set_up.words("set_up.by_guide") in drawn
    assert "Yangtze takes 2 to 4 players" not in drawn


def test_a_guided_round_does_not_change_the_levels_one_likes(table: Table, clock: HandClock) -> None:
    table.choose("kind 1", KINDS.index("tycoon"))
    table.started()
    guided = Table(table.app, clock)
    guided.click_on("guided")
    guided.started()
    again = Table(table.app, clock)
    assert again.draft.places[1].level == "tycoon"


def test_a_name_nobody_chose_follows_the_language(table: Table, clock: HandClock) -> None:
    table.choose("kind 1", KINDS.index("human"))
    table.draft.places[0].name = "Aiko"
    assert table.draft.places[1].name == "Player 2"
    table.started()
    table.app.services.say.switch("fr")
    again = Table(table.app, clock)
    assert [chair.name for chair in again.draft.places[:2]] == ["Aiko", "Joueur 2"]
