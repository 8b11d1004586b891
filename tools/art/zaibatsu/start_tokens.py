"""Start tokens: A with its effect and starting points, B with what it gives; both with their backs."""

from ..kit import ink as K
from ..kit import marks
from ..kit import palette as P
from . import cuts, effects

SIZE = 150, 52
BACK = 60, 52
TONES = {"a": 0xFFD9843F, "b": 0xFF7A8A97}
RUNS = {
    "machine_for_first_factory": lambda t: [(None, "machine"), (None, "becomes"), (None, "factory")],
    "build_ship": lambda t: [(None, "ship")],
    "build_train": lambda t: [(None, "train")],
    "goods_for_first_factory": lambda t: [(t["n"], "cube"), (None, "becomes"), (None, "factory")],
    "worker_of_choice_from_bag": lambda t: [(None, "bag"), (None, "becomes"), (None, "hired")],
    "coal_kept_on_token": lambda t: [(t["n"], "coal"), (None, "keep")],
    "factory_action_discount": lambda t: [(None, "factory"), (f"−{t['n']}", "money")],
}


def _plate(c, letter):
    w, h = SIZE
    tone = TONES[letter]
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 7)
    K.shadow(c, p, 2.2, 2.2, 0.42)
    K.fill(c, K.rect(0.6, 2.8, w - 1.2, h - 1.2, 7), P.shade(tone, 0.5))
    K.fill(c, p, P.PAPER)
    with K.clip(c, p):
        K.fill(c, K.rect(0, 0, 20, h), tone)
    K.line(c, p, P.INK, 1.2)
    K.line(c, K.path(f"M20 1 L20 {h - 1}"), P.INK, 1)
    K.text(c, letter.upper(), 10, h / 2 + 6, 17, "display", P.WHITE if letter == "b" else P.INK, "centre")


def token_a(c, token, points):
    """What it does once, and the points one starts with in a blossom."""
    w, h = SIZE
    _plate(c, "a")
    if token["effect"] == "old_factory":
        cuts.mark(c, "factory", 42, 10, 28, P.ASH)
        effects.row(c, [(None, "cube")], 70, 24, 17)
    else:
        effects.row(c, RUNS[token["effect"]](token), 23, (h - 22) / 2, 22, w - 66, 18, 2)
    marks.points(c, w - 21, h / 2, 19)
    K.fill(c, K.circle(w - 21, h / 2, 10.5), P.PAPER)
    K.number(c, str(points), w - 21, h / 2, 15, P.BRICK)


def token_b(c, token):
    """What it gives at once."""
    w, h = SIZE
    _plate(c, "b")
    effects.row(c, effects.terms(token["effects"]), 24, (h - 20) / 2, 20, w - 30, 17, 4)


def back(c, letter):
    """The letter alone."""
    w, h = BACK
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 7)
    K.shadow(c, p, 2.2, 2.2, 0.42)
    K.cut(c, p, TONES[letter], P.INK, 1.2)
    K.line(c, K.rect(5, 5, w - 10, h - 10, 4), P.alpha(P.PAPER, 0.7), 1.2)
    K.text(c, letter.upper(), w / 2, h / 2 + 9, 26, "display", P.PAPER, "centre")


def seal(c, s=24):
    """The letter of the token that sets the points one starts with."""
    K.cut(c, K.rect(1, 1, s - 2, s - 2, 5), TONES["a"], P.INK, 1.2)
    K.text(c, "A", s / 2, s / 2 + 5.6, 16, "display", P.INK, "centre")


def chip(c, w, h):
    """What lasts of token A in the tray lies on this."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 5)
    K.shadow(c, p, 1.4, 1.4, 0.35)
    K.fill(c, K.rect(0.6, 2.2, w - 1.2, h - 1.2, 5), P.shade(TONES["a"], 0.5))
    K.cut(c, p, P.PAPER, P.INK, 1.1)
    K.line(c, K.rect(2.8, 2.8, w - 5.6, h - 5.6, 3.4), TONES["a"], 2)
