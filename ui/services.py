"""What every scene is given: preferences, words, sounds, time, and a way to wake the loop."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ui.clock import Clock
from ui.say import Say
from ui.sounds import Sounds

if TYPE_CHECKING:
    from game.settings import Settings


Preferences: TypeAlias = "Settings"
"""The settings as screens use them: plain attributes, written down by `Services.changed`."""


def _nothing() -> None:
    """Stands where no window listens."""


@dataclass(slots=True)
class Services:
    """Handed to every scene, so that none of them reaches for a global.

    `changed` must be called after a preference was changed: the window follows and the file is written. `wake` may be
    called from another thread when something is ready to be shown.
    """

    settings: Preferences
    say: Say
    sounds: Sounds
    clock: Clock
    changed: Callable[[], None] = _nothing
    wake: Callable[[], None] = _nothing
