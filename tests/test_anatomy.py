"""Every title has the same anatomy in every layer: a file missing, misplaced or unknown is told by title and layer."""

from pathlib import Path

import pytest

from rules.core.manifest import manifests
from tests.anatomy import LAYERS, ROOT, Layer, faults

TITLES = list(manifests().values())


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.name)
@pytest.mark.parametrize("manifest", TITLES, ids=lambda manifest: manifest.title)
def test_a_title_has_its_parts_and_no_others(manifest: object, layer: Layer) -> None:
    title, built = manifest.title, manifest.built  # type: ignore[attr-defined]
    assert list(faults(layer, title, built)) == []


def test_no_folder_of_a_title_stands_without_a_manifest() -> None:
    known = {manifest.title for manifest in TITLES} | {"core", "harbour"}
    for folder in ("rules", "game/opponents", "ui/boards", "assets/titles", "tests/titles"):
        for path in (ROOT / folder).iterdir():
            if path.is_dir() and not path.name.startswith("__"):
                assert path.name in known, path


def test_what_is_missing_and_what_is_strange_is_told(tmp_path: Path) -> None:
    layer = Layer("rules", "rules/{title}", ("rules.py", "words/names.py"), ("free.py",), ("steps",))
    folder = tmp_path / "rules" / "whist"
    assert list(faults(layer, "whist", True, tmp_path)) == ["whist: no rules in rules/whist"]
    (folder / "steps").mkdir(parents=True)
    for name in ("rules.py", "free.py", "steps/bid.py", "helpers.py"):
        (folder / name).touch()
    assert list(faults(layer, "whist", True, tmp_path)) == [
        "whist, rules: words/names.py is missing",
        "whist, rules: nobody looks for helpers.py",
    ]
