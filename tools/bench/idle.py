"""What an idle table costs."""

from tools.bench.children import answer
from tools.bench.figure import Figure, with_tables


def measure() -> list[Figure]:
    """Five seconds in which nobody does anything, at a full table of each title."""
    shares = {title: answer("tools.bench.table_window", "idle", title, 5)["share"] for title in with_tables()}
    return [Figure(f"{title}: idle table, share of one core", share, "%", 3) for title, share in shares.items()]
