"""Whether the window feels that somebody thinks beside it."""

from collections.abc import Iterator

from tools.bench.children import answer
from tools.bench.figure import Figure, with_tables


def measure() -> Iterator[Figure]:
    """Fifteen seconds of a full table with the strongest opponents on all other seats."""
    for title in with_tables():
        found = answer("tools.bench.table_window", "thinking", title, 15)
        yield from (
            Figure(f"{title}: longest frame while tycoon thinks", found["longest"], "ms", 50),
            Figure(f"{title}: 99th of 100 frames while tycoon thinks", found["p99"], "ms"),
        )
