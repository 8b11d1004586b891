"""What lies in the box, read from `printed.toml`."""

from typing import Final

from rules.core.manifest import manifests
from rules.core.printed import printed

_DATA: Final = printed("toy")
_PEBBLES: Final = _DATA["pebbles"]
_WELL: Final = _DATA["well"]

VALUES: Final[tuple[int, ...]] = tuple(value for value in _PEBBLES["values"] for _ in range(_PEBBLES["of_each"]))
"""What a pebble counts, by its number."""
ROW_SIZE: Final[int] = _PEBBLES["row"]
ACTS: Final[int] = _DATA["turn"]["acts"]
"""Pebbles that may be gathered in a turn."""
TOSS_ABOVE: Final[int] = _DATA["turn"]["toss_above"]
"""Whoever has more open pebbles than this may toss one back."""
MOST_SEATS: Final = manifests()["toy"].seats[-1]
UNLESS_CHOSEN: Final = {spec.key: spec.default for spec in manifests()["toy"].options}

TOKENS: Final[tuple[str, ...]] = tuple(_WELL["tokens"])
TOKEN_COUNTS: Final[tuple[int, ...]] = tuple(_WELL["tokens"].values())
SHELL, WAVE, HOLE = range(len(TOKENS))
TOKENS_DRAWN: Final[int] = _WELL["drawn"]
DEEPEST: Final[int] = _WELL["deepest"]
"""Pebbles that may be sunk at once."""
SUNK_COUNTS: Final[int] = _WELL["sunk_counts"]
"""How many times a sunk pebble counts."""
SHELL_COUNTS: Final[int] = _WELL["shell_counts"]
