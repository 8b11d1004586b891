"""Preferences survive damage one by one."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.files import StorageTrouble
from game.paths import settings_file
from game.settings import FITS, Settings


def test_they_come_back_as_they_were() -> None:
    settings = Settings(language="fr", text_size=130, window_size=(1600, 900), last_names=["Aiko", "Ève"])
    settings.save()
    assert Settings.load() == settings


def test_without_a_file_they_are_the_defaults() -> None:
    assert Settings.load() == Settings()


def test_every_setting_is_checked() -> None:
    settings = Settings()
    settings.save()
    written = json.loads(settings_file().read_text())
    assert set(written) == set(FITS)
    assert all(FITS[key](value) for key, value in written.items())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\0", b"[" * 100_000])
def test_a_damaged_file_gives_the_defaults(data: bytes) -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_bytes(data)
    assert Settings.load() == Settings()


@pytest.mark.parametrize("bad", [None, -1, 101_000, 1.5, "loud", [], {}, [1], ["a\nb"], True, [99, 99], [1e9, 1]])
def test_each_bad_value_falls_back_alone(bad: Any) -> None:
    settings_file().parent.mkdir(parents=True)
    for key in FITS:
        if FITS[key](bad):
            continue
        settings_file().write_text(json.dumps({"pace": "calm", "volume": 11, "log_open": False, key: bad}))
        settings = Settings.load()
        assert getattr(settings, key) == getattr(Settings(), key)
        assert (settings.pace == "calm") or key == "pace"
        assert (settings.volume == 11) or key == "volume"


def test_what_a_later_version_wrote_is_kept() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text('{"lamp": {"lit": true}, "volume": 5}')
    settings = Settings.load()
    settings.volume = 6
    settings.save()
    assert json.loads(settings_file().read_text())["lamp"] == {"lit": True}
    assert Settings.load().volume == 6


def test_reset_forgets_choices_but_not_names() -> None:
    settings = Settings(pace="wait", last_names=["Aiko"], seen_lessons=["yangtze"])
    settings.reset()
    assert settings == Settings(last_names=["Aiko"], seen_lessons=["yangtze"])


def test_a_closed_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageTrouble):
        Settings().save(tmp_path / "file" / "settings.json")


def test_the_language_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for spoken, language in (("fr_FR", "fr"), ("French_Canada", "fr"), ("de_DE", "en"), (None, "en")):
        monkeypatch.setattr("locale.getlocale", lambda spoken=spoken: (spoken, "UTF-8"))
        assert Settings().language == language
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert Settings().language == "fr", "asked for, though the system has no such locale"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert Settings().language == "en"


def test_options_are_kept_by_title_and_strange_ones_are_forgotten(tmp_path: Path) -> None:
    place = tmp_path / "settings.json"
    chosen: dict[str, dict[str, bool | int | str]] = {"yangtze": {"junks": True, "side": "b", "alone": 2}}
    Settings(last_options=chosen).save(place)
    assert Settings.load(place).last_options == chosen
    strange_ones: tuple[object, ...] = ([], {"yangtze": 3}, {"yangtze": {"junks": [1]}})
    for strange in strange_ones:
        place.write_text(json.dumps({"last_options": strange}))
        assert Settings.load(place).last_options == {}


def test_somebody_may_have_said_no_name(tmp_path: Path) -> None:
    place = tmp_path / "settings.json"
    Settings(last_names=["Aiko", "", "Okada"]).save(place)
    assert Settings.load(place).last_names == ["Aiko", "", "Okada"]
