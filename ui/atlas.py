"""An atlas: one picture full of sprites, and the index that says where each lies."""

import json
from pathlib import Path
from typing import NamedTuple

import pygame

from ui.loading import Loader


class Entry(NamedTuple):
    """One line of an atlas index: lengths are logical, `rect` is in pixels of the atlas."""

    rect: tuple[int, int, int, int]
    size: tuple[float, float]
    anchor: tuple[float, float]
    slice: tuple[float, float, float, float] | None
    texture: str


class Atlas:
    """One picture full of sprites at one scale."""

    def __init__(self, picture: Path, scale: float, loader: Loader) -> None:
        self.scale = scale
        self._picture = picture
        self._loader = loader
        self._sheet: pygame.Surface | None = None
        self._index = json.loads(picture.with_suffix(".json").read_text(encoding="utf-8"))

    def __contains__(self, name: str) -> bool:
        return name in self._index

    @property
    def is_read(self) -> bool:
        """Is the picture in memory?"""
        return self._sheet is not None

    def entry(self, name: str) -> Entry:
        """Where a sprite lies and how large it is."""
        line = self._index[name]
        edges = tuple(line["slice"]) if "slice" in line else None
        return Entry(tuple(line["rect"]), tuple(line["size"]), tuple(line["anchor"]), edges, line.get("texture", ""))

    def forget(self) -> None:
        """Let the picture go; it is read again when a sprite is asked for."""
        self._sheet = None

    def cut(self, name: str) -> pygame.Surface:
        """The sprite as it lies in the atlas; the picture is read when the first is asked for."""
        if self._sheet is None:
            self._sheet = self._loader.take(self._picture)
        return self._sheet.subsurface(self._index[name]["rect"])
