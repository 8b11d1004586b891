"""What was played of one title, drawn on one sheet: numbers, wins by level and by players, the last games."""

from datetime import datetime
from typing import Final

import pygame

from game.seat import LEVELS
from game.statistics import PlayedGame, Summary, Tally
from rules.core.text import Text
from ui import dress
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.library_row import written_time
from ui.scenes.statistics_honours import HONOURS_ACROSS
from ui.theme import ASH, BRICK, INK, PINE, SLIP, SMOKE, alpha
from ui.widgets.small import draw_heading

EDGE: Final = 28.0
LATEST: Final = 24
BAR: Final = 14.0


class StatisticsSheet:
    """Draws one title's games into a box."""

    def __init__(self, scene: Scene, title: str, summary: Summary, games: list[PlayedGame], counts: tuple[int, ...]):
        self._scene = scene
        self._title = title
        self._summary = summary
        self._games = games
        self._counts = counts

    def draw(self, painter: Painter, box: pygame.FRect) -> None:
        """Head, numbers, two tables of wins, a row of the last games."""
        words = self._scene.words
        painter.nine("nine/paper", *box)
        left, right = box.x + EDGE, box.right - EDGE
        painter.sprite(dress.seal(painter, self._title), left, box.y + 22, 46)
        room = right - left - 62 - HONOURS_ACROSS - 16
        painter.text(self._scene.title_name(self._title), left + 62, box.y + 46, 28, "display", max_width=room)
        last = words("statistics.last", when=self._when(self._summary.last_played))
        painter.text(last, left + 62, box.y + 68, 15, "sans", SMOKE, max_width=right - left - 62, most=18)
        self._numbers(painter, pygame.FRect(left, box.y + 92, right - left, 92))
        half = (right - left - 40) / 2
        top = box.y + 224
        draw_heading(painter, left, top, half, words("statistics.by_level"), words("statistics.by_level.note"))
        draw_heading(painter, left + half + 40, top, half, words("statistics.by_seats"))
        for number, level in enumerate(LEVELS):
            tally = self._summary.by_level.get(level, Tally())
            row = pygame.FRect(left, top + 16 + 44 * number, half, 44)
            self._tally(painter, row, words(f"library.level.{level}"), tally)
        for number, seats in enumerate(self._counts):
            tally = self._summary.by_seats.get(seats, Tally())
            row = pygame.FRect(left + half + 40, top + 16 + 44 * number, half, 44)
            self._tally(painter, row, words("statistics.seats", n=seats), tally)
        if self._summary.ratings:
            self._ratings(painter, pygame.FRect(left, top + 16 + 44 * len(LEVELS), half, 44))
        below = top + 16 + 44 * max(len(LEVELS), len(self._counts)) + 38
        draw_heading(painter, left, below, right - left, words("statistics.latest"), words("statistics.latest.note"))
        self._latest(painter, pygame.FRect(left, below + 18, right - left, box.bottom - 28 - below - 18))

    def _when(self, written: str) -> str:
        try:
            return written_time(self._scene, datetime.fromisoformat(written))
        except ValueError:
            return written

    def _numbers(self, painter: Painter, box: pygame.FRect) -> None:
        """The large numbers."""
        words, summary = self._scene.words, self._summary
        against = summary.against
        rate = words("common.percent", n=round(100 * against.wins / against.games)) if against.games else "–"
        minutes = round(summary.seconds / 60)
        time = words("statistics.hours", hours=minutes // 60, minutes=f"{minutes % 60:02}")
        cells = (
            ("games", str(summary.games)),
            ("wins", str(against.wins)),
            ("rate", rate),
            ("best", _shown(summary.best)),
            ("average", _shown(summary.average)),
            ("time", time),
        )
        step = (box.w + 12) / len(cells)
        for number, (key, value) in enumerate(cells):
            cell = pygame.FRect(box.x + step * number, box.y, step - 12, box.h)
            painter.nine("nine/slip", *cell)
            painter.text(value, cell.centerx, cell.y + 47, 30, "display", INK, "centre", cell.w - 12)
            label = words(f"statistics.{key}")
            painter.text(label, cell.centerx, cell.y + 74, 15, "sans", SMOKE, "centre", cell.w - 10, 17)

    def _tally(self, painter: Painter, row: pygame.FRect, label: str, tally: Tally) -> None:
        """A name, a bar as long as the share of wins, and both numbers."""
        words = self._scene.words
        name = min(150.0, row.w * 0.32)
        base = row.centery + 6
        painter.text(label, row.x, base, 16, "semi", INK if tally.games else ASH, max_width=name - 10, most=19)
        told = words("statistics.of", wins=tally.wins, n=tally.games) if tally.games else words("statistics.none")
        number = min(150.0, row.w * 0.34)
        painter.text(told, row.right, base, 15, "sans", SMOKE, "right", number - 8, 17)
        bar = pygame.FRect(row.x + name, row.centery - BAR / 2, row.w - name - number, BAR)
        painter.rect(bar.x, bar.y, bar.w, bar.h, SLIP, 7)
        if tally.wins:
            painter.rect(bar.x, bar.y, max(BAR, bar.w * tally.wins / tally.games), bar.h, PINE, 7)
        painter.rect(bar.x, bar.y, bar.w, bar.h, alpha(INK, 0.5), 7, 1)

    def _ratings(self, painter: Painter, row: pygame.FRect) -> None:
        """What games for one were called, the most frequent first."""
        say, words = self._scene.services.say, self._scene.words
        most = sorted(self._summary.ratings.items(), key=lambda each: -each[1])
        told = [words("statistics.rating", name=say(Text(key)), n=number) for key, number in most if say.has(key)]
        head = painter.text(words("statistics.ratings"), row.x, row.centery + 6, 16, "semi", INK, most=19)
        left, room = row.x + head + 14, row.w - head - 14
        while len(told) > 1 and painter.measure(" · ".join(told), 15, most=17) > room:
            told.pop()
        painter.text(" · ".join(told), left, row.centery + 6, 15, "sans", SMOKE, max_width=room, most=17)

    def _latest(self, painter: Painter, box: pygame.FRect) -> None:
        """The best score of a person in each of the last games; a blossom stands over what was won."""
        games = sorted(self._games, key=lambda game: game.ended)[-LATEST:]
        most = max((max(game.scores) for game in games), default=1)
        step = min(52.0, box.w / LATEST)
        room = box.h - 40
        painter.line(box.x, box.bottom - 18, box.right, box.bottom - 18, INK, 1.2)
        for number, game in enumerate(games):
            score = max(game.scores[seat] for seat in game.people)
            x = box.x + step * (number + 0.5)
            height = max(4.0, room * score / max(1, most))
            wide = step * 0.62
            top = box.bottom - 18 - height
            painter.rect(x - wide / 2, top, wide, height, PINE if game.won else ASH, 3)
            painter.rect(x - wide / 2, top, wide, height, alpha(INK, 0.6), 3, 1)
            if game.won:
                painter.sprite("mark/points", x, top - 11, 17, centre=True)
            painter.text(str(score), x, box.bottom - 2, 14, "sans", BRICK if game.won else SMOKE, "centre", most=14)


def _shown(number: int | None) -> str:
    return "–" if number is None else str(number)
