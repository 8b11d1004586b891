"""Where a line may end: at spaces, and between the signs of scripts that have none."""

import re
from collections.abc import Iterator
from typing import Final

MARK: Final = "**"
"""Around bold words; it stays with what it marks."""
WIDE: Final = re.compile("[\u2e80-\u312f\u3190-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003ffff]")
"""Han, kana and their marks. Hangul is not among them: Korean sets spaces."""
UNSPACED: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]")
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
    if WIDE.search(word) is None:
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
    return bool(WIDE.match(before) or WIDE.match(after))


def unspaced(word: str) -> bool:
    """Is it a whole sentence without any place to end a line at?"""
    return UNSPACED.search(word) is not None
