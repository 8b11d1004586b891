"""Least squares without any package: equations are added up one by one and solved at the end."""

from collections.abc import Sequence
from typing import Final

RIDGE: Final = 1e-6
"""How much of its own size holds each unknown near nothing: only what was never met is decided by it."""


class Equations:
    """Sums over all that was met, of a size that hangs on the unknowns only."""

    def __init__(self, unknowns: int) -> None:
        self.met = 0
        self.squares = 0.0
        self.total = 0.0
        self.matrix = [[0.0] * unknowns for _ in range(unknowns)]
        self.right = [0.0] * unknowns

    def add(self, row: Sequence[float], result: float) -> None:
        """One position and what came of it."""
        self.met += 1
        self.total += result
        self.squares += result * result
        for at, number in enumerate(row):
            if number:
                self.right[at] += number * result
                line = self.matrix[at]
                for other in range(at + 1):
                    line[other] += number * row[other]

    def join(self, others: "Equations") -> None:
        """What was met elsewhere."""
        self.met += others.met
        self.total += others.total
        self.squares += others.squares
        for at, line in enumerate(others.matrix):
            self.right[at] += others.right[at]
            for other in range(at + 1):
                self.matrix[at][other] += line[other]

    def solved(self) -> list[float]:
        """The numbers with the smallest error, by Cholesky's way."""
        size = len(self.right)
        root = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i + 1):
                rest = self.matrix[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
                if i == j:
                    root[i][i] = max(rest + RIDGE * (self.matrix[i][i] + 1.0), 1e-12) ** 0.5
                else:
                    root[i][j] = rest / root[j][j]
        half = [0.0] * size
        for i in range(size):
            half[i] = (self.right[i] - sum(root[i][k] * half[k] for k in range(i))) / root[i][i]
        found = [0.0] * size
        for i in reversed(range(size)):
            found[i] = (half[i] - sum(root[k][i] * found[k] for k in range(i + 1, size))) / root[i][i]
        return found

    def explained(self, found: Sequence[float]) -> float:
        """The part of what differs between results that these numbers explain, from 0 to 1."""
        error = self.squares - 2 * sum(a * b for a, b in zip(found, self.right, strict=True))
        for i, line in enumerate(self.matrix):
            error += found[i] * (line[i] * found[i] + 2 * sum(line[j] * found[j] for j in range(i)))
        spread = self.squares - self.total * self.total / self.met
        return 1 - error / spread
