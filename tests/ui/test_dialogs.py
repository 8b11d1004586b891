"""Tooltips of widgets, and dialogs over a scene."""

import pygame
import pytest

from tests.ui.bench import ENTER, ESC, Bench, bench, box, button
from tests.ui.conftest import Hands
from ui.widgets.button import PushButton
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.tip import Tip, draw_tip


def test_a_tooltip_comes_when_the_pointer_rests(hands: Hands, said: list[object]) -> None:
    one = PushButton("one", box(100, 100), "One", lambda: None, tip=Tip("One", ("does a thing",), ("now: 3",)))
    bench(hands, one)
    hands.point(150, 120)
    assert hands.scene.next_wake() == pytest.approx(0.35)
    before = pygame.image.tobytes(hands.surface, "RGB") if hands.look() else b""
    hands.wait(0.4)
    assert hands.scene.changed
    hands.look()
    assert pygame.image.tobytes(hands.surface, "RGB") != before
    assert hands.scene.next_wake() is None


@pytest.mark.parametrize("place", [(0, 0), (1260, 0), (0, 780), (1260, 780), (640, 400), (640, 0), (0, 400)])
def test_a_tooltip_stays_in_the_window(hands: Hands, place: tuple[int, int]) -> None:
    painter = hands.app.painter_for(hands.surface)
    tip = Tip("A thing with a name", ("It does this and that, and much more besides, for as long as one likes.",) * 3)
    thing = pygame.FRect(*place, 20, 20)
    slip = draw_tip(painter, tip, thing)
    assert pygame.FRect(0, 0, 1280, 800).contains(slip)
    assert not slip.colliderect(thing)


def test_a_tooltip_avoids_what_matters(hands: Hands) -> None:
    painter = hands.app.painter_for(hands.surface)
    thing = pygame.FRect(600, 400, 40, 40)
    usual = draw_tip(painter, Tip("Name", ("Words",)), thing)
    assert not draw_tip(painter, Tip("Name", ("Words",)), thing, avoid=[usual]).colliderect(usual)


def dialog(hands: Hands, said: list[object]) -> None:
    bench(hands, button("below", 100, 100, said))
    answers = [Answer("Stay", lambda: said.append("stay")), Answer("Go", lambda: said.append("go"), "call")]
    hands.app.stack.push(
        Dialog(
            hands.app.services, "Leave?", "The game is on disk.", answers, hands.app.stack.pop, seal="menu", note="So"
        )
    )
    hands.look()


def test_a_dialog_takes_all_input_and_gives_one_answer(hands: Hands, said: list[object]) -> None:
    dialog(hands, said)
    hands.click(150, 120)
    assert said == []
    hands.click_on("answer 1")
    assert said == ["go"]
    assert isinstance(hands.scene, Bench)


def test_enter_gives_the_last_answer_and_esc_the_first(hands: Hands, said: list[object]) -> None:
    dialog(hands, said)
    hands.key(ENTER)
    dialog(hands, said)
    hands.key(ESC)
    assert said == ["go", "stay"]


def test_a_covered_scene_forgets_the_pointer(hands: Hands, said: list[object]) -> None:
    bench(hands, PushButton("one", box(100, 100), "One", lambda: None, tip=Tip("One")))
    below = hands.scene
    hands.point(150, 120)
    hands.wait(0.4)
    dialog(hands, said)
    assert not below.form.find("one").hovered
    assert below.next_wake() is None
