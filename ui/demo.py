"""A whole game played by opponents and drawn without a display: python main.py demo TITLE --shots DIR"""

import argparse
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from game.door import NoResult, Parser, attend
from game.hint import Advice
from game.match import Match
from game.opponents.characters import NONE, at_table
from game.opponents.levels import player
from game.opponents.player import Limit
from game.paths import assets_folder
from game.record import LARGEST_SEED
from game.seat import CRESTS, LEVELS, Chair, Level, opponent_names
from game.settings import Settings, languages
from game.titles import find_title
from rules.core.deal import Deal
from rules.core.errors import ComptoirError
from ui.say import Say

SHOTS: Final = 40
EVERY: Final = 9
"""At most so many pictures, one after so many moves."""
SMALLEST: Final = (640, 480)
LARGEST: Final = (7680, 4320)
THOUGHT: Final = Limit(seconds=0.4, iterations=60)


def _size(words: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", words)
    wide, high = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= high <= LARGEST[1]):
        raise argparse.ArgumentTypeError(f"“{words}” is no window size such as 1280x800")
    return wide, high


def _number(words: str) -> int:
    if not (words.isascii() and words.isdigit()) or int(words) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"“{words}” is no number that can be used here")
    return int(words)


def _one_of(known: Sequence[str]) -> Callable[[str], str]:
    def chosen(words: str) -> str:
        if words not in known:
            raise argparse.ArgumentTypeError(f"“{words}” is not known, only {', '.join(known)}")
        return words

    return chosen


def _parser() -> Parser:
    parser = Parser(prog="demo", description="Play a game by opponents and draw it, a picture every few moves.")
    parser.add_argument("title")
    parser.add_argument("--seats", type=_number, help="how many play (three, or as near to it as the title has)")
    parser.add_argument("--seed", type=_number, default=1, help="number of the deal")
    parser.add_argument("--shots", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--size", type=_size, default=(1280, 800), help="window size, such as 1920x1080")
    parser.add_argument("--lang", type=_one_of(languages()), default="en", help=" or ".join(languages()))
    parser.add_argument("--level", type=_one_of(LEVELS), default="merchant", help=f"who plays: {', '.join(LEVELS)}")
    return parser


def run(argv: Sequence[str]) -> int:
    """The command line; returns its exit code."""
    return attend("demo", lambda: show(argv))


def show(argv: Sequence[str]) -> None:
    """Play, draw, and say where the pictures are."""
    parser = _parser()
    wanted = parser.parse_args(argv)
    try:
        rules = find_title(wanted.title)
        usual = min(rules.seat_counts, key=lambda count: abs(count - 3))
        deal = Deal(wanted.title, usual if wanted.seats is None else wanted.seats, {}, wanted.seed)
        rules.check_deal(deal)
        player(wanted.title, wanted.level)  # a title may not have it: say so before anything is drawn
        wanted.shots.mkdir(parents=True, exist_ok=True)
    except ComptoirError as error:
        parser.error(Say(assets_folder(), wanted.lang)(error.text))
    except OSError as error:
        raise NoResult(f"{wanted.shots} cannot hold the pictures: {error.strerror}") from error
    names = opponent_names([], deal.seats)
    chairs = [Chair(name, "opponent", wanted.level, seat % CRESTS) for seat, name in enumerate(names)]
    match = Match(rules, deal, chairs)
    number = _draw(match, wanted)
    points = ", ".join(str(sheet.total) for sheet in rules.scores(match.state))
    print(f"{number} pictures in {wanted.shots}: {len(match.moves)} moves, points {points}")


def _draw(match: Match, wanted: argparse.Namespace) -> int:
    """Play to the end, a picture after every few turns, the score last; returns how many pictures."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # nobody reads its events, so it would not hear that it must end
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from ui.app import App
    from ui.boards.view import board_of
    from ui.scenes.scores import ScoresScene
    from ui.scenes.table import TableScene

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    app = App(assets_folder(), Settings(language=wanted.lang, motion="off", volume=0), lambda: None)
    ways = _Nowhere()
    sitting = at_table(match.deal, match.chairs)
    choosers = [player(match.deal.title, wanted.level, character) for character in sitting]
    number = 0
    due = 0

    def shoot() -> int:
        try:
            app.screenshot(wanted.shots / f"{number + 1:02d}.png", wanted.size)
        except pygame.error as error:
            raise NoResult(str(error)) from error
        return number + 1

    while not match.is_over:
        if len(match.moves) >= due and number < SHOTS:
            due = len(match.moves) + EVERY
            app.stack.reset(TableScene(app.services, ways, match, board_of(match.deal.title, match.rules), _Idle()))
            number = shoot()
        for move in choosers[match.decider].choose(match.seen_by(match.decider), THOUGHT).line:
            match.play(move)
    app.stack.reset(ScoresScene(app.services, ways, match))
    return shoot()


class _Idle:
    """Nobody needs to think at a table that is only drawn."""

    def begin(self, seen: Any, level: Level, character: str = NONE, limit: Limit | None = None) -> None:
        """Nothing is asked."""

    def poll(self) -> Advice | None:
        """No answer."""
        return None

    def cancel(self) -> None:
        """Nothing to drop."""

    def close(self) -> None:
        """Nothing to stop."""


class _Nowhere:
    """A navigator for pictures: every way leads nowhere."""

    def __getattr__(self, way: str) -> Any:
        return lambda *_, **__: None
