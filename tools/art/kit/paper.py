# ruff: noqa: E501
"""Grounds: washi, tatami, printed wood grain, wooden edges, panels and scrolls."""

import random

import skia

from . import ink as K
from . import palette as P


def _noise(c, p, fx, fy, octaves, seed, gain, bias, a, mode):
    paint = skia.Paint(AntiAlias=True, BlendMode=mode)
    paint.setShader(skia.PerlinNoiseShader.MakeFractalNoise(fx, fy, octaves, seed))
    paint.setColorFilter(skia.ColorFilters.Matrix([gain, 0, 0, 0, bias] * 3 + [0, 0, 0, 0, a]))
    c.drawPath(p, paint)


def grain(c, p, seed=1, a=0.5, along_x=True):
    """The grain of the printing block showing through a flat colour."""
    fx, fy = (0.004, 0.11) if along_x else (0.11, 0.004)
    _noise(c, p, fx, fy, 3, seed, 2.2, -0.6, a, skia.BlendMode.kSoftLight)


def mottle(c, p, seed=2, a=0.35):
    """Uneven pressure of the baren: slow light and dark."""
    _noise(c, p, 0.008, 0.012, 3, seed, 2.0, -0.5, a, skia.BlendMode.kSoftLight)


def cloudy(c, w, h, colour, a):
    """Slow stains of one colour, seamless over w x h; transparent where the paper stays clean."""
    paint = skia.Paint(
        Shader=skia.PerlinNoiseShader.MakeFractalNoise(0.011, 0.015, 3, 7, skia.ISize(round(w), round(h)))
    )
    r, g, b = ((colour >> k & 255) / 255 for k in (16, 8, 0))
    paint.setColorFilter(
        skia.ColorFilters.Matrix([0, 0, 0, 0, r, 0, 0, 0, 0, g, 0, 0, 0, 0, b, 2.2 * a, 0, 0, 0, -0.85 * a])
    )
    c.drawRect(skia.Rect.MakeWH(w, h), paint)


def fibres(c, p, seed=3, density=1 / 1500, colour=0xFF9A8254, a=0.16):
    b, rnd = p.getBounds(), random.Random(seed)
    with K.clip(c, p):
        for _ in range(int(b.width() * b.height() * density)):
            x, y = b.left() + rnd.random() * b.width(), b.top() + rnd.random() * b.height()
            dx, dy, k = rnd.uniform(-16, 16), rnd.uniform(-9, 9), rnd.uniform(-7, 7)
            q = K.path(f"M{x:.1f} {y:.1f} Q{x + dx / 2 + k:.1f} {y + dy / 2 - k:.1f} {x + dx:.1f} {y + dy:.1f}")
            K.line(c, q, P.alpha(colour, a * rnd.uniform(0.4, 1)), 0.7)


def washi(c, p, colour=P.WASHI, seed=3, rough=1.0):
    """A sheet of washi filling a shape."""
    K.fill(c, p, colour)
    mottle(c, p, seed, 0.22 * rough)
    fibres(c, p, seed, a=0.17 * rough)


def tatami(c, x, y, w, h, colour=P.STRAW, seed=5):
    """Rush mat: fine weft lines crossed by faint warps, two mats joined by nothing."""
    p = K.rect(x, y, w, h)
    K.fill(c, p, colour)
    rnd = random.Random(seed)
    with K.clip(c, p):
        yy = y
        while yy < y + h:
            K.line(c, K.path(f"M{x} {yy} L{x + w} {yy}"), P.alpha(0xFF6E6238, rnd.choice((0.10, 0.15, 0.22))), 1)
            yy += 3
        xx = x + 9
        while xx < x + w:
            K.line(c, K.path(f"M{xx} {y} L{xx} {y + h}"), P.alpha(0xFFF8F0D0, 0.18), 1.2)
            xx += 18
    mottle(c, p, seed, 0.3)


