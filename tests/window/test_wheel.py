"""The wheel: installed into an environment of its own it works from any folder."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.screen import ROOT, Screen, needs_screen

FILES = ("pyproject.toml", "main.py", "README.md", "LICENSE")
FOLDERS = ("assets", "game", "rules", "ui")
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `comptoir` command of a new environment."""
    folder = tmp_path_factory.mktemp("wheel")
    quietly = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
    # Built from a copy: setuptools leaves its working files beside the sources.
    sources = folder / "sources"
    _copy(sources)
    built = [sys.executable, *quietly, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."]
    subprocess.run(built, cwd=sources, check=True, capture_output=True)
    environment = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run(
        [environment / PROGRAMS / "python", *quietly, "install", str(wheel)], check=True, capture_output=True
    )
    return environment / PROGRAMS / "comptoir"


def _copy(sources: Path) -> None:
    """What a wheel is made of, without what earlier runs left behind."""
    sources.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, sources)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("__pycache__"))


def test_a_demo_from_another_folder(installed: Path, tmp_path: Path) -> None:
    words = ["demo", "yangtze", "--level", "apprentice", "--seed", "2", "--shots", "pictures", "--size", "1024x700"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([installed, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "pictures").glob("*.png"))) > 3


def test_an_old_game_is_checked_from_another_folder(installed: Path, tmp_path: Path) -> None:
    old = ROOT / "tests" / "records" / "yokohama_duel" / "1" / "2_rounds.comptoir"
    done = subprocess.run([installed, "check", old], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.window
@needs_screen()
def test_the_lobby_from_another_folder(installed: Path, screen_of: Callable[..., Screen]) -> None:
    screen = screen_of(1280, 800)
    screen.start(str(installed))
    assert screen.alive()
