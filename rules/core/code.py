"""Moves as short lists, and back: what a saved game is written in.

>>> moves = Codec({"take": Take})
>>> moves.encode(Take(Target("good", 7)))
['take', 'good', 7]
>>> moves.decode(['take', 'good', 7])
Take(what=Target(kind='good', key=7))
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from rules.core.errors import BadRecord
from rules.core.move import Button, Move, PutBack, Take
from rules.core.target import Target
from rules.core.text import say

Code: TypeAlias = list[str | int]

COMMON: dict[str, type[Move]] = {"button": Button, "take": Take, "put_back": PutBack}


class Codec:
    """Knows the move classes of one title by their written names. Fields are numbers, names and targets."""

    def __init__(self, classes: Mapping[str, type[Move]]) -> None:
        self._classes = {**COMMON, **classes}
        self._names = {cls: name for name, cls in self._classes.items()}
        self._fields = {name: self._field_kinds(cls) for name, cls in self._classes.items()}

    @staticmethod
    def _field_kinds(cls: type[Move]) -> list[tuple[str, Any]]:
        return [(f.name, f.type) for f in fields(cls)]  # type: ignore[arg-type]

    def encode(self, move: Move) -> Code:
        """The move as a name and its fields; a target takes two places."""
        name = self._names[type(move)]
        code: Code = [name]
        for field, _ in self._fields[name]:
            value = getattr(move, field)
            code.extend(value if isinstance(value, tuple) else (value,))
        return code

    def decode(self, code: Sequence[Any]) -> Move:
        """The move a list stands for; BadRecord when it stands for none."""
        values = list(code)
        if not values or not isinstance(values[0], str) or values[0] not in self._classes:
            raise BadRecord(say("common.record.unknown_move"))
        name = values.pop(0)
        arguments: list[Any] = []
        try:
            for _, kind in self._fields[name]:
                arguments.append(self._read(kind, values))
        except (IndexError, TypeError) as error:
            raise BadRecord(say("common.record.unknown_move")) from error
        if values:
            raise BadRecord(say("common.record.unknown_move"))
        return self._classes[name](*arguments)

    @staticmethod
    def _read(kind: Any, values: list[Any]) -> Any:
        value = values.pop(0)
        if kind is Target:
            if not isinstance(value, str):
                raise TypeError
            key = values.pop(0)
            if not isinstance(key, str | int) or isinstance(key, bool):
                raise TypeError
            return Target(value, key)
        if type(value) is not kind:
            raise TypeError
        return value
