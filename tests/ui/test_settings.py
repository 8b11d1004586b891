"""The settings: each one acts at once, shows, and is written down. Also the screen after a fault, and the loop."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.files import StorageTrouble
from game.settings import TEXT_SIZES, Settings
from rules.core.text import say
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.shared_palette import ASSETS
from ui.app import App
from ui.clock import HandClock, Stopwatch
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.fault import FaultScene
from ui.scenes.settings import SettingsScene
from ui.table.session.pace import PAUSES
from ui.widgets.dialog import Dialog


@pytest.fixture
def left() -> list[str]:
    """Whether the screen was left."""
    return []


def enter(app: App, clock: HandClock, left: list[str], size: tuple[int, int] = (1280, 800)) -> Hands:
    app.stack.push(SettingsScene(app.services, lambda: left.append("left")))
    hands = Hands(app, clock, size)
    hands.look()
    return hands


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_word_fits(
    make_app: MakeApp, clock: HandClock, left: list[str], size: tuple[int, int], language: str, text_size: int
) -> None:
    for pace in ("instant", "brisk", "calm", "wait"):
        hands = enter(make_app(language=language, text_size=text_size, pace=pace), clock, left, size)
        assert hands.look().overflows == []
        for widget in hands.scene.form.widgets:
            assert pygame.FRect(0, 0, hands.scene.width, hands.scene.height).contains(widget.box), widget.name


@pytest.mark.parametrize(
    "name", ["full_screen", "software_drawing", "colour_aids", "confirm_turn", "turn_gong", "practice"]
)
def test_every_switch_turns_its_setting(make_app: MakeApp, clock: HandClock, left: list[str], name: str) -> None:
    app = make_app()
    hands = enter(app, clock, left)
    before = getattr(app.services.settings, name)
    hands.click_on(name)
    assert getattr(app.services.settings, name) is not before


@pytest.mark.parametrize(("name", "number", "value"), [
    ("language", 1, "fr"),
    ("seat_colours", 1, "strong"),
    ("motion", 0, "off"),
    ("pace", 3, "wait"),
])  # fmt: skip
def test_every_choice_sets_its_setting(
    make_app: MakeApp, clock: HandClock, left: list[str], name: str, number: int, value: str
) -> None:
    app = make_app()
    hands = enter(app, clock, left)
    hands.click(*hands.scene.form.find(name).field_box(number).center)  # type: ignore[attr-defined]
    assert getattr(app.services.settings, name) == value
    hands.look()


def test_sliders_set_text_size_and_volume(make_app: MakeApp, clock: HandClock, left: list[str]) -> None:
    app = make_app()
    hands = enter(app, clock, left)
    size = hands.scene.form.find("text_size").box
    hands.click(size.right, size.centery)
    assert app.services.settings.text_size == 150
    hands.look()
    volume = hands.scene.form.find("volume").box
    hands.click(volume.left, volume.centery)
    assert (app.services.settings.volume, app.services.sounds.volume) == (0, 0)


def test_the_picture_follows_at_once(make_app: MakeApp, clock: HandClock, left: list[str]) -> None:
    app = make_app()
    hands = enter(app, clock, left)
    for act in (
        lambda: hands.click_on("colour_aids"),
        lambda: hands.click(*hands.scene.form.find("seat_colours").field_box(1).center),  # type: ignore[attr-defined]
    ):
        hands.look()
        box = hands.scene._sample_box  # type: ignore[attr-defined]
        before = pygame.image.tobytes(hands.surface.subsurface(pygame.Rect(box)), "RGB")
        act()
        hands.look()
        assert pygame.image.tobytes(hands.surface.subsurface(pygame.Rect(box)), "RGB") != before


def test_a_good_glides_when_the_motion_was_changed(make_app: MakeApp, clock: HandClock, left: list[str]) -> None:
    hands = enter(make_app(), clock, left)
    assert not hands.scene.animating()
    hands.click(*hands.scene.form.find("motion").field_box(3).center)  # type: ignore[attr-defined]
    assert hands.scene.animating()
    hands.wait(0.6)
    assert not hands.scene.animating()


def test_every_change_is_written_down(tmp_path: Path, clock: HandClock, left: list[str]) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(language="en")
    hands = enter(App(ASSETS, settings, lambda: settings.save(path), clock=clock, strict=True), clock, left)
    hands.click_on("confirm_turn")
    assert Settings.load(path).confirm_turn is True


def test_reset_goes_back_to_the_start(make_app: MakeApp, clock: HandClock, left: list[str]) -> None:
    app = make_app(volume=5, pace="wait", text_size=150)
    hands = enter(app, clock, left)
    hands.click_on("reset")
    fresh = Settings()
    settings = app.services.settings
    assert (settings.volume, settings.pace, settings.text_size) == (fresh.volume, fresh.pace, fresh.text_size)
    hands.look()


@pytest.mark.parametrize("way", ["done", "home", "esc"])
def test_one_leaves_by_button_or_esc(make_app: MakeApp, clock: HandClock, left: list[str], way: str) -> None:
    hands = enter(make_app(), clock, left)
    if way == "esc":
        hands.key(pygame.K_ESCAPE)
    else:
        hands.click_on(way)
    assert left == ["left"]


def test_all_is_reached_by_tab(make_app: MakeApp, clock: HandClock, left: list[str]) -> None:
    hands = enter(make_app(), clock, left)
    seen = set()
    for _ in hands.scene.form.widgets:
        hands.key(pygame.K_TAB)
        assert hands.scene.form.focus is not None
        seen.add(hands.scene.form.focus.name)
    assert seen == {widget.name for widget in hands.scene.form.widgets}


def test_a_disk_that_takes_nothing_is_told_once(clock: HandClock, left: list[str]) -> None:
    def refuse() -> None:
        raise StorageTrouble(say("common.record.disk_full", folder=say("=home")))

    hands = enter(App(ASSETS, Settings(language="en"), refuse, clock=clock, strict=True), clock, left)
    hands.click_on("confirm_turn")
    assert isinstance(hands.scene, Dialog)
    hands.look()
    hands.wait(0.5)
    hands.key(pygame.K_RETURN)
    hands.click_on("practice")
    assert isinstance(hands.scene, SettingsScene)


# ---------------------------------------------------------------------- fault


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [None, 60])
@pytest.mark.parametrize("log", [None, Path("/home/someone/state/Comptoir/log/crash 2026-01-01 00.00.00.txt")])
def test_the_fault_screen_fits_and_leads_on(
    make_app: MakeApp, clock: HandClock, size: tuple[int, int], language: str, moves: int | None, log: Path | None
) -> None:
    app, went = make_app(language=language), []
    app.stack.push(FaultScene(app.services, log, lambda: went.append("on"), lambda: went.append("quit"), moves))
    hands = Hands(app, clock, size)
    assert hands.look().overflows == []
    hands.click_on("continue")
    hands.click_on("quit")
    assert went == ["on", "quit"]


class Stumbling(Scene):
    """A scene that cannot be drawn."""

    def update(self, seconds: float) -> None:
        raise ZeroDivisionError("on purpose")


def test_a_fault_of_a_scene_shows_its_screen_and_a_second_one_ends(make_app: MakeApp, clock: HandClock) -> None:
    def screen(app: App, fault: BaseException) -> Scene:
        assert isinstance(fault, ZeroDivisionError)
        return FaultScene(app.services, None, app.quit, app.quit)

    app = App(ASSETS, Settings(language="en"), lambda: None, clock=clock, on_fault=screen, strict=True)
    app.stack.push(Stumbling(app.services))
    app._stumble(ZeroDivisionError("on purpose"))
    assert isinstance(app.stack.top, FaultScene)
    with pytest.raises(ZeroDivisionError):
        app._stumble(ZeroDivisionError("again"))


# ---------------------------------------------------------------------- loop


def post(*events: pygame.Event) -> Callable[[App], None]:
    def turn(app: App) -> None:
        for event in events:
            pygame.event.post(event)
        app.turn(Stopwatch(app.clock))

    return turn


def test_the_loop_hands_on_clicks_in_logical_pixels(make_app: MakeApp, left: list[str]) -> None:
    app = make_app(window_size=(1024, 700))
    app.stack.push(SettingsScene(app.services, lambda: left.append("left")))
    app.open()
    app._running = True
    pygame.event.clear()
    app.turn(Stopwatch(app.clock))
    x, y = (round(place * 0.875) for place in app.stack.top.form.find("done").box.center)  # type: ignore[union-attr]
    pygame.event.clear()
    post(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1),
    )(app)
    assert left == ["left"]


def test_f11_and_closing_the_window(make_app: MakeApp, left: list[str]) -> None:
    app = make_app()
    app.stack.push(SettingsScene(app.services, lambda: left.append("left")))
    app.open()
    app._running = True
    pygame.event.clear()
    app._dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    assert app.services.settings.full_screen
    app._dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    assert app.services.settings.full_screen, "a key that is held down does its work once"
    app._dispatch(pygame.Event(pygame.KEYUP, key=pygame.K_F11, mod=0))
    app._dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    assert not app.services.settings.full_screen
    app._dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    assert app.services.settings.full_screen, "the window that would have told that the key was let go is another now"
    app._dispatch(pygame.Event(pygame.WINDOWFOCUSLOST))
    app._dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0))
    assert not app.services.settings.full_screen, "a key let go over another window is let go"
    app._dispatch(pygame.Event(pygame.QUIT))
    assert not app._running


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_words_of_the_sample_stay_on_their_slip(
    make_app: MakeApp,
    clock: HandClock,
    left: list[str],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
    text_size: int,
) -> None:
    slips: list[pygame.FRect] = []
    feet: list[float] = []
    nine, paragraph = Painter.nine, Painter.paragraph

    def see_slip(painter: Painter, name: str, *box: float, **look: Any) -> None:
        nine(painter, name, *box, **look)
        if name == "nine/tooltip":
            slips.append(pygame.FRect(box))

    def see_words(painter: Painter, words: str, *place: Any, **look: Any) -> float:
        below = paragraph(painter, words, *place, **look)
        feet.append(below - painter.leading(15, look.get("most")))
        return below

    monkeypatch.setattr(Painter, "nine", see_slip)
    monkeypatch.setattr(Painter, "paragraph", see_words)
    enter(make_app(language=language, text_size=text_size), clock, left, size)
    assert feet[-1] < slips[-1].bottom - 6


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("fr", ",")])
@pytest.mark.parametrize(("pace", "seconds"), [("brisk", "0.7"), ("calm", "1.5")])
def test_the_note_tells_the_true_pace(make_app: MakeApp, pace: str, seconds: str, language: str, point: str) -> None:
    assert str(PAUSES[pace]) == seconds
    note = make_app(language=language).services.say.words(f"settings.pace.{pace}.note")
    assert seconds.replace(".", point) in note
