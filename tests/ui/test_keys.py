"""The list of keys: nothing the program answers to is missing, nothing it does not answer to is told."""

import ast
import string
from pathlib import Path

import pygame
import pytest

import ui
from game.settings import TEXT_SIZES
from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.test_recap import at_own_turn
from ui.boards.figures import figures_of
from ui.clock import HandClock
from ui.key_list import GROUPS, LETTERS, LOG, TABLE, Key
from ui.scenes.key_sheet import KeySheet
from ui.scenes.settings import SettingsScene

EDITING = {"K_BACKSPACE", "K_DELETE", "K_a", "K_c", "K_x", "K_v"}
"""What edits in a well is as everywhere else in the world, and is told nowhere."""


def listed(title: str = "") -> list[Key]:
    titles = [title] if title else BUILT
    return [key for keys in (*GROUPS.values(), *(figures_of(each).keys for each in titles)) for key in keys]


def test_every_key_in_the_code_is_listed() -> None:
    named: dict[str, str] = {}
    for path in Path(ui.__file__).parent.rglob("*.py"):
        if path.name != "key_list.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and node.attr.startswith("K_"):
                    named[node.attr] = str(path)
    told = {code for key in listed() for code in key.codes}
    # The first and last of a row of keys stand for the row, and what acts once is no answer by itself.
    rows = {"K_a", "K_z", "K_0", "K_9"}
    missing = {
        name: where for name, where in named.items() if getattr(pygame, name) not in told and name not in EDITING | rows
    }
    assert not missing
    assert len(named) > 25


@pytest.mark.parametrize("title", BUILT)
@pytest.mark.parametrize("ctrl", [False, True])
def test_a_table_answers_to_the_letters_that_are_listed_and_to_no_others(title: str, ctrl: bool) -> None:
    told = {code for key in (*TABLE, *LOG, *figures_of(title).keys) if key.with_ctrl is ctrl for code in key.codes}
    mod = pygame.KMOD_CTRL if ctrl else 0
    for letter in string.ascii_lowercase:
        _, scene = at_own_turn(title, plays=30)
        used = scene.process_event(pygame.Event(pygame.KEYDOWN, key=LETTERS[letter], mod=mod, unicode=letter))
        assert used == (LETTERS[letter] in told), letter


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_sheet_of_all_keys_fits(
    make_app: MakeApp, clock: HandClock, size: tuple[int, int], language: str, text_size: int
) -> None:
    app, left = make_app(language=language, text_size=text_size), list[str]()
    app.stack.push(SettingsScene(app.services, lambda: None, show_keys=lambda: left.append("keys")))
    hands = Hands(app, clock, size)
    hands.click_on("all keys")
    assert left == ["keys"]
    sheet = KeySheet(app.services, lambda: left.append("left"))
    app.stack.push(sheet)
    assert hands.look().overflows == []
    window = pygame.FRect(0, 0, sheet.width, sheet.height)
    assert window.contains(sheet.box)
    assert sum(len(group.keys) for group in sheet.groups()) == len(listed())
    hands.key(pygame.K_ESCAPE)
    assert left == ["keys", "left"]
