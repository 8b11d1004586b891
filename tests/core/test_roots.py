"""A tree of titles may be joined to the program's own: its folders alone make a title of it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

PROGRAM: Final = Path(__file__).resolve().parents[2]

HELD: Final = {
    "rules/quay/title.toml": """
        name = "quay.box.name"
        about = "quay.box.about"
        stage = "coming"
        shelf = 99
        seats = [2]
        minutes = 5
        weight = 1
        seal = "埠"
        label = "埠頭"
        tint = { sky = 0x203040, horizon = 0x506070, water = 0x104060 }
        credits = { designers = ["A. Maker"] }
    """,
    "rules/quay/printed.toml": "rounds = 3\n",
    "rules/quay/rules.py": "NAME = 'Quay'\n",
    "game/opponents/quay/school.py": "LEVELS = ('easy',)\n",
    "ui/boards/quay/board.py": "BOARD = 'board'\n",
    "assets/titles/quay/en/box.json": '{"quay.box.name": "The Quay"}',
    "assets/titles/quay/lesson.json": "{}",
}

ASKED: Final = """
from importlib import import_module
from game.paths import title_file
from rules.core.manifest import manifests
from rules.core.printed import printed
from ui.say import Say
from game.paths import assets_folder

assert list(manifests())[-1] == "quay", list(manifests())
assert printed("quay") == {"rounds": 3}
assert import_module("rules.quay.rules").NAME == "Quay"
assert import_module("game.opponents.quay.school").LEVELS == ("easy",)
assert import_module("ui.boards.quay.board").BOARD == "board"
assert Say(assets_folder(), strict=True).words("quay.box.name") == "The Quay"
assert title_file("quay", "lesson.json").is_file()
"""


def asked(trees: str) -> subprocess.CompletedProcess[str]:
    """The questions above, put to the program with these trees joined."""
    environment = {**os.environ, "COMPTOIR_TITLES": trees}
    return subprocess.run(
        [sys.executable, "-c", ASKED], cwd=PROGRAM, env=environment, capture_output=True, text=True, check=False
    )


def test_a_joined_tree_is_found_in_every_layer(tmp_path: Path) -> None:
    for place, text in HELD.items():
        path = tmp_path / "tree" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = asked(os.pathsep.join((str(tmp_path / "nowhere"), str(tmp_path / "tree"))))
    assert found.returncode == 0, found.stderr


def test_without_it_the_title_is_not_there(tmp_path: Path) -> None:
    assert "AssertionError" in asked(str(tmp_path)).stderr
