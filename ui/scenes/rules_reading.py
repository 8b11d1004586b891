"""Where one is in the rules: which book, chapter and page, what is looked for. Knows nothing of the screen."""

from ui.scenes.rules_book import PROGRAM, Book, Query, has_book, load_book


class Reading:
    """A place in the book of a title, or in that of the program.

    How many `pages` a chapter has is told by whoever sets it. `asked` is the clause to be framed, `wanted` the one
    whose page must be turned to once the pages are known.
    """

    def __init__(self, title: str, clause: str, language: str) -> None:
        self.names = list(dict.fromkeys((title if has_book(title) else PROGRAM, PROGRAM)))
        self.name = self.names[0]
        self.language = language
        self.page = 0
        self.pages = 1
        self.query = Query("")
        self.asked = self.wanted = ""
        self._chapters = dict.fromkeys(self.names, 0)
        if clause:
            self.open_at(clause)

    @property
    def book(self) -> Book:
        """The book that lies open."""
        return load_book(self.language, self.name)

    @property
    def chapter(self) -> int:
        """The number of the chapter that lies open."""
        return self._chapters[self.name]

    # ------------------------------------------------------------------ turning

    def take(self, name: str) -> None:
        """Open another book, where it was left."""
        self.name = name
        self.page = 0

    def open(self, chapter: int) -> None:
        """Open a chapter, at its first hit if something is looked for."""
        self._chapters[self.name] = chapter
        self.page = 0
        found = (clause.key for clause in self.book.chapters[chapter].clauses if self.query.finds(clause))
        self.wanted = next(found, "")

    def open_at(self, clause: str) -> None:
        """Open wherever a clause stands, and frame it; a clause nobody knows changes nothing."""
        for name in self.names:
            place = load_book(self.language, name).place(clause)
            if place is not None:
                self.name = name
                self._chapters[name] = place.chapter
                self.asked = self.wanted = clause

    def turn(self, way: int) -> None:
        """One page on or back, over the ends of the chapter."""
        if 0 <= self.page + way < self.pages:
            self.page += way
        elif 0 <= self.chapter + way < len(self.book.chapters):
            self._chapters[self.name] += way
            # The last page of the chapter before, however many it has: `settle` holds it within them.
            self.page = 0 if way > 0 else 1_000

    def settle(self, pages: int, wanted: int) -> None:
        """The chapter was set into so many pages; the clause that is wanted stands on that one."""
        self.pages = pages
        self.page = min(wanted if self.wanted else self.page, pages - 1)
        self.wanted = ""

    # ------------------------------------------------------------------ searching

    def search(self, words: str) -> None:
        """Look for words; a chapter without them gives way to the first that has some."""
        self.query = Query(words)
        hits = self.book.hits(self.query)
        if any(hits):
            self.open(self.chapter if hits[self.chapter] else next(k for k, found in enumerate(hits) if found))

    def next_hit(self) -> None:
        """On to the next clause that was found, over the chapters and round again."""
        found = [
            (number, clause.key)
            for number, chapter in enumerate(self.book.chapters)
            for clause in chapter.clauses
            if self.query.finds(clause)
        ]
        keys = [key for _, key in found]
        if self.asked in keys:
            self.open_at(keys[(keys.index(self.asked) + 1) % len(keys)])
        elif keys:
            self.open_at(next((key for number, key in found if number >= self.chapter), keys[0]))
