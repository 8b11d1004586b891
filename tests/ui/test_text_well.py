"""Writing in a well: selection, caret, limits, input methods."""

import pygame

from tests.ui.bench import CTRL, ENTER, SHIFT, SPACE, TAB, bench, box
from tests.ui.conftest import Hands
from ui.widgets.text_well import TextWell
from ui.widgets.typing_line import TypingLine


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


def test_what_edits_goes_on_while_it_is_held_and_what_acts_counts_once(hands: Hands, said: list[object]) -> None:
    done: list[str] = []
    bench(hands, well(hands, said, "one two three", done=done.append))
    hands.click(250, 119)
    for _ in range(2):
        hands.send(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
        hands.write("a")
    hands.send(pygame.KEYUP, key=pygame.K_a, mod=0)
    assert said[-1] == "one two threeaa"
    for _ in range(2):
        hands.send(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=CTRL, unicode="")
    assert said[-1] == "one "
    for letter in "bc":
        hands.send(pygame.KEYDOWN, key=ENTER, mod=0, unicode="")
        hands.write(letter)
    assert done == ["one "], "held, Enter does not hold what was written after it"
