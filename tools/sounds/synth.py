"""A small workshop: struck bars and plates, dry noise, mixing."""

import math
import random
from collections.abc import Iterable, Sequence

from .wave_file import RATE

Samples = list[float]
Partial = tuple[float, float, float]
"""Ratio to the ground tone, loudness, seconds until it has fallen to a third."""

# Wooden bars, bronze plates and coins: what makes them sound so is that no partial is a multiple of the ground tone.
WOOD: tuple[Partial, ...] = ((1.0, 1.0, 0.055), (2.76, 0.45, 0.022), (5.4, 0.22, 0.010), (8.9, 0.10, 0.005))
BRONZE: tuple[Partial, ...] = (
    (0.5, 0.5, 1.1),
    (1.0, 1.0, 0.9),
    (1.19, 0.4, 0.7),
    (1.5, 0.5, 0.6),
    (2.0, 0.42, 0.5),
    (2.74, 0.3, 0.32),
    (3.76, 0.2, 0.2),
    (5.1, 0.12, 0.12),
)
METAL: tuple[Partial, ...] = ((1.0, 1.0, 0.09), (1.51, 0.6, 0.07), (2.32, 0.45, 0.05), (3.44, 0.25, 0.03))


def struck(tone: float, seconds: float, partials: Iterable[Partial], stretch: float = 1.0) -> Samples:
    """A body hit once; `stretch` lets it ring longer."""
    out = [0.0] * int(RATE * seconds)
    for ratio, loudness, decay in partials:
        step = 2 * math.pi * tone * ratio / RATE
        fall = math.exp(-1 / (decay * stretch * RATE))
        level = loudness
        for i in range(len(out)):
            out[i] += level * math.sin(step * i)
            level *= fall
    return out


def rustle(seconds: float, decay: float, smooth: float, seed: int, attack: float = 0.002) -> Samples:
    """Noise that dies away; the larger `smooth` (0 to 1), the darker it is."""
    source, held, out = random.Random(seed), 0.0, []
    for i in range(int(RATE * seconds)):
        held += (source.uniform(-1, 1) - held) * (1 - smooth)
        t = i / RATE
        out.append(held * min(1.0, t / attack) * math.exp(-t / decay))
    return out


def mixed(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Add parts given as (second it starts at, loudness, samples)."""
    length = max(int(RATE * start) + len(samples) for start, _, samples in parts)
    out = [0.0] * length
    for start, loudness, samples in parts:
        offset = int(RATE * start)
        for i, sample in enumerate(samples):
            out[offset + i] += loudness * sample
    return out


def levelled(samples: Sequence[float], peak: float) -> Samples:
    """The same sound with its loudest point at `peak`."""
    top = max(abs(sample) for sample in samples)
    return [sample * peak / top for sample in samples]
