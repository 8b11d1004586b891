"""On the real table: what is lit can be clicked, what has a shape can be asked about, what moves has a way."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.match import Match
from game.seat import default_chairs
from rules.core.text import Text
from tests.every_title.cases import Cases
from tests.every_title.playing import positions
from tests.every_title.table import Table, only_built
from tests.every_title.test_words import assert_can_be_said, known_clauses
from tests.ui.table_kit import SIZE, Bench
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scenes.table import TableScene
from ui.table.parts.hit_test import at

NO_PLACE = ("button", "amount")
"""Kinds that the prompt and the stepper show instead of the board."""
OUT_OF_PLAY = ("gone", "discards")
"""Where things lie that nobody will see again."""


@cache
def bench_in(language: str) -> Bench:
    """One app for all tests, for reading its pictures takes time."""
    return Bench(language=language)


def shown(
    table: Table, about: int = 25, language: str = "en", bench: Bench | None = None
) -> Iterator[tuple[Bench, TableScene]]:
    """Positions laid on the table before the seat that must decide; who looks at their picture draws it."""
    only_built(table)
    bench = bench or bench_in(language)
    for state in positions(table, about):
        seat = max(0, table.rules.decider(state))
        chairs = default_chairs(table.seats, "Aiko")
        chairs[0], chairs[seat] = chairs[seat], chairs[0]
        match = Match(table.rules, table.deal(0), chairs)
        match.state = state.clone()
        bench.app.stack.clear()
        yield bench, bench.laid_table(match, board_of(table.title, table.rules))


def test_everything_lit_lies_on_the_board_and_can_be_hit(table: Table, cases: Cases) -> None:
    for _, scene in shown(table):
        shapes = scene.board.shapes
        lit = [target for target in scene.session.picker.lit() if target.kind not in NO_PLACE]
        for target in cases.of(lit):
            assert target in shapes, target
            assert at(shapes, *shapes[target].centre, lit) == target


def test_every_shape_lies_inside_the_window(table: Table, cases: Cases) -> None:
    for _, scene in shown(table, 10):
        for target, shape in cases.of(scene.board.shapes.items()):
            assert shape.x >= 0, target
            assert shape.y >= 0, target
            assert shape.x + shape.w <= SIZE[0] + 1, target
            assert shape.y + shape.h <= SIZE[1] + 1, target
            assert shape.w > 0, target
            assert shape.h > 0, target


def test_every_shape_answers_a_resting_pointer(table: Table, cases: Cases) -> None:
    clauses = known_clauses(table, "en")

    def told(scene: TableScene) -> Iterator[Text | None]:
        state, seat = scene.view.state, scene.view.viewer
        for target in scene.board.shapes:
            if target.kind != "control":
                cases.found += 1
                lines = table.rules.about(state, seat, target)
                assert lines, target
                yield from lines
                yield table.rules.why_not(scene.match.state, target)
                assert table.rules.clause(state, target) in clauses, target

    assert_can_be_said(table, [text for _, scene in shown(table, 10) for text in told(scene)])


def test_whatever_moves_starts_and_ends_somewhere_or_off_the_table(table: Table, cases: Cases) -> None:
    for _, scene in shown(table, 10):
        for move in table.rules.legal_moves(scene.match.state):
            events: list[Any] = []
            table.rules.apply(scene.match.state.clone(), move, events.append)
            for event in events:
                for shift in cases.of(event.seen_by(scene.view.viewer).shifts()):
                    ends = [scene.board.place(place, shift.what, scene.view) for place in (shift.source, shift.to)]
                    assert any(ends), shift


def test_whatever_is_still_in_the_game_has_its_place_on_the_board(table: Table, cases: Cases) -> None:
    for _, scene in shown(table, 10):
        shapes = scene.board.shapes
        for place, thing in cases.of(table.rules.things(scene.view.state)):
            drawn = place in shapes or thing in shapes or scene.board.place(place, thing, scene.view) is not None
            assert drawn or place.kind in OUT_OF_PLAY, (place, thing)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_words_run_over_their_room(table: Table, cases: Cases, language: str) -> None:
    for bench, _ in cases.of(shown(table, 15, language)):
        assert not bench.draw().overflows


def test_nothing_that_informs_is_veiled(table: Table, cases: Cases, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be chosen has its ring; the rest keeps its colours, for it is read while one chooses."""
    drawn: list[str] = []
    nine = Painter.nine

    def noted(painter: Painter, name: str, *where: float, **how: float) -> None:
        drawn.append(name)
        nine(painter, name, *where, **how)

    monkeypatch.setattr(Painter, "nine", noted)
    for bench, _ in cases.of(shown(table, 25)):
        bench.draw()
    assert not [name for name in drawn if "veil" in name]


@cache
def narrow_bench(language: str) -> Bench:
    """The least window with the largest letters."""
    return Bench((1024, 700), language=language, text_size=150)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_in_the_least_window_with_the_largest_letters(table: Table, cases: Cases, language: str) -> None:
    for bench, _ in cases.of(shown(table, 12, bench=narrow_bench(language))):
        assert not bench.draw().overflows
