"""Packs sprites into one lossless WebP and one JSON index per scale."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import skia

from .kit import ink

SCALES = (1.0, 1.5, 2.0, 3.0)
WIDTH = 1024


@dataclass(frozen=True)
class Sprite:
    """A drawing of a logical size; margin is kept free around it for shadow and halo, slices cut it in nine."""

    width: float
    height: float
    draw: Callable[[skia.Canvas], object]
    margin: int = 6
    slices: tuple[int, int, int, int] | None = None
    texture: str | None = None

    def outer(self) -> tuple[float, float]:
        """Logical size with the margin on every side."""
        return self.width + 2 * self.margin, self.height + 2 * self.margin


def pack(sprites: Mapping[str, Sprite]) -> tuple[dict[str, tuple[float, float]], float]:
    """Shelf packing, tallest first, on a grid of two logical pixels so that every scale cuts on whole pixels."""
    x = y = row = 0.0
    places: dict[str, tuple[float, float]] = {}
    for name in sorted(sprites, key=lambda n: (-sprites[n].outer()[1], n)):
        w, h = (2 * ((v + 1) // 2) for v in sprites[name].outer())
        if x + w > WIDTH:
            x, y, row = 0.0, y + row, 0.0
        places[name] = (x, y)
        x, row = x + w, max(row, h)
    return places, y + row


def write(folder: Path, group: str, sprites: Mapping[str, Sprite], scales: tuple[float, ...] = SCALES) -> None:
    """Write the atlas of one group at every scale."""
    folder.mkdir(parents=True, exist_ok=True)
    places, height = pack(sprites)
    for scale in scales:
        surface, canvas = ink.sheet(WIDTH, height, scale)
        index = {}
        for name, sprite in sprites.items():
            x, y = places[name]
            w, h = sprite.outer()
            canvas.save()
            canvas.clipRect(skia.Rect.MakeXYWH(x, y, w, h))
            canvas.translate(x + sprite.margin, y + sprite.margin)
            sprite.draw(canvas)
            canvas.restore()
            index[name] = _entry(sprite, x, y, scale)
        ink.save_exactly(surface, folder / f"{group}_{scale:g}x.webp")
        text = json.dumps(index, indent=0, sort_keys=True)
        (folder / f"{group}_{scale:g}x.json").write_text(text + "\n", encoding="utf-8")


def _entry(sprite: Sprite, x: float, y: float, scale: float) -> dict[str, object]:
    entry: dict[str, object] = {
        "rect": [round(v * scale) for v in (x, y, *sprite.outer())],
        "size": [sprite.width, sprite.height],
        "anchor": [sprite.margin, sprite.margin],
    }
    if sprite.slices:
        entry["slice"] = list(sprite.slices)
    if sprite.texture:
        entry["texture"] = sprite.texture
    return entry
