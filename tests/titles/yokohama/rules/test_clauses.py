"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

import importlib
import json
from pathlib import Path
from typing import Final

from tests.titles.clause import TESTS_OF

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[3] / "assets" / "titles" / "yokohama" / "en" / "rulebook.json"
NUMBERED: Final = {
    "TERM": 8, "SETUP": 24, "GEN": 12, "INFO": 4, "TURN": 10, "OPT": 4, "PLACE": 12, "MOVE": 22, "POWER": 7, "ACT": 6,
    "FIVE": 5, "BUILD": 10, "RECOV": 4, "ADD": 2, "AGENT": 12, "FLAG": 6, "ACH": 8, "ACH-B": 4, "ACH-C": 3, "ORDER": 6,
    "ICON": 14, "CANAL": 2, "CHINA": 5, "CHURCH": 13, "CUSTOMS": 7, "EMPLOY": 7, "LAB": 15, "PORT": 12,
    "TECH-MINING": 4, "TECH-POSTAL": 4, "TECH-STAGECOACH": 3, "TECH-STATION": 7, "TECH-TRAM": 3, "END": 14,
    "SCORE": 21, "MINI1": 7, "MINI2": 6, "EX": 25,
}  # fmt: skip
"""How many clauses of a section are numbered from 1; those with a letter carry the number right after it."""
NAMED: Final = {
    "ACH-A1", "COPPER-1", "FISH-1", "SILK-1", "TEA-1", "BANK-1",
    "TECH-BALL", "TECH-BRICKYARD", "TECH-ELECTRICAL-LIGHT", "TECH-EXPOSITION", "TECH-GASLIGHT", "TECH-LANGUAGE-SCHOOL",
    "TECH-LETTERPRESS", "TECH-NEWSPAPER", "TECH-PATENT", "TECH-SPINNING", "TECH-STOCK", "TECH-TELEGRAM",
    "TECH-TELEGRAM-2", "TECH-TELEPHONE", "TECH-TELEPHONE-2", "TECH-UNIVERSITY", "TECH-WINERY", "TECH-USE",
    "TECH-TIMING",
}  # fmt: skip
CLAUSES: Final = 363
EXAMPLES: Final = 25


def _id(section: str, number: int) -> str:
    return f"Y-{section}{number}" if section in ("ACH-B", "ACH-C") else f"Y-{section}-{number}"


def all_clauses() -> set[str]:
    numbered = {_id(section, number) for section, last in NUMBERED.items() for number in range(1, last + 1)}
    return numbered | {f"Y-{name}" for name in NAMED}


def test_every_clause_has_its_test() -> None:
    for file in sorted(HERE.glob("test_*.py")):
        importlib.import_module(f"tests.titles.yokohama.rules.{file.stem}")
    clauses = all_clauses()
    named = {name for name, tests in TESTS_OF.items() if any(".yokohama." in test for test in tests)}
    assert len(clauses) == CLAUSES
    assert sorted(clauses - named) == []
    assert sorted(named - clauses) == []


def test_the_rulebook_has_the_same_clauses() -> None:
    book = json.loads(RULEBOOK.read_text(encoding="utf-8"))
    printed = [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert len(printed) == CLAUSES
    assert set(printed) == all_clauses()
