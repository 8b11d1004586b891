"""Who the opponents at a table are, in words: level, character, and how it plays."""

from collections.abc import Sequence

from game.match import Match
from game.opponents.characters import NONE, line_of, name_of
from rules.core.target import SEATS
from rules.core.text import Text, say
from ui.table.session.log_book import Entry


def sitters(match: Match, characters: Sequence[str]) -> list[Text | None]:
    """By seat who plays there and how; None for people, and where no character plays."""
    told: list[Text | None] = []
    for chair, character in zip(match.chairs, characters, strict=True):
        level, name = Text(f"table.level.{chair.level}"), name_of(match.deal.title, character)
        line = line_of(match.deal.title, character)
        told.append(None if character == NONE else say("table.sitter", name=name, level=level, line=line))
    return told


def introductions(match: Match, characters: Sequence[str]) -> list[Entry]:
    """The first lines of the log."""
    entries = []
    for seat, character in enumerate(characters):
        if character != NONE:
            name, line = name_of(match.deal.title, character), line_of(match.deal.title, character)
            text = say("table.log.sitter", seat=SEATS[seat], name=name, line=line)
            entries.append(Entry(text, seat, False, -1, (SEATS[seat],)))
    return entries
