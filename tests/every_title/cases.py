"""What a check has looked at. Silence proves nothing: a check that found no case for a title fails.

Where a title truly has no such case, or has none with so many seats, its manifest excuses the check by its name:

    [excuses]
    picking_reaches_the_same_ends = "nothing is picked one by one"
    imagined_worlds_differ-2 = "with two seats all that is hidden lies in one place"
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest

from rules.core.manifest import manifests
from tests.every_title.table import Table

T = TypeVar("T")


class Cases:
    """Counts the cases of one check for one table."""

    def __init__(self, check: str, table: Table) -> None:
        self.check = check
        self.table = table
        self.found = 0

    def of(self, things: Iterable[T]) -> Iterator[T]:
        """The same things, each counted as a case."""
        for each in things:
            self.found += 1
            yield each

    def close(self) -> None:
        """Fail unless there was a case, or the manifest says why there is none."""
        excuses = manifests()[self.table.title].excuses
        excused = self.check in excuses or f"{self.check}-{self.table.seats}" in excuses
        if not self.found and not excused:
            pytest.fail(f"{self.check} found no case for {self.table}: place one, or excuse it in title.toml")
        if self.found and excused:
            pytest.fail(f"{self.table} excuses {self.check}, which finds {self.found} cases")
