"""Whether the window feels that somebody thinks beside it."""

from tools.bench.children import answer
from tools.bench.figure import Figure


def measure() -> list[Figure]:
    """Fifteen seconds of a table with two of the strongest opponents."""
    found = answer("tools.bench.table_window", "thinking", "yangtze", 15)
    return [
        Figure("longest frame while tycoon thinks", found["longest"], "ms", 50),
        Figure("99th of 100 frames while tycoon thinks", found["p99"], "ms"),
    ]
