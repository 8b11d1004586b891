"""A game with earlier values makes the program start again; leaving it leads to the lobby with today's."""

import shutil
from pathlib import Path

import pytest

import ui.app_navigator
from game.library import Library
from game.match import Match
from game.processes import apart
from game.record import as_bytes
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from tests.ui.shared_palette import ASSETS
from ui.app import App
from ui.app_navigator import AppNavigator
from ui.clock import HandClock
from ui.scenes.load import LoadScene
from ui.scenes.lobby import Lobby
from ui.scenes.replay import ReplayScene
from ui.scenes.replays import ReplaysScene
from ui.scenes.table import TableScene
from ui.sprites import Sprites
from ui.widgets.dialog import Dialog

RECORDS = Path(__file__).resolve().parents[1] / "records" / "yokohama_duel"
OLD = RECORDS / "1" / "2_rounds.comptoir"
NEW = RECORDS / "2" / "2_rounds.comptoir"


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf of saved games."""
    monkeypatch.setenv("COMPTOIR_HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


@pytest.fixture
def app(make_app: MakeApp) -> App:
    return make_app()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that holds the values of version 1."""
    monkeypatch.setattr(ui.app_navigator, "earlier_held", lambda: {"yokohama_duel": 1})


def cut(path: Path, to: Path, lines: int = 60) -> Path:
    """A game under way."""
    to.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]))
    return to


def duel() -> Match:
    chairs = [Chair("Aiko"), Chair("Mei", crest=1)]
    return Match(TITLES["yokohama_duel"], Deal("yokohama_duel", 2, {}, 5), chairs)


def test_continue_starts_again_with_the_values_of_the_game(app: App, shelf: Path) -> None:
    path = cut(OLD, shelf / "old.comptoir")
    navigator = AppNavigator(app)
    navigator.lobby()
    navigator.continue_game()
    assert navigator.again.arguments == ("open", str(path))


@pytest.mark.parametrize(("scene", "lines"), [(LoadScene, 60), (ReplaysScene, 10_000)])
def test_so_do_the_lists(
    scene: type[LoadScene] | type[ReplaysScene], lines: int, app: App, clock: HandClock, shelf: Path
) -> None:
    path = cut(OLD, shelf / "old.comptoir", lines)
    navigator, hands = AppNavigator(app), Hands(app, clock)
    app.stack.reset(scene(app.services, navigator))
    hands.click_on(f"open {path}")
    assert navigator.again.arguments == ("open", str(path))


def test_games_of_today_are_opened_at_once(app: App, shelf: Path) -> None:
    navigator = AppNavigator(app)
    navigator.open_game(cut(NEW, shelf / "new.comptoir"))
    assert isinstance(app.stack.top, TableScene)
    navigator.open_replay(NEW)
    assert isinstance(app.stack.top, ReplayScene)
    assert navigator.again.arguments is None
    navigator.shut_down()


def test_an_old_game_dropped_on_the_window_is_taken_in(app: App, shelf: Path) -> None:
    AppNavigator(app).bring(OLD)
    assert isinstance(app.stack.top, ReplaysScene)
    assert [summary.path.stem for summary in Library().summaries()] == [OLD.stem]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("elsewhere")
def test_the_values_are_told_in_one_line(language: str, make_app: MakeApp, clock: HandClock) -> None:
    app = make_app(language=language)
    AppNavigator(app).show_opened(Library().replay(NEW))
    hands = Hands(app, clock)
    assert isinstance(hands.scene, Dialog)
    assert all(part in hands.scene.sentence for part in ("Yokohama Duel", "version 1", "2"))
    assert not hands.look().overflows


@pytest.mark.usefixtures("elsewhere")
def test_leaving_an_old_game_leads_to_a_lobby_elsewhere(app: App, shelf: Path) -> None:
    for leave in ("lobby", "close"):
        navigator = AppNavigator(app)
        navigator.show_opened(Library().replay(NEW))
        replay = next(scene for scene in app.stack if isinstance(scene, ReplayScene))
        navigator.lobby() if leave == "lobby" else navigator.close(replay)
        assert navigator.again.arguments == ()


def test_leaving_a_game_that_was_opened_leads_to_the_lobby(app: App) -> None:
    navigator = AppNavigator(app)
    navigator.show_opened(Library().replay(NEW))
    assert app.stack.top is not None
    navigator.close(app.stack.top)
    assert isinstance(app.stack.top, Lobby)
    assert navigator.again.arguments is None


@pytest.mark.usefixtures("elsewhere")
def test_a_rematch_after_an_old_game_is_dealt_with_the_values_of_today(app: App, shelf: Path) -> None:
    navigator = AppNavigator(app)
    navigator.rematch(duel())
    (path,) = shelf.glob("*.comptoir")
    assert navigator.again.arguments == ("open", str(path))
    assert Library().open(path).header.versions() == (2,)


@pytest.mark.usefixtures("elsewhere")
def test_where_nothing_can_be_written_a_rematch_is_refused_with_a_sentence(app: App, shelf: Path) -> None:
    shutil.rmtree(shelf)
    shelf.write_bytes(as_bytes(["no folder"]))
    navigator = AppNavigator(app)
    navigator.lobby = lambda: None  # type: ignore[method-assign]
    navigator.rematch(duel())
    assert isinstance(app.stack.top, Dialog)
    assert navigator.again.arguments is None


def _group(name: str) -> str:
    """The atlas that a process takes a sprite from."""
    return Sprites(ASSETS).group_of(name)


def test_cards_show_the_values_they_are_played_with() -> None:
    held = {"yokohama_duel": 1}
    assert _group("yokohama_duel/tech/gaslight") == _group("yokohama_duel/tech/tram") == "yokohama_duel"
    assert apart(held, _group, "yokohama_duel/tech/gaslight") == "yokohama_duel.1"
    assert apart(held, _group, "yokohama_duel/tech/tram") == "yokohama_duel"
