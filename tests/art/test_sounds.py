"""Sounds are short, quiet, and begin and end in silence."""

import array
import wave
from pathlib import Path

import pytest

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"
NAMES = ("place", "coin", "card", "seal", "gong", "turn", "refuse")
LOUDEST = 0.5 * 32767
FAINT = 0.01 * 32767


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_quiet_and_faded(name: str) -> None:
    path = SOUNDS / f"{name}.wav"
    assert path.stat().st_size < 100_000
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array.array("h", file.readframes(file.getnframes()))
    assert max(abs(sample) for sample in samples) <= LOUDEST
    assert max(abs(sample) for sample in samples[:4]) <= FAINT
    assert max(abs(sample) for sample in samples[-50:]) <= FAINT
