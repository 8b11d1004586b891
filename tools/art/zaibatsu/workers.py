# ruff: noqa: E501
"""Workers in six colours. Each colour has a mark, which is what its service gives, so that colour is never the only sign."""

import math

from ..kit import ink as K
from ..kit import marks
from ..kit import palette as P

HAT, ROBE = (
    "M20 1.6 L36.4 15 C29 19.4 11 19.4 3.6 15 Z",
    "M20 13 C11.4 14 7.6 25 6.6 37 L33.4 37 C32.4 25 28.6 14 20 13 Z",
)
BOWLER = "M9.4 12.4 C8.4 -1 31.6 -1 30.6 12.4 L34.6 13 L34.6 15.8 L5.4 15.8 L5.4 13 Z"
FELT = 0xFF5A4632  # of a bowler
# colour -> (robe, dark side, ink of the mark, what the mark shows)
TONES = {
    "black": (0xFF33343B, 0xFF141519, 0xFFFAF4E6, "coal"),
    "red": (0xFFC23A4B, 0xFF74202C, 0xFFFFFFFF, "silk"),
    "grey": (0xFFA3ABB1, 0xFF646C73, 0xFF1E2430, "iron"),
    "blue": (0xFF3D7FC4, 0xFF1F4A7C, 0xFFFFFFFF, "coin"),
    "white": (0xFFFBF8F0, 0xFFB7AE99, 0xFF1E2430, "steps"),
    "yellow": (0xFFF0C93B, 0xFF9A7713, 0xFF1E2430, "points"),
}


def glyph(c, colour, x, y, s, ink=None):
    """The mark of a colour in one ink, in a square of side s: lump, bolt, beam, coin, steps, blossom."""
    ink = ink or TONES[colour][2]
    with K.box(c, x, y, s):
        if colour == "black":
            K.fill(
                c,
                K.path("M12 2 L17.4 10.6 L6.6 10.6 Z M6 12.4 L11.4 21.6 L.6 21.6 Z M18 12.4 L23.4 21.6 L12.6 21.6 Z"),
                ink,
            )
        elif colour == "red":
            K.line(c, K.path("M6.6 17.4 L17.4 6.6"), ink, 9.4)
            K.line(c, K.path("M10 10 L14 14"), TONES["red"][0], 2.2)
        elif colour == "grey":
            K.fill(
                c,
                K.path(
                    "M3 2.4 L21 2.4 L21 7.4 L14.8 7.4 L14.8 16.6 L21 16.6 L21 21.6 L3 21.6 L3 16.6 L9.2 16.6 L9.2 7.4 L3 7.4 Z"
                ),
                ink,
            )
        elif colour == "blue":
            K.line(c, K.circle(12, 12, 8.6), ink, 3.6)
            K.fill(c, K.rect(9, 9, 6, 6), ink)
        elif colour == "white":
            K.line(c, K.path("M4.4 4.4 L11.6 12 L4.4 19.6 M13 4.4 L20.2 12 L13 19.6"), ink, 4)
        else:
            K.fill(c, marks.blossom_path(12, 12.4, 11.6), ink)
            K.fill(c, K.circle(12, 12.4, 3.4), TONES["yellow"][0])


def worker(c, colour, x, y, s, expert=False, lift=True):
    """A worker with straw hat; the expert from abroad wears a bowler and a gold chain."""
    tone, dark, _, _ = TONES[colour]
    robe, hat = K.path(ROBE), K.path(BOWLER if expert else HAT)
    with K.box(c, x, y, s, 40):
        if lift:
            K.shadow(c, K.path("M4 34 Q20 42 40 35 L36 40 Q20 44 6 40 Z"), 1, 2.0, 0.5)
        c.save()
        c.translate(0, 2.2)
        K.cut(c, robe, dark, P.INK, 1.5)
        c.restore()
        K.cut(c, robe, tone, P.INK, 1.7)
        with K.clip(c, robe):
            K.fill(c, K.path("M0 0 L14 0 C9 14 11 28 9 40 L0 40 Z"), P.alpha(P.WHITE, 0.18))
        K.cut(c, hat, FELT if expert else P.HINOKI, P.INK, 1.7)
        if expert:
            K.fill(c, K.rect(9.6, 9.6, 20.8, 3), P.GOLD)
        else:
            K.line(c, K.path("M20 3 L12 16.6 M20 3 L28 16.6"), P.alpha(P.INK, 0.4), 1)
    glyph(c, colour, x + 12.6 * s / 40, y + 20 * s / 40, 14.8 * s / 40)


def worker_slot(c, x, y, s, grey=False):
    """An empty space of a worker area: the shadow of a worker in dashes; grey spaces never give a bonus."""
    with K.box(c, x, y, s, 40):
        for d in (ROBE, HAT):
            p = K.path(d)
            K.fill(c, p, P.alpha(P.ASH if grey else P.HINOKI, 0.22))
            K.line(c, p, P.alpha(P.INK, 0.38), 1.5, (3, 3))


def service(c, colour, x, y, r, ring=True):
    """Service bonus of a colour: a round seal with the colour's mark; 'any' is divided in six."""
    p = K.circle(x, y, r)
    if colour == "any":
        for k, name in enumerate(("white", "yellow", "red", "black", "blue", "grey")):
            a, b = math.radians(k * 60 - 90), math.radians(k * 60 - 30)
            m = (a + b) / 2
            q = K.path(
                f"M{x} {y} L{x + r * math.cos(a)} {y + r * math.sin(a)} Q{x + r * 1.155 * math.cos(m)} {y + r * 1.155 * math.sin(m)} {x + r * math.cos(b)} {y + r * math.sin(b)} Z"
            )
            K.fill(c, q, TONES[name][0])
        K.line(c, p, P.INK, 1.2)
        K.cut(c, K.circle(x, y, r * 0.42), P.PAPER, P.INK, 0.9)
        return
    tone = TONES[colour][0]
    K.fill(c, p, tone)
    K.line(c, p, P.INK, 1.2)
    if ring and r >= 11:
        K.line(c, K.circle(x, y, r * 0.86), P.alpha(TONES[colour][2], 0.55), 0.8)
    side = r * (1.16 if r >= 11 else 1.22)
    glyph(c, colour, x - side / 2, y - side / 2, side)


def improvement(c, colour, x, y, s, lift=True, plus=True):
    """Improvement token: an eight-sided plate of the colour with its mark and a plus."""
    a = s * 0.29
    p = K.poly(
        [
            (x + a, y),
            (x + s - a, y),
            (x + s, y + a),
            (x + s, y + s - a),
            (x + s - a, y + s),
            (x + a, y + s),
            (x, y + s - a),
            (x, y + a),
        ]
    )
    if lift:
        K.shadow(c, p, 1.6, 1.5, 0.4)
        c.save()
        c.translate(0, 1.4)
        K.cut(c, p, TONES[colour][1], P.INK, 1)
        c.restore()
    K.cut(c, p, TONES[colour][0], P.INK, 1.1)
    glyph(c, colour, x + s * 0.14, y + s * 0.2, s * 0.6)
    if not plus:
        return
    r = max(4.6, s * 0.22)
    cx, cy = x + s - r * 0.8, y + r * 0.8
    K.cut(c, K.circle(cx, cy, r), P.PAPER, P.INK, 0.9)
    K.line(
        c, K.path(f"M{cx - r * 0.5} {cy} L{cx + r * 0.5} {cy} M{cx} {cy - r * 0.5} L{cx} {cy + r * 0.5}"), P.BRICK, 1.5
    )
