"""Bit sets: small sets of numbers in one integer."""

from collections.abc import Iterable


def mask_of(numbers: Iterable[int]) -> int:
    """Numbers as a bit set.

    >>> bin(mask_of([1, 2, 4]))
    '0b10110'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    """A bit set as ascending numbers.

    >>> numbers_in(0b10110)
    [1, 2, 4]
    """
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
