"""The lobby: every way out, by mouse and keys, in every size and language."""

from pathlib import Path

import pygame
import pytest

import ui.widgets.form
from rules.core.manifest import manifests
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.shared_palette import ASSETS
from ui.app import App
from ui.clock import HandClock
from ui.scenes.lobby import Lobby
from ui.scenes.lobby_shelf import LIFT, BoxOnShelf, UnderWay
from ui.widgets.tip import draw_tip

PICTURE = ASSETS / "pictures" / "auction_yangtze_1x.jpg"
GAME = UnderWay("yangtze", 24, ("Aiko", "Ashworth", "Lin Wei", "Bartholomew"), (0, 1, 2, 3), PICTURE)


class Ways:
    """Notes where one went."""

    def __init__(self) -> None:
        self.went: list[str] = []

    def new_game(self, title: str) -> None:
        self.went.append(f"new {title}")

    def continue_game(self) -> None:
        self.went.append("continue")

    def load(self) -> None:
        self.went.append("load")

    def replays(self) -> None:
        self.went.append("replays")

    def statistics(self) -> None:
        self.went.append("statistics")

    def settings(self) -> None:
        self.went.append("settings")

    def quit(self) -> None:
        self.went.append("quit")

    def bring(self, path: Path) -> None:
        self.went.append(f"bring {path.name}")


def enter(
    app: App, clock: HandClock, game: UnderWay | None = GAME, size: tuple[int, int] = (1280, 800)
) -> tuple[Hands, Ways]:
    ways = Ways()
    app.stack.push(Lobby(app.services, ways, lambda: game))
    hands = Hands(app, clock, size)
    hands.look()
    return hands, ways


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080), (1024, 1200), (3840, 2160)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_every_word_fits(
    make_app: MakeApp, clock: HandClock, size: tuple[int, int], language: str, text_size: int
) -> None:
    hands, _ = enter(make_app(language=language, text_size=text_size), clock, GAME, size)
    box = hands.scene.form.find("box yangtze")
    hands.point(*box.box.center)
    hands.wait(1)
    assert hands.look().overflows == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_on_anything_else(
    make_app: MakeApp, clock: HandClock, size: tuple[int, int], language: str
) -> None:
    hands, _ = enter(make_app(language=language), clock, GAME, size)
    widgets = hands.scene.form.widgets
    window = pygame.FRect(0, 0, hands.scene.width, hands.scene.height)
    for number, widget in enumerate(widgets):
        assert window.contains(widget.box), widget.name
        assert not [other.name for other in widgets[number + 1 :] if other.box.colliderect(widget.box)], widget.name


@pytest.mark.parametrize("name", ["continue", "load", "replays", "statistics", "settings", "quit"])
def test_every_button_leads_where_it_says(make_app: MakeApp, clock: HandClock, name: str) -> None:
    hands, ways = enter(make_app(), clock)
    hands.click_on(name)
    assert ways.went == [name]


def test_a_click_on_a_box_begins_a_game(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways = enter(make_app(), clock)
    hands.click_on("box yangtze")
    assert ways.went == ["new yangtze"]


@pytest.mark.parametrize("title", list(manifests()))
def test_a_box_that_is_not_printed_yet_says_so(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    monkeypatch.setitem(manifests(), title, manifests()[title]._replace(built=False))
    hands, ways = enter(make_app(), clock)
    hands.look()
    hands.click_on(f"box {title}")
    assert ways.went == []
    tip = hands.scene.form.find(f"box {title}").tip()
    assert tip is not None
    assert "printer" in tip.lines[0]


def test_the_tooltip_of_a_box_leaves_its_facts_in_sight(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, _ = enter(make_app(motion="off"), clock)
    laid: list[pygame.FRect] = []
    monkeypatch.setattr(ui.widgets.form, "draw_tip", lambda *args: laid.append(draw_tip(*args)))
    for box in [widget for widget in hands.scene.form.widgets if isinstance(widget, BoxOnShelf)]:
        laid.clear()
        hands.point(*box.screen_box().center)
        clock.push(1.0)
        hands.app.stack.update(1.0)
        hands.look()
        assert laid
        assert not laid[-1].colliderect(box.tag)


def test_continue_is_there_only_for_a_game_under_way(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = enter(make_app(), clock, None)
    assert "continue" not in [widget.name for widget in hands.scene.form.widgets]


def test_enter_goes_on_with_the_game_under_way(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways = enter(make_app(), clock)
    hands.key(pygame.K_RETURN)
    assert ways.went == ["continue"]


def test_all_is_reached_by_tab(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways = enter(make_app(), clock, None)
    for _ in range(len(manifests()) + 5):
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
    boxes = [f"new {box.title}" for box in manifests().values() if box.built]
    assert ways.went == [*boxes, "load", "replays", "statistics", "settings", "quit"]


def test_a_language_is_spoken_at_once(make_app: MakeApp, clock: HandClock) -> None:
    app = make_app()
    hands, _ = enter(app, clock)
    hands.click_on("language fr")
    hands.look()
    assert app.services.settings.language == "fr"
    assert hands.scene.form.find("load").label == "Charger"  # type: ignore[attr-defined]


def test_a_box_rises_under_the_pointer_and_settles(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = enter(make_app(), clock)
    box = hands.scene.form.find("box yangtze")
    assert isinstance(box, BoxOnShelf)
    hands.point(*box.box.center)
    assert hands.scene.animating()
    for _ in range(20):
        hands.wait(0.02)
    assert box.lift == LIFT
    assert not hands.scene.animating()
    hands.point(5, 5)
    for _ in range(20):
        hands.wait(0.02)
    assert box.lift == 0


def test_without_motion_a_box_stands_up_at_once(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = enter(make_app(motion="off"), clock)
    box = hands.scene.form.find("box yangtze")
    hands.point(*box.box.center)
    hands.wait(0)
    assert not hands.scene.animating()


def test_an_idle_lobby_sleeps(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = enter(make_app(), clock)
    hands.look()
    assert not hands.scene.animating()
    assert hands.scene.next_wake() is None
    assert not hands.app.stack.changed()


def test_a_late_lobby_shows_itself_before_it_looks_for_games(make_app: MakeApp, clock: HandClock) -> None:
    asked: list[int] = []

    def under_way() -> UnderWay:
        asked.append(1)
        return GAME

    app = make_app()
    app.stack.push(Lobby(app.services, Ways(), under_way, late=True))
    hands = Hands(app, clock)
    hands.wait(0)
    hands.look()
    assert not asked
    assert hands.scene.next_wake() == 0
    hands.wait(0)
    hands.look()
    assert hands.scene.form.find("continue").usable
    assert hands.scene.next_wake() is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_reads_no_words_of_the_tables(make_app: MakeApp, clock: HandClock, language: str) -> None:
    app = make_app(language=language)
    enter(app, clock, game=None)
    say = app.services.say
    assert not say._all_read, "the first picture waits for words it does not say"
    assert say.has("yangtze.phase.sell")
