"""The slow breath of what can be chosen, so that an eye at rest finds it."""

import math
from typing import Final

from ui.theme import BREATH

AWAKE: Final = 4.0
"""Seconds after the last input during which lit things breathe."""
BREATH_STEP: Final = 1 / 10
"""A slow breath needs no more pictures a second, and an idle table should cost next to nothing."""
STEADY: Final = 0.3
DEEPEST: Final = 0.7
"""How bright the halo of a lit thing is at rest, and when it has breathed in."""


def breath_at(now: float) -> float:
    """How bright the halo is at a moment."""
    return DEEPEST * (0.5 - 0.5 * math.cos(2 * math.pi * now / BREATH))
