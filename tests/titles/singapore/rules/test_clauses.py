"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

import importlib
import json
from pathlib import Path
from typing import Final

from tests.titles.clause import TESTS_OF

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[3] / "assets" / "titles" / "singapore" / "en" / "rulebook.json"
CLAUSES: Final = {
    "COMP": 13, "BOARD": 5, "SETUP": 6, "PREP": 10, "ROUND": 5, "PLOT": 6, "BUILD": 14, "STREET": 8, "MOVE": 10,
    "ACT": 13, "BLD": 16, "RAID": 21, "VP": 12, "HUT": 7, "INFO": 6, "END": 5, "TWO": 19, "EX": 17,
}  # fmt: skip
"""How many numbered clauses each section has; the tiles have clauses of their own."""


def all_clauses() -> set[str]:
    numbered = {f"SG-{section}-{number}" for section, last in CLAUSES.items() for number in range(1, last + 1)}
    start = {f"SG-BLD-{number}S" for number in range(1, 5)}
    stages = {f"SG-BLD-{stage}{number:02}" for stage in (1, 2, 3) for number in range(1, 15)}
    return numbered | start | stages


def test_every_clause_has_its_test() -> None:
    for file in sorted(HERE.glob("test_*.py")):
        importlib.import_module(f"tests.titles.singapore.rules.{file.stem}")
    clauses = all_clauses()
    named = {name for name in TESTS_OF if name.startswith("SG-")}
    assert len(clauses) == 239
    assert sorted(clauses - named) == []
    assert sorted(named - clauses) == []


def test_the_rulebook_has_the_same_clauses() -> None:
    book = json.loads(RULEBOOK.read_text(encoding="utf-8"))
    printed = [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert len(printed) == 239
    assert set(printed) == all_clauses()
