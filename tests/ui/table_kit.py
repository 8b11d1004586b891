"""A table without a window: a clock one pushes, a thinker one feeds, games of the toy."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pygame

from game.match import Match
from game.opponents.player import Limit
from game.seat import Chair, default_chairs
from game.settings import Settings
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Move
from rules.core.rules import Rules
from rules.toy.rules import Toy
from tests.ui.shared_palette import ASSETS, palette_without_layers
from ui.app import App
from ui.boards.view import BoardView
from ui.clock import HandClock
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.table import TableScene
from ui.table.session.thinker import Written
from ui.widgets.hearing import DEAF

SIZE = (1280, 800)
WHOLE = 100_000
"""No game has so many moves."""


class Fed:
    """Thinks what it is told; without a plan it waits."""

    def __init__(self, choose: Callable[[Any], Sequence[Move]] | None = None) -> None:
        self.choose = choose
        self.asked: list[Any] = []

    def begin(self, seen: Any, level: str, character: str = "", limit: Limit | None = None) -> None:
        self.asked.append(seen)

    def poll(self) -> Written | None:
        return Written(list(self.choose(self.asked[-1]))) if self.choose is not None else None

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


class Ways:
    """A navigator that only remembers where one went."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.went: list[tuple[str, tuple[Any, ...]]] = []

    def open(self, scene: Scene) -> None:
        self.app.stack.push(scene)

    def close(self, scene: Scene) -> None:
        self.app.stack.remove(scene)

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args: self.went.append((name, args))


class Bench:
    """An app without a window, with hands."""

    def __init__(self, size: tuple[int, int] = SIZE, **settings: Any) -> None:
        pygame.display.init()
        pygame.display.set_mode((16, 16))
        self.clock = HandClock()
        quiet = {"recap_open": False, "ask_first": False}
        chosen = {"language": "en", "motion": "off", "pace": "instant", "volume": 0, **quiet, **settings}
        self.settings = Settings(**chosen)
        self.app = App(ASSETS, self.settings, lambda: None, clock=self.clock, palette=palette_without_layers())
        self.ways = Ways(self.app)
        self.surface = pygame.Surface(size)
        self.heard: list[str] = []
        self.app.services.sounds.play = self.heard.append  # type: ignore[method-assign, assignment]

    @property
    def top(self) -> Any:
        return self.app.stack.top

    def table(self, match: Match, board: BoardView, thinker: Any = None, **options: Any) -> TableScene:
        scene = self.laid_table(match, board, thinker, **options)
        self.draw()
        return scene

    def laid_table(self, match: Match, board: BoardView, thinker: Any = None, **options: Any) -> TableScene:
        """A table that knows where everything lies; nobody has drawn it yet."""
        scene = TableScene(self.app.services, self.ways, match, board, thinker or Fed(), **options)
        self.app.stack.push(scene)
        self.app.stack.arrange(self.app.painter_for(self.surface))
        return scene

    def draw(self) -> Painter:
        return self.app.draw_to(self.surface)

    def pass_time(self, seconds: float = 0.02, steps: int = 1) -> None:
        for _ in range(steps):
            self.clock.push(seconds)
            self.app.stack.update(seconds)
        self.draw()

    def rest(self) -> None:
        """Keep the hand still until everything listens again, also what the table did unasked meanwhile."""
        self.draw()
        self.pass_time(DEAF)
        if any(widget.deaf for widget in self.top.form.widgets):
            self.pass_time(DEAF)

    def send(self, kind: int, **fields: Any) -> None:
        self.app.stack.arrange(self.app.painter_for(self.surface))
        self.app.stack.process_event(pygame.Event(kind, fields))

    def move_to(self, x: float, y: float) -> None:
        self.send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.move_to(x, y)
        self.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=button)
        self.draw()

    def click_on(self, name: str) -> None:
        self.click(*self.top.form.find(name).screen_box().center)

    def key(self, key: int, mod: int = 0, unicode: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode)
        self.send(pygame.KEYUP, key=key, mod=mod)
        self.draw()

    def type(self, digits: str) -> None:
        for digit in digits:
            self.key(getattr(pygame, f"K_{digit}"), unicode=digit)

    def walk_to(self, name: str) -> None:
        """Tab until the thing of this name has the focus."""
        for _ in range(len(self.top.form.widgets) + 1):
            if self.top.form.focus is not None and self.top.form.focus.name == name:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never stops at {name}")


def toy_match(seed: int = 7, people: int = 1, plays: int = 0, seats: int = 2) -> Match:
    """The toy after some random moves, at a decision of a person; it must be on the shelf."""
    chairs = default_chairs(seats, "Aiko")
    for seat in range(1, people):
        chairs[seat] = Chair(f"Person {seat}", crest=seat)
    return _advanced(Match(Toy(), Deal("toy", seats, {}, seed), chairs), seed, plays)


def match_of(rules: Rules[Any], seats: int = 3, seed: int = 4, plays: int = 0) -> Match:
    """A game of a title after some random moves, at a decision of the person; as many seats as it takes."""
    seats = min(seats, rules.seat_counts[-1])
    return _advanced(Match(rules, Deal(rules.title, seats, {}, seed), default_chairs(seats, "Aiko")), seed, plays)


@cache
def finished_match(title: str) -> Match:
    """A whole game of a title, for all tests that only look at it."""
    return match_of(TITLES[title], plays=WHOLE)


def _advanced(match: Match, seed: int, plays: int) -> Match:
    chance = random.Random(seed)
    while not match.is_over and (len(match.moves) < plays or match.decider not in match.people):
        moves = [move for move in match.legal_moves() if not _dear(move)]
        match.play(chance.choice(moves or match.legal_moves()))
    return match


def _dear(move: Move) -> bool:
    """Random bidders would ruin themselves at once."""
    return any(target.kind == "amount" and int(target.key) > 12 for target in move.targets())


def twin(match: Match) -> Match:
    """The same game once more."""
    return Match.resume(match.rules, match.record())
