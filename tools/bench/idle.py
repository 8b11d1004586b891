"""What an idle table costs."""

from collections.abc import Iterator

from tools.bench.children import answer
from tools.bench.figure import Figure, with_tables


def measure() -> Iterator[Figure]:
    """Five seconds in which nobody does anything, at a full table of each title."""
    for title in with_tables():
        share = answer("tools.bench.table_window", "idle", title, 5)["share"]
        yield Figure(f"{title}: idle table, share of one core", share, "%", 3)
