"""The trees in which titles are found: the program's own, and those that were joined to it.

A joined tree is laid out like the program itself and holds only titles: `rules/<title>/`, `game/opponents/<title>/`,
`ui/boards/<title>/`, `assets/titles/<title>/`. They are found as if they stood beside the others: by their manifest,
imported under the same names. The packages `rules`, `game.opponents` and `ui.boards` reach into the joined trees
because their `__path__` is extended. Which trees are joined is not for the rules to know: `game` reads it when it is
imported.
"""

from pathlib import Path
from typing import Final

import rules

OWN: Final = Path(__file__).resolve().parents[2]
_joined: Final[list[Path]] = []


def join(tree: Path) -> None:
    """Take a tree's titles in; before anybody asks which titles there are."""
    _joined.append(tree.resolve())
    if (place := tree.resolve() / "rules").is_dir():
        rules.__path__.append(str(place))


def joined(place: str) -> list[str]:
    """A place such as `ui/boards` in every joined tree that has it, in their order."""
    return [str(tree / place) for tree in _joined if (tree / place).is_dir()]


def rule_folders() -> list[Path]:
    """The folders of all titles' rules: those with a manifest are titles."""
    roots = [OWN / "rules", *map(Path, joined("rules"))]
    return [folder for root in roots for folder in sorted(root.iterdir()) if folder.is_dir()]


def rule_folder(title: str) -> Path:
    """The folder of a title's rules; in the program's own tree when no tree has it."""
    return next((folder for folder in rule_folders() if folder.name == title), OWN / "rules" / title)
