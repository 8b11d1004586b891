"""Nine-slices: every sheet, slip, tray, frame and field that the screens lay text on."""

from functools import partial

from .. import titles
from ..atlas import Sprite
from ..kit import ink, palette, paper

ALL_ROUND = (16, 16, 16, 16)
WASHI = "washi"


def sprites() -> dict[str, Sprite]:
    """Every nine-slice that is not a control."""
    return {**_sheets(), **_fields(), **_seat_heads(), **_frames(), **_tips()}


def panel(c, colour, lift=2.0, r=4, edge=palette.INK, gold=False, size=48):
    """A flat slip with shadow and keyline; the app lays the washi texture inside."""
    p = ink.rect(0, 0, size, size, r)
    ink.shadow(c, p, lift, lift * 1.2, 0.34)
    ink.fill(c, p, colour)
    ink.line(c, p, palette.alpha(edge, 0.7), 1)
    if gold:
        ink.line(c, ink.rect(5, 5, size - 10, size - 10, 2), palette.alpha(palette.GOLD, 0.9), 1)


def lit(c):
    """The slip of the seat to act: bright, vermilion edge, a warm glow on the mat."""
    p = ink.rect(0, 0, 48, 48, 4)
    ink.glow(c, ink.rect(-2, -2, 52, 52, 5), palette.alpha(palette.BUTTER, 0.95), 6)
    ink.shadow(c, p, 3, 3.6, 0.34)
    ink.fill(c, p, palette.PAPER)
    ink.line(c, p, palette.VERMILION, 2.2)


def lit_edge(c):
    """Only the edge of the lit slip, to lie over the seat head."""
    ink.line(c, ink.rect(0, 0, 48, 48, 4), palette.VERMILION, 2.2)


def tray(c):
    """Lacquer lip around sunk paper."""
    p = ink.rect(0, 0, 64, 64, 3)
    ink.shadow(c, p, 3, 3, 0.4)
    lacquer = 0xFF5B2F22
    ink.fill(c, p, lacquer)
    for y, light in ((1.2, 0x55F3EAD7), (3.4, 0x3A1A0A06), (60.8, 0x22F3EAD7), (62.8, 0x66140805)):
        ink.line(c, ink.path(f"M1 {y} L63 {y}"), light, 1)
    for x, light in ((1.2, 0x30F3EAD7), (3.2, 0x3A1A0A06), (60.8, 0x22F3EAD7), (62.8, 0x66140805)):
        ink.line(c, ink.path(f"M{x} 1 L{x} 63"), light, 1)
    inner = ink.rect(5, 5, 54, 54, 2)
    ink.fill(c, inner, palette.PAPER)
    shade = [(0, palette.alpha(0xFF3A2A14, 0.3)), (1, palette.alpha(0xFF3A2A14, 0))]
    ink.bokashi(c, ink.rect(5, 5, 54, 11, 2), shade, 0, 5, 0, 16)
    ink.line(c, inner, palette.INK, 1)
    ink.line(c, p, palette.INK, 1.2)


def scroll(c):
    """A sheet between two lacquered rods with gold rings; the rods are the left and right slices."""
    w, h = 72, 64
    ink.shadow(c, ink.rect(0, 3, w, h - 6, 3), 3, 3.5, 0.4)
    sheet = ink.rect(8, 4, w - 16, h - 8)
    ink.fill(c, sheet, palette.PAPER)
    for y in (8, h - 8):
        ink.line(c, ink.path(f"M14 {y} L{w - 14} {y}"), palette.alpha(palette.GOLD, 0.8), 1)
    ink.line(c, sheet, palette.alpha(palette.INK, 0.7), 1)
    for x in (0, w - 12):
        shade = [(0, palette.alpha(0xFF3A2A14, 0.28)), (1, palette.alpha(0xFF3A2A14, 0))]
        ink.bokashi(
            c,
            ink.rect(12, 5, 6, h - 10) if not x else ink.rect(w - 18, 5, 6, h - 10),
            shade,
            *((12, 0, 18, 0) if not x else (w - 12, 0, w - 18, 0)),
        )
        rod = ink.rect(x, 0, 12, h, 4)
        ink.fill(c, rod, palette.CEDAR)
        ink.bokashi(c, rod, [(0, 0x00000000), (0.35, 0x44FFFFFF), (1, 0x66000000)], x, 0, x + 12, 0)
        ink.line(c, rod, palette.INK, 1)
        for y in (5, h - 8):
            ink.fill(c, ink.rect(x + 1, y, 10, 3), palette.GOLD)


