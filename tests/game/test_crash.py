"""What is left behind when something goes wrong."""

import logging
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import crash
from game.crash import LOG, LOG_NAME, open_log, write_crash
from game.files import StorageTrouble
from game.paths import assets_folder, games_folder, log_folder, reports_folder, settings_file
from game.report import pack_report
from game.version import VERSION


@pytest.fixture(autouse=True)
def _close_log() -> Iterator[None]:
    yield
    for handler in LOG.handlers[:]:
        LOG.removeHandler(handler)
        handler.close()


def fault() -> Exception:
    try:
        raise RuntimeError("the mast broke")
    except RuntimeError as error:
        return error


def test_a_crash_leaves_a_readable_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)
    path = write_crash(fault(), "drawing the river")
    assert path is not None
    words = path.read_text()
    assert VERSION in words
    assert "drawing the river" in words
    assert "the mast broke" in words
    assert 'File "~' in words


def test_a_crash_is_written_elsewhere_or_nowhere_but_never_fails(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file where the folder should be")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    path = write_crash(fault())
    assert path is not None
    assert path.parent == tmp_path
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(home))
    assert write_crash(fault()) is None
    assert open_log() is None


def test_the_log_does_not_grow_for_ever() -> None:
    path = open_log()
    assert path is not None
    for _ in range(9000):
        logging.getLogger("comptoir").info("a line of some length, again and again, until the file is full enough")
    sizes = [file.stat().st_size for file in path.parent.iterdir()]
    assert len(sizes) <= crash.LOG_FILES
    assert max(sizes) <= crash.LOG_SIZE


def test_a_report_packs_save_log_crash_and_version(tmp_path: Path) -> None:
    open_log()
    write_crash(fault())
    save = tmp_path / "a.comptoir"
    save.write_text("{}\n")
    path = pack_report(save, "It stopped when I bought tea")
    assert path.parent == reports_folder()
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        assert archive.read("a.comptoir") == b"{}\n"
        assert VERSION in archive.read("version.txt").decode()
    assert LOG_NAME in names
    assert any(name.startswith("crash ") for name in names)
    assert pack_report(tmp_path / "gone").exists()


def test_a_report_that_cannot_be_written_says_so(home: Path) -> None:
    home.write_text("")
    with pytest.raises(StorageTrouble):
        pack_report()


def test_files_live_where_the_system_expects_them(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    assert games_folder() == home / "games"
    monkeypatch.delenv("COMPTOIR_HOME")
    for path in (games_folder(), settings_file(), log_folder(), reports_folder()):
        assert path.is_absolute()
        assert "Comptoir" in path.parts
    assert (assets_folder() / "languages").is_dir()


def test_the_version_is_that_of_the_package() -> None:
    package = tomllib.loads((assets_folder().parent / "pyproject.toml").read_text())
    assert package["project"]["version"] == VERSION
