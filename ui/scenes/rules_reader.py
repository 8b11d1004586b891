"""The rules: a stitched book over the veiled table, searchable, opened at the clause that was asked for."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import pygame

from ui.boards.figures import figures_of
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.rules_book import PROGRAM
from ui.scenes.rules_cover import SIDE, draw_cover, draw_head, spread
from ui.scenes.rules_pages import GAP, SMALL, Block, Setting, pack, set_chapter
from ui.scenes.rules_parts import ChapterRow, Cross, LinkText
from ui.scenes.rules_reading import Reading
from ui.services import Services
from ui.theme import INK, SMOKE, alpha
from ui.widgets.button import PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.text_well import TextWell
from ui.widgets.widget import Widget

ROW: Final = 38.0
LONGEST_QUERY: Final = 40
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Closing(Protocol):
    """What the book needs of the program around it."""

    def close(self, scene: Scene) -> None:
        """Take a screen away."""


class RulesReader(Scene):
    """The rules of a title and, as a second book, those of the program."""

    overlay = True
    veil = 0.74

    def __init__(self, services: Services, navigator: Closing, title: str, clause: str = "") -> None:
        super().__init__(services)
        self.navigator = navigator
        self.title = title
        self.reading = Reading(title, clause, services.say.language)
        self._pages: list[list[Block]] = [[]]
        self._well = TextWell(
            "search",
            pygame.FRect(0, 0, 0, 0),
            "",
            self._search,
            services.clock,
            face="sans",
            limit=LONGEST_QUERY,
            icon="search",
        )
        self._place = spread(self.width, self.height)
        self._head_end = 0.0
        self._wheel = 0.0
        self._open = False

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Contents at the left, a page at the right."""
        self._place = spread(self.width, self.height)
        self._set(painter)
        widgets = self._head(painter)
        widgets += self._contents()
        widgets += self._links()
        widgets += self._foot(painter)
        self.form.fill(widgets)

    def _set(self, painter: Painter) -> None:
        """Set the open chapter into pages."""
        reading = self.reading
        reading.language = self.services.say.language
        figures = figures_of(reading.name) if reading.name != PROGRAM else None
        room = self._place.text
        setting = Setting(painter, reading.book, room.w, reading.query, figures, self.words)
        self._pages = pack(set_chapter(setting, reading.book.chapters[reading.chapter]), room.h)
        clauses = [[block.clause for block in page] for page in self._pages]
        wanted = next((number for number, page in enumerate(clauses) if reading.wanted in page), 0)
        reading.settle(len(self._pages), wanted)

    def _head(self, painter: Painter) -> list[Widget]:
        cover, say = self._place.cover, self.services.say
        label = self.words("reader.close")
        across = PushButton.width_for(painter, label, "cross", 36) - 10
        box = pygame.FRect(cover.right - 14 - across, cover.y + 14, across, 36)
        shut = PushButton("close", box, label, self.leave, "quiet", "cross")
        fields = [Field(say.own_name(language)) for language in say.languages]
        widths = ChoiceBar.widths_for(painter, [each.label for each in fields])
        left = box.x - 16 - sum(widths)
        spoken = say.languages.index(say.language)
        place = pygame.FRect(left, cover.y + 14, sum(widths), 36)
        self._head_end = left - 20
        return [ChoiceBar("language", place, fields, spoken, self._speak, widths=widths), shut]

    def _contents(self) -> list[Widget]:
        side, reading = self._place.side, self.reading
        x, y, width = side.x + 18, side.y + 18, SIDE - 36
        self._well.box = pygame.FRect(x, y, width, 40)
        self._well.hint = self.words("reader.search")
        widgets: list[Widget] = [self._well]
        if self._well.words:
            widgets.append(Cross("clear", pygame.FRect(x + width - 36, y + 4, 32, 32), self._clear))
        chapters = reading.book.chapters
        hits = reading.book.hits(reading.query) if reading.query else [None] * len(chapters)
        top = y + 76
        step = min(ROW, (side.bottom - 56 - top) / len(chapters))
        for number, chapter in enumerate(chapters):
            row = pygame.FRect(x - 8, top + number * step, width + 16, step)
            here = number == reading.chapter
            act = self._then(partial(reading.open, number))
            widgets.append(ChapterRow(row, chapter.name, len(chapter.clauses), hits[number], here, act))
        if len(reading.names) > 1:
            fields = [Field(self.title_name(self.title)), Field(self.words("reader.program"))]
            box = pygame.FRect(x - 4, side.bottom - 46, width + 8, 34)
            widgets.append(ChoiceBar("book", box, fields, reading.names.index(reading.name), self._take))
        return widgets

    def _links(self) -> list[Widget]:
        """The references on the open page."""
        widgets: list[Widget] = []
        room = self._place.text
        y = room.y
        for block in self._pages[self.reading.page]:
            for number, link in enumerate(block.links):
                box = pygame.FRect(room.x + link.x, y + link.base - 17, link.width, 23)
                name = f"link {block.clause} {number}"
                act = self._then(partial(self.reading.open_at, link.clause))
                widgets.append(LinkText(name, box, link.label, y + link.base, SMALL, act))
            y += block.height
        return widgets

    def _foot(self, painter: Painter) -> list[Widget]:
        room, y = self._place.text, self._place.leaf.bottom - 50
        widgets: list[Widget] = []
        for name, way, icon in (("previous", -1, "back"), ("next", 1, "arrow")):
            label = self._neighbour(way)
            if label:
                across = min(PushButton.width_for(painter, label, icon, 36) - 8, room.w * 0.36)
                box = pygame.FRect(room.x if way < 0 else room.right - across, y, across, 36)
                act = self._then(partial(self.reading.turn, way))
                widgets.append(PushButton(name, box, label, act, "plain", icon))
        return widgets

    def _neighbour(self, way: int) -> str:
        """What lies before or after this page: a page of the chapter, or another chapter by its name."""
        reading = self.reading
        if 0 <= reading.page + way < reading.pages:
            return self.words("reader.previous_page" if way < 0 else "reader.next_page")
        chapters, at = reading.book.chapters, reading.chapter + way
        return chapters[at].name if 0 <= at < len(chapters) else ""

    # ------------------------------------------------------------------ changes

    def _then(self, act: Callable[[], None]) -> Callable[[], None]:
        """Do something and set the page anew."""

        def both() -> None:
            act()
            self.relayout()

        return both

    def _take(self, number: int) -> None:
        self.reading.take(self.reading.names[number])
        self.relayout()

    def _speak(self, number: int) -> None:
        self.services.settings.language = self.services.say.languages[number]
        self.services.changed()
        self.relayout()

    def _search(self, words: str) -> None:
        self.reading.search(words)
        self.relayout()

    def _clear(self) -> None:
        self._well.line.select_all()
        self._well.line.write("")
        self._search("")
        self.form.focus_on(self._well)

    def leave(self) -> None:
        """Close the book."""
        self.navigator.close(self)

    # ------------------------------------------------------------------ input

    def resume(self) -> None:
        """The book lies open."""
        super().resume()
        self._open = True
        self._listen()

    def close(self) -> None:
        """The book is shut."""
        self._open = False
        if pygame.display.get_init():
            pygame.key.stop_text_input()

    def process_event(self, event: pygame.Event) -> bool:
        """Everything stays in the book."""
        if not self._shortcut(event):
            super().process_event(event)
        self._listen()
        return True

    def _listen(self) -> None:
        """A window sends signs as text only while it is asked to, and leaving the search has stopped it."""
        if self._open and self.form.focus is not self._well and pygame.display.get_init():
            pygame.key.start_text_input()

    def _shortcut(self, event: pygame.Event) -> bool:
        writing = self.form.focus is self._well
        # The sign itself and not its key: where it lies differs from keyboard to keyboard.
        if event.type == pygame.TEXTINPUT and event.text == "/" and not writing:
            self.form.focus_on(self._well)
        elif event.type == pygame.KEYDOWN and event.key in ENTER and writing:
            self.reading.next_hit()
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.reading.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel += float(getattr(event, "precise_y", event.y))
            if abs(self._wheel) < 1:
                return True
            self.reading.turn(-1 if self._wheel > 0 else 1)
            self._wheel = 0.0
        else:
            return False
        self.relayout()
        return True

    def escape(self) -> bool:
        """Esc closes the book."""
        self.leave()
        return True

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Cover, leaves, the words of the page."""
        place, reading = self._place, self.reading
        draw_cover(painter, place, self.title)
        draw_head(painter, place.cover, reading.book.title, self._head_end, self.words)
        leaf, room = place.leaf, place.text
        chapter = reading.book.chapters[reading.chapter]
        note = self.words("reader.chapter", chapter=chapter.key, n=len(chapter.clauses))
        beside = painter.measure(note, 15, most=18)
        painter.text(chapter.name, room.x, leaf.y + 46, 32, "display", INK, max_width=room.w - beside - 20)
        painter.text(note, room.right, leaf.y + 44, 15, "sans", SMOKE, "right", most=18)
        painter.line(room.x, leaf.y + 60, room.right, leaf.y + 60, INK, 1.4)
        self._paint_page(painter)
        foot = leaf.bottom - 60
        painter.line(room.x, foot, room.right, foot, alpha(INK, 0.25))
        page = self.words("reader.page", page=reading.page + 1, pages=reading.pages)
        painter.text(page, room.centerx, foot + 34, 15, "sans", SMOKE, "centre", most=18)
        x, y = self._well.box.x + 2, self._well.box.bottom + 23
        painter.text(self._count(), x, y, 15, "sans", SMOKE, max_width=SIDE - 40, most=18)

    def _paint_page(self, painter: Painter) -> None:
        """The clauses, drawn once for each page and kept."""
        room, reading = self._place.text, self.reading

        def draw(inner: Painter) -> None:
            y = room.y
            for block in self._pages[reading.page]:
                if block.clause and block.clause == reading.asked:
                    inner.nine("nine/clause", room.x - 12, y - 5, room.w + 24, block.height - GAP + 9)
                block.paint(inner, room.x, y)
                y += block.height

        place = reading.language, reading.name, reading.chapter, reading.page
        key = ("rules page", place, reading.asked, self._well.words)
        painter.layer(key, room.x - 20, room.y - 12, room.w + 40, room.h + 30, draw)

    def _count(self) -> str:
        """How much was found, or how much there is."""
        book, query = self.reading.book, self.reading.query
        if not query:
            return self.words("reader.clauses", n=sum(len(chapter.clauses) for chapter in book.chapters))
        hits = book.hits(query)
        if not any(hits):
            return self.words("reader.no_hits")
        where = self.words("reader.hit_chapters", n=sum(found > 0 for found in hits))
        return self.words("reader.hits", n=sum(hits), where=where)
