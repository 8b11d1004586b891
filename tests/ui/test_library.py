"""The lists of saved games: what they show, open, throw away and take in."""

from pathlib import Path

import pygame
import pytest

from game.library import Library
from game.match import Match
from game.record import as_bytes
from game.seat import Chair
from rules.core.deal import Deal
from rules.core.errors import BadRecord
from rules.core.text import say
from rules.yangtze.rules import Yangtze
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.test_scores import finished
from tests.ui.ways import Ways
from ui.app import App
from ui.app_navigator import AppNavigator
from ui.clock import HandClock
from ui.scenes.library_bring import BringIn
from ui.scenes.library_list import LibraryScene
from ui.scenes.load import LoadScene
from ui.scenes.lobby import Lobby
from ui.scenes.replays import ReplaysScene
from ui.widgets.dialog import Dialog


def running(moves: int = 5) -> Match:
    chairs = [Chair("Aiko", crest=2), Chair("Ashworth", "opponent", "tycoon", 1)]
    match = Match(Yangtze(), Deal("yangtze", 2, {}, 7), chairs)
    for _ in range(moves):
        match.play(match.legal_moves()[-1])
    return match


def put(match: Match, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(as_bytes(match.record().lines))
    return path


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    """A running game, two finished ones, and a file that is none."""
    folder = tmp_path / "games"
    put(running(), folder / "running.comptoir")
    put(finished(3), folder / "three.comptoir")
    put(finished(4), folder / "four.comptoir")
    (folder / "strange.comptoir").write_text("once upon a time\n")
    return Library(folder)


def show(
    app: App, clock: HandClock, kind: type[LibraryScene], library: Library, size: tuple[int, int] = (1280, 800)
) -> tuple[Hands, Ways]:
    hands, ways = Hands(app, clock, size), Ways(app)
    app.stack.push(kind(app.services, ways, library))
    hands.look()
    return hands, ways


def rows(hands: Hands) -> list[str]:
    hands.look()
    return [Path(w.name[5:]).stem for w in hands.scene.form.widgets if w.name.startswith("game ")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [LoadScene, ReplaysScene])
def test_every_text_fits(
    make_app: MakeApp,
    clock: HandClock,
    shelf: Library,
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    kind: type[LibraryScene],
) -> None:
    app = make_app(language=language)
    assert show(app, clock, kind, shelf, size)[0].look().overflows == []
    assert show(app, clock, kind, Library(tmp_path / "none"), size)[0].look().overflows == []


def test_each_list_shows_its_own(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    app = make_app()
    assert rows(show(app, clock, LoadScene, shelf)[0]) == ["running", "strange"]
    assert sorted(rows(show(app, clock, ReplaysScene, shelf)[0])) == ["four", "three"]


def test_a_game_is_opened_by_its_row_and_by_its_button(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    hands, ways = show(make_app(), clock, LoadScene, shelf)
    path = shelf.folder / "running.comptoir"
    hands.click_on(f"open {path}")
    hands.click(*hands.scene.form.find(f"game {path}").screen_box().move(-200, 0).center)
    assert ways.calls == [("open_game", (path,), {})] * 2


def test_a_replay_is_opened_by_keys(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    hands, ways = show(make_app(), clock, ReplaysScene, shelf)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert ways.names == ["open_replay"]


def test_a_damaged_file_only_says_so(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    hands, ways = show(make_app(), clock, LoadScene, shelf)
    path = shelf.folder / "strange.comptoir"
    hands.click(*hands.scene.form.find(f"game {path}").screen_box().move(-200, 0).center)
    assert not ways.calls
    assert all(widget.name != f"open {path}" for widget in hands.scene.form.widgets)


def test_what_cannot_be_opened_is_told(
    make_app: MakeApp, clock: HandClock, shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, ways = show(make_app(), clock, LoadScene, shelf)

    def refuse(path: Path) -> None:
        raise BadRecord(say("common.record.missing", file=say(f"={path.name}")))

    monkeypatch.setattr(ways, "open_game", refuse, raising=False)
    hands.click_on(f"open {shelf.folder / 'running.comptoir'}")
    assert isinstance(hands.scene, Dialog)
    assert "running.comptoir" in hands.scene.sentence
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, LoadScene)


def test_deleting_asks_first(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    hands, _ = show(make_app(), clock, LoadScene, shelf)
    path = shelf.folder / "running.comptoir"
    hands.click_on(f"delete {path}")
    hands.key(pygame.K_ESCAPE)
    assert path.exists()
    hands.click_on(f"delete {path}")
    hands.click_on("answer 1")
    assert not path.exists()
    assert rows(hands) == ["strange"]


def test_a_dropped_file_is_brought_in(make_app: MakeApp, clock: HandClock, shelf: Library, tmp_path: Path) -> None:
    hands, _ = show(make_app(), clock, LoadScene, shelf)
    sent = put(running(3), tmp_path / "sent.txt")
    hands.send(pygame.DROPFILE, file=str(sent))
    assert "sent" in rows(hands)
    assert sent.exists()
    bad = tmp_path / "bad.comptoir"
    bad.write_text("nothing")
    hands.send(pygame.DROPFILE, file=str(bad))
    assert isinstance(hands.scene, Dialog)
    assert bad.read_text() == "nothing"


def test_a_path_is_typed(make_app: MakeApp, clock: HandClock, shelf: Library, tmp_path: Path) -> None:
    hands, _ = show(make_app(), clock, ReplaysScene, shelf)
    sent = put(finished(2), tmp_path / "letter.comptoir")
    hands.click_on("bring")
    assert isinstance(hands.scene, BringIn)
    hands.write("/nowhere/at/all")
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, BringIn)
    assert hands.look().overflows == []
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.write(str(sent))
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, ReplaysScene)
    assert "letter" in rows(hands)


def test_escape_leads_back(make_app: MakeApp, clock: HandClock, shelf: Library) -> None:
    hands, ways = show(make_app(), clock, LoadScene, shelf)
    hands.key(pygame.K_ESCAPE)
    assert ways.names == ["lobby"]


def test_a_long_shelf_scrolls(make_app: MakeApp, clock: HandClock, tmp_path: Path) -> None:
    match = running()
    for number in range(40):
        put(match, tmp_path / f"{number:02}.comptoir")
    hands, _ = show(make_app(), clock, LoadScene, Library(tmp_path))
    hands.point(600, 300)
    before = hands.scene.form.find(f"game {tmp_path / '00.comptoir'}").screen_box().y
    hands.wheel(-2)
    assert hands.scene.form.find(f"game {tmp_path / '00.comptoir'}").screen_box().y < before


def test_a_file_dropped_on_the_lobby_is_brought_in_and_shown(
    make_app: MakeApp, clock: HandClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPTOIR_HOME", str(tmp_path / "home"))
    app = make_app()
    navigator, hands = AppNavigator(app), Hands(app, clock)
    for match, kind in ((running(3), LoadScene), (finished(2), ReplaysScene)):
        navigator.lobby()
        hands.send(pygame.DROPFILE, file=str(put(match, tmp_path / f"{kind.name}.txt")))
        assert isinstance(hands.scene, kind)
        assert rows(hands) == [kind.name]


def test_a_bad_file_dropped_on_the_lobby_is_told(make_app: MakeApp, clock: HandClock, tmp_path: Path) -> None:
    app = make_app()
    AppNavigator(app).lobby()
    hands = Hands(app, clock)
    (tmp_path / "bad.comptoir").write_text("nothing")
    hands.send(pygame.DROPFILE, file=str(tmp_path / "bad.comptoir"))
    assert isinstance(hands.scene, Dialog)
    assert "bad.comptoir" in hands.scene.sentence
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Lobby)
