"""Cargoes: what may be loaded together, what it brings, and the split of goods that brings most."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rules.core.bits import mask_of, numbers_in
from rules.core.printed import printed
from rules.yangtze.components import BASIC_COUNT, GOODS


class Line(NamedTuple):
    """All goods of one kind or of one colour in one category; values[n] is what n of them bring."""

    mask: int
    values: tuple[int, ...]


def _values(category: str, row: str) -> tuple[int, ...]:
    return (0, *printed("yangtze")[f"cargo_values_{category}"][row])


def _lines(luxury: bool) -> tuple[Line, ...]:
    category = "luxury" if luxury else "basic"
    numbers = [number for number, good in enumerate(GOODS) if good.luxury == luxury]
    lines = []
    for row, of in (("same_kind", 1), ("same_colour", 2)):
        for name in dict.fromkeys(GOODS[number][of] for number in numbers):
            mask = mask_of(number for number in numbers if GOODS[number][of] == name)
            lines.append(Line(mask, _values(category, row)))
    return tuple(lines)


BASIC_LINES: Final = _lines(False)
LUXURY_LINES: Final = _lines(True)
LINES: Final = BASIC_LINES + LUXURY_LINES
LINES_OF: Final = tuple(tuple(line for line in LINES if line.mask >> number & 1) for number in range(len(GOODS)))
"""For each good its line of one kind, then its line of one colour."""
_BASIC_MASK: Final = (1 << BASIC_COUNT) - 1


def fitting(loaded: Sequence[int], goods: Sequence[int]) -> list[int]:
    """The goods that may join those already loaded, in their own order."""
    mask = mask_of(loaded)
    reach = 0
    for line in LINES_OF[loaded[0]]:
        if line.mask & mask == mask:
            reach |= line.mask
    reach &= ~mask
    return [good for good in goods if reach >> good & 1]


def cargo_value(goods: Sequence[int]) -> int:
    """What one legal cargo brings."""
    mask = mask_of(goods)
    return max(line.values[len(goods)] for line in LINES_OF[goods[0]] if line.mask & mask == mask)


@lru_cache(maxsize=1 << 18)
def _best(mask: int, lines: tuple[Line, ...]) -> tuple[int, int]:
    """Most that one category brings, and the cargo to sell first.

    Each further good of a cargo brings at least as much as the one before, so the largest cargo of some best split
    takes its whole line; sold first, the same holds for the rest.
    """
    best = first = 0
    for line in lines:
        cargo = mask & line.mask
        size = cargo.bit_count()
        if size > 1:
            total = line.values[size] + _best(mask ^ cargo, lines)[0]
            if total > best:
                best, first = total, cargo
    single = 0
    left = mask
    while left:
        low = left & -left
        single += max(line.values[1] for line in LINES_OF[low.bit_length() - 1])
        left ^= low
    if single > best:
        best, first = single, mask & -mask
    return best, first


def worth_of_mask(mask: int) -> int:
    """Most that goods bring when sold as cargoes, goods given as a bit set."""
    basic = mask & _BASIC_MASK
    luxury = mask ^ basic
    total = _best(basic, BASIC_LINES)[0] if basic else 0
    return total + _best(luxury, LUXURY_LINES)[0] if luxury else total


def worth(goods: Iterable[int]) -> int:
    """Most that goods bring when sold as cargoes."""
    return worth_of_mask(mask_of(goods))


def best_split(goods: Iterable[int]) -> list[list[int]]:
    """The cargoes of a best split, the dearest first."""
    mask = mask_of(goods)
    cargoes = []
    for part, lines in ((mask & _BASIC_MASK, BASIC_LINES), (mask & ~_BASIC_MASK, LUXURY_LINES)):
        left = part
        while left:
            first = _best(left, lines)[1]
            cargoes.append(numbers_in(first))
            left ^= first
    return sorted(cargoes, key=lambda cargo: (-cargo_value(cargo), cargo))
