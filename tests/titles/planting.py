"""Planted follies: a position and what a fool does there, beside what a sane player does."""

from typing import Any, NamedTuple

from game.opponents.player import Line


class Script(NamedTuple):
    """Lines to be played from a position, each by whoever decides then."""

    state: Any
    lines: tuple[Line, ...]


class Planted(NamedTuple):
    """What a check must name, and what it must let pass."""

    foolish: Script
    sane: Script


def planted(state: Any, foolish: Line, sane: Line) -> Planted:
    """One line each from the same position."""
    return Planted(Script(state, (foolish,)), Script(state, (sane,)))
