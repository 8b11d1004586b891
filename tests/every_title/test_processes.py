"""A deal and its moves are the same game in every process."""

import os
import subprocess
import sys
from pathlib import Path

from tests.every_title.cases import Cases
from tests.every_title.fingerprints import fingerprints
from tests.every_title.table import Table

ROOT = Path(__file__).resolve().parents[2]


def printed(table: Table, hash_seed: str, seeds: int) -> list[int]:
    """The fingerprints another process finds, its strings hashed by another seed."""
    command = [sys.executable, "-m", "tests.every_title.fingerprints", table.title, str(table.seats), str(seeds)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return [int(word) for word in done.stdout.split()]


def test_processes_with_other_hash_seeds_play_the_same_game(table: Table, cases: Cases) -> None:
    here = [mark for seed in range(5) for mark in cases.of(fingerprints(table, seed))]
    assert printed(table, "1", 5) == here
    assert printed(table, "2", 5) == here


def test_the_same_deal_gives_the_same_state_and_another_seed_another(table: Table, cases: Cases) -> None:
    assert table.new_state(5).key() == table.new_state(5).key()
    assert len({table.new_state(seed).key() for seed in cases.of(range(20))}) == 20
