"""The program: settings, log, window, lobby."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.paths import assets_folder
from game.settings import Settings

if TYPE_CHECKING:
    import logging

    from ui.navigator import Navigator


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed.

    What the first picture does not need waits until it stands: the log, the saved games, the rules.
    """
    if arguments:
        print(f"Comptoir takes no option “{arguments[0]}”: see main.py --help.", file=sys.stderr)
        return 2
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    settings = Settings.load()
    if settings.software_drawing:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    import pygame

    from ui.app import App

    app = App(
        assets_folder(),
        settings,
        lambda: _save(settings, navigator),
        on_fault=lambda _, fault: navigator.fault_screen(fault),
        after_first_frame=_settle_in,
    )
    app.prefetch(("common", "box", "box_veiled"), ("lobby",))
    from ui.navigator import Navigator

    navigator = Navigator(app)
    navigator.first_lobby()
    try:
        app.open()
    except pygame.error as error:
        _settle_in()
        _log().error("no window: %s", error)
        print(app.services.say.words("common.no_display"), file=sys.stderr)
        return 1
    try:
        app.run()
    finally:
        navigator.shut_down()
    return 0


def _log() -> "logging.Logger":
    from game.crash import LOG

    return LOG


def _settle_in() -> None:
    """Start the log, and from now on write down whatever nobody catches."""
    from game.crash import open_log
    from ui.fault import watch_faults

    open_log()
    watch_faults(lambda path: print(f"Comptoir stumbled; what happened is written in {path}.", file=sys.stderr))


def _save(settings: Settings, navigator: "Navigator") -> None:
    """Keep the settings; where they cannot be kept, say so once."""
    from game.files import StorageTrouble

    try:
        settings.save()
    except StorageTrouble as error:
        _log().warning("settings not kept: %s", error)
        navigator.tell_once(error)
