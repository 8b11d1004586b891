"""Where a line may end: at spaces, and between the signs of scripts that have none."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Final

MARK: Final = "**"
"""Around bold words; it stays with what it marks."""
WIDE: Final = (0x2E80, 0x3130, 0x3190, 0xA4D0, 0xF900, 0xFB00, 0xFE30, 0xFE50, 0xFF00, 0xFFF0, 0x20000, 0x40000)
"""Han, kana and their marks: where each row begins and where the next signs do. Korean sets spaces: no Hangul here."""
UNSPACED: Final = (0x0E00, 0x0F00, 0x1000, 0x10A0, 0x1780, 0x1800)
"""Thai, Lao, Burmese and Khmer have no spaces either, but no sign tells where a word of theirs ends."""
NEVER_FIRST: Final = frozenset(
    "!),.:;?]}’”…‥–°′″%‰¢、。，．・：；？！゛゜ヽヾゝゞ々ー〜～℃％）〕］｝〉》」』】〗〙"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ｡｣､･ｰﾞﾟ"
)
"""What Japanese never begins a line with: closing marks, small kana, signs that lengthen or repeat."""
NEVER_LAST: Final = frozenset("([{‘“£¥$€（〔［｛〈《「『【〖〘￡￥＄｢")
"""What it never ends one with: opening marks and signs of money."""


def units(word: str) -> Iterator[str]:
    """The parts of a word, between two spaces, that a line may end after.

    >>> list(units("harbour")), list(units("東京「駅」へ"))
    (['harbour'], ['東', '京', '「駅」', 'へ'])
    """
    if not _any_of(WIDE, word):
        yield word
        return
    start, bold = 0, False
    for at in range(1, len(word)):
        if word.startswith(MARK, at - 1):
            bold = not bold
        if _parts(word, at, bold):
            yield word[start:at]
            start = at
    yield word[start:]


def _parts(word: str, at: int, bold: bool) -> bool:
    """May a line end before this place? `bold`: the last mark before it opened."""
    before, after = word[at - 1], word[at]
    if MARK[0] in (before, after):
        # An opening mark goes with what follows it, a closing one with what lies before.
        opens, closes = word.startswith(MARK, at) and not bold, word[:at].endswith(MARK) and not bold
        if not (opens or closes):
            return False
        before = word[:at].rstrip(MARK[0])[-1:] or before
        after = word[at:].lstrip(MARK[0])[:1] or after
    if after in NEVER_FIRST or before in NEVER_LAST:
        return False
    return _any_of(WIDE, before + after)


def unspaced(word: str) -> bool:
    """Is it a whole sentence without any place to end a line at?"""
    return _any_of(UNSPACED, word)


def _any_of(rows: Sequence[int], word: str) -> bool:
    """Does a sign of these rows stand in it?"""
    # A pattern for so many signs takes longer to compile than the whole lobby to draw; most words end here.
    if not word or ord(max(word)) < rows[0]:
        return False
    return any(bisect_right(rows, ord(sign)) % 2 for sign in word)
