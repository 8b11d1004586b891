"""The large pictures: bands, boards, backdrops, cloths. Each is one file per scale."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import skia

from .. import titles
from ..atlas import SCALES
from ..kit import ink

OPAQUE, CLEAR = "jpg", "webp"


@dataclass(frozen=True)
class Picture:
    """A large drawing of a logical size; clear ones keep their transparency."""

    width: float
    height: float
    draw: Callable[[skia.Canvas], object]
    kind: str = OPAQUE
    quality: int = 90  # a little less is kept at 3x, where the eye cannot follow
    scales: tuple[float, ...] = SCALES


def all_pictures() -> dict[str, Picture]:
    """The pictures of the house and of every title."""
    from . import backdrops, bands, cloth

    parts = [bands, backdrops, cloth, *(module for _, module in titles.drawn("pictures"))]
    return {name: picture for part in parts for name, picture in part.pictures().items()}


def write(folder: Path, part: str = "") -> None:
    """Write every large picture whose name holds this part, at every scale, and where things stand on the boards."""
    target = folder / "pictures"
    target.mkdir(parents=True, exist_ok=True)
    for name, picture in all_pictures().items():
        if part in name:
            for scale in picture.scales:
                surface, canvas = ink.sheet(picture.width, picture.height, scale)
                picture.draw(canvas)
                ink.save(surface, target / f"{name}_{scale:g}x.{picture.kind}", picture.quality - 8 * (scale > 2))
    boards = folder / "atlas"
    boards.mkdir(parents=True, exist_ok=True)
    for title, module in titles.drawn("pictures"):
        if not hasattr(module, "places"):
            continue
        text = json.dumps(module.places(), indent=1, sort_keys=True)
        (boards / f"{title}_board.json").write_text(text + "\n", encoding="utf-8")
