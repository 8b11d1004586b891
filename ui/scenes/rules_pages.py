"""A chapter of the rules set into pages: blocks of known height, packed one under the other."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from ui import prose
from ui.boards.figures import Figures, Words
from ui.paint import Painter
from ui.scenes.rules_book import Book, Chapter, Clause, Query
from ui.theme import BRICK, BUTTER, INK, SMOKE, Colour

TEXT, SMALL = 16.5, 15.0
INDENT: Final = 40.0
GAP: Final = 7.0
MOST: Final = 23.0


class Link(NamedTuple):
    """A reference to another clause, at a place of its block."""

    clause: str
    label: str
    x: float
    base: float
    width: float


@dataclass(slots=True)
class Block:
    """Something that is not torn apart by the end of a page. `paint` gets its upper left corner."""

    height: float
    paint: Callable[[Painter, float, float], None]
    clause: str = ""
    links: list[Link] = field(default_factory=list)
    hit: bool = False


class Setting(NamedTuple):
    """All that decides how a chapter is set."""

    painter: Painter
    book: Book
    width: float
    query: Query
    figures: Figures | None
    words: Words


class Rich:
    """A paragraph with **bold** words, broken into lines once; found words get a butter ground."""

    def __init__(self, setting: Setting, words: str, width: float, size: float, face: str, colour: Colour) -> None:
        self._size, self._colour, self._query = size, colour, setting.query
        self._step = setting.painter.leading(size, MOST)
        strong = "semi"

        def measure(part: str, used: str) -> float:
            return setting.painter.measure(part, size, used, MOST)

        self._lines = prose.runs(words, width, measure, face, strong)
        self.height = self._step * len(self._lines)

    def draw(self, painter: Painter, x: float, y: float) -> None:
        """From its upper left corner on."""
        high = painter.pixels(self._size, MOST) / painter.scale
        base = y + high * 1.02
        for line in self._lines:
            for run in line:
                if self._query and self._query.marks(run.words):
                    painter.rect(x + run.x - 2, base - high * 0.96, run.width + 4, high * 1.28, BUTTER, radius=3)
            for left, face, words in prose.set_together(line):
                painter.text(words, x + left, base, self._size, face, self._colour, most=MOST)
            base += self._step


def set_chapter(setting: Setting, chapter: Chapter) -> list[Block]:
    """Intro, picture and clauses of a chapter."""
    intro = Rich(setting, chapter.intro, setting.width, SMALL + 1, "italic", SMOKE)
    blocks = [Block(intro.height + 10, intro.draw)]
    blocks += _figure(setting, chapter.figure, setting.width, 12)
    return blocks + [_clause(setting, clause) for clause in chapter.clauses]


def _figure(setting: Setting, name: str, width: float, gap: float) -> list[Block]:
    figures = setting.figures
    if figures is None or not name:
        return []
    height = figures.height(name)

    def paint(painter: Painter, x: float, y: float) -> None:
        figures.draw(painter, name, pygame.FRect(x, y, width, height), setting.words)

    return [Block(height + gap, paint)]


def _clause(setting: Setting, clause: Clause) -> Block:
    width = setting.width - INDENT
    text = Rich(setting, clause.text, width, TEXT, "sans", INK)
    note = Rich(setting, clause.note, width, SMALL, "italic", SMOKE) if clause.note else None
    figure = _figure(setting, clause.figure, width, 4)
    height = text.height + (note.height + 1 if note else 0)
    links, height = _links(setting, clause, height)
    picture = height + 4
    height += sum(block.height for block in figure) + (4 if figure else 0)
    see = setting.words("reader.see")
    first_base = links[0].base if links else 0.0

    def paint(painter: Painter, x: float, y: float) -> None:
        high = painter.pixels(TEXT, MOST) / painter.scale
        painter.text(clause.number, x + 26, y + high * 1.02, 18, "display", BRICK, "right", most=MOST)
        text.draw(painter, x + INDENT, y)
        if note is not None:
            note.draw(painter, x + INDENT, y + text.height + 1)
        if links:
            painter.text(see, x + INDENT, y + first_base, SMALL, "sans", SMOKE, most=MOST)
        for block in figure:
            block.paint(painter, x + INDENT, y + picture)

    return Block(height + GAP, paint, clause.key, links, setting.query.finds(clause))


def _links(setting: Setting, clause: Clause, top: float) -> tuple[list[Link], float]:
    """The references of a clause in a line of their own, and where they end."""
    painter, book = setting.painter, setting.book
    step = painter.leading(SMALL, MOST)
    x = start = INDENT + painter.measure(setting.words("reader.see"), SMALL, most=MOST) + 8
    base = top + step * 0.78
    links: list[Link] = []
    for key in clause.see:
        place = book.place(key)
        if place is None:
            continue
        chapter = book.chapters[place.chapter]
        label = setting.words("reader.link", chapter=chapter.name, number=chapter.clauses[place.clause].number)
        across = painter.measure(label, SMALL, "semi", MOST)
        if x + across > setting.width and x > start:
            x, base = start, base + step
        links.append(Link(key, label, x, base, across))
        x += across + 14
    return links, base + step * 0.3 if links else top


def pack(blocks: list[Block], height: float) -> list[list[Block]]:
    """Blocks on pages of this height, none torn apart, no page empty."""
    pages: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if pages[-1] and used + block.height - GAP > height:
            pages.append([])
            used = 0.0
        pages[-1].append(block)
        used += block.height
    return pages
