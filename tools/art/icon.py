"""The icon of the program: a junk before the sun on a seal's square; the smallest sizes are cut for their size."""

import io
import struct
from pathlib import Path

import skia
from PIL import Image

from .kit import ink, palette, paper, pieces, water

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOW = 128
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
ICO = (16, 24, 32, 48, 64, 128, 256)


def write(folder: Path) -> None:
    """Write PNGs, the Windows icon and the macOS icon."""
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: _image(size) for size in SIZES}
    for size in SIZES:
        images[size].save(folder / f"comptoir_{size}.png", optimize=True)
    images[WINDOW].save(folder / "comptoir.png", optimize=True)
    (folder / "comptoir.icns").write_bytes(_icns(images))
    largest = images[ICO[-1]]
    largest.save(folder / "comptoir.ico", sizes=[(n, n) for n in ICO], append_images=[images[n] for n in ICO[:-1]])


def _icns(images: dict[int, Image.Image]) -> bytes:
    """The container of macOS: a kind, a length and a PNG, one after the other."""
    body = b""
    for kind, size in ICNS.items():
        held = io.BytesIO()
        images[size].save(held, "PNG", optimize=True)
        body += kind + struct.pack(">I", held.tell() + 8) + held.getvalue()
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _image(size: int) -> Image.Image:
    surface, canvas = ink.sheet(size, size)
    canvas.scale(size / 128, size / 128)
    (small if size <= 32 else large)(canvas)
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(pixels, "RGBA")


def large(c):
    """The whole print: wiped sky, sun, junk, wave scales, gold hairline."""
    block = ink.rect(4, 4, 120, 120, 22)
    with ink.clip(c, block):
        ink.bokashi(c, block, [(0, 0xFF152847), (0.3, 0xFF2F5682), (0.62, 0xFFEADFC3), (1, 0xFFF2D3AE)], 0, 4, 0, 124)
        paper.grain(c, block, 21, 0.2)
        water.sun(c, 76, 56, 31)
        sea = ink.rect(0, 92, 128, 40)
        water.scales(c, sea, 0xFF1F4672, palette.alpha(palette.WASHI, 0.5), 10, 2, 1.4)
        ink.line(c, ink.path("M0 92 L128 92"), palette.INK, 2)
        pieces.junk(c, 14, 14, 98, palette.PAPER)
    ink.line(c, ink.rect(9, 9, 110, 110, 18), palette.alpha(palette.BUTTER, 0.9), 2)
    ink.line(c, block, palette.INK, 4)


def small(c):
    """Two sails and a hull, nothing that a few pixels cannot carry."""
    block = ink.rect(2, 2, 124, 124, 26)
    ink.fill(c, block, 0xFF1F3F66)
    with ink.clip(c, block):
        ink.fill(c, ink.circle(84, 46, 32), palette.VERMILION)
        ink.fill(c, ink.rect(0, 100, 128, 30), 0xFF12233F)
        for sail in ("M54 8 C80 22 86 56 84 76 L26 72 C34 46 42 24 54 8 Z", "M92 30 C110 42 116 62 114 80 L92 77 Z"):
            ink.fill(c, ink.path(sail), palette.PAPER)
        ink.fill(
            c, ink.path("M8 76 L22 86 L106 86 L120 74 C118 98 110 110 98 112 L32 112 C18 110 10 98 8 76 Z"), 0xFFD99A5A
        )
        ink.line(c, ink.path("M22 98 L108 98"), palette.INK, 5)
