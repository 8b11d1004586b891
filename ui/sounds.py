"""Short wooden sounds, silent where there is no sound device."""

from pathlib import Path

import pygame


class Sounds:
    """Plays `assets/sounds/<name>.ogg` or `.wav`; the device is opened by the first sound that is heard."""

    def __init__(self, folder: Path, volume: int = 70) -> None:
        self._folder = folder
        self._volume = volume
        self._silent = False
        self._held: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def volume(self) -> int:
        """Loudness from 0 to 100."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = max(0, min(100, volume))

    def play(self, name: str) -> None:
        """Play a sound now: place, coin, card, seal, gong."""
        if self._volume == 0 or self._silent:
            return
        sound = self._sound(name)
        if sound is not None:
            # The ear counts in ratios: a squared scale makes every step of the slider sound alike.
            sound.set_volume((self._volume / 100) ** 2)
            sound.play()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._held:
            self._held[name] = self._load(name)
        return self._held[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(44100, -16, 2, 512)
        except (pygame.error, NotImplementedError):
            self._silent = True
            return None
        for path in (self._folder / f"{name}.ogg", self._folder / f"{name}.wav"):
            if path.exists():
                return pygame.mixer.Sound(path)
        return None
