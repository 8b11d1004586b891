"""Searching the log: which entries speak of something, and which of them one has walked to."""

import unicodedata
from collections.abc import Callable, Sequence

import pygame

from rules.core.target import NOBODY
from ui.clock import Clock
from ui.table.session.log_book import Entry
from ui.table.session.log_chapters import Line
from ui.widgets.text_well import TextWell

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def plain(words: str) -> str:
    """Letter for letter without case and accents, so that places in it are places in the words.

    >>> plain("Thé à Édo")
    'the a edo'
    """
    return "".join(_plain(letter) for letter in words)


def _plain(letter: str) -> str:
    if letter.isspace():
        return " "
    lower = unicodedata.normalize("NFD", letter)[0].lower()
    return lower if len(lower) == 1 else letter


class LogSearch:
    """What is searched for. `hits` holds the entries that speak of it, the newest first, each with its chapter."""

    def __init__(self) -> None:
        self.open = False
        self.wanted = ""
        self.at = 0
        self.acts = 0
        self.hits: list[tuple[Line, str]] = []
        self._done: tuple[object, ...] = ()
        self._spoken: dict[int, tuple[Entry, str]] = {}

    def look(self, entries: Sequence[Entry], speak: Callable[[Entry], str]) -> bool:
        """Find anew if anything changed; True if it did."""
        done = (self.wanted, id(entries), len(entries))
        if done == self._done:
            return False
        if self._done[:1] != done[:1]:
            self.at = 0
        self._done = done
        wanted, chapter, rounds = plain(self.wanted).strip(), "", False
        self.hits, self.acts = [], 0
        for number, entry in enumerate(entries):
            if entry.heading:
                rounds = rounds or entry.turn == NOBODY
                # A turn is a chapter only where the title knows no rounds.
                chapter = speak(entry) if entry.turn == NOBODY or not rounds else chapter
            elif entry.is_act:
                self.acts += 1
                if wanted and wanted in self._plainly(number, entry, speak):
                    self.hits.append((Line(number, entry), chapter))
        self.hits.reverse()
        self.at = min(self.at, max(0, len(self.hits) - 1))
        return True

    def _plainly(self, number: int, entry: Entry, speak: Callable[[Entry], str]) -> str:
        held = self._spoken.get(number)
        if held is None or held[0] is not entry:
            held = self._spoken[number] = (entry, plain(speak(entry)))
        return held[1]

    def hit(self) -> Entry | None:
        """The hit one has walked to."""
        return self.hits[self.at][0].entry if self.active and self.hits else None

    def forget(self) -> None:
        """The words are others now: another language."""
        self._done, self._spoken = (), {}

    def walk(self, way: int) -> None:
        """To the next hit, round and round."""
        if self.hits:
            self.at = (self.at + way) % len(self.hits)

    @property
    def active(self) -> bool:
        """Is anything searched for?"""
        return self.open and bool(self.wanted.strip())

    def close(self) -> None:
        """Nothing is searched for."""
        self.open, self.wanted, self.at = False, "", 0

    def places(self, line: str) -> list[tuple[int, int]]:
        """Where a line speaks of it: from letter to letter; its words one by one where the line ends between them."""
        wanted, there = plain(self.wanted).strip(), plain(line)
        if not wanted:
            return []
        pieces = [wanted] if wanted in there else sorted(set(wanted.split()), key=len)
        found = [(there.find(piece), len(piece)) for piece in pieces if len(piece) > 1 or len(pieces) == 1]
        return [(start, start + length) for start, length in found if start >= 0]


class SearchWell(TextWell):
    """The place one writes in; Enter and the arrows walk from hit to hit."""

    def __init__(self, act: Callable[[str], None], walk: Callable[[int], None], clock: Clock) -> None:
        super().__init__(
            "log search", pygame.FRect(0, 0, 0, 0), "", act, clock, face="sans", size=15, icon="search", limit=40
        )
        self._walk = walk

    def key(self, event: pygame.Event) -> bool:
        """Walking first, then what every well does."""
        if event.key in ENTER:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self._walk(-1 if event.key == pygame.K_UP else 1)
            return True
        return super().key(event)
