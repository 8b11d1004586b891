"""Choosing a saved game with pygame_gui's file dialog on a sheet of ours."""

import contextlib
import locale
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.library import Library
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from tests.ui.test_library import put, rows, running, show
from ui.clock import HandClock
from ui.scenes.library_bring import BringIn
from ui.scenes.load import LoadScene
from ui.widgets.file_dialog import FileDialog

SIZES = ((1024, 700), (1280, 800), (3840, 2160))


@pytest.fixture
def sent(tmp_path: Path) -> Path:
    """A folder with a good game, a bad one, folders, and things that are not shown."""
    folder = tmp_path / "sent"
    put(running(3), folder / "Letter.comptoir")
    put(running(2), folder / "été" / "inner.comptoir")
    (folder / "Zoo").mkdir()
    (folder / "bad.comptoir").write_text("nothing")
    (folder / "notes.txt").write_text("nothing")
    (folder / ".hidden").mkdir()
    return folder


class Person(Hands):
    """Someone at the dialog; what pygame_gui posts comes back to it, as in the loop."""

    @property
    def dialog(self) -> FileDialog:
        """The dialog on top."""
        assert isinstance(self.scene, FileDialog)
        return self.scene

    def send(self, kind: int, **held: object) -> bool:
        """Hand on the event, then all that follows from it."""
        used = super().send(kind, **held)
        for _ in range(4):
            self.app.stack.update(0.02)
            for event in pygame.event.get():
                if event.type >= pygame.USEREVENT:
                    self.app.stack.process_event(event)
        return used

    def listed(self) -> list[str]:
        """The names in the list."""
        self.look()
        return [item["text"] for item in self.dialog.browser.file_selection_list.item_list]

    def path(self) -> str:
        """What stands in the line."""
        return str(self.dialog.browser.file_path_text_line.get_text())

    def click_row(self, name: str) -> None:
        """Click on a name."""
        scale = self.look().scale
        item = self.dialog.browser.file_selection_list.item_list[self.listed().index(name)]
        x, y = item["button_element"].rect.center
        self.click(x / scale, y / scale)


def browse(
    make_app: MakeApp, clock: HandClock, folder: Path, size: tuple[int, int] = (1280, 800), **chosen: object
) -> Person:
    pygame.event.clear()
    app = make_app(last_folder=str(folder), **chosen)
    show(app, clock, LoadScene, Library(folder.parent / "games"), size)
    person = Person(app, clock, size)
    person.click_on("bring")
    person.click_on("browse")
    person.look()
    assert isinstance(person.scene, FileDialog)
    return person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_every_text_fits(
    make_app: MakeApp, clock: HandClock, sent: Path, language: str, size: tuple[int, int], text_size: int
) -> None:
    person = browse(make_app, clock, sent, size, language=language, text_size=text_size)
    assert person.look().overflows == []
    person.dialog.browser.go(sent / "Zoo")
    assert person.listed() == []
    assert person.look().overflows == []


