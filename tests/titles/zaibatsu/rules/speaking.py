"""What is said, in English, with names for the seats."""

from rules.core.target import Seat, Target
from rules.core.text import Text
from rules.zaibatsu.rules import Zaibatsu
from tests.titles.zaibatsu.kit import Works
from tests.words.lexicon import ASSETS
from ui.say import Say

NAMES = ("Aiko", "Lin", "Okada", "Duval")
_SAY = Say(ASSETS, "en", strict=True)


def said(text: Text | None) -> str:
    """A sentence, or nothing."""
    return "" if text is None else _SAY(text, NAMES, Zaibatsu())


def tooltip(works: Works, target: Target, seat: Seat = 0) -> list[str]:
    """The lines of a tooltip."""
    return [said(line) for line in works.rules.about(works.state, seat, target)]


def phrases(works: Works) -> list[str]:
    """What the legal moves would do."""
    return [said(works.rules.describe(works.state, move)) for move in works.legal]


def log(works: Works) -> list[str]:
    """All that was told since the table was set."""
    return [said(text) for event in works.events if (text := event.text()) is not None]
