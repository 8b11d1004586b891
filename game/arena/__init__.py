"""Opponents against each other: contests of levels and of versions, sequential tests, ratings."""

from game.arena.command import run

__all__ = ["run"]
