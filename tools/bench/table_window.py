"""A table in a window, measured from inside; prints JSON.

`redraw TITLE WIDTH HEIGHT`, `idle TITLE SECONDS`, `thinking TITLE SECONDS`.
"""

import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import pygame

from game.match import Match
from game.opponents.levels import player
from game.opponents.player import Limit
from game.paths import assets_folder
from game.seat import Level, default_chairs
from game.settings import Settings
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.manifest import manifests
from ui.app import App
from ui.app_navigator import AppNavigator
from ui.clock import Stopwatch
from ui.memory import undisturbed


class TimedApp(App):
    """Remembers the work of each frame: what the window itself did, not what else the machine was at."""

    frames: list[float]

    def _frame(self, seconds: float) -> None:
        start = time.thread_time()
        super()._frame(seconds)
        self.frames.append(time.thread_time() - start)


def opened(size: tuple[int, int], match: Match, motion: str = "normal") -> TimedApp:
    """The program with one table in it."""
    settings = Settings(language="en", window_size=size, motion=motion, pace="instant", volume=0)
    app = TimedApp(assets_folder(), settings, lambda: None)
    app.frames = []
    AppNavigator(app).table(match)
    app.open()
    return app


def under_way(title: str) -> Match:
    """A game at a full table, late enough for much to lie there, a person to decide."""
    rules = TITLES[title]
    seats, late = rules.seat_counts[-1], manifests()[title].full_table
    for seed in range(4, 40):
        levels: dict[int, Level] = dict.fromkeys(range(1, seats), "tycoon")
        match = Match(rules, Deal(title, seats, {}, seed), default_chairs(seats, "Aiko", levels))
        chance = random.Random(seed)
        while not match.is_over and (len(match.moves) < late or match.decider not in match.people):
            match.play(chance.choice(match.rules.search_moves(match.state)))
        if not match.is_over:
            return match
    raise AssertionError("every game ended early")


def redraw(title: str, width: int, height: int) -> dict[str, float]:
    """Milliseconds of work for a picture in which nothing is new, for one that is laid out and drawn anew, and for one
    of which every pixel is painted besides, as if everything on the table had changed."""
    app = opened((width, height), under_way(title))
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_size() == (width, height), "the window has not the size that is to be measured"
    table: Any = app.stack.top

    def drawn() -> float:
        start = time.thread_time()
        app.show()
        return time.thread_time() - start

    times: dict[str, list[float]] = {"same": [], "anew": [], "whole": []}
    for _ in range(80):
        times["same"].append(drawn())
        app.stack.relayout()
        times["anew"].append(drawn())
        app.stack.relayout()
        table.picture.touch(everywhere=True)
        app.forget_screen()
        times["whole"].append(drawn())
    return {what: _middle(found[20:]) * 1000 for what, found in times.items()}


def idle(title: str, seconds: float) -> dict[str, float]:
    """The share of one core that a table uses while nobody does anything, in per cent."""
    app = opened((1280, 800), under_way(title))
    turn_for(app, 2.0)
    before = time.process_time()
    took = turn_for(app, seconds)
    return {"share": (time.process_time() - before) / took * 100}


def thinking(title: str, seconds: float) -> dict[str, float]:
    """The longest frame, in milliseconds, while opponents think and play beside the window."""
    match = under_way(title)
    app = opened((1280, 800), match)
    chooser = player(title, "apprentice")
    turn_for(app, 1.0)
    app.frames.clear()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not match.is_over:
        while match.decider == 0:
            answer_for_person(app, match, chooser)
        turn_for(app, 0.2)
    drawn = sorted(app.frames)
    return {"longest": drawn[-1] * 1000, "p99": drawn[int(len(drawn) * 0.99)] * 1000, "frames": len(drawn)}


def answer_for_person(app: App, match: Match, chooser: Any) -> None:
    """Play for the person, through the table, so that everything moves as always."""
    table: Any = app.stack.top
    line = chooser.choose(match.seen_by(0), Limit(0.1, 5)).line
    table.play(line[0])
    turn_for(app, 0.05)


def turn_for(app: App, seconds: float) -> float:
    """Let the loop turn; returns how long it really did."""
    watch = Stopwatch(app.clock)
    app._running = True
    start = time.perf_counter()
    with undisturbed():
        while time.perf_counter() - start < seconds:
            app.turn(watch)
    return time.perf_counter() - start


def _middle(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


if __name__ == "__main__":
    what, wanted, *numbers = sys.argv[1:]
    measures: dict[str, Any] = {"redraw": redraw, "idle": idle, "thinking": thinking}
    print(json.dumps(measures[what](wanted, *map(int, numbers))))
