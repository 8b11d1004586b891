"""The window itself: where a screen is, how large it opens, and its pixels as the scenes count them."""

import os
import sys
import time
import warnings
from pathlib import Path
from typing import Final

import pygame

from ui.theme import LEAST_WINDOW, window_within

# Where a screen may be named on Linux; SDL's own search for one that is nowhere ends in words no player understands.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR")
# Drivers that draw into nothing: without any screen SDL would take one of them and run on unseen.
UNSEEN: Final = ("offscreen", "dummy")
# SDL's own waiting looks at the queue a thousand times a second; this is often enough for a hand.
NAP: Final = 0.012
MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def open_display(icon: Path) -> None:
    """Make ready for a window; pygame.error where there is no screen, unless a driver was chosen by name."""
    chosen = "SDL_VIDEODRIVER" in os.environ
    if sys.platform == "linux" and not chosen and not any(os.environ.get(name) for name in SCREENS):
        raise pygame.error("no screen")
    pygame.display.init()
    if pygame.display.get_driver() in UNSEEN and not chosen:
        raise pygame.error("no screen")
    pygame.display.set_caption("Comptoir")
    if icon.exists():
        pygame.display.set_icon(pygame.image.load(icon))
    pygame.key.set_repeat(400, 40)
    pygame.key.stop_text_input()


def full_window() -> pygame.Surface:
    """All of the screen."""
    return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)


def free_window(size: tuple[int, int]) -> pygame.Surface:
    """A window that can be moved and resized, no larger than its desktop, never smaller than everything needs."""
    window = pygame.display.set_mode(window_within(size, pygame.display.get_desktop_sizes()), pygame.RESIZABLE)
    with warnings.catch_warnings():
        # The display module has no other way to tell its window a least size.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().minimum_size = LEAST_WINDOW
    return window


def logical(event: pygame.Event, scale: float) -> pygame.Event:
    """A mouse event with its place in logical pixels; any other as it is."""
    if event.type not in MOUSE:
        return event
    held = dict(event.dict)
    held["pos"] = (event.pos[0] / scale, event.pos[1] / scale)
    if "rel" in held:
        held["rel"] = (event.rel[0] / scale, event.rel[1] / scale)
    return pygame.Event(event.type, held)


def events_within(seconds: float) -> list[pygame.Event]:
    """What happened, waiting for it at most so long."""
    until = time.monotonic() + seconds
    while not (events := pygame.event.get()) and (left := until - time.monotonic()) > 0:
        time.sleep(min(left, NAP))
    return events


def wake() -> None:
    """Make a sleeping loop look around; may be called from any thread."""
    if pygame.display.get_init():
        pygame.event.post(pygame.Event(pygame.USEREVENT))
