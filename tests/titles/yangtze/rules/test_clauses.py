"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

import importlib
import json
from pathlib import Path

from tests.titles.clause import TESTS_OF

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[3] / "assets" / "titles" / "yangtze" / "en" / "rulebook.json"


def test_every_clause_has_its_test() -> None:
    for file in sorted(HERE.glob("test_*.py")):
        importlib.import_module(f"tests.titles.yangtze.rules.{file.stem}")
    book = json.loads(RULEBOOK.read_text(encoding="utf-8"))
    clauses = [clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]]
    named = {name for name in TESTS_OF if name.startswith("YZ-")}
    assert len(clauses) == len(set(clauses)) == 157
    assert sorted(set(clauses) - named) == []
    assert sorted(named - set(clauses)) == []
