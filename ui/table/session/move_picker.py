"""From clicks to moves, for every title: mouse, keyboard, lessons and tests all point through this picker."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from rules.core.move import Move
from rules.core.shortcut import Shortcut
from rules.core.target import Target


class MovePicker:
    """Narrows the legal moves down to one, target by target, in any order.

    A move's targets are a bag: the same thing may have to be clicked twice. No move's targets contain another's, so
    one who has clicked all of them is sure to have chosen; most often fewer clicks decide. `targets` says what one
    clicks for a move where the step that asks knows better than the move, `sense` what it comes to: among equal things
    nobody is asked to choose. Shortcuts, several moves at once, are chosen like moves.

    >>> picker = MovePicker([Button("pass"), Take(Target("good", 3))])
    >>> picker.lit()
    (Target(kind='button', key='pass'), Target(kind='good', key=3))
    >>> picker.pick(Target("good", 3))
    True
    >>> picker.chosen()
    Take(what=Target(kind='good', key=3))
    """

    def __init__(
        self,
        moves: Iterable[Move],
        targets: Callable[[Move], tuple[Target, ...]] = lambda move: move.targets(),
        shortcuts: Sequence[Shortcut] = (),
        sense: Callable[[Move], Hashable] = lambda move: move,
    ) -> None:
        self._sense = sense
        single = tuple(((move,), targets(move)) for move in moves)
        self._all = single + tuple((shortcut.line, shortcut.targets) for shortcut in shortcuts)
        self.drop()

    @property
    def picked(self) -> tuple[Target, ...]:
        """What was clicked so far, in the order of the clicks."""
        return self._picked

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are still possible."""
        return tuple(line[0] for line, _ in self._left if len(line) == 1)

    def lit(self) -> tuple[Target, ...]:
        """What can be clicked now, in the order of the moves."""
        return self._lit

    def buttons(self) -> tuple[Target, ...]:
        """The part of `lit` that has no place on the board."""
        return tuple(target for target in self._lit if target.kind == "button")

    def amounts(self) -> range:
        """The part of `lit` that is a run of numbers; empty when no number is asked for."""
        keys = [int(target.key) for target in self._lit if target.kind == "amount"]
        return range(min(keys), max(keys) + 1) if keys else range(0)

    def pick(self, target: Target) -> bool:
        """Click a thing. False, and nothing changes, when it is not lit."""
        if target not in self._lit:
            return False
        self._narrow((*self._picked, target))
        return True

    def drop(self) -> None:
        """Take all clicks back."""
        self._left = self._all
        self._narrow(())

    def line(self) -> tuple[Move, ...]:
        """The moves that are meant, as soon as the clicks leave only one choice; empty before."""
        return self._left[0][0] if self._picked and self._decided() else ()

    def _decided(self) -> bool:
        lines = [line for line, _ in self._left]
        return len(lines) == 1 or (
            all(len(line) == 1 for line in lines) and len({self._sense(line[0]) for line in lines}) == 1
        )

    def chosen(self) -> Move | None:
        """The move, as soon as the clicks leave only one."""
        line = self.line()
        return line[0] if len(line) == 1 else None

    def _narrow(self, picked: tuple[Target, ...]) -> None:
        self._picked = picked
        if picked:
            wanted = picked.count(picked[-1])
            self._left = tuple(entry for entry in self._left if entry[1].count(picked[-1]) >= wanted)
        self._lit = tuple(dict.fromkeys(self._unpicked()))

    def _unpicked(self) -> Iterator[Target]:
        for _, targets in self._left:
            for target in targets:
                if targets.count(target) > self._picked.count(target):
                    yield target
