"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

import importlib
import json
from pathlib import Path
from typing import Final

from tests.titles.clause import TESTS_OF

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[3] / "assets" / "titles" / "yokohama_duel" / "en" / "rulebook.json"
NUMBERED: Final = {
    "TERM": 12, "SETUP": 19, "GEN": 14, "HIDE": 11, "ROUND": 5, "TURN": 8, "ACTION": 20, "CHURCH": 10, "CUSTOMS": 3,
    "CHINA": 8, "LAB": 10, "PORT": 7, "BONUS": 9, "BUILD": 12, "FREE": 6, "ORDER": 6, "RECRUIT": 6, "MERCH": 16,
    "TECH-GEN": 9, "TECH-STATION": 6, "TECH-NEWSPAPER": 2, "TECH-MINING": 4, "PREP": 13, "SCORE": 17, "OPT": 3,
}  # fmt: skip
"""How many clauses of a section are numbered from 1."""
NAMED: Final = {
    "PLACE-TEA", "PLACE-FISH", "PLACE-SILK", "PLACE-COPPER", "PLACE-BANK", "SCORE-0",
    "TECH-BALL", "TECH-MARKET", "TECH-MARKET-2", "TECH-MARKET-3", "TECH-BRICKYARD", "TECH-WINERY", "TECH-STAGECOACH",
    "TECH-ELECTRIC", "TECH-SCHOOL", "TECH-EXPOSITION", "TECH-SPINNING", "TECH-SPINNING-2", "TECH-PRINTING",
    "TECH-PRINTING-2", "TECH-GASLIGHT", "TECH-PATENT", "TECH-POSTAL", "TECH-POSTAL-2", "TECH-TELEGRAM",
    "TECH-TELEPHONE", "TECH-TELEPHONE-2", "TECH-TRAM", "TECH-UNIVERSITY", "TECH-COMBO", "TECH-COMBO-2",
}  # fmt: skip
EXAMPLES: Final = 7


def all_clauses() -> set[str]:
    numbered = {f"D-{section}-{number}" for section, last in NUMBERED.items() for number in range(1, last + 1)}
    return numbered | {f"D-{name}" for name in NAMED} | {f"EX-{number}" for number in range(1, EXAMPLES + 1)}


def test_every_clause_has_its_test() -> None:
    for file in sorted(HERE.glob("test_*.py")):
        importlib.import_module(f"tests.titles.yokohama_duel.rules.{file.stem}")
    clauses = all_clauses()
    named = {name for name, tests in TESTS_OF.items() if any(".yokohama_duel." in test for test in tests)}
    assert len(clauses) == 274
    assert sorted(clauses - named) == []
    assert sorted(named - clauses) == []


def test_the_rulebook_has_the_same_clauses() -> None:
    book = json.loads(RULEBOOK.read_text(encoding="utf-8"))
    printed = [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
    assert len(printed) == 274
    assert {clause.replace("D-EX-", "EX-") for clause in printed} == all_clauses()
