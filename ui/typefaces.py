"""Which typeface sets which sign: our own where it can, else one that knows the script."""

import json
import unicodedata
from bisect import bisect_right
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import pygame

FACES: Final = {
    "sans": "SourceSansPro-Regular.otf",
    "semi": "SourceSansPro-Semibold.otf",
    "bold": "SourceSansPro-Bold.otf",
    "italic": "SourceSansPro-It.otf",
    "serif": "SourceSerifPro-Semibold.otf",
    "display": "SourceSerifPro-Bold.otf",
}
HEAVY: Final = ("bold", "serif", "display", "semi")
"""Faces beside which the plain cut of another typeface would look thin."""
COVERAGE: Final = "coverage.json"
BEYOND_LATIN: Final = "\u0152\u0153\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2212"
PLAIN: Final = frozenset((*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *BEYOND_LATIN))
"""What every face of ours can set; asking for more takes the table of all signs."""
OPEN: Final = 24
"""How many typefaces at a size stay open: a table sets its words in about twenty, each takes 0.4 MB."""
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"


class Script(NamedTuple):
    """A typeface that stands in: the signs it can set, how it is shaped, how large beside ours."""

    file: str
    spans: list[int]
    tag: str
    leftward: bool
    size: float

    def __contains__(self, sign: object) -> bool:
        # First and last of every row stand one after the other: inside a row, an odd number of bounds lies before.
        place = bisect_right(self.spans, ord(str(sign)))
        return place % 2 == 1 or (place > 0 and self.spans[place - 1] == ord(str(sign)))


class Piece(NamedTuple):
    """Words that one typeface sets."""

    font: pygame.Font
    words: str


class Typefaces:
    """Opens typefaces at physical sizes and sets words of any script in them, on one baseline."""

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._fonts: dict[tuple[str, int, bool], pygame.Font] = {}

    @cached_property
    def _table(self) -> dict[str, Script]:
        held = json.loads((self._folder / COVERAGE).read_text(encoding="utf-8"))
        return {
            file: Script(file, told["signs"], told.get("tag", ""), told.get("leftward", False), told.get("size", 1.0))
            for file, told in held.items()
        }

    def font(self, face: str, size: int) -> pygame.Font:
        """One of our own faces."""
        return self._open(FACES[face], size, False)

    def ascent(self, words: str, face: str, size: int) -> int:
        """Pixels from the top of a line to its baseline: some scripts reach higher than ours."""
        return max(piece.font.get_ascent() for piece in self.pieces(words, face, size))

    def descent(self, words: str, face: str, size: int) -> int:
        """Pixels from the baseline of a line to its foot."""
        return max(-piece.font.get_descent() for piece in self.pieces(words, face, size))

    def width(self, words: str, face: str, size: int) -> int:
        """How many pixels a line takes."""
        return sum(piece.font.size(piece.words)[0] for piece in self.pieces(words, face, size))

    def render(self, words: str, face: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """A line set in a colour; its baseline lies `ascent` below its top."""
        pieces = self.pieces(words, face, size)
        if len(pieces) == 1:
            return pieces[0].font.render(words, True, colour)
        rise = max(piece.font.get_ascent() for piece in pieces)
        parts = [(piece, piece.font.render(piece.words, True, colour)) for piece in pieces]
        high = max(rise - piece.font.get_ascent() + part.get_height() for piece, part in parts)
        line = pygame.Surface((sum(part.get_width() for _, part in parts), high), pygame.SRCALPHA, 32)
        line.fill((*colour, 0))
        x = 0
        for piece, part in parts:
            line.blit(part, (x, rise - piece.font.get_ascent()), special_flags=pygame.BLEND_RGBA_MAX)
            x += part.get_width()
        return line

    def pieces(self, words: str, face: str, size: int) -> list[Piece]:
        """The words as their typefaces take turns; all in one where our own can set them."""
        own = self.font(face, size)
        if PLAIN.issuperset(words):
            return [Piece(own, words)]
        pieces: list[Piece] = []
        for script, part in self._parts(words, self._table[FACES[face]]):
            if script.file == FACES[face]:
                pieces.append(Piece(own, part))
            else:
                pieces.append(Piece(self._stand_in(script, face, size), part))
        return pieces

    def _parts(self, words: str, own: Script) -> list[tuple[Script, str]]:
        """Words by typeface; what belongs to the sign before it, and a space between two of a script, stay there."""
        parts: list[tuple[Script, str]] = []
        for sign in words:
            last = parts[-1] if parts else None
            clings = sign in JOINERS or unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Mc")
            script = last[0] if last is not None and clings else self._for(sign, own)
            if last is not None and script is last[0]:
                parts[-1] = (script, last[1] + sign)
            elif len(parts) > 1 and last is not None and last[1] == " " and script is parts[-2][0]:
                parts[-2:] = [(script, f"{parts[-2][1]} {sign}")]
            else:
                parts.append((script, sign))
        return parts

    def _for(self, sign: str, own: Script) -> Script:
        if sign in own:
            return own
        return next((script for script in self._table.values() if sign in script), own)

    def _stand_in(self, script: Script, face: str, size: int) -> pygame.Font:
        font = self._open(script.file, max(1, round(size * script.size)), face in HEAVY)
        if script.tag:
            font.set_script(script.tag)
            font.set_direction(pygame.DIRECTION_RTL if script.leftward else pygame.DIRECTION_LTR)
        return font

    def _open(self, file: str, size: int, heavy: bool) -> pygame.Font:
        font = self._fonts.pop((file, size, heavy), None)
        if font is None:
            font = pygame.font.Font(self._folder / file, size)
            font.set_bold(heavy)
            while len(self._fonts) >= OPEN:
                del self._fonts[next(iter(self._fonts))]
        self._fonts[file, size, heavy] = font
        return font
