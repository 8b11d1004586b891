"""Lists that drop down and areas that scroll."""

import pygame

from tests.ui.bench import DOWN, ENTER, ESC, LEFT, TAB, UP, bench, box, button
from tests.ui.conftest import Hands
from ui.widgets.choice import Field
from ui.widgets.drop_list import DropList
from ui.widgets.scroll_area import ScrollArea


def start_list(said: list[object]) -> DropList:
    fields = [Field("By lot"), Field("Aiko"), Field("Nobody", "Somebody must"), Field("Mei")]
    return DropList("start", box(100, 100, 200, 38), fields, 0, said.append)


def test_a_list_opens_and_takes_by_click(hands: Hands, said: list[object]) -> None:
    bench(hands, start_list(said), button("behind", 100, 150, said))
    hands.click(200, 120)
    place = hands.scene.form.find("start").list_box()  # type: ignore[attr-defined]
    hands.click(200, place.y + 4 + 34 * 1.5)
    assert said == [1]
    hands.click(160, 170)
    assert said == [1, "behind"]


def test_a_click_elsewhere_closes_the_list(hands: Hands, said: list[object]) -> None:
    bench(hands, start_list(said), button("behind", 500, 500, said))
    hands.click(200, 120)
    hands.click(520, 520)
    assert said == []
    hands.click(520, 520)
    assert said == ["behind"]


def test_a_list_by_keys_skips_what_is_off(hands: Hands, said: list[object]) -> None:
    bench(hands, start_list(said))
    for key in (TAB, ENTER, DOWN, DOWN, ENTER):
        hands.key(key)
    assert said == [3]
    for key in (ENTER, UP, ESC, LEFT):
        hands.key(key)
    assert said == [3, 1]


def test_a_list_near_the_foot_opens_upwards(hands: Hands, said: list[object]) -> None:
    drop = DropList("start", box(100, 740, 200, 38), [Field("a"), Field("b")], 0, said.append, foot=800)
    bench(hands, drop)
    hands.click(200, 760)
    assert drop.list_box().bottom < 740
    hands.look()


def test_an_area_scrolls_by_wheel_bar_and_keys(hands: Hands) -> None:
    area = ScrollArea("list", box(100, 100, 300, 200), 1000, lambda painter: None)
    bench(hands, area)
    hands.point(200, 200)
    hands.wheel(-1)
    assert area.top == 60
    hands.key(TAB)
    hands.key(pygame.K_END)
    assert area.top == 800
    hands.key(pygame.K_PAGEUP)
    assert area.top == 620
    hands.press(394, 240)
    hands.point(394, 100)
    hands.release(394, 100)
    assert area.top == 0


def test_widgets_in_an_area_answer_where_they_are_seen(hands: Hands, said: list[object]) -> None:
    inside = [button(str(number), 10, 100 * number, said) for number in range(8)]
    area = ScrollArea("list", box(100, 100, 300, 200), 800, lambda painter: None, inside)
    bench(hands, area, *inside)
    hands.click(150, 220)
    area.scroll_to(300)
    hands.click(150, 220)
    hands.click(150, 420)
    assert said == ["1", "4"]
    for _ in range(8):
        hands.key(TAB)
    assert area.top > 500
