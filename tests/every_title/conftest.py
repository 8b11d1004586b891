"""Runs each test that asks for a `table` with every title and every number of seats."""

import pytest

from tests.every_title.table import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A new title gets all tests for free."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
