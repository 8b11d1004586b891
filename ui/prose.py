"""Breaking words into lines: plain, or with **bold** words and words to highlight."""

from collections.abc import Callable
from typing import NamedTuple

Measure = Callable[[str, str], float]


class Run(NamedTuple):
    """A word with its place in its line."""

    words: str
    face: str
    x: float
    width: float
    hit: bool


def wrap(words: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Lines no wider than this; only plain spaces break, so no-break spaces hold. A newline always breaks."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and measure(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def runs(words: str, width: float, measure: Measure, face: str, strong: str, hit: str = "") -> list[list[Run]]:
    """Lines of runs; **marked** words take the strong face, words that begin with `hit` are marked as hits."""
    lines: list[list[Run]] = []
    space = measure(" ", face)
    bold = False
    for paragraph in words.split("\n"):
        line: list[Run] = []
        x = 0.0
        for word in paragraph.split(" "):
            opens = word.lstrip("(«“ \u00a0").startswith("**")
            bold = bold or opens
            plain = word.replace("**", "")
            used = strong if bold else face
            across = measure(plain, used)
            if line and x + across > width:
                lines.append(line)
                line, x = [], 0.0
            line.append(Run(plain, used, x, across, bool(hit) and _begins(plain, hit)))
            x += across + space
            if word.count("**") == 2 or (word.count("**") == 1 and not opens):
                bold = False
        lines.append(line)
    return lines


def _begins(word: str, hit: str) -> bool:
    return word.casefold().lstrip("(«“‘ \u00a0").startswith(hit.casefold())
