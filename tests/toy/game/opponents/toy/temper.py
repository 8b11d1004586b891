"""How one opponent differs from another."""

from typing import NamedTuple


class Temper(NamedTuple):
    """`curiosity`: how much of its fair worth a pebble nobody has seen is taken for."""

    curiosity: float = 1.0
