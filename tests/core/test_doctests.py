"""The lines shown in docstrings are run."""

import doctest
import importlib
import pkgutil

import pytest

import game
import rules.core
import rules.harbour

MODULES = [
    *(f"rules.core.{module.name}" for module in pkgutil.iter_modules(rules.core.__path__)),
    *(f"rules.harbour.{module.name}" for module in pkgutil.iter_modules(rules.harbour.__path__)),
    *(f"game.{module.name}" for module in pkgutil.iter_modules(game.__path__) if not module.ispkg),
]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_tell_the_truth(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_some() -> None:
    finder = doctest.DocTestFinder()
    shown = [test for name in MODULES for test in finder.find(importlib.import_module(name)) if test.examples]
    assert len(shown) > 5
