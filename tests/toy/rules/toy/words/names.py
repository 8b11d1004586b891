"""Names of things as texts."""

from rules.core.target import Target
from rules.core.text import Text, say
from rules.toy.components import VALUES
from rules.toy.places import BACK


def pebble(target: Target) -> Text:
    """A pebble by its value, or its back."""
    return Text("toy.pebble_back") if target == BACK else say("toy.pebble", n=VALUES[int(target.key)])


def place(target: Target) -> Text:
    """A place of which there is one."""
    return Text(f"toy.place.{target.kind}")


def place_of_a_seat(target: Target) -> Text:
    """A place that every seat has."""
    return say(f"toy.place.{target.kind}", who=Target("seat", target.key))


def by_key(target: Target) -> Text:
    """A token or a button."""
    return Text(f"toy.{target.kind}.{target.key}")


def seat(target: Target) -> Text:
    """Whoever sits there."""
    return say("toy.seat", who=target)
