"""Hints: asked for, waited for, followed by mouse and by keys, or dropped."""

from typing import Any

import pygame
import pytest

from game.hint import Hint, account_of
from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Move
from rules.core.text import say
from rules.toy.moves import DIP, Grab
from tests.ui.table_kit import Bench, Fed, toy_match
from ui.boards.toy.board import ToyBoard
from ui.boards.view import board_of
from ui.scenes.table import TableScene
from ui.table.parts.prompt_words import draw_words
from ui.table.session.thinker import Written

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def test_a_hint_is_shown_and_can_be_played() -> None:
    bench = Bench()
    match = toy_match(1)
    move = Grab(match.state.row[0])
    table = bench.table(match, ToyBoard(match.rules), Fed(lambda seen: [move, DIP]))
    bench.key(pygame.K_h)
    bench.pass_time()
    assert table.session.hint is not None
    assert table.advised()
    bench.click_on("play_hint")
    assert match.moves == [move]
    bench.rest()
    bench.click_on("play_hint")
    assert match.moves == [move, DIP]
    assert table.session.hint is None


class Reasoned(Fed):
    """Thinks what it is told, for one reason."""

    def poll(self) -> Written | None:
        plan = super().poll()
        return None if plan is None else Written(plan.line, say("toy.reason.tide"))


def test_a_later_step_of_a_hint_has_a_reason_of_its_own() -> None:
    bench = Bench()
    match = toy_match(1)
    grab = Grab(match.state.row[0])
    table = bench.table(match, ToyBoard(match.rules), Reasoned(lambda seen: [grab, DIP]))
    bench.key(pygame.K_h)
    bench.pass_time()
    assert hinted(table).reason == say("toy.reason.tide"), "why the whole is played"
    bench.click_on("play_hint")
    assert hinted(table).reason == say("toy.reason.dip")


def hinted(table: TableScene) -> Hint:
    """What is advised."""
    assert table.session.hint is not None
    return table.session.hint


