"""The toy title in the process of the tests, for those that ask for it.

A program that is started with COMPTOIR_TITLES finds the toy by its folders. The tests were not: here the packages that
hold titles are told of its tree, so that everybody may import the toy, and `on_the_shelf` lets it stand among the
titles for a while. All other tests see the titles of the program only.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

import game.opponents
import rules
import ui.boards
from rules.core import roots
from rules.core.manifest import manifests

VARIABLE: Final = "COMPTOIR_TITLES"
TREE: Final = Path(__file__).resolve().parents[1] / "toy"

for _package, _place in ((rules, "rules"), (game.opponents, "game/opponents"), (ui.boards, "ui/boards")):
    if str(TREE / _place) not in _package.__path__:
        _package.__path__.append(str(TREE / _place))


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The toy is a title like the others, in the processes that are started meanwhile too."""
    trees = [*(tree for tree in roots._joined if tree != TREE), TREE]
    with patch.dict(os.environ, {VARIABLE: str(TREE)}), patch.object(roots, "_joined", trees):
        manifests.cache_clear()
        try:
            yield
        finally:
            manifests.cache_clear()


with on_the_shelf():
    # Its values are read from the tree when it is first imported.
    import rules.toy.rules
