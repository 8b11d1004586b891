"""Breaking words into lines: plain, or with **bold** words and words to highlight."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ui.line_breaks import units, unspaced

Measure = Callable[[str, str], float]


class Run(NamedTuple):
    """A word with its place in its line; `spaced` if a space stands before it."""

    words: str
    face: str
    x: float
    width: float
    hit: bool
    spaced: bool


def wrap(words: str, width: float, measure: Callable[[str], float]) -> list[str]:
    """Lines no wider than this. Plain spaces break, so no-break spaces hold; scripts without spaces break where they
    may. A newline always breaks."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line, first = "", True
        for glue, word in _words(paragraph, width, measure):
            longer = word if first else f"{line}{glue}{word}"
            if line and measure(longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
            first = False
        lines.append(line)
    return lines


def runs(words: str, width: float, measure: Measure, face: str, strong: str, hit: str = "") -> list[list[Run]]:
    """Lines of runs; **marked** words take the strong face, words that begin with `hit` are marked as hits."""
    lines: list[list[Run]] = []
    space = measure(" ", face)
    bold = False
    for paragraph in words.split("\n"):
        line: list[Run] = []
        x = begins = 0.0
        said = ""
        """What stands in this line since the face last changed, from `begins` on."""
        for glue, word in _words(paragraph, width, lambda part: measure(part.replace("**", ""), face)):
            opens = word.lstrip("(«“ \u00a0").startswith("**")
            bold = bold or opens
            plain = word.replace("**", "")
            used = strong if bold else face
            across = measure(plain, used)
            if line and line[-1].face == used:
                # Measured as one with what stands before it: the roundings of single words would add up.
                said += " " if glue else ""
                x = begins + measure(said, used)
            else:
                x += space if glue and line else 0.0
                begins, said = x, ""
            if line and x + across > width:
                lines.append(line)
                line, x, begins, said = [], 0.0, 0.0, ""
            line.append(Run(plain, used, x, across, bool(hit) and _begins(plain, hit), bool(glue and line)))
            said += plain
            x += across
            if word.count("**") == 2 or (word.count("**") == 1 and not opens):
                bold = False
        lines.append(line)
    return lines


def set_together(line: list[Run]) -> Iterator[tuple[float, str, str]]:
    """What of a line is set at once, with its place and face: words set one by one would each stand on a whole pixel,
    and spaces between them be wide and narrow."""
    for number, run in enumerate(line):
        if number and line[number - 1].face == run.face:
            continue
        words = run.words
        for more in line[number + 1 :]:
            if more.face != run.face:
                break
            words += f" {more.words}" if more.spaced else more.words
        yield run.x, run.face, words


def _words(paragraph: str, width: float, measure: Callable[[str], float]) -> Iterator[tuple[str, str]]:
    """What a line may end after, each with what stands before it: a space or nothing."""
    for word in paragraph.split(" "):
        glue = " "
        for unit in units(word):
            for part in _cut(unit, width, measure):
                yield glue, part
                glue = ""


def _cut(unit: str, width: float, measure: Callable[[str], float]) -> Iterator[str]:
    """A sentence without spaces goes on in the next line wherever its line is full, but never before a mark."""
    while unspaced(unit) and measure(unit) > width:
        end = len(unit)
        while end > 1 and measure(unit[:end]) > width:
            end -= 1
        while end > 1 and unicodedata.category(unit[end]).startswith("M"):
            end -= 1
        yield unit[:end]
        unit = unit[end:]
    yield unit


def _begins(word: str, hit: str) -> bool:
    return word.casefold().lstrip("(«“‘ \u00a0").startswith(hit.casefold())
