"""From samples between -1 and 1 to a mono 16-bit WAV that begins and ends in silence."""

import array
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

RATE = 44100
RISE = 0.0015
FALL_SHARE = 0.3


def write(path: Path, samples: Sequence[float]) -> None:
    """Write the samples, faded at both ends so that no click is heard."""
    count = len(samples)
    rise, fall = int(RATE * RISE), int(count * FALL_SHARE)
    write_endless(path, [sample * min(1.0, i / rise, (count - 1 - i) / fall) for i, sample in enumerate(samples)], RATE)


def write_endless(path: Path, samples: Sequence[float], rate: int) -> None:
    """Write the samples as they are: their end leads into their beginning."""
    data = array.array("h", [round(max(-1.0, min(1.0, sample)) * 32767) for sample in samples])
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(data.tobytes())
