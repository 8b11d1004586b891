"""Safe hands: fixed places, deaf moments, one thing for a double click, redo, one question, no empty ones."""

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import END_TURN
from rules.core.target import Target
from rules.toy.moves import DIP, Grab
from tests.built import BUILT
from tests.ui.table_kit import Bench, Fed, match_of, toy_match
from ui.boards.toy.board import ToyBoard
from ui.boards.view import board_of
from ui.scenes.table import TableScene
from ui.table.parts.prompt_bar import bar_places
from ui.widgets.hearing import DEAF

TITLED = sorted(BUILT)
pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def table_of(bench: Bench, title: str, seed: int, plays: int = 0) -> TableScene:
    match = match_of(TITLES[title], seed=seed, plays=plays)
    return bench.table(match, board_of(title, match.rules))


def on(bench: Bench, match: Match, seed: int) -> None:
    """Some legal move, whoever decides; nobody bids much."""
    cheap = [move for move in match.legal_moves() if not any(_dear(target) for target in move.targets())]
    bench.top.show(bench.top.session.play(random.Random(seed).choice(cheap or list(match.legal_moves()))))
    bench.rest()


def _dear(target: Target) -> bool:
    return target.kind == "amount" and int(target.key) > 12


# ---------------------------------------------------------------- places
@pytest.mark.parametrize("title", TITLED)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_after_every_step_the_buttons_lie_where_they_lay(title: str, size: tuple[int, int]) -> None:
    bench = Bench(size)
    table = table_of(bench, title, 3)
    places = bar_places(table.width, table.height)
    for step in range(60):
        if table.match.is_over:
            break
        prompt = table.prompt
        assert prompt.undo is not None
        assert prompt.redo is not None
        assert (prompt.undo.box, prompt.redo.box) == (places.undo, places.redo)
        assert prompt.confirm is None or prompt.confirm.box == places.confirm
        assert all(act.box.right <= places.rule and act.box.w % 12 == 0 for act in prompt.acts)
        on(bench, table.match, step)


# ---------------------------------------------------------------- deaf for a moment
def confirmed_by(double: Callable[[Bench, float, float], None], title: str, most: int = 120) -> int:
    """Play on, confirming each time with a double click, which must do one thing; how often it was tried."""
    bench = Bench()
    table = table_of(bench, title, 5)
    doubled = 0
    for step in range(120):
        if table.match.is_over or doubled == most:
            break
        confirm = table.prompt.confirm
        if not table.session.decides or confirm is None:
            on(bench, table.match, step)
            continue
        before = len(table.match.moves)
        double(bench, *confirm.box.center)
        assert len(table.match.moves) == before + (confirm.name != "go_on")
        doubled += 1
        bench.rest()
    return doubled


@pytest.mark.parametrize("title", TITLED)
def test_a_double_click_on_what_confirms_does_one_thing(title: str) -> None:
    def double(bench: Bench, x: float, y: float) -> None:
        bench.click(x, y)
        bench.click(x, y)

    assert confirmed_by(double, title) > 5


def test_what_has_changed_its_meaning_is_pale_and_listens_again() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules), Fed(lambda seen: [DIP]))
    bench.click(*table.board.shapes[Target("pebble", match.state.row[0])].centre)
    bench.move_to(*bar_places(1280, 800).confirm.center)
    bench.key(pygame.K_h)
    bench.pass_time()
    asked = table.form.find("play_hint")
    assert asked.deaf
    assert table.next_wake() is not None
    bench.pass_time(DEAF)
    assert not table.form.find("play_hint").deaf


@pytest.mark.parametrize("title", TITLED)
def test_a_slow_machine_hears_a_double_click_once(title: str) -> None:
    def double(bench: Bench, x: float, y: float) -> None:
        bench.move_to(x, y)
        bench.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        bench.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        bench.move_to(x, y)
        bench.clock.push(2 * DEAF)  # so long it draws; the second click waits in the queue meanwhile
        bench.draw()
        bench.click(x, y)

    assert confirmed_by(double, title, most=9) > 5


def test_a_double_click_on_the_board_makes_one_move() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    spot = table.board.shapes[Target("pebble", match.state.row[0])].centre
    bench.click(*spot)
    bench.click(*spot)
    assert len(match.moves) == 1


def test_enter_pressed_twice_or_held_does_one_thing() -> None:
    bench = Bench()
    match = toy_match(1, people=2)
    table = bench.table(match, ToyBoard(match.rules), curtain=False)
    table.play(Grab(match.state.row[0]))
    bench.rest()
    while table.red_button() is None:
        table.play(match.legal_moves()[0])
        bench.rest()
    before = len(match.moves)
    bench.key(pygame.K_RETURN)
    bench.key(pygame.K_RETURN)
    bench.pass_time(DEAF)
    bench.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    held = len(match.moves)
    bench.pass_time(DEAF)
    bench.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert len(match.moves) == held
    assert held <= before + 2


