"""Tooltips on the table: nothing is said twice, and the tongue cuts through nothing."""

from typing import Any

import pygame
import pytest

from rules.yokohama_duel.places import CRITERION, PLACE
from tests.titles.yokohama_duel.board.test_board import RULES, table_at
from tests.titles.yokohama_duel.kit import Harbour
from tests.ui.table_kit import Bench
from ui.table.parts import tooltip_timing
from ui.table.parts.tooltips import TONGUE, tongue, tooltip
from ui.widgets import form

BOX = pygame.FRect(400, 300, 200, 100)


@pytest.mark.parametrize("spot", [(390, 350), (300, 350), (605, 310), (760, 390), (500, 290), (500, 150), (420, 520)])
def test_a_tongue_is_short_and_points_at_the_thing(spot: tuple[float, float]) -> None:
    first, tip, last = tongue(BOX, *spot)
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    across, down = spot[0] - middle[0], spot[1] - middle[1]
    towards = (tip[0] - middle[0], tip[1] - middle[1])
    assert max(map(abs, towards)) <= max(TONGUE, min(abs(across), abs(down)))
    assert towards[0] * across >= 0
    assert towards[1] * down >= 0
    assert not BOX.collidepoint(tip)


def test_a_thing_close_by_is_reached() -> None:
    assert tongue(BOX, 390, 350)[1] == (390, 350)


def test_a_reason_that_was_given_already_is_given_once() -> None:
    table = table_at(Bench(), Harbour().laid(1, one="tea").begin().state)
    for target, words in ((PLACE[0], "Occupied: Okada"), (CRITERION[0][0], "0 of 3")):
        tip = tooltip(RULES, table.board, table.view, target)
        assert tip is not None
        assert [row.words for row in tip.rows].count(words) == 1


def test_over_a_table_drawn_anew_it_is_asked_anew_in_the_next_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it says what it said: what is asked and set is dear, and that frame is long enough."""
    bench = Bench()
    table = table_at(bench, Harbour().laid(1, one="tea").begin().state)
    bench.move_to(*table.board.shapes[PLACE[0]].rect.center)
    bench.pass_time(1.0)
    asked: list[Any] = []

    def counted(*given: Any) -> Any:
        asked.append(given)
        return tooltip(*given)

    monkeypatch.setattr(tooltip_timing, "tooltip", counted)
    bench.draw()
    assert not asked, "nothing is new"
    table.relayout()
    bench.draw()
    assert not asked
    assert table.tips.next_wake(bench.clock.now()) == 0.0
    bench.pass_time(0.02)
    assert len(asked) == 1
    assert asked[0][2] is table.view
    bench.pass_time(0.02)
    assert len(asked) == 1


def test_the_reason_of_a_button_keeps_clear_of_a_tooltip_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both would be read at once, one over the other."""
    avoided: list[Any] = []
    monkeypatch.setattr(form, "draw_tip", lambda painter, tip, thing, avoid: avoided.append(list(avoid)))
    bench = Bench()
    table = table_at(bench, Harbour().laid(1, one="tea").begin().state)
    table.tips.pin(PLACE[0])
    bench.move_to(*table.form.find("undo").screen_box().center)
    for _ in range(3):
        bench.pass_time(1.0)
    (stays,) = table.tips.boxes
    assert avoided
    assert all(stays in rooms for rooms in avoided)
