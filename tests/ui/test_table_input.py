"""Every legal move can be made by mouse alone and by keys alone, on any board."""

import random
from collections.abc import Callable

import pygame
import pytest

from game.match import Match
from game.titles import TITLES
from rules.core.move import Button, Move
from rules.core.target import Target
from tests.built import BUILT
from tests.ui.table_kit import Bench, match_of, toy_match, twin
from ui.boards.toy.board import ToyBoard
from ui.boards.view import BoardView, board_of

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")

TITLED = sorted(BUILT)


def positions(rules_key: str) -> list[Match]:
    """Games at a person's decision, early and late."""
    if rules_key == "toy":
        return [toy_match(seed, plays=plays) for seed, plays in ((1, 0), (2, 7), (3, 15))]
    found = [match_of(TITLES[rules_key], seed=seed, plays=seed * 9) for seed in range(1, 7)]
    return [match for match in found if not match.is_over]


def board_for(key: str, match: Match) -> BoardView:
    return ToyBoard(match.rules) if key == "toy" else board_of(key, match.rules)


def sampled(match: Match) -> list[Move]:
    """All moves, but of a run of amounts only a few."""
    amounts = [move for move in match.legal_moves() if move.targets()[0].kind == "amount"]
    others = [move for move in match.legal_moves() if move not in amounts]
    few = random.Random(3).sample(amounts, min(3, len(amounts)))
    return [*others, *few]


def point_at(bench: Bench, target: Target) -> None:
    table = bench.top
    if target.kind == "amount":
        bench.type(str(target.key))
        bench.click_on(f"button {target.key}")
    elif target.kind == "button":
        bench.click_on(f"button {target.key}")
    else:
        bench.click(*table.board.shapes[target].centre)


def walk_to(bench: Bench, target: Target) -> None:
    if target.kind == "amount":
        bench.type(str(target.key))
        bench.key(pygame.K_RETURN)
        return
    name = f"button {target.key}" if target.kind == "button" else f"{target.kind} {target.key}"
    bench.walk_to(name)
    bench.key(pygame.K_RETURN)


@pytest.mark.parametrize("key", ["toy", *TITLED])
@pytest.mark.parametrize("hands", [point_at, walk_to], ids=["mouse", "keys"])
def test_every_legal_move_can_be_made(key: str, hands: Callable[..., None]) -> None:
    # One program for all: to read its pictures anew for every move took longer than all else.
    bench = Bench()
    for position in positions(key):
        for move in sampled(position):
            bench.app.stack.clear()
            match = twin(position)
            bench.table(match, board_for(key, match))
            count = len(match.moves)
            for target in match.rules.targets(match.state, move):
                if len(match.moves) == count:
                    hands(bench, target)
            assert match.moves[count:] == [move]


def test_arrows_walk_in_space() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.key(pygame.K_TAB)
    first = table.form.focus
    bench.key(pygame.K_RIGHT)
    second = table.form.focus
    assert first is not None
    assert second is not None
    assert second.box.centerx > first.box.centerx
    bench.key(pygame.K_LEFT)
    assert table.form.focus is not None
    assert table.form.focus.name == first.name


def test_tab_passes_by_undo_and_redo_while_they_are_off() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    stops = [widget.name for widget in table.form.widgets if widget.focusable]
    assert not {"undo", "redo"} & set(stops)
    pebble = next(target for target in table.view.lit if target.kind == "pebble")
    bench.click(*table.board.shapes[pebble].centre)
    assert {"undo"} == {"undo", "redo"} & {widget.name for widget in table.form.widgets if widget.focusable}


def test_escape_drops_picks_then_takes_back() -> None:
    bench = Bench()
    match = toy_match(1)
    bench.table(match, ToyBoard(match.rules))
    pebble = next(target for target in bench.top.view.lit if target.kind == "pebble")
    before = match.state.key()
    bench.click(*bench.top.board.shapes[pebble].centre)
    assert len(match.moves) == 1
    bench.key(pygame.K_ESCAPE)
    assert match.state.key() == before


def test_undo_by_button_and_by_key() -> None:
    bench = Bench()
    match = toy_match(1)
    bench.table(match, ToyBoard(match.rules))
    before = match.state.key()
    pebble = next(target for target in bench.top.view.lit if target.kind == "pebble")
    for undo in (lambda: bench.click_on("undo"), lambda: bench.key(pygame.K_z, pygame.KMOD_CTRL)):
        bench.click(*bench.top.board.shapes[pebble].centre)
        assert len(match.moves) == 1
        undo()
        assert match.moves == []
        assert match.state.key() == before


def test_undo_says_why_it_cannot() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.click_on("button dip")
    assert len(match.moves) == 1
    assert "revealed" in table.form.find("undo").reason
    bench.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(match.moves) == 1


def test_end_of_turn_is_confirmed_where_wished() -> None:
    bench = Bench(confirm_turn=True)
    match = toy_match(1)
    bench.table(match, ToyBoard(match.rules))
    pebble = next(target for target in bench.top.view.lit if target.kind == "pebble")
    bench.click(*bench.top.board.shapes[pebble].centre)
    bench.click_on("button end_turn")
    assert len(match.moves) == 1
    bench.click_on("hold")
    assert len(match.moves) == 1
    bench.rest()
    bench.click_on("button end_turn")
    bench.rest()
    bench.click_on("confirm")
    assert len(match.moves) == 2


def test_at_most_one_button_is_red() -> None:
    for key in ("toy", *TITLED):
        for position in positions(key):
            bench = Bench()
            table = bench.table(position, board_for(key, position))
            assert sum(button.kind == "call" for button in table.prompt.buttons) <= 1


def test_the_pointer_is_a_hand_over_what_is_lit() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    pebble = next(target for target in table.view.lit if target.kind == "pebble")
    bench.move_to(*table.board.shapes[pebble].centre)
    assert table.cursor() == pygame.SYSTEM_CURSOR_HAND
    bench.move_to(*table.board.shapes[Target("bag", 0)].centre)
    assert table.cursor() == pygame.SYSTEM_CURSOR_ARROW


def test_esc_leads_back_from_the_river_to_the_auction() -> None:
    auctions = (match_of(TITLES["yangtze"], seed=seed, plays=30) for seed in range(1, 200))
    match = next(m for m in auctions if any(move.targets()[0].kind == "amount" for move in m.legal_moves()))
    bench = Bench()
    table = bench.table(match, board_of("yangtze", match.rules))
    moves = len(match.moves)
    bench.click(*table.board.shapes[Target("control", "look")].centre)
    assert Target("river", 0) in table.board.shapes
    bench.key(pygame.K_ESCAPE)
    assert Target("river", 0) not in table.board.shapes
    assert len(match.moves) == moves


def test_enter_goes_on_after_a_choice_by_keys() -> None:
    bench = Bench()
    match = match_of(TITLES["yangtze"])
    bench.table(match, board_of("yangtze", match.rules))
    bench.click_on("button stop_selling")
    bench.walk_to("river 6")
    bench.key(pygame.K_RETURN)
    bench.pass_time(0.5, 2)
    bench.key(pygame.K_RETURN)
    assert match.moves[-1] == Button("draw")
