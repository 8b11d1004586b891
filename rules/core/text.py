"""What to say, not how: a key and typed arguments, put into words by the screen."""

from typing import NamedTuple, TypeAlias

from rules.core.target import Target


class Text(NamedTuple):
    """A sentence without its words.

    >>> say("quay.log.paid", n=3)
    Text(key='quay.log.paid', args=(('n', 3),))
    """

    key: str
    args: tuple[tuple[str, "Argument"], ...] = ()


Argument: TypeAlias = "int | Target | Text"


def say(key: str, **args: Argument) -> Text:
    """A text with named arguments."""
    return Text(key, tuple(args.items()))
