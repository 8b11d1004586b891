"""Moves, events and steps are values: no field is ever assigned. Rules depend on nothing but the deal and the moves."""

import ast
from collections.abc import Iterator
from typing import Any, Final

import pytest

from rules.core.event import Event
from rules.core.move import Move
from rules.core.roots import rule_folders
from rules.core.step import Step
from tests.every_title.cases import Cases
from tests.every_title.playing import at_random, play
from tests.every_title.table import Table

SOURCES: Final = [path for folder in rule_folders() for path in sorted(folder.rglob("*.py"))]
BASES: Final = ("Move", "Event", "Step")
FORBIDDEN: Final = {"random", "secrets", "uuid", "time", "datetime", "os", "sys", "threading", "multiprocessing"}
UNORDERED: Final = {"set", "frozenset"}
IN_ORDER: Final = {"list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "reversed"}


def trees() -> Iterator[tuple[str, ast.Module]]:
    """All sources of the rules, read."""
    for path in SOURCES:
        yield str(path), ast.parse(path.read_text(encoding="utf-8"))


def classes() -> dict[str, ast.ClassDef]:
    """All classes of the rules by name."""
    return {node.name: node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def is_value(name: str, known: dict[str, ast.ClassDef]) -> bool:
    """Does the class descend from Move, Event or Step?"""
    if name in BASES:
        return True
    bases = known[name].bases if name in known else []
    return any(is_value(base.id, known) for base in bases if isinstance(base, ast.Name))


def fields(node: ast.ClassDef) -> dict[str, ast.expr]:
    """The annotated fields of a class."""
    return {
        line.target.id: line.annotation
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def assigned(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Every attribute that something is stored in or deleted from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node


def test_no_field_of_a_value_is_assigned_in_the_sources() -> None:
    known = classes()
    values = {name for name in known if is_value(name, known)}
    value_fields = {field for name in values for field in fields(known[name])}
    state_fields = {field for name in known if name not in values for field in fields(known[name])}
    for name in values:
        owners = [node.value.id for node in assigned(known[name]) if isinstance(node.value, ast.Name)]
        assert "self" not in owners, name
    for path, tree in trees():
        for node in assigned(tree):
            assert node.attr not in value_fields - state_fields, f"{path}:{node.lineno} assigns {node.attr}"


def test_fields_of_values_cannot_change_from_within() -> None:
    known = classes()
    for name in known:
        if is_value(name, known):
            for field, annotation in fields(known[name]).items():
                words = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
                assert not words & {"list", "dict", "set", "Any"}, f"{name}.{field}"


def test_no_value_is_changed_while_games_are_played(
    table: Table, cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    def guard(self: Any, name: str, value: Any) -> None:
        assert not hasattr(self, name), f"{type(self).__name__}.{name} assigned again"
        object.__setattr__(self, name, value)

    for base in (Move, Event, Step):
        monkeypatch.setattr(base, "__setattr__", guard, raising=False)
    for seed in cases.of(range(5)):
        *_, last = play(table.rules, table.new_state(seed), at_random, seed)
        assert table.rules.is_over(last.after)


def test_rules_know_no_chance_but_the_deal_and_no_clock() -> None:
    for path, tree in trees():
        for node in ast.walk(tree):
            modules: list[str] = []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                assert isinstance(node, ast.Import | ast.ImportFrom)
                assert module.partition(".")[0] not in FORBIDDEN, f"{path}:{node.lineno} imports {module}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("hash", "id", "setattr", "vars", "globals"), f"{path}:{node.lineno}"


def unordered(node: ast.expr, names: set[str]) -> bool:
    """Is this a set, or a name given to one nearby?"""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in UNORDERED
    if isinstance(node, ast.BinOp):
        return unordered(node.left, names) or unordered(node.right, names)
    return isinstance(node, ast.Name) and node.id in names


def names_of_sets(tree: ast.AST) -> set[str]:
    """Names that a set is assigned to, or that are annotated as one."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and unordered(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            words = {part.id for part in ast.walk(node.annotation) if isinstance(part, ast.Name)}
            target = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
            if words & UNORDERED and "tuple" not in words and "list" not in words and "dict" not in words:
                found.add(target)
    return found


def test_rules_never_go_through_a_set_in_its_own_order() -> None:
    for path, tree in trees():
        names = names_of_sets(tree)
        for node in ast.walk(tree):
            through: list[ast.expr] = []
            if isinstance(node, ast.For | ast.comprehension):
                through = [node.iter]
            elif isinstance(node, ast.Starred):
                through = [node.value]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IN_ORDER:
                through = node.args
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
                through = [node.func.value]
            for each in through:
                assert not unordered(each, names), f"{path}:{each.lineno} goes through a set"
