"""How long until the lobby is there, interpreter start included, beside a bare window."""

from statistics import median
from typing import Final

from tools.bench.children import seconds_until_told
from tools.bench.figure import Figure

ROUNDS: Final = 7


def measure() -> list[Figure]:
    """The two take turns; the first round only warms the disk."""
    lobby, bare = [], []
    for _ in range(ROUNDS + 1):
        lobby.append(seconds_until_told("tools.bench.show_lobby"))
        bare.append(seconds_until_told("tools.bench.show_window"))
    ratio = median(a / b for a, b in zip(lobby[1:], bare[1:], strict=True))
    return [
        Figure("first frame: lobby", median(lobby[1:]) * 1000, "ms", 1000),
        Figure("first frame: bare window", median(bare[1:]) * 1000, "ms"),
        Figure("first frame: lobby / bare window", ratio, "x", 2.5),
    ]
