"""From the lobby to the replay, by clicks: the toy is a title like every other, found by its folders alone."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game.check import check_file
from game.library import Library
from game.match import Match
from game.opponents.levels import levels_of
from rules.core.move import Move
from rules.core.target import Target
from tests.ui.table_kit import Bench
from ui.app_navigator import AppNavigator
from ui.scenes.replay import ReplayScene
from ui.scenes.scores import ScoresScene
from ui.scenes.set_up import SetUpScene
from ui.scenes.table import TableScene

PATIENCE = 60.0
"""Seconds in which an opponent must have answered; its process starts with the first question."""


class Program(Bench):
    """The program with its own ways between screens, and a person before it."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language=language)
        self.navigator = AppNavigator(self.app)
        self.navigator.first_lobby()
        self.pass_time()

    def choose(self, name: str, field: int) -> None:
        """Click on a field of a choice, which may lie on a sheet that scrolls."""
        self.walk_to(name)
        choice = self.top.form.find(name)
        x, y = choice.field_box(field).center
        self.click(x + choice.screen_box().x - choice.box.x, y + choice.screen_box().y - choice.box.y)

    def click_target(self, target: Target) -> None:
        """Click on a thing of the board, or on a button of the prompt, once it listens."""
        self.rest()
        if target.kind == "button":
            self.click_on(f"button {target.key}")
        else:
            self.click(*self.top.board.shapes[target].centre)

    def until(self, done: Callable[[], bool]) -> None:
        """Let the program run until something has happened."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, "nothing happened"
            time.sleep(0.01)
            self.pass_time(0.1)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of this test only."""
    monkeypatch.setenv("COMPTOIR_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(params=["en", "fr"])
def program(request: pytest.FixtureRequest, home: Path) -> Iterator[Program]:
    made = Program(request.param)
    yield made
    made.navigator.shut_down()


def set_up(program: Program) -> Match:
    """From the lobby to a table for two, a short game with the well."""
    program.click_on("box toy")
    program.until(lambda: isinstance(program.top, SetUpScene))
    program.choose("players", 1)
    program.choose("length", 1)
    program.walk_to("well")
    program.click_on("well")
    assert not program.draw().overflows
    program.click_on("start")
    program.until(lambda: isinstance(program.top, TableScene))
    match: Match = program.top.match
    return match


def play_by_clicks(program: Program, match: Match) -> int:
    """A person plays anything legal, an opponent thinks in its own process; returns the person's moves."""
    chance, clicked = Random(3), 0
    while not match.is_over:
        if match.decider not in match.people:
            program.until(lambda: match.is_over or match.decider in match.people)
            continue
        if match.rules.idle_move(match.state) is not None:
            program.pass_time(0.1)
            continue
        program.until(lambda: bool(program.top.session.picker.lit()))
        before, move = len(match.moves), any_move(match, chance)
        for target in match.rules.targets(match.state, move):
            program.click_target(target)
        program.until(lambda count=before: len(match.moves) > count)
        clicked += 1
        assert not program.draw().overflows
    return clicked


def any_move(match: Match, chance: Random) -> Move:
    return chance.choice(match.legal_moves())


def test_the_toy_is_played_through_the_whole_program(program: Program) -> None:
    match = set_up(program)
    assert (match.deal.title, match.deal.seats) == ("toy", 2)
    assert match.deal.options == {"length": 6, "well": True}
    assert [chair.kind for chair in match.chairs] == ["human", "opponent"]
    assert play_by_clicks(program, match) >= 6
    program.rest()  # the person's own move may have ended the game: what came to lie under the hand is deaf a while
    program.click_on("scores")
    program.until(lambda: isinstance(program.top, ScoresScene))
    assert not program.draw().overflows

    (saved,) = [each for each in Library().summaries() if each.result is not None]
    assert check_file(saved.path).ok
    assert Library().open(saved.path).state.key() == match.state.key()
    program.navigator.open_replay(saved.path)
    assert isinstance(program.top, ReplayScene)
    for position in range(len(program.top.replay) + 1):
        program.top.go(position)
        assert not program.draw().overflows
    assert program.top.replay.at(len(match.moves)).key() == match.state.key()


def test_everybody_of_its_school_can_be_asked() -> None:
    assert levels_of("toy") == ("random", "apprentice", "merchant", "tycoon")


def test_its_rules_can_be_read(program: Program) -> None:
    program.navigator.rules("toy", "T-WELL-3")
    assert not program.draw().overflows
