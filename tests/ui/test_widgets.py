"""Every widget by mouse and by keys."""

from collections.abc import Sequence

import pygame
import pytest

from tests.ui.conftest import Hands
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.widgets.button import PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.dialog import Answer, Dialog
from ui.widgets.drop_list import DropList
from ui.widgets.scroll_area import ScrollArea
from ui.widgets.slider import Slider
from ui.widgets.small import draw_crest, draw_heading, draw_key, draw_reason
from ui.widgets.switch import Switch
from ui.widgets.text_well import TextWell
from ui.widgets.tip import Tip, draw_tip
from ui.widgets.typing_line import TypingLine
from ui.widgets.widget import Widget

TAB, ENTER, SPACE, ESC = pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE
LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN
SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


class Bench(Scene):
    """A scene that holds given widgets."""

    def __init__(self, services: Services, widgets: Sequence[Widget]) -> None:
        super().__init__(services)
        self.given = widgets

    def layout(self, painter: Painter) -> None:
        """Take them as they are."""
        self.form.fill(self.given)

    def paint(self, painter: Painter) -> None:
        """Plain paper."""
        painter.surface.fill((250, 244, 230))


@pytest.fixture
def said() -> list[object]:
    """What widgets told."""
    return []


def bench(hands: Hands, *widgets: Widget) -> Hands:
    hands.app.stack.push(Bench(hands.app.services, widgets))
    hands.look()
    return hands


def box(x: float, y: float, w: float = 120, h: float = 40) -> pygame.FRect:
    return pygame.FRect(x, y, w, h)


def button(name: str, x: float, y: float, said: list[object], reason: str = "") -> PushButton:
    return PushButton(name, box(x, y), name, lambda: said.append(name), reason=reason)


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


# ---------------------------------------------------------------------- writing


def well(hands: Hands, said: list[object], words: str = "Aiko", **held: object) -> TextWell:
    return TextWell("name", box(100, 100, 160, 38), words, said.append, hands.clock, **held)  # type: ignore[arg-type]


def test_writing_replaces_what_is_selected(hands: Hands, said: list[object]) -> None:
    bench(hands, well(hands, said))
    hands.key(TAB)
    hands.write("Mei")
    assert said == ["M", "Me", "Mei"]


def test_a_click_puts_the_caret_between_letters(hands: Hands, said: list[object]) -> None:
    bench(hands, well(hands, said))
    hands.click(250, 119)
    hands.write("!")
    hands.click(112, 119)
    hands.write("O")
    assert said == ["Aiko!", "OAiko!"]


def test_space_is_written_and_enter_holds(hands: Hands, said: list[object]) -> None:
    done: list[str] = []
    bench(hands, well(hands, said, done=done.append))
    hands.key(TAB)
    hands.write("A")
    hands.key(SPACE)
    hands.write(" B")
    hands.key(ENTER)
    assert (said[-1], done) == ("A B", ["A B"])


def test_a_well_keeps_to_its_limit_and_its_letters(hands: Hands, said: list[object]) -> None:
    bench(hands, well(hands, said, "12", limit=4, accepts=lambda words: words == "" or words.isdigit()))
    hands.click(250, 119)
    hands.write("3x45")
    assert said == ["123", "1234"]


def test_what_an_input_method_composes_is_shown_not_kept(hands: Hands, said: list[object]) -> None:
    bench(hands, well(hands, said))
    hands.key(TAB)
    hands.send(pygame.TEXTEDITING, text="に", start=0, length=1)
    assert hands.key(pygame.K_BACKSPACE)
    assert said == []
    hands.look()


def test_a_long_name_shows_its_end_while_written_and_its_beginning_after(hands: Hands, said: list[object]) -> None:
    name = well(hands, said, "Aiko of the Long Warehouses")
    bench(hands, name)
    before = look_at(hands, name)
    hands.key(TAB)
    assert look_at(hands, name) != before
    hands.click(700, 600)
    assert look_at(hands, name) == before


def look_at(hands: Hands, seen: TextWell) -> bytes:
    hands.look()
    return pygame.image.tobytes(hands.surface.subsurface(pygame.Rect(seen.box)), "RGB")


def test_the_caret_blinks(hands: Hands, said: list[object]) -> None:
    bench(hands, well(hands, said))
    assert hands.scene.next_wake() is None
    hands.key(TAB)
    wake = hands.scene.next_wake()
    assert wake is not None
    assert 0 < wake < 1


def test_editing_keys() -> None:
    line = TypingLine("one two", 20)
    line.key(pygame.K_LEFT, CTRL)
    assert line.caret == 4
    line.key(pygame.K_HOME, SHIFT)
    assert line.selection() == (0, 4)
    line.key(pygame.K_DELETE, 0)
    assert line.words == "two"
    line.key(pygame.K_END, 0)
    line.key(pygame.K_BACKSPACE, CTRL)
    assert line.words == ""
    assert not line.key(pygame.K_F5, 0)


# ---------------------------------------------------------------------- lists and scrolling


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


# ---------------------------------------------------------------------- tooltips and dialogs


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
