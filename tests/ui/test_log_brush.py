"""The newest line of the log is written, not set."""

import pygame
import pytest

from tests.ui.table_kit import Bench, toy_match
from ui.boards.view import board_of


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_new_line_is_written_by_a_brush_and_rests_when_it_stands() -> None:
    bench = Bench(motion="normal")
    match = toy_match(plays=3)
    scene = bench.table(match, board_of("toy", match.rules))
    assert not scene.log.writes(), "what was there before is written already"
    match.play(match.legal_moves()[0])
    scene.relayout()
    bench.draw()
    assert scene.log.writes()
    assert scene.animating()
    bench.pass_time(0.2)
    half = pygame.image.tobytes(bench.surface, "RGB")
    bench.pass_time(0.3)
    assert not scene.log.writes()
    assert pygame.image.tobytes(bench.surface, "RGB") != half


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_without_motion_a_line_stands_there_at_once() -> None:
    bench = Bench(motion="off")
    match = toy_match(plays=3)
    scene = bench.table(match, board_of("toy", match.rules))
    match.play(match.legal_moves()[0])
    scene.relayout()
    bench.draw()
    assert not scene.log.writes()
