"""What a tooltip says below the name."""

from collections.abc import Sequence
from typing import Any

from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.toy.components import TOSS_ABOVE
from rules.toy.reckoning.worth import worth
from rules.toy.state import Pebbles


def bag(rules: Any, state: Pebbles, seat: Seat, target: Target) -> Sequence[Text]:
    """How many are left."""
    return [say("toy.about.bag", n=len(state.bag))]


def hand(rules: Any, state: Pebbles, seat: Seat, target: Target) -> Sequence[Text]:
    """What all can see of it."""
    owner = int(target.key)
    lines = [say("toy.about.open", n=worth(state.open[owner])), say("toy.about.secret", n=len(state.secret[owner]))]
    return [*lines, say("toy.about.toss", n=TOSS_ABOVE)]


def well(rules: Any, state: Pebbles, seat: Seat, target: Target) -> Sequence[Text]:
    """How much lies in it."""
    return [say("toy.about.well", n=len(state.sunk[int(target.key)]))]


def token(rules: Any, state: Pebbles, seat: Seat, target: Target) -> Sequence[Text]:
    """What it does."""
    return [Text(f"toy.about.{target.key}")]
