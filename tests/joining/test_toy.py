"""The toy joins the program by its folders alone: with COMPTOIR_TITLES it passes whatever every title must pass."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.core.manifest import manifests
from tests.anatomy import LAYERS, ROOT, faults
from tests.joining.toy import TREE, VARIABLE

ART = "art"
"""The one part it does without: it shows what a title wears that has no pictures of its own."""
GAMES = "8"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A program that was started with the toy's tree."""
    environment = {**os.environ, VARIABLE: str(TREE), "COMPTOIR_GAMES": GAMES}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_it_has_the_anatomy_of_a_title() -> None:
    assert [fault for layer in LAYERS if layer.name != ART for fault in faults(layer, "toy", True, TREE)] == []


def test_the_others_do_not_see_it() -> None:
    assert "toy" not in manifests()


CONFORMANCE = ("tests/every_title", "tests/words/test_said.py", "tests/words/test_languages.py")
OWN = ("tests/toy/tests", "tests/joining/program")


@pytest.mark.parametrize("checks", [("-k", "toy", *CONFORMANCE), OWN], ids=["conformance", "own"])
def test_it_passes_what_every_title_must_pass(checks: Sequence[str]) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *checks)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_the_commands_know_it(tmp_path: Path) -> None:
    record = TREE / "tests" / "records" / "toy" / "1" / "3_turns.comptoir"
    done = run("main.py", "check", str(record))
    assert done.returncode == 0, done.stdout + done.stderr
    done = run("main.py", "arena", "toy", "--seats", "merchant,random", "--games", "4", "--workers", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "merchant" in done.stdout
