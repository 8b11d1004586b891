"""The titles that can be opened. One that is coming has rules and words, but neither board nor rulebook yet."""

from typing import Final

from game.titles import TITLES
from rules.core.manifest import manifests

BUILT: Final = [title for title in TITLES if manifests()[title].built]
