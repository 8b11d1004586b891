"""Pictures of a table that tells, to be looked at: python -m tools.look_at_telling FOLDER [title ...]

For each title a moment, the recap, a thing held large and the log at work, in two windows and every language.
"""

import argparse
import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.match import Match
from game.paths import assets_folder
from game.seat import default_chairs
from game.settings import Settings, languages
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.manifest import manifests
from rules.core.moment import Moment
from ui.app import App
from ui.boards.view import board_of
from ui.clock import HandClock
from ui.scenes.table import TableScene
from ui.table.session.recap import recap_of
from ui.table.session.staging import moments_of

SIZES: Final = ((1024, 700), (1920, 1080))
MOST_MOVES: Final = 3000
EARLIEST: Final = 100
"""By then enough lies on a table."""
LONG_ENOUGH: Final = 2.0


class Nobody:
    """Stands in for navigator and thinker."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


def games(title: str) -> Iterator[tuple[Match, list[Moment]]]:
    """A full table, move by move by chance, with what each move staged for its first seat."""
    rules, chance = TITLES[title], random.Random(3)
    seats = rules.seat_counts[-1]
    match = Match(rules, Deal(title, seats, {}, 3), default_chairs(seats, "高橋", {1: "merchant"}))
    while not match.is_over and len(match.moves) < MOST_MOVES:
        match.play(chance.choice(rules.search_moves(match.state)))
        yield match, moments_of(rules, match.history, len(match.moves) - 1, match.seen_by(0), 0)


def telling(title: str) -> tuple[Match, Moment]:
    """A game at its person's turn with something to recap, and the fullest moment of that game."""
    told = [moment for _, found in games(title) for moment in found]
    if not told:
        raise AssertionError(f"{title}: nothing was told")
    for match, _ in games(title):
        mine = match.decider == 0 and match.state.active == 0 and len(match.moves) > EARLIEST
        if mine and recap_of(match.rules, match.history, 0, match.seen_by(0)) is not None:
            return match, max(told, key=fullness)
    raise AssertionError(f"{title}: nobody acted before its person")


def fullness(moment: Moment) -> tuple[int, int]:
    """How much a moment tells: its cells, and whom it hits."""
    return len(moment.rows) * len(moment.columns), sum(row.hit for row in moment.rows)


def take(folder: Path, title: str) -> None:
    """Write the pictures of one title."""
    match, moment = telling(title)
    for language in languages():
        for size in SIZES:
            settings = Settings(language=language, window_size=size, motion="off", pace="calm", volume=0)
            clock = HandClock()
            app = App(assets_folder(), settings, lambda: None, clock=clock)
            board = board_of(title, match.rules)
            table = TableScene(app.services, Nobody(), match, board, Nobody(), curtain=False)
            app.stack.push(table)

            def shoot(name: str, app: App = app, size: tuple[int, int] = size, language: str = language) -> None:
                app.screenshot(folder / f"{title}_{name}_{language}_{size[0]}.png", size)

            shoot("table")
            table.tell_recap()
            if not table.recap_open:
                table.toggle_recap()
            shoot("recap")
            table.toggle_recap()
            if table.log.folded:
                table.toggle_log()
            app.draw_to(pygame.Surface(size))
            table.log.wheel(3)
            shoot("log")
            if table.log_place.over:
                table.toggle_log()
            app.draw_to(pygame.Surface(size))
            table.enlarging.hold(min(board.shapes, key=lambda target: abs(board.shapes[target].w - 90)))
            clock.push(LONG_ENOUGH)
            shoot("enlarged")
            table.enlarging.close()
            table.session.before = table.session.seen
            table.stage_moment(moment)
            shoot("moment")


def main(argv: Sequence[str] | None = None) -> None:
    """Write all pictures asked for."""
    built = [title for title, manifest in manifests().items() if manifest.built]
    parser = argparse.ArgumentParser(
        prog="python -m tools.look_at_telling", description="Pictures of a table that tells"
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("titles", nargs="*", metavar="title", help="all unless named")
    arguments = parser.parse_args(argv)
    if unknown := [title for title in arguments.titles if title not in built]:
        parser.error(f"no title {', '.join(unknown)}")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((16, 16))
    for title in arguments.titles or built:
        take(arguments.folder, title)


if __name__ == "__main__":
    main()
