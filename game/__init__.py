"""Matches, saves, replays, settings, statistics and opponents: all of a game but its window.

COMPTOIR_TITLES is a list of folders, separated as in PATH: trees of further titles, joined before any is asked for.
"""

import os
from pathlib import Path

from rules.core.roots import join

for _tree in filter(None, os.environ.get("COMPTOIR_TITLES", "").split(os.pathsep)):
    join(Path(_tree))
