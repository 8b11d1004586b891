"""Runs each test that asks for a `table` with every title and every number of seats, and refuses checks of nothing."""

from collections.abc import Generator

import pytest

from tests.every_title.cases import Cases
from tests.every_title.table import Table, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A new title gets all tests for free."""
    if "table" in metafunc.fixturenames:
        assert "cases" in metafunc.fixturenames, f"{metafunc.function.__name__} does not count its cases"
        metafunc.parametrize("table", tables(), ids=str)


@pytest.fixture
def cases(request: pytest.FixtureRequest, table: Table) -> Cases:
    """What the test counts its cases with."""
    return Cases(request.function.__name__.removeprefix("test_"), table)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """A test that passed has also looked at something."""
    result = yield
    cases = pyfuncitem.funcargs.get("cases")
    if isinstance(cases, Cases):
        cases.close()
    return result
