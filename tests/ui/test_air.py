"""The quiet air of a place: heard at a table, by choice, and nowhere a reason to stumble."""

import time
import wave
from array import array

import pygame
import pytest

from rules.core.manifest import AIRS, manifests
from rules.core.moment import Moment
from rules.core.text import Text
from tests.ui.conftest import Hands, MakeApp
from tests.ui.shared_palette import ASSETS
from ui.scene import Scene
from ui.scenes.settings import SettingsScene
from ui.sounds import AIR, Sounds
from ui.table.scene.telling_table import SOUNDS


def test_every_title_names_a_place_that_is_heard() -> None:
    assert {each.air for each in manifests().values()} <= set(AIRS)
    for kind in AIRS:
        assert (ASSETS / "sounds" / f"air_{kind}.wav").is_file()


@pytest.mark.parametrize("kind", AIRS)
def test_air_leads_back_into_itself_and_is_quiet(kind: str) -> None:
    """At the seam the wave goes on as smoothly as anywhere else."""
    with wave.open(str(ASSETS / "sounds" / f"air_{kind}.wav")) as file:
        samples = array("h", file.readframes(file.getnframes()))
    steps = [abs(samples[k] - samples[k - 1]) for k in range(1, len(samples))]
    assert abs(samples[0] - samples[-1]) <= max(steps)
    assert max(map(abs, samples)) < 0.35 * 32768


def test_what_is_staged_has_a_sound() -> None:
    for name in (*SOUNDS.values(), "gong", "seal", "abacus"):
        assert (ASSETS / "sounds" / f"{name}.wav").is_file(), name
    assert Moment("raid", Text("a"), Text("b")).seal in SOUNDS


def _heard(sounds: Sounds) -> bool:
    until = time.monotonic() + 3
    while time.monotonic() < until:
        if pygame.mixer.get_init() and pygame.mixer.Channel(AIR).get_busy():
            return True
        time.sleep(0.01)
    return False


def test_air_comes_with_a_table_and_goes_with_it() -> None:
    sounds = Sounds(ASSETS / "sounds", 70, 40)
    sounds.breathe("river")
    assert _heard(sounds)
    sounds.play("place")
    assert pygame.mixer.Channel(AIR).get_sound() is sounds._held["air_river"]
    sounds.breathe("")
    assert sounds._air == ""
    pygame.mixer.quit()


@pytest.mark.parametrize(("volume", "air"), [(0, 40), (70, 0)])
def test_switched_off_the_device_is_not_even_opened(volume: int, air: int) -> None:
    pygame.mixer.quit()
    sounds = Sounds(ASSETS / "sounds", volume, air)
    sounds.breathe("works")
    assert sounds._air == ""
    assert not pygame.mixer.get_init()


def test_without_a_device_nothing_hurts(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*given: object) -> None:
        raise pygame.error("no such device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", none)
    sounds = Sounds(ASSETS / "sounds", 70, 40)
    sounds.breathe("street")
    sounds.play("gong")
    sounds.breathe("")
    assert not pygame.mixer.get_init()


def test_a_switch_and_a_slider_hold_at_once(hands: Hands, make_app: MakeApp) -> None:
    app = hands.app
    app.stack.push(SettingsScene(app.services, app.stack.pop))
    hands.click_on("air")
    assert not app.services.settings.air
    assert app.services.sounds.air_volume == 0
    hands.wait(1)
    hands.click_on("air")
    assert app.services.sounds.air_volume == app.services.settings.air_volume > 0


def test_the_table_below_an_open_menu_still_breathes(hands: Hands) -> None:
    table, menu = Scene(hands.app.services), Scene(hands.app.services)
    table.air = "harbour"
    hands.app.stack.push(table)
    hands.app.stack.push(menu)
    assert hands.app.stack.air() == "harbour"
    hands.app.stack.clear()
    assert hands.app.stack.air() == ""
