"""The plain part of TOML in which manifests are written.

The shelf stands before anything else, and Python's own reader takes longer to be loaded than all manifests to be read.
Plain is one value a line: strings without escapes, whole numbers, truth, lists and inline tables of them, under
`[table]` and `[[list of tables]]`. Whatever else TOML knows is left to Python's reader, and so is every mistake.
"""

import json
from typing import Any, Final

DECODER: Final = json.JSONDecoder()
BLANK: Final = " \t"


class NotPlain(Exception):
    """Python's own reader must say what this means."""


def plain(text: str) -> dict[str, Any]:
    """What the file holds, as `tomllib.loads` would tell; NotPlain where that must be asked."""
    held: dict[str, Any] = {}
    table = held
    for line in text.split("\n"):
        line = line.strip(BLANK)
        if line.startswith("[["):
            table = {}
            tables = held.setdefault(_head(line, "[[", "]]"), [])
            # A list that was a value already cannot grow, and a table is none.
            if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
                raise NotPlain(line)
            tables.append(table)
        elif line.startswith("["):
            table = {}
            _put(held, _head(line, "[", "]"), table)
        elif line and not line.startswith("#"):
            _finish(line, _entry(table, line, 0))
    return held


def _head(line: str, before: str, after: str) -> str:
    if not line.endswith(after):
        raise NotPlain(line)
    return _key(line.removeprefix(before).removesuffix(after))


def _finish(line: str, at: int) -> None:
    rest = line[at:].lstrip(BLANK)
    if rest and not rest.startswith("#"):
        raise NotPlain(line)


def _entry(table: dict[str, Any], line: str, at: int) -> int:
    """Read `key = value` into a table; where it ends."""
    equals = line.find("=", at)
    if equals < 0:
        raise NotPlain(line)
    value, end = _value(line, _skip(line, equals + 1))
    _put(table, _key(line[at:equals]), value)
    return end


def _value(line: str, at: int) -> tuple[Any, int]:
    if line.startswith("{", at):
        return _inline(line, at + 1)
    if line.startswith("0x", at):
        end = next(
            (place for place in range(at + 2, len(line)) if line[place] not in "0123456789abcdefABCDEF"), len(line)
        )
        if end == at + 2:
            raise NotPlain(line)
        return int(line[at:end], 16), end
    try:
        value, end = DECODER.raw_decode(line, at)
    except ValueError as error:
        raise NotPlain(line) from error
    if "\\" in line[at:end] or not all(type(each) in (str, int, bool) for each in _each(value)):
        raise NotPlain(line)
    return value, end


def _each(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _inline(line: str, at: int) -> tuple[dict[str, Any], int]:
    table: dict[str, Any] = {}
    while True:
        at = _skip(line, _entry(table, line, at))
        if line.startswith("}", at):
            return table, at + 1
        if not line.startswith(",", at):
            raise NotPlain(line)
        at += 1


def _put(table: dict[str, Any], key: str, value: Any) -> None:
    if key in table:
        raise NotPlain(key)
    table[key] = value


def _key(name: str) -> str:
    key = name.strip(BLANK)
    if not key.isascii() or not key.replace("-", "_").isidentifier():
        raise NotPlain(name)
    return key


def _skip(line: str, at: int) -> int:
    while line.startswith(tuple(BLANK), at):
        at += 1
    return at
