"""Which values a saved game was played with."""

from datetime import datetime

from rules.core.errors import ComptoirError
from rules.core.manifest import manifests
from rules.core.printed import today, unnamed_since
from rules.core.text import Text, say


class OtherValues(ComptoirError):
    """A game was played with values that this process does not hold: the program must start again to open it."""

    def __init__(self, title: str, version: int) -> None:
        super().__init__(about_values(title, version))


def versions_for(title: str, version: int, values: str, started: str) -> tuple[int, ...]:
    """The versions a game may have been played with, the likeliest first; one, if its values are named.

    A game that names none has the first it replays under, beginning with the one that was new when it started.
    """
    unnamed = {} if values else unnamed_since(title)
    later = [each for each, since in unnamed.items() if _before(started, since)]
    return (*sorted(set(unnamed) - set(later), reverse=True), *sorted(later)) or (version,)


def _before(started: str, moment: datetime) -> bool:
    try:
        return datetime.fromisoformat(started) < moment
    except (TypeError, ValueError):  # no time, or one without its zone
        return False


def about_values(title: str, version: int) -> Text:
    """One line that says under which values a game is played."""
    return say("common.record.values", title=Text(manifests()[title].name), version=version, today=today(title))
