"""Buttons, choices, switches and sliders by mouse and by keys."""

import pygame

from tests.ui.bench import DOWN, ENTER, LEFT, RIGHT, SHIFT, SPACE, TAB, UP, bench, box, button
from tests.ui.conftest import Hands
from ui.widgets.button import PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.slider import Slider
from ui.widgets.small import draw_crest, draw_heading, draw_key, draw_reason
from ui.widgets.switch import Switch
from ui.widgets.tip import Tip

# ---------------------------------------------------------------------- button and focus


def test_a_button_that_opens_a_scene_keeps_no_tooltip(hands: Hands) -> None:
    def open_scene() -> None:
        bench(hands)

    opens = PushButton("open", box(100, 100), "open", open_scene, tip=Tip("", ("Opens a scene",)))
    below = bench(hands, opens).scene
    hands.click(150, 120)
    assert hands.scene is not below
    assert below.form.hovered is None


def test_a_button_is_clicked_or_entered(hands: Hands, said: list[object]) -> None:
    bench(hands, button("one", 100, 100, said), button("two", 300, 100, said))
    hands.click(150, 120)
    hands.key(TAB)
    hands.key(ENTER)
    hands.key(SPACE)
    assert said == ["one", "two", "two"]


def test_letting_go_elsewhere_does_nothing(hands: Hands, said: list[object]) -> None:
    bench(hands, button("one", 100, 100, said))
    hands.press(150, 120)
    hands.release(500, 500)
    assert said == []


def test_a_button_that_is_off_says_why(hands: Hands, said: list[object]) -> None:
    bench(hands, button("one", 100, 100, said, reason="Not now"))
    hands.click(150, 120)
    hands.key(TAB)
    hands.key(ENTER)
    assert said == []
    assert hands.scene.form.find("one").tip() == Tip("", ("Not now",))


def test_tab_walks_round_and_back(hands: Hands, said: list[object]) -> None:
    bench(hands, *(button(str(number), 100 + 200 * number, 100, said) for number in range(3)))
    for _ in range(4):
        hands.key(TAB)
    hands.key(ENTER)
    hands.key(TAB, SHIFT)
    hands.key(ENTER)
    assert said == ["0", "2"]


def test_arrows_go_to_the_nearest(hands: Hands, said: list[object]) -> None:
    bench(hands, *(button(f"{x}{y}", 100 + 200 * x, 100 + 100 * y, said) for y in range(2) for x in range(2)))
    for key in (TAB, RIGHT, DOWN, LEFT, UP):
        hands.key(key)
        hands.key(ENTER)
    assert said == ["00", "10", "11", "01", "00"]


def test_the_ring_shows_only_after_keys(hands: Hands, said: list[object]) -> None:
    bench(hands, button("one", 100, 100, said))
    hands.click(150, 120)
    one = hands.scene.form.find("one")
    assert (one.focused, one.ringed) == (True, False)
    hands.key(TAB)
    assert (one.focused, one.ringed) == (True, True)


def test_the_focus_survives_a_new_layout(hands: Hands, said: list[object]) -> None:
    bench(hands, button("one", 100, 100, said), button("two", 300, 100, said))
    hands.key(TAB)
    hands.key(TAB)
    hands.scene.form.fill([button("two", 100, 300, said), button("one", 300, 300, said)])
    hands.key(ENTER)
    assert said == ["two"]


def test_arrows_go_on_from_where_something_was_chosen(hands: Hands, said: list[object]) -> None:
    row = [button(str(number), 100 + 200 * number, 100, said) for number in range(4)]
    bench(hands, *row)
    for key in (TAB, TAB, TAB):
        hands.key(key)
    for _ in range(2):
        hands.scene.form.fill([each for each in row if each.name != "2"])
    hands.key(RIGHT)
    hands.key(ENTER)
    assert said == ["3"]


def test_keys_pass_by_what_cannot_be_pressed_where_that_is_wanted(hands: Hands, said: list[object]) -> None:
    off = button("off", 300, 100, said, "Nothing to take back")
    bench(hands, button("one", 100, 100, said), off, button("two", 500, 100, said))
    off.passed_by = True
    for key in (TAB, TAB, ENTER, LEFT, ENTER):
        hands.key(key)
    assert said == ["two", "one"]


# ---------------------------------------------------------------------- choice, switch, slider


def choice(said: list[object], chosen: int = 0) -> ChoiceBar:
    fields = [Field("1", "Too few"), Field("2"), Field("3"), Field("4")]
    return ChoiceBar("players", box(100, 100, 200, 36), fields, chosen, said.append)


def test_a_field_is_chosen_by_click(hands: Hands, said: list[object]) -> None:
    bench(hands, choice(said, 1))
    hands.click(225, 118)
    hands.click(225, 118)
    assert said == [2]


def test_a_field_that_is_off_is_not_chosen_and_says_why(hands: Hands, said: list[object]) -> None:
    bench(hands, choice(said, 1))
    hands.click(125, 118)
    assert said == []
    assert hands.scene.form.find("players").tip() == Tip("", ("Too few",))


def test_arrows_move_the_choice_past_what_is_off(hands: Hands, said: list[object]) -> None:
    bench(hands, choice(said, 1))
    for key in (TAB, RIGHT, RIGHT, LEFT, LEFT):
        hands.key(key)
    assert said == [2, 3, 2, 1]


def test_a_switch_turns_over(hands: Hands, said: list[object]) -> None:
    bench(hands, Switch("hints", 500, 100, False, said.append, reach=box(100, 90, 460, 50)))
    hands.click_on("hints")
    hands.click(150, 110)
    hands.key(TAB)
    hands.key(SPACE)
    assert said == [True, False, True]


def test_a_locked_switch_stays(hands: Hands, said: list[object]) -> None:
    bench(hands, Switch("hints", 500, 100, True, said.append, reason="One person only"))
    hands.click_on("hints")
    hands.key(TAB)
    hands.key(SPACE)
    assert said == []


def test_a_slider_follows_pointer_keys_and_wheel(hands: Hands, said: list[object]) -> None:
    done: list[int] = []
    bench(hands, Slider("volume", box(100, 100, 200, 26), 50, (0, 100), 5, said.append, done=done.append))
    hands.press(250, 113)
    hands.point(300, 113)
    hands.release(300, 113)
    assert (said, done) == ([75, 100], [100])
    for key in (TAB, LEFT, pygame.K_HOME, RIGHT, pygame.K_END):
        hands.key(key)
    hands.point(200, 113)
    hands.wheel(-1)
    assert said[2:] == [95, 0, 5, 100, 95]
    assert done == [100, 95, 0, 5, 100, 95]


def test_small_things_can_be_drawn(hands: Hands) -> None:
    for strong in ("print", "strong"):
        hands.app.services.settings.seat_colours = strong
        painter = hands.app.painter_for(hands.surface)
        for seat in range(4):
            draw_crest(painter, seat, 100, 100, 9, flat=True)
            draw_crest(painter, seat, 100, 100, 16)
            draw_crest(painter, seat, 100, 100, 26)
        draw_heading(painter, 10, 40, 300, "Sound", "note", "sound")
        assert draw_key(painter, "Ctrl", 10, 10) > 26
        draw_reason(painter, "only with one person", 10, 100, 300)
        assert painter.overflows == []
