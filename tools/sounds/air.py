"""The quiet air of a place, a few seconds that lead back into themselves: harbour, river, street, works."""

import math
import random
from collections.abc import Callable

from .synth import BRONZE, WOOD, Samples, levelled, struck
from .wave_file import RATE

AIR_RATE = 16000
SECONDS = 12.0
SEAM = 1.5
"""Seconds in which the end runs into the beginning."""
LOUDEST = 0.3


def hush(dark: float, seed: int, swell: Callable[[float], float]) -> Samples:
    """Soft noise, the darker the nearer `dark` is to 1; `swell` says how loud it is at which second."""
    source, first, second, out = random.Random(seed), 0.0, 0.0, []
    for i in range(int(AIR_RATE * (SECONDS + SEAM))):
        first += (source.uniform(-1, 1) - first) * (1 - dark)
        second += (first - second) * (1 - dark)
        out.append(second * swell(i / AIR_RATE))
    return levelled(out, 1.0)


def slowly(least: float, *beats: tuple[float, float]) -> Callable[[float], float]:
    """A loudness that never falls below `least`; beats are (seconds, where in the beat it begins)."""

    def swell(second: float) -> float:
        waves = [0.5 - 0.5 * math.cos(2 * math.pi * (second / beat + phase)) for beat, phase in beats]
        return least + (1 - least) * math.prod(waves) ** (1 / len(waves))

    return swell


def now_and_then(sound: Samples, *times: tuple[float, float]) -> Samples:
    """A sound at some seconds, each with its loudness."""
    out = [0.0] * int(AIR_RATE * (SECONDS + SEAM))
    step = RATE / AIR_RATE
    thin = [sound[int(i * step)] for i in range(int(len(sound) / step))]
    for at, loudness in times:
        start = int(at * AIR_RATE)
        for i, sample in enumerate(thin[: len(out) - start]):
            out[start + i] += sample * loudness
    return out


def together(*parts: tuple[float, Samples]) -> Samples:
    """All at once, and the end led into the beginning so that no seam is heard."""
    long = [sum(loudness * part[i] for loudness, part in parts) for i in range(len(parts[0][1]))]
    whole, seam = int(AIR_RATE * SECONDS), int(AIR_RATE * SEAM)
    for i in range(seam):
        share = i / seam
        long[i] = long[i] * math.sqrt(share) + long[whole + i] * math.sqrt(1 - share)
    return levelled(long[:whole], LOUDEST)


def harbour() -> Samples:
    """Waves at the quay, timber that gives, a ship's bell far out."""
    creak = struck(96, 0.5, WOOD, 3.0)
    bell = struck(622, 1.6, BRONZE, 0.9)
    return together(
        (0.8, hush(0.93, 11, slowly(0.25, (6.0, 0.1)))),
        (0.35, hush(0.8, 12, slowly(0.05, (6.0, 0.95), (4.0, 0.2)))),
        (0.1, now_and_then(creak, (2.1, 1.0), (2.5, 0.6), (7.4, 0.8))),
        (0.03, now_and_then(bell, (4.6, 1.0), (5.3, 0.7))),
    )


def river() -> Samples:
    """Water between stones, drops, a bamboo that tips over."""
    source = random.Random(23)
    drops = [(source.uniform(0, SECONDS), source.uniform(0.2, 1.0)) for _ in range(22)]
    drop, bamboo = struck(1180, 0.12, WOOD, 1.2), struck(370, 0.4, WOOD, 2.2)
    return together(
        (0.55, hush(0.72, 24, slowly(0.6, (3.0, 0.0), (4.0, 0.4)))),
        (0.6, hush(0.95, 25, slowly(0.5, (12.0, 0.3)))),
        (0.05, now_and_then(drop, *drops)),
        (0.12, now_and_then(bamboo, (8.2, 1.0))),
    )


def street() -> Samples:
    """A murmur behind paper walls, wooden sandals, a wind bell."""
    source = random.Random(31)
    steps = [(1.0 + 0.42 * number, 0.4 + 0.06 * number if number < 9 else 1.0) for number in range(12)]
    clack = struck(520, 0.2, WOOD, 0.9)
    chime = struck(2093, 1.2, BRONZE, 0.5)
    swells = [slowly(0.1, (1.5, source.random()), (4.0, source.random())) for _ in range(4)]
    voices = [hush(0.86 + 0.02 * number, 32 + number, swell) for number, swell in enumerate(swells)]
    return together(
        *((0.4, voice) for voice in voices),
        (0.7, hush(0.96, 37, slowly(0.7, (6.0, 0.2)))),
        (0.07, now_and_then(clack, *steps)),
        (0.03, now_and_then(chime, (6.6, 1.0), (9.1, 0.6), (9.35, 0.4))),
    )


def works() -> Samples:
    """A mill beyond the wall: its wheel, its steam, a hammer."""
    beat, hammer = struck(58, 0.5, WOOD, 5.0), struck(880, 0.5, BRONZE, 0.25)
    return together(
        (0.55, hush(0.95, 41, slowly(0.5, (1.0, 0.0)))),
        (0.3, hush(0.6, 42, slowly(0.03, (3.0, 0.5), (1.5, 0.0)))),
        (0.3, now_and_then(beat, *((float(second), 1.0 if second % 2 == 0 else 0.7) for second in range(13)))),
        (0.035, now_and_then(hammer, (3.5, 1.0), (4.5, 0.8), (10.5, 0.9))),
    )


AIRS: dict[str, Callable[[], Samples]] = {"harbour": harbour, "river": river, "street": street, "works": works}
