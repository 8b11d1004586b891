"""Printed values: the data files of the titles, read once."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


@cache
def printed(title: str) -> dict[str, Any]:
    """All tables of a title's data file."""
    path = Path(__file__).resolve().parent.parent / "data" / f"{title}.toml"
    with path.open("rb") as file:
        return tomllib.load(file)
