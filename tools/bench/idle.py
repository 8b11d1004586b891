"""What an idle table costs."""

from tools.bench.children import answer
from tools.bench.figure import Figure


def measure() -> list[Figure]:
    """Five seconds in which nobody does anything."""
    found = answer("tools.bench.table_window", "idle", "yangtze", 5)
    return [Figure("idle table: share of one core", found["share"], "%", 3)]
