"""The anatomy of a title: what lies where in each layer, alike for all; `docs/adding_a_title.md` tells why."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LANGUAGES: Final = ("en", "fr")
WORDS: Final = ("box", "table", "guide", "book", "reasons", "rulebook")


class Layer(NamedTuple):
    """One folder of a title. `any_below` are folders whose modules are the title's own affair.

    A title that is still coming needs only the layers that are not `built_only`, and of their files those not in
    `later`; what it already has must lie where it belongs.
    """

    name: str
    folder: str
    needed: tuple[str, ...]
    may: tuple[str, ...] = ()
    any_below: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    built_only: bool = False

    def of(self, title: str, tree: Path = ROOT) -> Path:
        """The layer's folder for a title; `tree` may be another one that is joined."""
        return tree / self.folder.format(title=title)


LAYERS: Final = (
    Layer(
        "rules",
        "rules/{title}",
        (
            *("title.toml", "printed.toml", "components.py", "places.py", "state.py", "setup.py", "moves.py"),
            *("rules.py", "sight.py", "things.py", "scoring.py"),
            *("words/names.py", "words/clauses.py", "words/kinds.py"),
        ),
        ("free.py", "board.py", "cards.py", "tiles.py"),
        ("events", "effects", "steps", "words", "reckoning", "modules", "earlier"),
    ),
    Layer(
        "opponents",
        "game/opponents/{title}",
        ("school.py", "evaluate.py", "outlook.py", "propose.py", "reflex.py", "reasons.py", "temper.py", "follies.py"),
        ("weights.json",),
        any_below=("worth", "turn", "sense"),
        built_only=True,
    ),
    Layer(
        "board",
        "ui/boards/{title}",
        ("board.py", "layout.py", "seat.py", "tray.py"),
        any_below=("parts", "book"),
        built_only=True,
    ),
    Layer(
        "words",
        "assets/titles/{title}",
        (*(f"{language}/{name}.json" for language in LANGUAGES for name in WORDS), "lesson.json"),
        ("lesson_alone.json",),
        later=(
            *(f"{language}/{name}.json" for language in LANGUAGES for name in WORDS if name != "box"),
            "lesson.json",
        ),
    ),
    Layer(
        "art",
        "tools/art/{title}",
        ("sprites.py", "pictures.py", "cover.py"),
        ("*.py",),
        later=("sprites.py", "pictures.py"),
        built_only=True,
    ),
    Layer(
        "tests",
        "tests/titles/{title}",
        ("kit.py", "placed.py", "reader.py", "planted.py", "claims.py", "truths.py"),
        ("test_words.py",),
        ("rules", "board", "opponents"),
        later=("planted.py", "claims.py"),
    ),
)


def files_of(folder: Path) -> list[Path]:
    """What lies in a folder, without what Python leaves there."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]


def faults(layer: Layer, title: str, built: bool, tree: Path = ROOT) -> Iterator[str]:
    """What is missing, and what lies where nobody would look for it."""
    folder = layer.of(title, tree)
    if not folder.is_dir():
        if built or not layer.built_only:
            yield f"{title}: no {layer.name} in {folder.relative_to(tree)}"
        return
    for name in layer.needed:
        if not (folder / name).is_file() and (built or name not in layer.later):
            yield f"{title}, {layer.name}: {name} is missing"
    for path in files_of(folder):
        inside = path.relative_to(folder)
        known = inside.as_posix() in layer.needed or inside.parts[0] in layer.any_below or inside.name == "__init__.py"
        if not known and not any(inside.match(each) and len(inside.parts) == 1 for each in layer.may):
            yield f"{title}, {layer.name}: nobody looks for {inside.as_posix()}"
