"""Screens without a screen: a dummy window, a clock moved by hand, clicks and keys as events."""

import os
from collections.abc import Callable, Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.settings import Settings
from tests.ui.shared_palette import ASSETS, palette_without_layers
from ui.app import App
from ui.clock import HandClock
from ui.paint import Painter
from ui.scene import Scene

SIZES = ((1024, 700), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "fr")

MakeApp = Callable[..., App]


class Hands:
    """A person at a scene: draws what they see, clicks and types at logical places."""

    def __init__(self, app: App, clock: HandClock, size: tuple[int, int] = (1280, 800)) -> None:
        self.app = app
        self.clock = clock
        self.surface = pygame.Surface(size)

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        top = self.app.stack.top
        assert top is not None
        return top

    def look(self) -> Painter:
        """Draw everything; texts that did not fit are in the painter's overflows."""
        return self.app.draw_to(self.surface)

    def send(self, kind: int, **held: object) -> bool:
        """Hand an event to the top scene."""
        self.look()
        return self.app.stack.process_event(pygame.Event(kind, held))

    def point(self, x: float, y: float) -> None:
        """Move the pointer."""
        self.send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, x: float, y: float) -> None:
        """Hold the button down."""
        self.point(x, y)
        self.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)

    def release(self, x: float, y: float) -> None:
        """Let the button go."""
        self.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)

    def click(self, x: float, y: float) -> None:
        """Press and release."""
        self.press(x, y)
        self.release(x, y)

    def click_on(self, name: str) -> None:
        """Click in the middle of a widget."""
        self.look()
        self.click(*self.scene.form.find(name).screen_box().center)

    def key(self, key: int, mod: int = 0) -> bool:
        """Strike a key."""
        used = self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.send(pygame.KEYUP, key=key, mod=mod)
        return used

    def write(self, words: str) -> None:
        """Type letters."""
        for letter in words:
            self.send(pygame.TEXTINPUT, text=letter)

    def wheel(self, steps: int) -> None:
        """Turn the wheel where the pointer is."""
        self.send(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.push(seconds)
        self.app.stack.update(seconds)


@pytest.fixture(autouse=True, scope="session")
def _pygame() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


@pytest.fixture
def clock() -> HandClock:
    """A clock that stands still."""
    return HandClock()


@pytest.fixture
def make_app(clock: HandClock) -> MakeApp:
    """Makes a program without a window; settings by name, `saved` counts how often they were written down."""

    def make(**chosen: object) -> App:
        settings = Settings()
        settings.language = "en"
        for name, value in chosen.items():
            assert hasattr(settings, name)
            setattr(settings, name, value)
        return App(ASSETS, settings, lambda: None, clock=clock, strict=True, palette=palette_without_layers())

    return make


@pytest.fixture
def hands(make_app: MakeApp, clock: HandClock) -> Hands:
    """A person before an empty English program of 1280 by 800."""
    return Hands(make_app(), clock)


@pytest.fixture
def said() -> list[object]:
    """What widgets told."""
    return []
