# ruff: noqa: E501
"""Things one sets: buttons in all states, choices, switches, sliders, wells, keys, beads."""

from functools import partial

from ..atlas import Sprite
from ..kit import ink, marks, palette, pieces

SLICE = (12, 12, 12, 12)
SIZE = 40


def sprites() -> dict[str, Sprite]:
    """Every control."""
    return {**_buttons(), **_choices(), **_wells(), **_switches(), **_small()}


def call(c, state=""):
    """The one vermilion button of a screen."""
    down = 2.0 if state == "down" else 0.0
    p = ink.rect(0, down, SIZE, SIZE, 5)
    if state == "hot":
        ink.glow(c, ink.rect(-1, -1, SIZE + 2, SIZE + 4, 6), palette.alpha(0xFFFFD98A, 0.85), 4)
    ink.shadow(c, p, 2.5 - down, 2.4 - down / 2, 0.5)
    ink.fill(c, ink.rect(0, 2.5, SIZE, SIZE, 5), 0xFF7E2416)
    top, foot = {"hot": (0xFFE5694F, 0xFFCC4931), "down": (0xFFAD3421, 0xFFBE4029)}.get(state, (0xFFD65740, 0xFFBC3B26))
    ink.bokashi(c, p, [(0, top), (1, foot)], 0, 0, 0, SIZE)
    ink.line(c, p, palette.INK, 1.3)
    ink.line(
        c,
        ink.rect(3, 3 + down, SIZE - 6, SIZE - 6, 3),
        palette.alpha(palette.BUTTER, 0.95 if state == "hot" else 0.75),
        1,
    )


def plain(c, state="", r=5):
    """A paper button."""
    down = 1.6 if state == "down" else 0.0
    p = ink.rect(0, down, SIZE, SIZE, r)
    if state == "hot":
        ink.glow(c, ink.rect(-1, -1, SIZE + 2, SIZE + 4, 6), palette.alpha(0xFFFFE9B8, 0.9), 4)
    ink.shadow(c, p, 2 - down, 2 - down / 2, 0.45)
    ink.fill(c, ink.rect(0, 2, SIZE, SIZE, r), 0xFF8F7F5C)
    ink.cut(c, p, {"hot": 0xFFFFFDF6, "down": palette.SLIP}.get(state, palette.PAPER), palette.INK, 1.2)
    if state == "hot":
        ink.line(c, ink.rect(3, 3, SIZE - 6, SIZE - 6, 3), palette.alpha(palette.VERMILION, 0.75), 1)
    if state == "down":
        shade = [(0, palette.alpha(0xFF3A2A14, 0.26)), (1, palette.alpha(0xFF3A2A14, 0))]
        ink.bokashi(c, ink.rect(1, 1 + down, SIZE - 2, 10, 4), shade, 0, 2, 0, 12)


def quiet(c, state=""):
    """A button on the sky: dark glass with a paper edge."""
    fill = {"hot": palette.alpha(palette.PAPER, 0.2), "down": palette.alpha(palette.NIGHT, 0.6)}.get(
        state, palette.alpha(palette.NIGHT, 0.35)
    )
    edge = palette.BUTTER if state == "hot" else palette.alpha(palette.PAPER, 0.55)
    ink.cut(c, ink.rect(0, 0, SIZE, SIZE, 5), fill, edge, 1.3 if state == "hot" else 1)


def off(c):
    """A button that cannot be pressed now; its tooltip says why."""
    ink.cut(c, ink.rect(0, 0, SIZE, SIZE, 5), palette.alpha(palette.SLIP, 0.55), palette.alpha(palette.INK, 0.5), 1)


def quick(c, on, state=""):
    """A small amount to pick; the present one on butter."""
    p = ink.rect(0, 0, SIZE, SIZE, 5)
    ink.shadow(c, p, 1.6, 1.6, 0.35)
    ink.cut(
        c,
        p,
        palette.BUTTER if on else 0xFFFFFDF6 if state == "hot" else palette.PAPER,
        palette.VERMILION if state == "hot" else palette.INK,
        1.4 if state == "hot" else 1.1,
    )


def _buttons() -> dict[str, Sprite]:
    out = {}
    for name, draw in (("call", call), ("plain", plain), ("quiet", quiet)):
        for state in ("", "hot", "down"):
            key = f"nine/button_{name}" + (f"_{state}" if state else "")
            out[key] = Sprite(SIZE, SIZE, partial(draw, state=state), 10 if name != "quiet" else 2, SLICE)
    out["nine/button_off"] = Sprite(SIZE, SIZE, off, 2, SLICE)
    out["nine/quick"] = Sprite(SIZE, SIZE, partial(quick, on=False), 6, SLICE)
    out["nine/quick_hot"] = Sprite(SIZE, SIZE, partial(quick, on=False, state="hot"), 6, SLICE)
    out["nine/quick_on"] = Sprite(SIZE, SIZE, partial(quick, on=True), 6, SLICE)
    return out


