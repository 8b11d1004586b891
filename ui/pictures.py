"""Large pictures: backdrops, bands, boards, paper; one file per scale."""

import copy
from pathlib import Path
from typing import Final

import pygame

from ui.loading import Loader
from ui.surface_cache import SurfaceCache, ready

MASTERS: Final = 4
"""Screens show one or two large pictures at a time; a few masters are enough."""


class Pictures:
    """Finds `<name>_<scale>x.<kind>` in a folder and fits it to the window."""

    def __init__(self, folder: Path, made: SurfaceCache, loader: Loader) -> None:
        self._made = made
        self._loader = loader
        self._masters: dict[Path, pygame.Surface] = {}
        self._found: dict[str, list[tuple[float, Path]]] = {}
        for path in folder.iterdir():
            name, _, scale = path.stem.rpartition("_")
            self._found.setdefault(name, []).append((float(scale.removesuffix("x")), path))
        for scales in self._found.values():
            scales.sort()

    def apart(self, made: SurfaceCache) -> "Pictures":
        """The same pictures, fitted into another cache."""
        other = copy.copy(self)
        other._made, other._masters = made, {}
        return other

    def has(self, name: str) -> bool:
        """Whether there is such a picture."""
        return name in self._found

    def prefetch(self, name: str, scale: float) -> None:
        """Begin to read a picture that will be needed soon."""
        path = self._best(name, scale)[1]
        if path not in self._masters:
            self._loader.ask(path)

    def clear(self) -> None:
        """Forget whole pictures; what was fitted from them stays."""
        self._masters.clear()

    def fitted(self, name: str, width: int, height: int, scale: float, lean: float) -> pygame.Surface:
        """A picture that fills so many physical pixels; `lean` 0 keeps its left side when cut, 1 its right."""
        key = (name, width, height, lean)
        return self._made.get(key, lambda: _fit(self._master(self._best(name, scale)[1]), width, height, lean))

    def lay(self, sheet: pygame.Surface, name: str, body: pygame.Rect, scale: float) -> None:
        """Tile a part of a surface with a clear picture, such as the fibres of washi."""
        drawn_at, path = self._best(name, scale)
        # Fibres are only texture: under a lens they stay as fine as they were drawn, for a larger tile is dear to keep.
        ratio = min(1.0, scale / drawn_at)
        key = (name, drawn_at * ratio)
        tile = self._made.get(key, lambda: pygame.transform.smoothscale_by(self._master(path), ratio))
        sheet.set_clip(body)
        for y in range(body.y, body.bottom, tile.get_height()):
            for x in range(body.x, body.right, tile.get_width()):
                sheet.blit(tile, (x, y))
        sheet.set_clip(None)

    def outside(self, path: Path, width: int, height: int) -> pygame.Surface | None:
        """A picture outside the assets, such as the thumbnail of a saved game; None if it cannot be read."""
        try:
            key = (path, path.stat().st_mtime_ns, width, height)
            return self._made.get(key, lambda: _outside(path, width, height))
        except (pygame.error, OSError):
            return None

    def _best(self, name: str, scale: float) -> tuple[float, Path]:
        scales = self._found.get(name)
        if scales is None:
            raise KeyError(f"no picture named {name}")
        return next((found for found in scales if found[0] >= scale - 0.01), scales[-1])

    def _master(self, path: Path) -> pygame.Surface:
        whole = self._masters.get(path)
        if whole is None:
            if len(self._masters) >= MASTERS:
                del self._masters[next(iter(self._masters))]
            whole = self._masters[path] = ready(self._loader.take(path))
        return whole


def _outside(path: Path, width: int, height: int) -> pygame.Surface:
    return pygame.transform.smoothscale(ready(pygame.image.load(path)), (width, height))


def _fit(whole: pygame.Surface, width: int, height: int, lean: float) -> pygame.Surface:
    """As high as asked; too wide is cut at the sides, too narrow grows mirrored wings, which show no seam."""
    ratio = height / whole.get_height()
    full = max(1, round(whole.get_width() * ratio))
    if full >= width:
        seen = min(whole.get_width(), max(1, round(width / ratio)))
        left = round((whole.get_width() - seen) * lean)
        part = whole.subsurface((left, 0, seen, whole.get_height()))
        return part if part.get_size() == (width, height) else pygame.transform.smoothscale(part, (width, height))
    middle = whole if whole.get_size() == (full, height) else pygame.transform.smoothscale(whole, (full, height))
    wing = pygame.transform.flip(middle, True, False)
    out = pygame.Surface((width, height), 0, middle)
    start = (width - full) // 2
    for step in range(-(start // full) - 1, (width - start) // full + 1):
        out.blit(wing if step % 2 else middle, (start + step * full, 0))
    return out