def test_folders_come_first_and_only_saved_games_are_listed(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    assert browse(make_app, clock, sent).listed() == ["été", "Zoo", "bad.comptoir", "Letter.comptoir"]


@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_chosen_by_mouse(make_app: MakeApp, clock: HandClock, sent: Path, size: tuple[int, int]) -> None:
    person = browse(make_app, clock, sent, size)
    assert not person.dialog.form.find("files.open").usable
    person.click_row("Letter.comptoir")
    person.wait(1)
    person.click_row("Letter.comptoir")
    assert person.path() == str(sent / "Letter.comptoir")
    person.click_on("files.open")
    assert isinstance(person.scene, LoadScene)
    assert rows(person) == ["Letter"]


def test_a_double_click_opens_folder_and_file(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    person = browse(make_app, clock, sent)
    for name in ("été", "inner.comptoir"):
        person.click_row(name)
        scale = person.look().scale
        item = person.dialog.browser.file_selection_list.item_list[person.listed().index(name)]
        x, y = item["button_element"].rect.center
        person.press(x / scale, y / scale)
    assert rows(person) == ["inner"]
    assert person.app.services.settings.last_folder == str(sent / "été")


def test_all_by_keys(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    person = browse(make_app, clock, sent)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert person.path() == str(sent / "été")
    person.key(pygame.K_BACKSPACE)
    assert person.path() == str(sent)
    person.key(pygame.K_END)
    assert person.path() == str(sent / "Letter.comptoir")
    person.key(pygame.K_RETURN)
    assert rows(person) == ["Letter"]


def test_tab_walks_through_all_of_it(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    person = browse(make_app, clock, sent)
    seen = []
    for _ in person.dialog.form.widgets:
        focus = person.dialog.form.focus
        assert focus is not None
        seen.append(focus.name)
        person.key(pygame.K_TAB)
    assert sorted(seen) == ["common.cancel", "files", "files.open", "home", "path", "up"]


def test_a_path_is_written(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    person = browse(make_app, clock, sent)
    repeat = pygame.key.get_repeat()
    person.click_on("path")
    person.key(pygame.K_a, pygame.KMOD_CTRL)
    person.write(str(sent / "été"))
    person.key(pygame.K_RETURN)
    assert person.listed() == ["inner.comptoir"]
    person.write("/inner.comptoir")
    person.key(pygame.K_RETURN)
    assert rows(person) == ["inner"]
    assert pygame.key.get_repeat() == repeat


@pytest.mark.parametrize("name", ["bad.comptoir", "nowhere.comptoir"])
def test_a_bad_file_gets_one_sentence(make_app: MakeApp, clock: HandClock, sent: Path, name: str) -> None:
    person = browse(make_app, clock, sent)
    person.click_on("path")
    person.key(pygame.K_END)
    person.write(f"/{name}")
    person.key(pygame.K_RETURN)
    assert isinstance(person.scene, BringIn)
    assert name in person.scene.trouble
    assert person.look().overflows == []


def test_escape_and_cancel_choose_nothing(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    for leave in (lambda p: p.key(pygame.K_ESCAPE), lambda p: p.click_on("common.cancel")):
        person = browse(make_app, clock, sent)
        person.click_row("Letter.comptoir")
        leave(person)
        assert isinstance(person.scene, BringIn)
        assert not person.scene.trouble


def test_up_and_home(make_app: MakeApp, clock: HandClock, sent: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: sent / "été")
    person = browse(make_app, clock, sent)
    person.click_on("up")
    assert person.path() == str(sent.parent)
    person.click_on("home")
    assert person.listed() == ["inner.comptoir"]


def test_a_folder_that_cannot_be_read_is_not_entered(
    make_app: MakeApp, clock: HandClock, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = browse(make_app, clock, sent)
    before = person.listed()
    real = os.scandir

    def closed(path: str) -> object:
        if Path(path).name == "Zoo":
            raise OSError("the drive does not answer")
        return real(path)

    monkeypatch.setattr(os, "scandir", closed)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert person.path() == str(sent)
    assert person.listed() == before


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1600)])
def test_it_follows_the_window_and_keeps_what_was_chosen(
    make_app: MakeApp, clock: HandClock, sent: Path, size: tuple[int, int]
) -> None:
    person = browse(make_app, clock, sent)
    person.dialog.browser.go(sent / "été")
    person.click_row("inner.comptoir")
    person.surface = pygame.Surface(size)
    scale = person.look().scale
    assert person.path() == str(sent / "été" / "inner.comptoir")
    assert person.dialog.browser.file_selection_list.chosen == 0
    box = person.dialog.form.find("files").screen_box()
    assert person.dialog.browser.file_selection_list.rect.w == pytest.approx((box.w - 8) * scale, abs=2)
    person.click_on("files.open")
    assert rows(person) == ["inner"]


def test_a_long_folder_scrolls(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    for number in range(40):
        (sent / f"folder {number:02}").mkdir()
    person = browse(make_app, clock, sent)
    files = person.dialog.browser.file_selection_list
    person.point(*person.dialog.form.find("files").screen_box().center)
    person.wheel(-2)
    assert files.top == pytest.approx(6 * files.list_item_height, abs=1)
    person.key(pygame.K_END)
    last = files.item_list[-1]["button_element"]
    assert last is not None
    assert files.rect.contains(last.rect)


def test_names_are_shown_as_they_are(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    """pygame_gui looks every text up as a key of its translations, and takes dots for the parts of one."""
    names = ["%{count}", "a.b.c", "pygame-gui", "<b>bold", "日本"]
    for name in names:
        (sent / name).mkdir()
    person = browse(make_app, clock, sent)
    items = person.dialog.browser.file_selection_list.item_list
    shown = {item["text"]: item["button_element"].text for item in items}
    assert all(shown[name] == name for name in names)


def test_names_that_cannot_be_set_are_left_out(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    before = browse(make_app, clock, sent).listed()
    for name in ("a\udcff.comptoir", "a\ttab.comptoir"):
        with contextlib.suppress(OSError, UnicodeError):
            (sent / name).touch()
    assert browse(make_app, clock, sent).listed() == before


def test_the_locale_stays_as_it_was(
    make_app: MakeApp, clock: HandClock, sent: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "xx_NOWHERE")
    before = locale.setlocale(locale.LC_ALL)
    browse(make_app, clock, sent)
    assert locale.setlocale(locale.LC_ALL) == before
    assert os.environ["LC_ALL"] == "xx_NOWHERE"


def test_a_folder_that_went_away_is_not_missed(make_app: MakeApp, clock: HandClock, tmp_path: Path) -> None:
    person = browse(make_app, clock, tmp_path / "gone")
    assert os.path.isdir(person.path())


def test_the_lobby_does_not_wait_for_pygame_gui() -> None:
    script = """
import sys, pygame
pygame.display.init(); pygame.display.set_mode((64, 64))
import ui.program
from game.paths import assets_folder
from game.settings import Settings
from ui.app import App
from ui.app_navigator import AppNavigator
app = App(assets_folder(), Settings(), lambda: None)
navigator = AppNavigator(app)
navigator.lobby()
app.draw_to(pygame.Surface((1280, 800)))
navigator.load()
app.draw_to(pygame.Surface((1280, 800)))
assert not [name for name in sys.modules if name.startswith("pygame_gui")]
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(__file__).resolve().parents[2])


def test_names_in_other_scripts_are_signs_not_boxes(make_app: MakeApp, clock: HandClock, sent: Path) -> None:
    """Names of one length look alike as rows of boxes, unlike when set."""
    for name in ("横浜港", "上海市", "金沢城"):
        (sent / name).mkdir()
    person = browse(make_app, clock, sent)
    person.look()
    rows = person.dialog.browser.file_selection_list.item_list
    shown = {
        row["text"]: pygame.image.tobytes(row["button_element"].image, "RGBA")
        for row in rows
        if row["text"] in ("横浜港", "上海市", "金沢城")
    }
    assert len(set(shown.values())) == len(shown) == 3
