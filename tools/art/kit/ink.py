# ruff: noqa: E501
"""The cutter's tools: paths, fills, keylines, bokashi, shadows and type. Everything else is built on these."""

import os
import re
import sys
from contextlib import contextmanager

import skia

from . import palette as P


# ---------------------------------------------------------------- geometry
def path(d):
    """A path from SVG-like data, absolute commands M L H V C Q Z only."""
    p, x, y = skia.Path(), 0.0, 0.0
    for cmd, args in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", d):
        v = [float(n) for n in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", args)]
        if cmd == "Z":
            p.close()
        elif cmd in "HV":
            for n in v:
                x, y = (n, y) if cmd == "H" else (x, n)
                p.lineTo(x, y)
        else:
            step = {"M": 2, "L": 2, "C": 6, "Q": 4}[cmd]
            for i in range(0, len(v), step):
                a = v[i : i + step]
                if cmd == "M" and i == 0:
                    p.moveTo(*a)
                elif cmd in "ML":
                    p.lineTo(*a)
                elif cmd == "C":
                    p.cubicTo(*a)
                else:
                    p.quadTo(*a)
                x, y = a[-2], a[-1]
    return p


def rect(x, y, w, h, r=0):
    p = skia.Path()
    if r:
        p.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r))
    else:
        p.addRect(skia.Rect.MakeXYWH(x, y, w, h))
    return p


def notched(x, y, w, h, n=6):
    """A cartouche: rectangle with hollow quarter-round corners, as on print titles."""
    return path(
        f"M{x + n} {y} L{x + w - n} {y} Q{x + w - n} {y + n} {x + w} {y + n} L{x + w} {y + h - n} Q{x + w - n} {y + h - n} {x + w - n} {y + h} "
        f"L{x + n} {y + h} Q{x + n} {y + h - n} {x} {y + h - n} L{x} {y + n} Q{x + n} {y + n} {x + n} {y} Z"
    )


def circle(x, y, r):
    p = skia.Path()
    p.addCircle(x, y, r)
    return p


def poly(points, close=True):
    p = skia.Path()
    p.addPoly([skia.Point(*q) for q in points], close)
    return p


def join(*paths):
    p = skia.Path()
    for q in paths:
        p.addPath(q)
    return p


@contextmanager
def box(c, x, y, size, unit=24, turn=0):
    """Draw in a unit square (24 by default) that lands at x, y with the given size."""
    c.save()
    c.translate(x, y)
    c.scale(size / unit, size / unit)
    if turn:
        c.rotate(turn, unit / 2, unit / 2)
    yield
    c.restore()


@contextmanager
def clip(c, p):
    c.save()
    c.clipPath(p, True)
    yield
    c.restore()


# ---------------------------------------------------------------- marks
def fill(c, p, colour):
    c.drawPath(p, skia.Paint(AntiAlias=True, Color=colour))


def line(c, p, colour=P.INK, width=P.LINE, dash=None):
    paint = skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        Color=colour,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    if dash:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
    c.drawPath(p, paint)


def fading_line(c, p, colour, width, y0, y1):
    """A keyline that is whole at y0 and lost at y1, as a brush runs dry."""
    sh = skia.GradientShader.MakeLinear(points=[(0, y0), (0, y1)], colors=[colour, colour & 0x00FFFFFF])
    c.drawPath(
        p,
        skia.Paint(
            AntiAlias=True,
            Shader=sh,
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width,
            StrokeCap=skia.Paint.kRound_Cap,
            StrokeJoin=skia.Paint.kRound_Join,
        ),
    )


def cut(c, p, colour, ink=P.INK, width=P.LINE, slip=0.0):
    """Colour block plus keyline; slip is the small misregistration of a hand print."""
    if slip:
        c.save()
        c.translate(slip, slip)
        fill(c, p, colour)
        c.restore()
    else:
        fill(c, p, colour)
    if width:
        line(c, p, ink, width)


def bokashi(c, p, stops, x0, y0, x1, y1):
    """Wiped gradient inside a shape; stops = [(position, colour), ...]."""
    sh = skia.GradientShader.MakeLinear(
        points=[(x0, y0), (x1, y1)], colors=[s[1] for s in stops], positions=[s[0] for s in stops]
    )
    c.drawPath(p, skia.Paint(AntiAlias=True, Shader=sh))