def print_sheet(c):
    """The paper margin of a board."""
    p = ink.rect(0, 0, 64, 64, 2)
    ink.shadow(c, p, 4, 5, 0.45)
    ink.fill(c, p, palette.PAPER)
    ink.line(c, p, palette.alpha(palette.INK, 0.55), 0.8)
    ink.line(c, ink.rect(8, 8, 48, 48), palette.INK, 1.4)


def tooltip(c):
    """Dark slip with a gold line."""
    p = ink.rect(0, 0, 48, 48, 5)
    ink.shadow(c, p, 4, 5, 0.55)
    ink.fill(c, p, palette.NIGHT)
    ink.line(c, ink.rect(3, 3, 42, 42, 3), palette.alpha(palette.GOLD, 0.85), 1)


def overlay(c):
    """A print laid over the table: ink edge, then a gold one."""
    p = ink.rect(0, 0, 64, 64)
    ink.shadow(c, ink.rect(-4, -4, 72, 72), 6, 8, 0.6)
    ink.fill(c, p, palette.PAPER)
    ink.line(c, p, palette.INK, 1.6)
    ink.line(c, ink.rect(-4, -4, 72, 72), palette.GOLD, 1.4)


def _sheets() -> dict[str, Sprite]:
    plain = {
        "slip": (palette.SLIP, 2.0),
        "paper": (palette.PAPER, 2.0),
        "washi": (palette.WASHI, 2.0),
        "notice": (palette.PAPER, 2.0),
        "tag": (palette.SLIP, 1.6),
        "tag_hot": (palette.PAPER, 2.4),
    }
    out = {
        f"nine/{name}": Sprite(48, 48, partial(panel, colour=col, lift=lift), 8, ALL_ROUND, WASHI)
        for name, (col, lift) in plain.items()
    }
    out["nine/sheet"] = Sprite(48, 48, partial(panel, colour=palette.PAPER, lift=5, gold=True), 16, ALL_ROUND, WASHI)
    out["nine/lit"] = Sprite(48, 48, lit, 16, ALL_ROUND, WASHI)
    out["nine/lit_edge"] = Sprite(48, 48, lit_edge, 4, ALL_ROUND)
    out["nine/tray"] = Sprite(64, 64, tray, 10, (20, 20, 20, 20))
    out["nine/scroll"] = Sprite(72, 64, scroll, 12, (22, 14, 22, 14))
    out["nine/print"] = Sprite(64, 64, print_sheet, 16, (20, 20, 20, 20))
    out["nine/tooltip"] = Sprite(48, 48, tooltip, 16, ALL_ROUND)
    out["nine/overlay"] = Sprite(64, 64, overlay, 24, (20, 20, 20, 20), WASHI)
    return out


def field(c, fill, edge, width=1.0, r=4, size=32):
    """A flat field with an edge."""
    ink.cut(c, ink.rect(0, 0, size, size, r), fill, edge, width)


def dark_field(c, r=5, size=32):
    """The chosen one of several: night to indigo with a gold hairline."""
    p = ink.rect(0, 0, size, size, r)
    ink.bokashi(c, p, [(0, palette.NIGHT), (1, palette.INDIGO)], 0, 0, 0, size)
    ink.line(c, ink.rect(3, 3, size - 6, size - 6, 3), palette.alpha(palette.GOLD, 0.9), 1)


