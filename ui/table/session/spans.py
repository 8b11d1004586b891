"""Which moves were made by one choice: they are taken back, and made again, together."""


class Spans:
    """Runs of moves, by the numbers of the first and of the one after the last."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []

    def cut(self, number: int) -> None:
        """Another move follows so many: runs that were taken back are forgotten."""
        self._spans = [span for span in self._spans if span[1] <= number]

    def add(self, number: int, count: int) -> None:
        """So many moves from this one on belong together."""
        self.cut(number)
        self._spans.append((number, number + count))

    def first(self, number: int) -> int:
        """Where to go when so many moves should stay: never into the middle of a run."""
        return next((first for first, end in self._spans if first < number < end), number)

    def last(self, number: int) -> int:
        """Where making moves again comes to rest."""
        return next((end for first, end in self._spans if first == number), number + 1)
