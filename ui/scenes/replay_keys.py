"""The keys of a replay; walking by Tab and arrows belongs to the form."""

from collections.abc import Callable
from typing import Protocol

import pygame

from ui.table.parts.transport import Driven
from ui.widgets.form import Form


class Watched(Driven, Protocol):
    """What keys do with a game that is watched."""

    form: Form

    def turn(self, way: int) -> None:
        """To the end of the turn before or after."""

    def open_rules(self) -> None:
        """Open the rules."""

    def toggle_log(self) -> None:
        """Open or fold the log."""


def pressed(watched: Watched, key: int) -> bool:
    """A key was pressed; True if it means something here. Who walks by keys needs those of the transport to walk."""
    acts: dict[int, Callable[[], object]] = {pygame.K_F1: watched.open_rules, pygame.K_l: watched.toggle_log}
    if watched.form.focus is None or not watched.form.by_keys:
        acts |= {
            pygame.K_LEFT: watched.step_back,
            pygame.K_RIGHT: watched.step_on,
            pygame.K_HOME: watched.to_start,
            pygame.K_END: watched.to_end,
            pygame.K_SPACE: watched.toggle,
            pygame.K_PAGEUP: lambda: watched.turn(-1),
            pygame.K_PAGEDOWN: lambda: watched.turn(1),
        }
    act = acts.get(key)
    if act is None:
        return False
    act()
    return True
