"""Clones are equal, independent, and can go to another process."""

import pickle
from typing import Any

from tests.every_title.cases import Cases
from tests.every_title.playing import positions
from tests.every_title.table import Table


def slots(state: Any) -> list[str]:
    """All fields of a state."""
    return [name for cls in type(state).__mro__ for name in getattr(cls, "__slots__", ())]


def containers(value: Any) -> list[Any]:
    """The lists, dicts and sets within a value."""
    if isinstance(value, list | tuple | set | frozenset):
        inner = [each for part in value for each in containers(part)]
    elif isinstance(value, dict):
        inner = [each for part in value.values() for each in containers(part)]
    else:
        return []
    return [value, *inner] if isinstance(value, list | dict | set) else inner


def test_a_clone_is_equal_in_every_field(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table)):
        twin = state.clone()
        assert type(twin) is type(state)
        assert twin.key() == state.key()
        for name in slots(state):
            assert getattr(twin, name) == getattr(state, name), name


def test_a_clone_shares_nothing_that_can_change(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table, 60)):
        twin = state.clone()
        for name in slots(state):
            if name != "offer":
                shared = [value for value in containers(getattr(twin, name)) if _is_in(value, getattr(state, name))]
                assert not shared, name


def _is_in(value: Any, field: Any) -> bool:
    return any(value is each for each in containers(field))


def test_every_legal_move_on_a_clone_leaves_the_original_alone(table: Table, cases: Cases) -> None:
    for state in positions(table):
        key = state.key()
        for move in cases.of(table.rules.legal_moves(state)):
            table.rules.apply(state.clone(), move)
        assert state.key() == key


def test_the_key_tells_every_field_but_the_offer(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table, 20)):
        for name in slots(state):
            twin = state.clone()
            setattr(twin, name, _changed(getattr(state, name)))
            assert (twin.key() == state.key()) == (name == "offer"), name


def _changed(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    return value[1:] if value else [("one more",)]


def test_a_state_survives_the_way_to_another_process(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table, 100)):
        back = pickle.loads(pickle.dumps(state))
        assert back.key() == state.key()
        assert list(table.rules.legal_moves(back)) == list(table.rules.legal_moves(state))


def test_a_preview_changes_nothing_and_tells_what_will_happen(table: Table, cases: Cases) -> None:
    for state in positions(table, 150):
        key = state.key()
        for move in cases.of(table.rules.legal_moves(state)):
            preview = table.rules.preview(state, move)
            after = state.clone()
            events: list[Any] = []
            table.rules.apply(after, move, events.append)
            assert list(preview.events) == events[: len(preview.events)]
            assert preview.whole == (after.reveals == state.reveals)
        assert state.key() == key