def glow(c, p, colour, sigma):
    c.drawPath(
        p, skia.Paint(AntiAlias=True, Color=colour, MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
    )


def halo(c, p, colour, sigma, width):
    """Blurred outline: light around a thing without veiling it."""
    c.drawPath(
        p,
        skia.Paint(
            AntiAlias=True,
            Color=colour,
            Style=skia.Paint.kStroke_Style,
            StrokeWidth=width,
            MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma),
        ),
    )


def shadow(c, p, dy=2.0, sigma=2.2, a=0.38, dx=0.6):
    """The shadow of a thing lying on paper: short, warm, to the lower right."""
    c.save()
    c.translate(dx, dy)
    glow(c, p, P.alpha(0xFF1C1408, a), sigma)
    c.restore()


# ---------------------------------------------------------------- type
def _font_file(*names):
    roots = [os.environ.get("COMPTOIR_FONTS", "")] + [p for p in sys.path if p.endswith("site-packages")]
    folders = ("", "font_source_sans_pro/files", "font_source_serif_pro/files", "pygame_gui/data")
    for name in names:
        for root in filter(None, roots):
            for folder in folders:
                f = os.path.join(root, folder, name)
                if os.path.exists(f):
                    return f
    raise FileNotFoundError(names)


_FACES = {
    "sans": ("SourceSansPro-Regular.otf", "NotoSans-Regular.ttf"),
    "semi": ("SourceSansPro-Semibold.otf", "NotoSans-Bold.ttf"),
    "bold": ("SourceSansPro-Bold.otf", "NotoSans-Bold.ttf"),
    "italic": ("SourceSansPro-It.otf", "NotoSans-Italic.ttf"),
    "serif": ("SourceSerifPro-Semibold.otf", "NotoSans-Bold.ttf"),
    "display": ("SourceSerifPro-Bold.otf", "NotoSans-Bold.ttf"),
    "kanji": ("NotoSansJP-Bold.otf",),
}
_cache = {}


def font(face, size):
    if face not in _cache:
        _cache[face] = skia.Typeface.MakeFromFile(_font_file(*_FACES[face]))
    f = skia.Font(_cache[face], size)
    f.setSubpixel(True)
    f.setEdging(skia.Font.Edging.kAntiAlias)
    return f


def width(s, face="sans", size=15):
    return font(face, size).measureText(s)


def text(c, s, x, y, size=15, face="sans", colour=P.INK, align="left"):
    """One line; y is the baseline; returns the width. align: left, centre, right."""
    f = font(face, size)
    w = f.measureText(s)
    x -= {"left": 0, "centre": w / 2, "right": w}[align]
    c.drawString(s, x, y, f, skia.Paint(AntiAlias=True, Color=colour))
    return w


def number(c, s, x, y, size, colour=P.INK, halo=None):
    """A serif numeral centred on x, y, with an optional paper halo so that it reads on any ground."""
    f = font("display", size)
    w = f.measureText(s)
    bx, by = x - w / 2, y + size * 0.325
    if halo is not None:
        c.drawString(
            s,
            bx,
            by,
            f,
            skia.Paint(
                AntiAlias=True,
                Color=halo,
                Style=skia.Paint.kStroke_Style,
                StrokeWidth=max(2.4, size * 0.2),
                StrokeJoin=skia.Paint.kRound_Join,
            ),
        )
    c.drawString(s, bx, by, f, skia.Paint(AntiAlias=True, Color=colour))


def vertical(c, s, x, y, size, colour, gap=1.04):
    """Kanji set from top to bottom, centred on x."""
    for i, ch in enumerate(s):
        text(c, ch, x, y + size * (0.88 + i * gap), size, "kanji", colour, "centre")


def sheet(w, h, scale=1.0):
    """A new surface measured in logical pixels; returns (surface, canvas)."""
    s = skia.Surface(round(w * scale), round(h * scale))
    c = s.getCanvas()
    c.scale(scale, scale)
    return s, c


def _image(surface):
    from PIL import Image

    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType), "RGBA")


def save_exactly(surface, name):
    """Write every pixel as it is, those of no opacity included: half the size of a PNG, and read as fast."""
    _image(surface).save(name, lossless=True, quality=100, method=6, exact=True)


def save(surface, name, quality=90):
    """Write a picture as small as its kind allows: PNG exactly, JPEG and WebP at the given quality."""
    im = _image(surface)
    if name.suffix == ".png":
        im.save(name, optimize=True)
    elif name.suffix == ".webp":
        im.save(name, quality=quality, method=4)
    else:
        im.convert("RGB").save(name, quality=quality, subsampling=0, optimize=True)
