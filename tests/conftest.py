"""What all tests share: no window, no sound, no file of the player's, examples that are the same every time."""

import gc
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.joining.toy import VARIABLE, on_the_shelf

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# What needs a program with the toy's tree is left out in any other; tests/joining/test_toy.py starts one that has it.
collect_ignore = [] if os.environ.get(VARIABLE) else ["toy", "joining/program"]

settings.register_profile(
    "comptoir", deadline=None, max_examples=40, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("comptoir")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Several processes take their share from the front of this list, and from each other's end when they are done.

    Games in the real window last long and mostly wait: half of them come first, the other half begins the second half
    of the list, so that somebody always computes while others wait. What every title must pass goes title by title,
    for each process keeps the games it has played; what asks for an installed wheel stays together for the same reason.
    """
    installed = [item for item in items if "installed" in getattr(item, "fixturenames", ())]
    others = [item for item in items if item not in installed]
    waiting = [item for item in others if item.get_closest_marker("window")]
    computing = sorted((item for item in others if not item.get_closest_marker("window")), key=_table)
    middle = len(computing) // 2
    items[:] = [*waiting[::2], *computing[:middle], *waiting[1::2], *installed, *computing[middle:]]


def _table(item: pytest.Item) -> str:
    spec = getattr(item, "callspec", None)
    return str(spec.params.get("table", "")) if spec else ""


@pytest.fixture
def toy_on_the_shelf() -> Iterator[None]:
    """The toy stands among the titles while the test runs."""
    with on_the_shelf():
        yield


@pytest.fixture(autouse=True, scope="session")
def _pictures_are_read_once() -> Iterator[None]:
    """Hundreds of tests open the program anew; most of that time went into decoding the same atlases."""
    import pygame  # after it was told to be quiet, and to do without a screen

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", cache(pygame.image.load))
        yield


@pytest.fixture(autouse=True, scope="session")
def _nobody_waits_for_the_disk() -> Iterator[None]:
    """A move is sure to outlive a power cut before it is shown; hundreds of games are written, and no power is cut.

    Programs that tests start and kill wait as ever.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _whole_games_are_not_looked_through() -> None:
    """Games kept for many tests are hundreds of thousands of objects without a ring among them."""
    gc.set_threshold(200_000, 20, 100)


@pytest.fixture(autouse=True)
def _closed_programs_go_at_once() -> Iterator[None]:
    """A program holds a hundred megabytes of pictures in rings of references that nobody looks for in time.

    What outlives a test is kept by somebody, such as the games that many tests share: it is not looked through again.
    """
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test ever touches the player's games and settings."""
    home: Path = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMPTOIR_HOME", str(home))
        yield