def asked_with_what_is_open(bench: Bench, table: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Play a first hint of one move, ask again, and tell how much was known to be open at each."""
    found: list[int] = []

    def noted(rules: Any, seen: Any, plan: Any, level: str, opened: tuple[Any, ...] = ()) -> Any:
        found.append(len(opened))
        return account_of(rules, seen, plan, level, opened)

    monkeypatch.setattr("ui.table.session.turn_account.account_of", noted)
    bench.key(pygame.K_h)
    bench.pass_time()
    bench.click_on("play_hint")
    bench.rest()
    return found


def test_a_second_hint_of_a_turn_goes_on_with_what_the_first_began(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules), Reasoned(lambda seen: [match.legal_moves()[0]]))
    found = asked_with_what_is_open(bench, table, monkeypatch)
    bench.key(pygame.K_h)
    bench.pass_time()
    assert found == [0, 1]


def test_what_one_does_without_a_hint_is_not_taken_for_a_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules), Reasoned(lambda seen: [match.legal_moves()[0]]))
    found = asked_with_what_is_open(bench, table, monkeypatch)
    table.play(match.legal_moves()[0])
    assert table.session.decides
    bench.key(pygame.K_h)
    bench.pass_time()
    assert found == [0, 0]


class Fickle(Fed):
    """Thinks something else each time it is asked."""

    def __init__(self, *plans: tuple[Move, ...]) -> None:
        super().__init__()
        self._plans = plans

    def poll(self) -> Written:
        return Written(self._plans[len(self.asked) - 1], say("toy.reason.tide"))


def test_a_hint_that_was_told_stays_as_it_was() -> None:
    bench = Bench()
    match = toy_match(1)
    first, second = (Grab(stone) for stone in match.state.row[:2])
    thinker = Fickle((first, DIP), (second, DIP), (second,))
    table = bench.table(match, ToyBoard(match.rules), thinker)
    bench.key(pygame.K_h)
    bench.pass_time()
    told = hinted(table)
    bench.key(pygame.K_ESCAPE)
    assert table.session.hint is None
    bench.key(pygame.K_h)
    assert hinted(table) == told
    bench.key(pygame.K_ESCAPE)
    table.play(first)
    bench.rest()
    bench.key(pygame.K_h)
    assert hinted(table) == told.rest(), "who does by hand what was advised is on the way"
    table.undo()
    bench.rest()
    bench.key(pygame.K_h)
    assert hinted(table) == told
    assert len(thinker.asked) == 1
    bench.key(pygame.K_ESCAPE)
    table.play(second)
    bench.rest()
    bench.key(pygame.K_h)
    bench.pass_time()
    assert len(thinker.asked) == 2, "elsewhere it is asked anew"


def test_who_walks_by_keys_is_led_to_the_hint() -> None:
    bench = Bench()
    match = toy_match(1)
    bench.table(match, ToyBoard(match.rules), Fed(lambda seen: [DIP]))
    bench.key(pygame.K_TAB)
    bench.key(pygame.K_h)
    bench.pass_time()
    bench.key(pygame.K_RETURN)
    assert match.moves == [DIP]


def test_enter_waits_for_the_hint_that_was_asked_for() -> None:
    bench = Bench()
    match = toy_match(1)
    thinker = Fed()
    table = bench.table(match, ToyBoard(match.rules), thinker)
    bench.key(pygame.K_TAB)
    bench.key(pygame.K_h)
    bench.key(pygame.K_RETURN)
    assert match.moves == []
    assert table.session.picker.picked == ()
    assert table.session.thinks_of_hint
    thinker.choose = lambda seen: [DIP]
    bench.pass_time()
    bench.key(pygame.K_RETURN)
    assert match.moves == [DIP]


def test_h_asks_nothing_while_a_moment_stands_and_enter_goes_on() -> None:
    title, rules = "zaibatsu", TITLES["zaibatsu"]
    bench = Bench()
    match = Match(rules, Deal(title, 1, {}, 4), default_chairs(1, "Aiko"))
    table = bench.table(match, board_of(title, rules))
    while table.scroll is None:
        table.play(rules.search_moves(match.state)[0])
        bench.pass_time(0.1)
    bench.key(pygame.K_h)
    assert not table.session.thinks_of_hint
    for _ in range(4):
        bench.rest()
        bench.key(pygame.K_RETURN)
    assert table.scroll is None


def test_who_walks_on_before_the_hint_comes_chooses_where_they_stand() -> None:
    bench = Bench()
    match = toy_match(1)
    thinker = Fed()
    table = bench.table(match, ToyBoard(match.rules), thinker)
    bench.key(pygame.K_TAB)
    bench.key(pygame.K_h)
    bench.key(pygame.K_TAB)
    stood = table.form.focus
    assert stood is not None
    thinker.choose = lambda seen: [DIP]
    bench.pass_time()
    assert table.session.hint is not None
    assert table.form.focus is not None
    assert table.form.focus.name == stood.name


def test_a_long_plan_is_told_to_its_end() -> None:
    bench = Bench(size=(1024, 700))
    match = toy_match(1)
    moves = [Grab(stone) for stone in match.state.row]
    table = bench.table(match, ToyBoard(match.rules), Fed(lambda seen: [moves[0], DIP]))
    bench.key(pygame.K_h)
    bench.pass_time()
    assert table.prompt.sentence.count("·") == 1
    sentence = " · ".join(["Load a cargo of red tea"] * 7)
    painter = bench.draw()
    draw_words(painter, 600, "Aiko", sentence, "", 640)
    assert not painter.overflows


def test_escape_drops_a_hint() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules), Fed(lambda seen: [DIP]))
    bench.key(pygame.K_h)
    bench.pass_time()
    bench.key(pygame.K_ESCAPE)
    assert table.session.hint is None
    assert match.moves == []