def choice_ground(c):
    """The row of paper under exclusive choices."""
    p = ink.rect(0, 0, 36, 36, 5)
    ink.shadow(c, p, 1.4, 1.6, 0.3)
    ink.cut(c, p, palette.PAPER, palette.INK, 1.1)


def choice_on(c):
    """The chosen field."""
    p = ink.rect(0, 0, 36, 36, 5)
    ink.bokashi(c, p, [(0, palette.NIGHT), (1, palette.INDIGO)], 0, 0, 0, 36)
    ink.line(c, ink.rect(3, 3, 30, 30, 3), palette.alpha(palette.GOLD, 0.9), 1)
    ink.line(c, p, palette.INK, 1.1)


def choice_off(c):
    """A field that cannot be chosen."""
    ink.fill(c, ink.rect(0, 0, 36, 36, 4), palette.alpha(palette.ASH, 0.3))


def choice_hot(c):
    """The field under the pointer."""
    ink.fill(c, ink.rect(0, 0, 36, 36, 4), palette.alpha(palette.BUTTER, 0.45))


def _choices() -> dict[str, Sprite]:
    return {
        "nine/choice_ground": Sprite(36, 36, choice_ground, 6, SLICE),
        "nine/choice_on": Sprite(36, 36, choice_on, 2, SLICE),
        "nine/choice_off": Sprite(36, 36, choice_off, 2, SLICE),
        "nine/choice_hot": Sprite(36, 36, choice_hot, 2, SLICE),
    }


def well(c, edge, width, fill):
    """Paper sunk into the sheet."""
    p = ink.rect(0, 0, 40, 40, 4)
    ink.fill(c, p, fill)
    with ink.clip(c, p):
        shade = [(0, palette.alpha(0xFF3A2A14, 0.22)), (1, palette.alpha(0xFF3A2A14, 0))]
        ink.bokashi(c, ink.rect(0, 0, 40, 8), shade, 0, 0, 0, 8)
    ink.line(c, p, edge, width)


def key_cap(c):
    """A key of the keyboard."""
    ink.fill(c, ink.rect(0, 2, 26, 24, 4), 0xFF8F7F5C)
    ink.line(c, ink.rect(0, 2, 26, 24, 4), palette.INK, 1)
    ink.cut(c, ink.rect(0, 0, 26, 24, 4), palette.PAPER, palette.INK, 1)


def rail(c, colour):
    """The rod of a slider or the trough of a scroll bar."""
    ink.cut(c, ink.rect(0, 0, 24, 6, 3), colour, palette.INK, 1)


def thumb(c, hot=False):
    """Handle of a scroll bar."""
    ink.cut(c, ink.rect(0, 0, 12, 24, 5), palette.GOLD if hot else palette.HINOKI, palette.INK, 1)


def trough(c):
    """The groove a scroll bar's handle runs in."""
    ink.fill(c, ink.rect(0, 0, 12, 24, 5), palette.alpha(0xFF3A2A14, 0.16))


def _wells() -> dict[str, Sprite]:
    return {
        "nine/well": Sprite(
            40, 40, partial(well, edge=palette.alpha(palette.INK, 0.75), width=1, fill=0xFFFFFBF0), 2, SLICE
        ),
        "nine/well_focus": Sprite(
            40, 40, partial(well, edge=palette.VERMILION, width=1.8, fill=palette.WHITE), 2, SLICE
        ),
        "nine/well_gold": Sprite(40, 40, partial(well, edge=palette.GOLD, width=2, fill=0xFFFFFBF0), 2, SLICE),
        "nine/key": Sprite(26, 24, key_cap, 3, (10, 9, 10, 9)),
        "nine/rail": Sprite(24, 6, partial(rail, colour=palette.SLIP), 2, (4, 2, 4, 2)),
        "nine/rail_on": Sprite(24, 6, partial(rail, colour=palette.PINE), 2, (4, 2, 4, 2)),
        "nine/thumb": Sprite(12, 24, thumb, 2, (5, 8, 5, 8)),
        "nine/thumb_hot": Sprite(12, 24, partial(thumb, hot=True), 2, (5, 8, 5, 8)),
        "nine/trough": Sprite(12, 24, trough, 2, (5, 8, 5, 8)),
    }


