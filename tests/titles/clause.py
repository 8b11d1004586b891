"""Which clauses of the rules each test stands for."""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

TESTS_OF: Final[dict[str, list[str]]] = {}
"""Clause id -> the tests that would fail if the clause were broken."""


def clause(*ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a test with the clauses it stands for."""

    def mark(test: Callable[P, R]) -> Callable[P, R]:
        for each in ids:
            TESTS_OF.setdefault(each, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return mark
