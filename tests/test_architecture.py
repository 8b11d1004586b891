"""The shape of the project: who may import whom, how long a file may be, what may not be written."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from rules.core.manifest import manifests

ROOT: Final = Path(__file__).resolve().parents[1]
LAYERS: Final = ("rules", "game", "ui")
OUTSIDE: Final = {
    "rules": set(),
    "game": {"platformdirs"},
    "ui": {"pygame", "pygame_gui", "platformdirs"},
}
"""What each layer may import besides the standard library and the layers below."""
LONGEST: Final = 330
FORBIDDEN_WORDS: Final = re.compile("|".join((r"/wo" r"rk/", r"\.\./sha" r"red", r"\bTO" r"DO\b", r"\bFIX" r"ME\b")))
WRITTEN: Final = {".py", ".md", ".toml", ".json", ".yml", ".txt"}
NOT_OURS: Final = {".git", ".venv", ".venv-bench", "build", "dist", "__pycache__"}

MODULES: Final = [path for layer in LAYERS for path in sorted((ROOT / layer).rglob("*.py"))]


def name(path: Path) -> str:
    """A path as it is read in a report."""
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}:{node.lineno} imports by a relative path"
            yield node.lineno, node.module or ""


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    below = set(LAYERS[: LAYERS.index(layer) + 1])
    allowed = below | OUTSIDE[layer] | sys.stdlib_module_names
    for path in sorted((ROOT / layer).rglob("*.py")):
        for line, module in imports(path):
            assert module.partition(".")[0] in allowed, f"{name(path)}:{line} imports {module}"


def test_the_core_knows_no_title() -> None:
    for path in sorted((ROOT / "rules" / "core").glob("*.py")):
        for line, module in imports(path):
            assert not module.startswith("rules.") or module.startswith("rules.core"), f"{name(path)}:{line}"


def test_titles_know_nothing_of_each_other() -> None:
    titles = [path.parent.name for path in (ROOT / "rules").glob("*/rules.py") if path.parent.name != "core"]
    for title in titles:
        for path in sorted((ROOT / "rules" / title).rglob("*.py")):
            for line, module in imports(path):
                others = [other for other in titles if other != title and module.startswith(f"rules.{other}.")]
                assert not others, f"{name(path)}:{line} imports {module}"


def test_boards_know_no_steps() -> None:
    """A step owns its decision: what a board must know of it is a question in `reckoning`."""
    for path in sorted((ROOT / "ui" / "boards").rglob("*.py")):
        for line, module in imports(path):
            assert ".steps" not in module, f"{name(path)}:{line} imports {module}"


def shared() -> Iterator[Path]:
    """Every source that belongs to no title: what lies in a folder of a title's name is the title's own."""
    for top in ("main.py", *LAYERS, "tools"):
        found = [ROOT / top] if top.endswith(".py") else sorted((ROOT / top).rglob("*"))
        for path in found:
            if path.suffix in {".py", ".spec"} and not manifests().keys() & set(path.relative_to(ROOT).parts):
                yield path


def test_shared_code_names_no_title() -> None:
    """Examples in docstrings included: a title is found by its manifest and entered nowhere else."""
    words = {word for title in manifests() for word in (title, *title.split("_"))}
    known = re.compile("|".join(sorted(words)), re.IGNORECASE)
    for path in shared():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not known.search(line), f"{name(path)}:{number} {line.strip()}"


def test_the_words_of_the_house_name_no_title() -> None:
    for path in sorted((ROOT / "assets" / "languages").glob("*/*.json")):
        text = path.read_text(encoding="utf-8")
        assert not [title for title in manifests() if title in text], name(path)


def test_the_picker_needs_no_window() -> None:
    picker = ROOT / "ui" / "table" / "session" / "move_picker.py"
    assert {module.partition(".")[0] for _, module in imports(picker)} == {"collections", "rules"}


@pytest.mark.parametrize("path", [ROOT / "main.py", *MODULES], ids=name)
def test_a_module_is_short_and_says_what_it_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") < LONGEST
    if text.strip():
        assert ast.get_docstring(ast.parse(text)), "no docstring"


def written() -> Iterator[Path]:
    """Every text of the project."""
    for path in sorted(ROOT.rglob("*")):
        if path.suffix in WRITTEN and path.is_file() and not NOT_OURS & set(path.relative_to(ROOT).parts):
            yield path


def test_the_project_speaks_only_of_itself_and_leaves_nothing_undone() -> None:
    for path in written():
        found = FORBIDDEN_WORDS.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{name(path)}: {found}"


def test_every_public_class_and_function_says_what_it_is() -> None:
    """Overridden methods inherit their docstring; nested functions and private names need none."""
    for path in MODULES:
        if path.name == "__init__.py":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                assert ast.get_docstring(node), f"{name(path)}:{node.lineno} {node.name}"
