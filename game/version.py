"""The version of the program, for saved games, logs and reports."""

from typing import Final

VERSION: Final = "0.1.0"
