"""Whatever the rules say has a sentence, with a hole for no more than was said."""

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from rules.core.target import Target
from rules.core.text import Text
from rules.yangtze.rules import Yangtze

ASSETS = Path(__file__).parents[4] / "assets"
RULES = Yangtze()


@cache
def _sentences() -> dict[str, Any]:
    """All sentences of the rules; plural forms as they are written."""
    words: dict[str, Any] = {}
    for name in ("languages/en/common", "titles/yangtze/en/table"):
        words |= json.loads((ASSETS / f"{name}.json").read_text(encoding="utf-8"))
    return words


@cache
def _holes(key: str) -> frozenset[str]:
    assert key in _sentences(), f"nothing is said for {key}"
    sentence = _sentences()[key]
    forms: Iterable[str] = sentence.values() if isinstance(sentence, dict) else [sentence]
    return frozenset(hole for form in forms for hole in re.findall(r"{(\w+)}", form))


@cache
def check_spoken(text: Text | None) -> None:
    """Every text in it has its sentence, every thing in it has its name."""
    if text is None:
        return
    args = dict(text.args)
    assert _holes(text.key) <= set(args), f"{text} leaves a hole"
    for value in args.values():
        if isinstance(value, Text):
            check_spoken(value)
        elif isinstance(value, Target):
            check_named(value)
        else:
            assert isinstance(value, int)


@cache
def check_named(target: Target) -> None:
    """A thing is called something; players have names of their own."""
    if target.kind != "seat":
        check_spoken(RULES.name(target))
