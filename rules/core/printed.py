"""Printed values: the data file of each title, read once.

One process holds one set of values a title: today's, unless `hold` chose those of an earlier version before the title
was imported. So rules read their values as constants, and a game saved long ago finds the ones it was played with.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.core.manifest import manifests
from rules.core.roots import rule_folder

COMMENTS: Final = ("source", "field_sources", "note")
COMMENT_ENDS: Final = ("_source", "_note")
"""Keys that are such a word or end so say where a value comes from; no game depends on them."""
PRINT_LENGTH: Final = 16

_chosen: Final[dict[str, int]] = {}
_read: Final[dict[str, dict[str, Any]]] = {}


def printed(title: str) -> dict[str, Any]:
    """All tables of a title's data file, of the version held."""
    if title not in _read:
        _read[title] = _values(title, held(title))
    return _read[title]


def today(title: str) -> int:
    """The version of a title's rules that new games are played with."""
    manifest = manifests().get(title)
    return 1 if manifest is None else manifest.version


def held(title: str) -> int:
    """The version whose values this process holds."""
    return _chosen.get(title, today(title))


def hold(title: str, version: int) -> None:
    """Hold the values of this version from now on; only before the title is imported."""
    if version == held(title):
        return
    if title in _read:
        raise RuntimeError(f"this process already holds {title} {held(title)}")
    _chosen[title] = version


def earlier_held() -> dict[str, int]:
    """Titles whose values are not today's in this process, with the version held."""
    return {title: version for title, version in _chosen.items() if version != today(title)}


def values_file(title: str, version: int) -> Path:
    """Where the values of a version lie: today's beside the rules, the others among the earlier ones."""
    folder = rule_folder(title)
    return folder / "printed.toml" if version == today(title) else folder / "earlier" / f"{version}.toml"


@cache
def unnamed_since(title: str) -> dict[int, Any]:
    """Versions of games saved before headers named their values, and since when; none where only the first was so."""
    path = rule_folder(title) / "earlier" / "unnamed.toml"
    if not path.exists():
        return {}
    return {int(version): since for version, since in _table(path).items()}


@cache
def values_print(title: str, version: int) -> str:
    """The fingerprint of a version's values; empty where there are none."""
    return print_of(_values(title, version)) if values_file(title, version).exists() else ""


def print_of(values: Mapping[str, Any]) -> str:
    """A fingerprint of values alone: where they come from and what was said about them does not count.

    >>> print_of({"cost": 3, "source": "seed"}) == print_of({"cost": 3}) != print_of({"cost": 4})
    True
    """
    # The lobby opens without it.
    from hashlib import sha256

    written = json.dumps(_bare(values), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return sha256(written.encode()).hexdigest()[:PRINT_LENGTH]


def _bare(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _bare(each) for key, each in value.items() if not (key in COMMENTS or key.endswith(COMMENT_ENDS))}
    return [_bare(each) for each in value] if isinstance(value, list) else value


@cache
def _values(title: str, version: int) -> dict[str, Any]:
    return _table(values_file(title, version))


def _table(path: Path) -> dict[str, Any]:
    import tomllib

    with path.open("rb") as file:
        return tomllib.load(file)