# ---------------------------------------------------------------- redo
@pytest.mark.parametrize("by_keys", [True, False])
def test_what_was_undone_is_done_again_until_another_move_is_made(by_keys: bool) -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    assert table.form.find("redo").reason
    move = Grab(match.state.row[0])
    table.play(move)
    bench.draw()
    bench.click_on("undo")
    assert match.moves == []
    if by_keys:
        bench.key(pygame.K_y, pygame.KMOD_CTRL)
    else:
        bench.click_on("redo")
    assert match.moves == [move]
    bench.rest()
    bench.click_on("undo")
    table.play(Grab(match.state.row[1]))
    bench.draw()
    assert table.form.find("redo").reason
    bench.key(pygame.K_y, pygame.KMOD_CTRL)
    assert len(match.moves) == 1


# ---------------------------------------------------------------- asked once
def raiding(bench: Bench) -> tuple[TableScene, Any]:
    """A table where an illegal building may be used or built, and the move that does it."""
    for seed in range(60):
        table = table_of(bench, "singapore", seed, 5 + seed)
        move = next((m for m in table.session.offered() if table.rules.warning(table.session.seen, m)), None)
        if move is not None:
            return table, move
    raise AssertionError("no illegal building in sight")


@pytest.mark.parametrize("answer", ["confirm", "hold"])
def test_what_cannot_be_undone_is_asked_in_one_sentence(answer: str) -> None:
    bench = Bench(ask_first=True)
    table, move = raiding(bench)
    before = len(table.match.moves)
    for target in table.session.clicks_for(move):
        if table.confirming is None:
            table.press(target)
    bench.draw()
    assert "token" in table.prompt.sentence
    assert table.prompt.help == "This cannot be undone"
    bench.click_on(answer)
    assert (table.match.moves[before:] == [move]) == (answer == "confirm")
    bench.rest()
    assert table.confirming is None


def test_nobody_is_asked_where_the_question_is_turned_off() -> None:
    bench = Bench()
    table, move = raiding(bench)
    for target in table.session.clicks_for(move):
        if table.match.moves[-1:] != [move]:
            table.press(target)
    assert table.match.moves[-1] == move


def test_the_end_of_the_game_is_asked_for() -> None:
    bench = Bench(ask_first=True)
    match = toy_match(1, people=2)
    table = bench.table(match, ToyBoard(match.rules), curtain=False)
    while not match.is_over:
        table.session.turn_to(match.decider)
        move = END_TURN if END_TURN in match.legal_moves() else match.legal_moves()[0]
        if table.session.warning(move) is None:
            table.session.play(move)
            continue
        table.press(move.targets()[0])
        bench.draw()
        assert table.prompt.sentence == "This ends the game"
        bench.click_on("confirm")
    assert table.match.is_over
    assert table.confirming is None


# ---------------------------------------------------------------- one clicks what one keeps
def test_the_first_orders_are_chosen_by_those_one_keeps() -> None:
    bench = Bench()
    match = Match(TITLES["yokohama_duel"], Deal("yokohama_duel", 2, {}, 165180), default_chairs(2, "Aiko"))
    table = bench.table(match, board_of("yokohama_duel", match.rules))
    kept, other, gone = (Target("order", f"order_{order + 1:02d}") for order in match.state.drawn)
    bench.click(*table.board.shapes[kept].centre)
    assert table.view.lit == {other, gone}
    bench.rest()
    bench.click(*table.board.shapes[other].centre)
    assert [move.targets() for move in match.moves] == [(gone,)]


# ---------------------------------------------------------------- no empty questions
def test_an_emperor_that_asks_nothing_is_not_asked_and_undo_leads_past_it() -> None:
    rules = TITLES["yangtze"]
    made = 0
    for seed in range(40):
        bench = Bench()
        match = Match(rules, Deal("yangtze", 3, {}, seed), default_chairs(3, "Aiko"))
        table = bench.table(match, board_of("yangtze", rules))
        for step in range(80):
            if match.is_over:
                break
            idle = table.session.idle_move()
            if idle is not None:
                before = len(match.moves)
                bench.pass_time()
                assert match.moves[before] == idle
                made += 1
            else:
                table.session.play(random.Random(step).choice(_cautious(match)))
        if made > 2:
            return
    raise AssertionError(f"only {made} idle moves")


def _cautious(match: Match) -> list[Any]:
    moves = list(match.legal_moves())
    return [move for move in moves if not any(_dear(target) for target in move.targets())] or moves


@pytest.mark.parametrize("title", TITLED)
def test_the_table_never_ends_a_turn_by_itself(title: str) -> None:
    rules = TITLES[title]
    for seed in range(4):
        match = match_of(rules, seed=seed)
        for step in range(150):
            if match.is_over:
                break
            assert rules.idle_move(match.state) != END_TURN
            match.play(random.Random(step).choice(_cautious(match)))
