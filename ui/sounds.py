"""Short wooden sounds and the quiet air of a place, silent where there is no sound device."""

import threading
from pathlib import Path
from typing import Final

import pygame

CHANNELS: Final = 9
AIR: Final = 0
"""The channel the air of a place runs on; all others are for short sounds."""
FADE: Final = 1500
"""Milliseconds in which it comes and goes."""
QUIET: Final = 0.5
"""How loud air is at most, beside pieces and cards."""


class Sounds:
    """Plays `assets/sounds/<name>.ogg` or `.wav`; the device is opened by the first sound that is heard."""

    def __init__(self, folder: Path, volume: int = 70, air_volume: int = 0) -> None:
        self._folder = folder
        self._volume = volume
        self._air_volume = air_volume
        self._silent = False
        self._held: dict[str, pygame.mixer.Sound | None] = {}
        self._air = ""
        self._lock = threading.Lock()

    @property
    def volume(self) -> int:
        """Loudness from 0 to 100."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = max(0, min(100, volume))

    @property
    def air_volume(self) -> int:
        """Loudness of the air of a place from 0 to 100; without other sounds there is none either."""
        return self._air_volume if self._volume else 0

    @air_volume.setter
    def air_volume(self, volume: int) -> None:
        self._air_volume = max(0, min(100, volume))

    def play(self, name: str) -> None:
        """Play a sound now: place, coin, card, seal, gong."""
        if self._volume == 0 or self._silent:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(_loudness(self._volume))
            sound.play()

    def breathe(self, kind: str) -> None:
        """The air of such a place (harbour, river, street, works) is heard from now on; of none, it dies away."""
        wanted = f"air_{kind}" if kind and self.air_volume and not self._silent else ""
        if wanted == self._air:
            if wanted and pygame.mixer.get_init():
                pygame.mixer.Channel(AIR).set_volume(_loudness(self.air_volume) * QUIET)
            return
        self._air = wanted
        if not wanted:
            if pygame.mixer.get_init():
                pygame.mixer.Channel(AIR).fadeout(FADE)
            return
        # A device may take its time to open: nobody at the table waits for it.
        threading.Thread(target=self._begin, args=(wanted,), daemon=True).start()

    def _begin(self, name: str) -> None:
        sound = self._sound(name)
        if sound is not None and name == self._air:
            channel = pygame.mixer.Channel(AIR)
            channel.set_volume(_loudness(self.air_volume) * QUIET)
            channel.play(sound, loops=-1, fade_ms=FADE)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        with self._lock:
            if name not in self._held:
                self._held[name] = self._load(name)
            return self._held[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(44100, -16, 2, 512)
                pygame.mixer.set_num_channels(CHANNELS)
                pygame.mixer.set_reserved(AIR + 1)
        except (pygame.error, NotImplementedError):
            self._silent = True
            return None
        for path in (self._folder / f"{name}.ogg", self._folder / f"{name}.wav"):
            if path.exists():
                return pygame.mixer.Sound(path)
        return None


def _loudness(volume: int) -> float:
    """The ear counts in ratios: a squared scale makes every step of a slider sound alike."""
    return (volume / 100) ** 2