def plank(c, x, y, w, h, colour=P.CEDAR, seed=7, ink=True):
    """A wooden edge, flat as in a print: colour, grain lines, a light upper arris."""
    p = K.rect(x, y, w, h)
    K.fill(c, p, colour)
    grain(c, p, seed, 0.8, along_x=w >= h)
    rnd = random.Random(seed)
    with K.clip(c, p):
        n = max(2, int(min(w, h) / 7))
        for i in range(n):
            if w >= h:
                yy = y + h * (i + rnd.uniform(0.2, 0.8)) / n
                q = K.path(
                    f"M{x} {yy} C{x + w * 0.3} {yy + rnd.uniform(-3, 3)} {x + w * 0.6} {yy + rnd.uniform(-3, 3)} {x + w} {yy}"
                )
            else:
                xx = x + w * (i + rnd.uniform(0.2, 0.8)) / n
                q = K.path(
                    f"M{xx} {y} C{xx + rnd.uniform(-3, 3)} {y + h * 0.3} {xx + rnd.uniform(-3, 3)} {y + h * 0.6} {xx} {y + h}"
                )
            K.line(c, q, P.alpha(P.shade(colour, 0.5), 0.35), 0.9)
    K.line(c, K.path(f"M{x} {y + 0.7} L{x + w} {y + 0.7}"), P.alpha(P.WASHI, 0.35), 1.2)
    if ink:
        K.line(c, p, P.alpha(P.INK, 0.75), 1)


def sky(c, x, y, w, h, top, foot, seed=11):
    """Ichimonji bokashi: the dark band across the head of a print, wiped away downwards."""
    p = K.rect(x, y, w, h)
    K.bokashi(c, p, [(0, top), (0.55, P.mix(top, foot, 0.35)), (1, foot)], 0, y, 0, y + h)
    grain(c, p, seed, 0.22)


def panel(c, x, y, w, h, colour=P.SLIP, seed=4, r=4, lift=2.0, edge=P.INK):
    """A slip of paper lying on the mat."""
    p = K.rect(x, y, w, h, r)
    K.shadow(c, p, lift, lift * 1.2, 0.34)
    washi(c, p, colour, seed)
    K.line(c, p, P.alpha(edge, 0.7), 1)
    return p


def scroll(c, x, y, w, h, colour=P.PAPER, rod=P.CEDAR, seed=9):
    """A horizontal scroll: sheet between two lacquered rods. Returns the inner x and width."""
    K.shadow(c, K.rect(x, y + 3, w, h - 6, 3), 3, 3.5, 0.4)
    p = K.rect(x + 8, y + 4, w - 16, h - 8)
    washi(c, p, colour, seed)
    for yy in (y + 8, y + h - 8):
        K.line(c, K.path(f"M{x + 14} {yy} L{x + w - 14} {yy}"), P.alpha(P.GOLD, 0.8), 1)
    K.line(c, p, P.alpha(P.INK, 0.7), 1)
    for xx in (x, x + w - 12):
        q = K.rect(xx, y, 12, h, 4)
        K.fill(c, q, rod)
        K.bokashi(c, q, [(0, 0x00000000), (0.35, 0x44FFFFFF), (1, 0x66000000)], xx, 0, xx + 12, 0)
        K.line(c, q, P.INK, 1)
        for yy in (y + 5, y + h - 9):
            K.fill(c, K.rect(xx + 1, yy, 10, 3), P.GOLD)
    return x + 20, w - 40


def print_sheet(c, x, y, w, h, margin=8, seed=21):
    """The board as a print: paper with a margin, inner keyline. Returns the inner path."""
    outer = K.rect(x, y, w, h, 2)
    K.shadow(c, outer, 4, 5, 0.45)
    washi(c, outer, P.PAPER, seed)
    K.line(c, outer, P.alpha(P.INK, 0.55), 0.8)
    return K.rect(x + margin, y + margin, w - 2 * margin, h - 2 * margin)
