"""Which signs of which typeface are shipped: all living scripts, as far as names and sentences need them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Script:
    """One file. `tag` is the script's name in OpenType; `size` fits it to the height of our own letters."""

    file: str
    source: str
    tag: str = ""
    leftward: bool = False
    size: float = 0.0
    signs: frozenset[int] = frozenset()
    shaped: bool = True


def spans(signs: Iterable[int]) -> list[int]:
    """First and last of every unbroken row, one after the other.

    >>> spans([3, 1, 2, 7])
    [1, 3, 7, 7]
    """
    out: list[int] = []
    for sign in sorted(signs):
        if out and sign == out[-1] + 1:
            out[-1] = sign
        else:
            out += [sign, sign]
    return out


def _block(*bounds: int) -> Iterator[int]:
    for first, last in zip(bounds[::2], bounds[1::2], strict=True):
        yield from range(first, last + 1)


def _set_of(encoding: str, lead: range, trail: range) -> Iterator[int]:
    """Every sign of a two-byte character set."""
    for pair in product(lead, trail):
        try:
            yield from map(ord, bytes(pair).decode(encoding))
        except UnicodeDecodeError:
            continue


def _east_asia() -> frozenset[int]:
    """Kana, Hangul, and the Han signs of the national sets: all of Japan's and China's, Taiwan's frequent ones."""
    high = range(0xA1, 0xFF)
    national = {
        *_set_of("euc_jp", range(0xA1, 0xF5), high),
        *_set_of("gb2312", range(0xA1, 0xF8), high),
        *_set_of("big5", range(0xA1, 0xC7), range(0x40, 0xFF)),
    }
    han = {sign for sign in national if 0x3400 <= sign <= 0x9FFF}
    return frozenset(han | set(_block(0x3000, 0x312F, 0x31F0, 0x31FF, 0xAC00, 0xD7A3, 0xFF00, 0xFFEF)))


def _noto(name: str, tag: str, *, leftward: bool = False, size: float = 0.0) -> Script:
    file = f"NotoSans{name}-Regular.ttf"
    return Script(file, file, tag, leftward, size)


SCRIPTS = (
    _noto("Arabic", "Arab", leftward=True),
    _noto("Hebrew", "Hebr", leftward=True),
    _noto("Thaana", "Thaa", leftward=True),
    _noto("NKo", "Nkoo", leftward=True),
    _noto("Armenian", "Armn"),
    _noto("Georgian", "Geor"),
    _noto("Devanagari", "Deva"),
    _noto("Bengali", "Beng"),
    _noto("Gurmukhi", "Guru"),
    _noto("Gujarati", "Gujr"),
    _noto("Oriya", "Orya"),
    _noto("Tamil", "Taml"),
    _noto("Telugu", "Telu"),
    _noto("Kannada", "Knda"),
    _noto("Malayalam", "Mlym"),
    _noto("Sinhala", "Sinh"),
    _noto("Thai", "Thai"),
    _noto("Lao", "Laoo"),
    _noto("Khmer", "Khmr"),
    _noto("Myanmar", "Mymr"),
    _noto("Ethiopic", "Ethi"),
    _noto("Cherokee", "Cher"),
    _noto("Tifinagh", "Tfng"),
    _noto("CanadianAboriginal", "Cans"),
    _noto("Symbols", "Zyyy"),
)
WORLD = Script(
    "NotoSans-World.ttf",
    "NotoSans-Regular.ttf",
    signs=frozenset(
        _block(0x100, 0x52F, 0x1C80, 0x1C8F, 0x1E00, 0x20CF, 0x2100, 0x218F, 0x2C60, 0x2C7F, 0xA640, 0xA7FF)
    ),
)
"""What our own faces lack of the scripts they have: rare letters of Latin, Greek and Cyrillic."""
EAST_ASIA = Script(
    "NotoSansCJK-EastAsia.otf",
    "NotoSansCJK-Regular.ttc",
    size=0.94,
    signs=_east_asia(),
    shaped=False,
)
