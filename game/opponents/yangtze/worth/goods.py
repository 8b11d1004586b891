"""What goods may bring: their worth today and how far their cargoes may still grow."""

from functools import cache, lru_cache
from math import comb
from typing import Final

from rules.core.bits import numbers_in
from rules.yangtze.components import BASIC_COUNT
from rules.yangtze.reckoning.cargo import BASIC_LINES, LINES_OF, LUXURY_LINES, Line, best_split

STEPS: Final = 20
"""Chances are rounded to twentieths, so that what was worked out once is found again."""
_BASIC: Final = (1 << BASIC_COUNT) - 1


def _binomial(number: int, chance: float) -> list[float]:
    return [comb(number, k) * chance**k * (1 - chance) ** (number - k) for k in range(number + 1)]


@cache
def line_hope(
    luxury: bool, held: int, on_river: int, unseen: int, river_chance: int, unseen_chance: int, price: float
) -> float:
    """What a line of `held` goods may bring at the end, less what the goods still to be bought cost, `price` each."""
    values = (LUXURY_LINES if luxury else BASIC_LINES)[0].values
    total = 0.0
    for bought, likely in enumerate(_binomial(on_river, river_chance / STEPS)):
        for more, also in enumerate(_binomial(unseen, unseen_chance / STEPS)):
            total += likely * also * (values[held + bought + more] - price * (bought + more))
    return total


@lru_cache(maxsize=1 << 17)
def growth(
    mask: int, river: int, unseen: int, river_chance: int, unseen_chance: int, price: float, purchases: int
) -> float:
    """By how much goods may gain on their worth today, in so many purchases."""
    gain = wanted = 0.0
    for luxury, lines, goods in ((False, BASIC_LINES, mask & _BASIC), (True, LUXURY_LINES, mask & ~_BASIC)):
        if not goods:
            continue
        coming = [((line.mask & river).bit_count(), (line.mask & unseen).bit_count()) for line in lines]
        left = goods
        while left:
            best = 0.0
            chosen = -1
            for index, line in enumerate(lines):
                held = (left & line.mask).bit_count()
                if held:
                    near, far = coming[index]
                    hope = line_hope(luxury, held, near, far, river_chance, unseen_chance, price) - 3.0 * held
                    if hope > best or chosen < 0:
                        best, chosen = hope, index
            taken = lines[chosen]
            held = (left & taken.mask).bit_count()
            near, far = coming[chosen]
            gain += line_hope(luxury, held, near, far, river_chance, unseen_chance, price) - taken.values[held]
            wanted += (near * river_chance + far * unseen_chance) / STEPS
            left &= ~taken.mask
    if gain <= 0:
        return 0.0
    return gain * min(1.0, purchases / wanted) if wanted else gain


def gain_of(
    good: int, mask: int, river: int, unseen: int, river_chance: int, unseen_chance: int, price: float
) -> float:
    """What one more good adds, roughly and fast: the better of its two lines."""
    best = 0.0
    luxury = good >= BASIC_COUNT
    for line in LINES_OF[good]:
        held = (mask & line.mask).bit_count()
        near, far = (line.mask & river).bit_count(), (line.mask & unseen).bit_count()
        after = line_hope(luxury, held + 1, max(0, near - 1), far, river_chance, unseen_chance, price)
        before = line_hope(luxury, held, near, far, river_chance, unseen_chance, price) if held else 0.0
        best = max(best, after - before)
    return best


@lru_cache(maxsize=1 << 14)
def best_cargoes(mask: int) -> tuple[tuple[int, ...], ...]:
    """The cargoes of a best split, the dearest first."""
    return tuple(tuple(cargo) for cargo in best_split(numbers_in(mask)))


@lru_cache(maxsize=1 << 14)
def whole_lines(mask: int) -> tuple[tuple[int, ...], ...]:
    """Every line held twice or more, whole, the longest first; then what else a best split has of two and more."""
    lines: list[Line] = [line for line in (*BASIC_LINES, *LUXURY_LINES) if (mask & line.mask).bit_count() > 1]
    found = [tuple(numbers_in(cargo)) for cargo in dict.fromkeys(mask & line.mask for line in lines)]
    found.sort(key=lambda cargo: -len(cargo))
    return (*found, *(cargo for cargo in best_cargoes(mask) if len(cargo) > 1 and cargo not in found))
