"""Finds what the opponents of a title are made of by its manifest; imported when first asked for, like the rules."""

from importlib import import_module
from typing import Any

from rules.core.manifest import manifests


def part_of(title: str, module: str, name: str) -> Any:
    """What a module of a title's opponents calls so; None where the title has no opponents yet."""
    if title not in manifests():
        return None
    package = f"game.opponents.{title}"
    try:
        return getattr(import_module(f"{package}.{module}"), name)
    except ModuleNotFoundError as missing:
        if missing.name not in (package, f"{package}.{module}"):
            raise
        return None
