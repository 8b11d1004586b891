"""`program_memory TITLE`: walks from the lobby through a game and says in JSON what is held in memory, in megabytes."""

import json
import multiprocessing
import os
import sys
from pathlib import Path

from game.opponents.levels import player
from game.paths import assets_folder
from game.settings import Settings
from rules.core.target import Target
from tools.bench.table_window import TimedApp, answer_for_person, turn_for, under_way
from ui.app_navigator import AppNavigator
from ui.table.scene.table_base import TableBase

WINDOW = (1280, 800)
DECISIONS = 25
ENLARGED = 6


def walked(title: str) -> dict[str, float]:
    """Lobby, set-up, table, some turns, things held large, rules, settings, and back at the table."""
    settings = Settings(language="en", window_size=WINDOW, pace="instant", volume=0)
    app = TimedApp(assets_folder(), settings, lambda: None)
    app.frames = []
    navigator = AppNavigator(app)
    navigator.first_lobby()
    app.open()
    turn_for(app, 1.0)
    navigator.new_game(title)
    turn_for(app, 1.0)
    match = under_way(title)
    navigator.table(match)
    turn_for(app, 1.0)
    chooser = player(title, "apprentice")
    for _ in range(DECISIONS):
        if match.decider == 0 and not match.is_over:
            answer_for_person(app, match, chooser)
        turn_for(app, 0.1)
    _look_closely(app)
    navigator.rules(title)
    turn_for(app, 0.5)
    app.stack.pop()
    navigator.settings()
    turn_for(app, 0.5)
    app.stack.pop()
    turn_for(app, 0.5)
    found = {"window": resident("self"), "opponents": sum(map(resident, _children()))}
    navigator.shut_down()
    return found


def _look_closely(app: TimedApp) -> None:
    """Hold one thing of each of some kinds large."""
    table = app.stack.top
    assert isinstance(table, TableBase)
    kinds: dict[str, Target] = {target.kind: target for target in table.board.shapes}
    for target in list(kinds.values())[:ENLARGED]:
        table.enlarging.hold(target)
        turn_for(app, 0.5)
        table.enlarging.close()
        turn_for(app, 0.1)


def _children() -> list[str]:
    return [str(child.pid) for child in multiprocessing.active_children()]


def resident(process: str) -> float:
    """Megabytes of a process that lie in memory now; only Linux tells."""
    told = Path("/proc", process, "statm").read_text(encoding="ascii")
    return int(told.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    print(json.dumps(walked(sys.argv[1])))
