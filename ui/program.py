"""The program: settings, log, window, lobby or the game it was asked to open."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.paths import assets_folder
from game.settings import Settings
from ui.memory import undisturbed

if TYPE_CHECKING:
    import logging

    from ui.app_navigator import AppNavigator
    from ui.paint import Palette


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed.

    What the first picture does not need waits until it stands: the log, the saved games, the rules.
    """
    if arguments:
        print(f"Comptoir takes no option “{arguments[0]}”: see main.py --help.", file=sys.stderr)
        return 2
    return _stay(lambda navigator: navigator.first_lobby())


def open_file(path: Path, tell: Callable[[str], None]) -> int:
    """Open the window on a saved game, under the values it was played with; one sentence where that cannot be."""
    from game.library import Library
    from rules.core.errors import ComptoirError
    from ui.say import Say

    try:
        hold_values_of(path)
        game = Library().open_or_replay(path.resolve())
    except ComptoirError as error:
        tell(Say(assets_folder(), Settings.load().language)(error.text))
        return 1
    return _stay(lambda navigator: navigator.show_opened(game))


def hold_values_of(path: Path) -> None:
    """From now on this process holds the values a saved game was played with."""
    from game.check import check_file
    from game.processes import apart
    from game.reading import read_outline
    from rules.core.printed import hold

    header = read_outline(path).header
    versions = header.versions()
    # Trying values out settles which a process holds, so it is done in another one.
    hold(header.deal.title, versions[0] if len(versions) == 1 else apart({}, check_file, path).version)


def _stay(first: "Callable[[AppNavigator], None]") -> int:
    """Show a first screen and stay until the window is closed, or until the program must start again elsewhere."""
    # What is made before the first picture is meant to last: looking through it for waste is a tenth of the start.
    # From then on the window looks for waste itself, when nothing is due.
    with undisturbed():
        return _shown(first)


def _shown(first: "Callable[[AppNavigator], None]") -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    settings = Settings.load()
    if settings.software_drawing:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    import pygame

    palette = _palette(settings)
    from ui.app import App

    app = App(
        assets_folder(),
        settings,
        lambda: _save(settings, navigator),
        on_fault=lambda _, fault: navigator.fault_screen(fault),
        palette=palette,
        after_first_frame=_settle_in,
    )
    from ui.app_navigator import AppNavigator

    navigator = AppNavigator(app)
    first(navigator)
    try:
        app.open()
    except pygame.error as error:
        _settle_in()
        _log().error("no window: %s", error)
        from rules.core.manifest import manifests

        some_title = next(title for title, each in manifests().items() if each.built)
        print(app.services.say.words("common.no_display", title=some_title), file=sys.stderr)
        return 1
    try:
        app.run()
    finally:
        navigator.shut_down()
    if navigator.again.arguments is None:
        return 0
    from game.processes import start_again

    return start_again(navigator.again.arguments)


def _palette(settings: Settings) -> "Palette":
    """Pictures and typefaces; those of the shelf are read beside all that must be imported before they are drawn."""
    from ui.canvas import Palette
    from ui.fonts import Fonts
    from ui.sprites import Sprites
    from ui.theme import scale_for

    assets = assets_folder()
    palette = Palette(Sprites(assets), Fonts(assets / "fonts"))
    palette.sprites.prefetch(("common", "box"), ("lobby",), scale_for(*settings.window_size))
    return palette


def _log() -> "logging.Logger":
    from game.crash import LOG

    return LOG


def _settle_in() -> None:
    """Start the log, and from now on write down whatever nobody catches."""
    from game.crash import open_log
    from ui.fault import watch_faults

    open_log()
    watch_faults(lambda path: print(f"Comptoir stumbled; what happened is written in {path}.", file=sys.stderr))


def _save(settings: Settings, navigator: "AppNavigator") -> None:
    """Keep the settings; where they cannot be kept, say so once."""
    from game.files import StorageTrouble

    try:
        settings.save()
    except StorageTrouble as error:
        _log().warning("settings not kept: %s", error)
        navigator.tell_once(error)