def head_band(c, top, foot, size=34):
    """The dark head of a slip, square below, rounded above."""
    p = ink.path(f"M0 {size} L0 4 Q0 0 4 0 L60 0 Q64 0 64 4 L64 {size} Z")
    ink.bokashi(c, p, [(0, top), (1, foot)], 0, 0, 0, size)
    with ink.clip(c, p):
        paper.grain(c, p, 8, 0.4)
    ink.line(c, ink.path(f"M0 {size} L64 {size}"), palette.INK, 1.2)


def _fields() -> dict[str, Sprite]:
    cuts = {
        "caller": (palette.PAPER, palette.alpha(palette.INK, 0.35), 1.0),
        "caller_leads": (palette.alpha(palette.BUTTER, 0.65), palette.GOLD, 1.4),
        "caller_turn": (palette.PAPER, palette.VERMILION, 1.8),
        "caller_out": (palette.alpha(palette.ASH, 0.18), palette.alpha(palette.INK, 0.25), 1.0),
        "worth": (palette.alpha(palette.CELADON, 0.32), palette.alpha(palette.INK, 0.3), 1.0),
        "remark": (palette.alpha(palette.BUTTER, 0.5), palette.alpha(palette.GOLD, 0.9), 1.0),
        "clause": (palette.alpha(palette.BUTTER, 0.35), palette.GOLD, 1.4),
        "log_now": (palette.PAPER, palette.GOLD, 1.4),
        "amount": (palette.PAPER, palette.INK, 1.0),
        "empty": (palette.alpha(palette.SLIP, 0.5), palette.alpha(palette.INK, 0.4), 1.1),
        "hit": (palette.alpha(palette.BUTTER, 0.95), palette.alpha(palette.BUTTER, 0.95), 0.0),
        "dark": (palette.alpha(palette.NIGHT, 0.78), palette.alpha(palette.GOLD, 0.8), 1.0),
        "row_basic": (palette.alpha(0xFF86C4BB, 0.75), 0, 0.0),
        "row_luxury": (palette.alpha(0xFFB9CDE0, 0.75), 0, 0.0),
        "column": (palette.alpha(palette.BUTTER, 0.4), 0, 0.0),
    }
    out = {
        f"nine/{name}": Sprite(32, 32, partial(field, fill=f, edge=e, width=w), 2, (10, 10, 10, 10))
        for name, (f, e, w) in cuts.items()
    }
    out["nine/field_on"] = Sprite(32, 32, dark_field, 2, (10, 10, 10, 10))
    out["nine/log_head"] = Sprite(
        64, 34, partial(head_band, top=palette.INDIGO, foot=palette.INDIGO), 2, (10, 8, 10, 8)
    )
    for game in titles.on_the_table():
        top, foot, _ = titles.tint(game)
        band = partial(head_band, top=palette.mix(top, foot, 0.25), foot=top)
        out[f"nine/band_{game}"] = Sprite(64, 34, band, 2, (10, 8, 10, 8))
    return out


def seat_head(c, seat, strong=False):
    """Head of a seat's slip: wiped from the dark shade to the colour, grain of the block, ink line below."""
    colour, dark = (palette.STRONG_SEATS if strong else palette.SEATS)[seat][:2]
    w, h = 236, 44
    p = ink.path(f"M0 {h} L0 4 Q0 0 4 0 L{w - 4} 0 Q{w} 0 {w} 4 L{w} {h} Z")
    with ink.clip(c, p):
        if strong:
            ink.fill(c, p, dark)
            _hatch(c, seat, w, h, palette.alpha(palette.WHITE, 0.2))
            ink.bokashi(c, p, [(0, palette.alpha(dark, 1)), (0.55, palette.alpha(dark, 0))], 0, 0, w, 0)
            ink.fill(c, ink.rect(0, h - 6, w, 6), colour)
        else:
            ink.bokashi(c, p, [(0, dark), (0.7, palette.mix(dark, colour, 0.2)), (1, colour)], 0, 0, w, 0)
            paper.grain(c, p, 40 + seat, 0.4)
    ink.line(c, ink.path(f"M0 {h} L{w} {h}"), palette.INK, 1.2)


