"""What can go wrong, each with the text a player reads."""

from rules.core.text import Text


class ComptoirError(Exception):
    """An error that can be told to a player in one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key, dict(text.args))
        self.text = text


class IllegalMove(ComptoirError):
    """The move is not among the legal ones."""


class BadDeal(ComptoirError):
    """The deal asks for what the title does not offer: an impossible seat count, an unknown option."""


class BadRecord(ComptoirError):
    """A written game cannot be read or does not fit the rules."""


class HiddenAhead(Exception):
    """Something hidden would be shown now, in a state that may not know it (seen or previewed)."""
