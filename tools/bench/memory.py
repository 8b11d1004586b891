"""What the running program holds in memory."""

from collections.abc import Iterator

from tools.bench.children import answer
from tools.bench.figure import Figure, with_tables


def measure() -> Iterator[Figure]:
    """Each title from the lobby to a table where much was looked at, in a window of 1280 by 800."""
    for title in with_tables():
        found = answer("tools.bench.program_memory", title)
        yield from (
            Figure(f"{title}: memory of the window at its table", found["window"], "MB", 200),
            Figure(f"{title}: memory of the opponents beside it", found["opponents"], "MB"),
        )
