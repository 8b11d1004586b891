"""The modules by their keys in the manifest. The rules call their hooks and never ask which one is played."""

from collections.abc import Mapping
from typing import Final

from rules.toy.modules.hooks import Module
from rules.toy.modules.well import Well

MODULES: Final[Mapping[str, Module]] = {"well": Well()}
