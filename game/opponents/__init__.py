"""Opponents: title-free ways of choosing, and for each title a school that teaches them its game."""

from rules.core.roots import joined

__path__.extend(joined("game/opponents"))
