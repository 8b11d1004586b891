"""The clauses of the rules that tooltips open."""

from typing import Final

from rules.core.target import Target
from rules.toy.components import TOKENS

GOAL: Final = "T-TURN-1"
_OF_TOKENS: Final = dict(zip(TOKENS, ("T-WELL-2", "T-WELL-3", "T-WELL-4"), strict=True))


def token(target: Target) -> str:
    """The clause on a token."""
    return _OF_TOKENS[str(target.key)]