def switch(c, on, locked=False, hot=False):
    """A bead on a rod: right and green with a tick is on, left and pale is off."""
    ground = palette.alpha(palette.ASH, 0.25) if locked else palette.PINE if on else palette.SLIP
    edge = palette.alpha(palette.INK, 0.4) if locked else palette.INK
    p = ink.rect(0, 0, 50, 26, 13)
    if hot:
        ink.glow(c, p, palette.alpha(0xFFFFD98A, 0.9), 3)
    ink.cut(c, p, ground, edge, 1.1)
    x = 37 if on else 13
    if on:
        marks.mark(c, "check", 8, 6, 14, ink=palette.alpha(palette.INK, 0.5) if locked else palette.PAPER)
    bead = ink.circle(x, 13, 10)
    if not locked:
        ink.shadow(c, bead, 1.2, 1.2, 0.4)
    ink.cut(c, bead, palette.alpha(palette.PAPER, 0.6) if locked else palette.PAPER, edge, 1.1)


def _switches() -> dict[str, Sprite]:
    return {
        "switch/on": Sprite(50, 26, partial(switch, on=True), 6),
        "switch/off": Sprite(50, 26, partial(switch, on=False), 6),
        "switch/on_hot": Sprite(50, 26, partial(switch, on=True, hot=True), 6),
        "switch/off_hot": Sprite(50, 26, partial(switch, on=False, hot=True), 6),
        "switch/locked": Sprite(50, 26, partial(switch, on=False, locked=True), 6),
        "switch/locked_on": Sprite(50, 26, partial(switch, on=True, locked=True), 6),
    }


def bead(c, colour, r):
    """One bead of a string."""
    ink.cut(c, ink.circle(8, 8, r), colour, palette.INK, 1.2)


def pip(c, on):
    """One of the five beads of a title's weight."""
    ink.cut(
        c,
        ink.circle(6, 6, 4.6),
        palette.VERMILION if on else palette.alpha(palette.PAPER, 0.5),
        palette.INK if on else palette.alpha(palette.INK, 0.4),
        1,
    )


def hand(c):
    """The hand over something that can be clicked; its finger tip is at 8, 0."""
    x, y = 8, 0
    p = ink.path(
        f"M{x} {y} C{x + 3} {y - 1} {x + 5} {y + 1} {x + 5} {y + 4} L{x + 5} {y + 11} C{x + 9} {y + 9} {x + 11} {y + 12} {x + 11} {y + 12} C{x + 15} {y + 11} {x + 16} {y + 14} {x + 16} {y + 14} "
        f"C{x + 20} {y + 14} {x + 20} {y + 17} {x + 19} {y + 22} C{x + 18} {y + 28} {x + 16} {y + 30} {x + 15} {y + 31} L{x + 3} {y + 31} C{x} {y + 26} {x - 4} {y + 21} {x - 7} {y + 17} "
        f"C{x - 8} {y + 14} {x - 4} {y + 13} {x - 2} {y + 16} L{x - 2} {y + 3} C{x - 2} {y + 1} {x - 1} {y} {x} {y} Z"
    )
    ink.shadow(c, p, 2, 2, 0.5)
    ink.cut(c, p, palette.WHITE, palette.INK, 1.5)
    ink.line(
        c,
        ink.path(
            f"M{x + 5} {y + 11} L{x + 5} {y + 18} M{x + 10.5} {y + 13} L{x + 10.5} {y + 19} M{x + 15.5} {y + 15} L{x + 15.5} {y + 20}"
        ),
        palette.INK,
        1.1,
    )


def arrow(c):
    """The plain pointer; its tip is at 0, 0."""
    p = ink.path("M0 0 L0 21 L5.4 16.4 L9 24.4 L13 22.6 L9.4 14.8 L16.4 14.4 Z")
    ink.shadow(c, p, 2, 2, 0.5)
    ink.cut(c, p, palette.WHITE, palette.INK, 1.5)


def flag(c):
    """The dark flag below the present turn on the rod of a replay; the app writes the number."""
    p = ink.path("M0 6 L16 6 L21 0 L26 6 L42 6 L42 26 L0 26 Z")
    ink.shadow(c, p, 2, 2, 0.4)
    ink.cut(c, p, palette.NIGHT, palette.GOLD, 1.3)


def _small() -> dict[str, Sprite]:
    return {
        "slider/handle": Sprite(26, 26, partial(marks.coin, x=13, y=13, r=12), 5),
        "bead/done": Sprite(16, 16, partial(bead, colour=palette.VERMILION, r=5.5), 2),
        "bead/now": Sprite(16, 16, partial(bead, colour=palette.GOLD, r=7.5), 2),
        "bead/rest": Sprite(16, 16, partial(bead, colour=palette.PAPER, r=5.5), 2),
        "pip/on": Sprite(12, 12, partial(pip, on=True), 2),
        "pip/off": Sprite(12, 12, partial(pip, on=False), 2),
        "pointer/hand": Sprite(30, 32, hand, 5),
        "pointer/arrow": Sprite(18, 26, arrow, 5),
        "replay/flag": Sprite(42, 26, flag, 5),
        "guide/figure": Sprite(90, 94, partial(pieces.guide, s=90), 6),
    }
