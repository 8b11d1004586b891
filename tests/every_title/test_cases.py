"""Conformance refuses silence, and excuses that excuse nothing."""

import ast
from pathlib import Path

import pytest

from rules.core.manifest import manifests
from tests.every_title.cases import Cases
from tests.every_title.table import tables

TABLE = tables()[0]


def swims(monkeypatch: pytest.MonkeyPatch, excuse: str = "") -> Cases:
    """The cases of a check that the title may excuse."""
    excuses = {excuse: "there is no water"} if excuse else {}
    monkeypatch.setitem(manifests(), TABLE.title, manifests()[TABLE.title]._replace(excuses=excuses))
    return Cases("swims", TABLE)


def test_a_check_of_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(pytest.fail.Exception, match="no case"):
        swims(monkeypatch).close()
    with pytest.raises(pytest.fail.Exception, match="no case"):
        swims(monkeypatch, "flies").close()


@pytest.mark.parametrize("excuse", ["swims", f"swims-{TABLE.seats}"])
def test_a_reason_excuses_it(monkeypatch: pytest.MonkeyPatch, excuse: str) -> None:
    swims(monkeypatch, excuse).close()


@pytest.mark.parametrize("excuse", ["swims", f"swims-{TABLE.seats}"])
def test_an_excuse_for_what_is_there_fails(monkeypatch: pytest.MonkeyPatch, excuse: str) -> None:
    cases = swims(monkeypatch, excuse)
    assert list(cases.of("abc")) == ["a", "b", "c"]
    with pytest.raises(pytest.fail.Exception, match="finds 3 cases"):
        cases.close()


def test_every_excuse_is_for_a_check_that_exists_and_has_a_reason() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    checks = {
        node.name.removeprefix("test_") for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)
    }
    for manifest in manifests().values():
        assert {key.partition("-")[0] for key in manifest.excuses} <= checks, manifest.title
        assert all(len(reason.split()) > 2 for reason in manifest.excuses.values()), manifest.title
