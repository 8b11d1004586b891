"""What the documents name is there: links, files, targets of make, options and commands."""

import re
from pathlib import Path

import pytest

import main
from tests.anatomy import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#:]+)\)")
FILE = re.compile(r"`((?:assets|docs|game|rules|tests|tools|ui)/[\w./]+)`")
TARGET = re.compile(r"\bmake ([a-z-]+)\b(?=[` ]*(?:#|`|$))", re.MULTILINE)
COMMAND = re.compile(r"main\.py ([a-z]+)")
OPTION = re.compile(r"(?<![\w-])--([a-z]+)")


def found(pattern: re.Pattern[str], path: Path) -> list[str]:
    """What a document says of one kind."""
    return pattern.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_files_are_there(path: Path) -> None:
    missing = [link for link in found(LINK, path) if not (path.parent / link).exists()]
    missing += [name for name in found(FILE, path) if not (ROOT / name).exists()]
    assert missing == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_and_targets_are_there(path: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(found(TARGET, path)) <= set(targets)
    assert set(found(COMMAND, path)) <= set(main.COMMANDS)


def test_the_options_of_the_readme_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("demo", "arena", "audit"):
        assert main.main([command, "--help"]) == 0
    known = set(OPTION.findall(capsys.readouterr().out))
    named = set(found(OPTION, ROOT / "README.md"))
    assert {"shots", "seats", "against"} <= named <= known


def test_the_patterns_find_something() -> None:
    readme = ROOT / "README.md"
    assert len(found(LINK, readme)) >= 4
    assert {"play", "test", "app"} <= set(found(TARGET, readme))
    assert set(found(COMMAND, readme)) == set(main.COMMANDS)
    assert sum(len(found(FILE, path)) for path in DOCUMENTS) > 10
