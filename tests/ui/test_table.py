"""The table: the others act at a readable pace, motion, undo that is refused, what goes wrong, the end."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.files import StorageTrouble, literal
from game.journal import Journal
from game.match import Match
from game.seat import default_chairs
from rules.core.deal import Deal
from rules.core.move import END_TURN
from rules.core.text import say
from rules.toy.moves import Grab
from rules.toy.places import BAG
from rules.toy.rules import Toy
from tests.ui.table_kit import Bench, Fed, toy_match
from ui.boards.toy.board import ToyBoard
from ui.scenes.menu import MenuScene
from ui.table.parts.breath import BREATH_STEP
from ui.widgets.dialog import Dialog

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def first_legal(seen: Any) -> list[Any]:
    """An opponent that ends its turn as soon as it may."""
    moves = Toy().legal_moves(seen)
    return [END_TURN if END_TURN in moves else moves[0]]


def at_opponent(bench: Bench, thinker: Fed | None = None) -> Any:
    """A table at which the opponent has just become the one to act."""
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules), thinker or Fed(first_legal))
    table.play(Grab(match.state.row[0]))
    table.play(END_TURN)
    bench.draw()
    return table


# ---------------------------------------------------------------- pace
def test_opponents_act_one_after_the_other_at_a_readable_pace() -> None:
    bench = Bench(pace="brisk")
    table = at_opponent(bench)
    count = len(table.match.moves)
    bench.pass_time(0.1)
    assert len(table.match.moves) == count
    assert "is thinking" in table.prompt.sentence or table.session.others_act
    bench.pass_time(0.1, 7)
    assert len(table.match.moves) == count + 1
    bench.pass_time(0.1, 2)
    assert len(table.match.moves) == count + 1
    bench.pass_time(0.1, 7)
    assert len(table.match.moves) == count + 2
    assert table.session.decides


def test_a_click_skips_ahead() -> None:
    bench = Bench(pace="calm")
    table = at_opponent(bench)
    count = len(table.match.moves)
    bench.pass_time(0.05)
    bench.click(640, 520)
    bench.pass_time(0.01)
    assert len(table.match.moves) == count + 1


def test_step_by_step_waits_for_next() -> None:
    bench = Bench(pace="wait")
    table = at_opponent(bench)
    count = len(table.match.moves)
    bench.pass_time(1.0, 10)
    assert len(table.match.moves) == count
    bench.click_on("next")
    bench.pass_time(0.01)
    assert len(table.match.moves) == count + 1
    bench.pass_time(1.0, 3)
    bench.key(pygame.K_SPACE)
    bench.pass_time(0.01)
    assert table.session.decides


def test_thinking_never_blocks_and_knows_only_its_seat() -> None:
    bench = Bench()
    thinker = Fed()
    table = at_opponent(bench, thinker)
    bench.pass_time(0.5, 20)
    assert table.session.thinking
    assert "is thinking" in table.prompt.sentence
    assert thinker.asked
    assert thinker.asked[-1].rng == 0
    assert set(thinker.asked[-1].bag) == {-1}


def test_a_sound_calls_when_it_is_your_turn() -> None:
    bench = Bench()
    at_opponent(bench)
    bench.heard.clear()
    bench.pass_time(0.1, 5)
    assert "turn" in bench.heard


def test_the_others_wait_while_a_menu_is_open() -> None:
    bench = Bench()
    table = at_opponent(bench)
    count = len(table.match.moves)
    table.open_menu()
    bench.pass_time(0.2, 10)
    assert len(table.match.moves) == count
    bench.key(pygame.K_ESCAPE)
    bench.pass_time(0.2, 3)
    assert len(table.match.moves) > count


def test_no_tooltip_shines_through_a_menu() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.move_to(*table.board.shapes[BAG].centre)
    bench.pass_time(0.4)
    table.open_menu()
    assert table.tips.target is None


# ---------------------------------------------------------------- undo that is refused
@pytest.mark.parametrize(("key", "mod"), [(pygame.K_z, pygame.KMOD_CTRL), (pygame.K_ESCAPE, 0)])
def test_keys_are_told_why_a_move_cannot_be_taken_back(key: int, mod: int) -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    before = table.prompt.help
    bench.key(key, mod)
    assert table.prompt.help == "Cannot undo: the game has just begun"
    table.play(match.legal_moves()[0])
    bench.draw()
    assert "Cannot undo" not in table.prompt.help
    table.undo()
    bench.draw()
    assert table.prompt.help == before


def test_the_menu_does_not_promise_a_file_where_there_is_none() -> None:
    bench = Bench()
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    table.open_menu()
    assert match.journal is None
    assert bench.top._saved() == "table.menu.no_file"


@pytest.mark.parametrize("key", ["disk_full", "closed_folder", "not_written"])
def test_trouble_with_the_disk_is_told_for_settings_and_reports_too(key: str) -> None:
    said = Bench().app.services.say.words(f"common.record.{key}", folder="here")
    assert "move" not in said.lower()


def test_a_report_that_cannot_be_written_does_not_say_the_game_is_unsaved(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise StorageTrouble(say("common.record.not_written", folder=literal("here")))

    monkeypatch.setattr("ui.scenes.menu.pack_report", refuse)
    bench = Bench()
    match = toy_match(1)
    bench.table(match, ToyBoard(match.rules)).open_menu()
    bench.top._report()
    assert isinstance(bench.top, Dialog)
    assert bench.top.title == "Not written"


# ---------------------------------------------------------------- motion
def test_motion_never_locks_input_and_can_be_skipped() -> None:
    bench = Bench(motion="slow")
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.click_on("button dip")
    assert table.player.flying
    assert table.view.hidden
    assert table.animating()
    pebble = next(target for target in table.view.lit if target.kind == "pebble")
    bench.click(*table.board.shapes[pebble].centre)
    assert len(match.moves) == 2
    assert table.player.flying
    bench.click(640, 560)
    assert not table.player.flying
    assert not table.view.hidden


def test_motion_ends_in_the_state() -> None:
    bench = Bench(motion="normal")
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    pebble = next(target for target in table.view.lit if target.kind == "pebble")
    bench.click(*table.board.shapes[pebble].centre)
    bench.pass_time(0.1, 4)
    assert not table.player.flying
    bench.pass_time(0.2, 5)
    assert not table.animating()


def test_nothing_breathes_where_motion_is_off() -> None:
    bench = Bench(motion="off")
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.move_to(8, 796)
    bench.pass_time(1.0)
    assert table.view.lit
    assert table.next_wake() is None
    table.update(0.1)
    assert not table.changed


def test_an_idle_table_sleeps() -> None:
    bench = Bench(motion="normal")
    match = toy_match(1)
    table = bench.table(match, ToyBoard(match.rules))
    bench.move_to(640, 400)
    wake = table.next_wake()
    assert wake is not None
    assert wake <= BREATH_STEP
    bench.pass_time(1.0, 10)
    assert table.next_wake() is None
    assert not table.animating()
    table.update(0.1)
    assert not table.changed


# ---------------------------------------------------------------- menu, trouble, end
def test_the_menu_opens_and_closes_by_keys() -> None:
    bench = Bench()
    match = toy_match(1, plays=3)
    table = bench.table(match, ToyBoard(match.rules))
    bench.key(pygame.K_m)
    assert isinstance(bench.top, MenuScene)
    bench.click_on("rules")
    assert bench.ways.went[-1][0] == "rules"
    bench.click_on("replay")
    assert bench.ways.went[-1][0] == "replay"
    assert bench.ways.went[-1][1][1] == table.session.viewer
    assert bench.top is table


def test_practice_takes_replies_back() -> None:
    bench = Bench(practice=True)
    table = at_opponent(bench)
    bench.pass_time(0.1, 6)
    assert table.session.decides
    count = len(table.match.moves)
    bench.key(pygame.K_m)
    bench.click_on("take_back")
    assert len(table.match.moves) < count
    assert table.match.practice


def test_trouble_with_the_disk_is_told_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    rules = Toy()
    match = Match(rules, Deal("yangtze", 2, {}, 1), default_chairs(2, "Aiko"), Journal(tmp_path / "game.comptoir"))
    table = bench.table(match, ToyBoard(rules), Fed(first_legal))

    def refuse(*_: Any) -> None:
        raise StorageTrouble(say("common.record.disk_full", folder=say("=/full")))

    monkeypatch.setattr(Journal, "append", refuse)
    table.play(Grab(match.state.row[0]))
    bench.draw()
    assert table.trouble.shown
    assert len(match.moves) == 1
    bench.click_on("trouble")
    assert not table.trouble.shown
    assert table.note_words()
    table.play(END_TURN)
    bench.pass_time()
    assert len(match.moves) > 1


def test_the_end_sounds_and_leads_to_the_score() -> None:
    bench = Bench()
    match = toy_match(5)
    table = bench.table(match, ToyBoard(match.rules), Fed(first_legal))
    while not match.is_over:
        if table.session.decides:
            table.play(first_legal(match.state)[0])
        bench.pass_time(0.2, 3)
    bench.pass_time(0.2)
    assert "gong" in bench.heard
    bench.key(pygame.K_RETURN)
    assert bench.ways.went[-1][0] == "scores"