def _hatch(c, seat, w, h, colour):
    """A pattern per seat: waves, rays, bars, dots."""
    for k in range(-4, w // 10 + 4):
        x = k * 10
        if seat == 0:
            ink.line(c, ink.circle(x, h, 9), colour, 1.6)
        elif seat == 1:
            ink.line(c, ink.path(f"M{x} {h} L{x + h} 0"), colour, 2)
        elif seat == 2:
            ink.line(c, ink.path(f"M{x} 0 L{x} {h}"), colour, 2)
        else:
            for row in range(5):
                ink.fill(c, ink.circle(x + row % 2 * 5, row * 10 + 3, 2), colour)


def seat_band(c, seat):
    """Upright band at the left of a seat in the set-up."""
    colour, dark, _ = palette.SEATS[seat]
    p = ink.path("M62 0 L62 94 L4 94 Q0 94 0 90 L0 4 Q0 0 4 0 Z")
    with ink.clip(c, p):
        ink.bokashi(c, p, [(0, dark), (0.5, palette.mix(dark, colour, 0.4)), (1, colour)], 0, 0, 0, 94)
        paper.grain(c, p, 40 + seat, 0.4)
    ink.line(c, ink.path("M62 0 L62 94"), palette.INK, 1.1)


def _seat_heads() -> dict[str, Sprite]:
    out = {}
    for seat in range(4):
        out[f"seat_head/{seat}"] = Sprite(236, 44, partial(seat_head, seat=seat), 2, (48, 8, 80, 8))
        out[f"seat_head_strong/{seat}"] = Sprite(236, 44, partial(seat_head, seat=seat, strong=True), 2, (48, 8, 80, 8))
        out[f"seat_band/{seat}"] = Sprite(62, 94, partial(seat_band, seat=seat), 2, (8, 40, 8, 40))
    return out


def gold_frame(c):
    """A gold hairline."""
    ink.line(c, ink.rect(0, 0, 32, 32, 3), palette.alpha(palette.GOLD, 0.9), 1)


def _frames() -> dict[str, Sprite]:
    ground = partial(field, fill=palette.alpha(palette.NIGHT, 0.3), edge=palette.alpha(palette.PAPER, 0.35))
    return {
        "nine/gold_frame": Sprite(32, 32, gold_frame, 2, (10, 10, 10, 10)),
        "nine/picture_frame": Sprite(
            32, 32, lambda c: ink.line(c, ink.rect(0, 0, 32, 32), palette.INK, 1.2), 2, (10, 10, 10, 10)
        ),
        "nine/sunk": Sprite(32, 32, ground, 2, (10, 10, 10, 10)),
    }


def tip(c, turn):
    """The point of a tooltip, with the tooltip's own dark; its base overlaps the slip by one pixel."""
    c.save()
    c.rotate(turn, 9, 9)
    p = ink.path("M0 18 L9 2 L18 18 Z")
    ink.fill(c, p, palette.NIGHT)
    c.restore()


def turn_pointer(c):
    """The vermilion point beside the slip of the seat to act."""
    ink.cut(c, ink.path("M0 0 L12 10 L0 20 Z"), palette.VERMILION, palette.INK, 1.1)


def _tips() -> dict[str, Sprite]:
    out = {
        f"tip/{side}": Sprite(18, 18, partial(tip, turn=turn), 2)
        for side, turn in (("up", 0), ("right", 90), ("down", 180), ("left", 270))
    }
    out["turn_pointer"] = Sprite(12, 20, turn_pointer, 3)
    return out
