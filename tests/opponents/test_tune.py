"""The tool that learns weights from games."""

import json
from pathlib import Path

import pytest

from game.door import attend
from game.opponents.learning import at_part, read_curves, weights_file
from rules.core.chance import mixed
from tools.tune import __main__ as tune
from tools.tune.fit import Equations
from tools.tune.lessons import REFLEX, Lessons, beside, features_of, learned, learner_of
from tools.tune.trial import share

TITLE = "yangtze"
FEW = Lessons(TITLE, 2, REFLEX, 1, 2)


def test_what_lies_behind_the_numbers_is_found_again() -> None:
    truth = [2.0, -1.0, 0.5]
    equations = Equations(3)
    for number in range(200):
        row = [mixed(3 * number + at) % 100 / 50 - 1 for at in range(3)]
        equations.add(row, sum(a * b for a, b in zip(row, truth, strict=True)))
    found = equations.solved()
    assert found == pytest.approx(truth, abs=1e-3)
    assert equations.explained(found) == pytest.approx(1, abs=1e-4)


def test_parts_of_the_lessons_add_up_to_the_whole() -> None:
    whole = learned(FEW)
    first, second = (learned(FEW._replace(first=FEW.first + at, games=1)) for at in range(2))
    first.join(second)
    assert whole.met == first.met > 100
    assert whole.right == pytest.approx(first.right)
    assert whole.solved() == pytest.approx(first.solved(), rel=1e-3, abs=1e-3)


def test_the_same_lessons_teach_the_same() -> None:
    assert learned(FEW).right == learned(FEW).right != learned(FEW._replace(first=9)).right


def test_a_level_can_be_the_teacher() -> None:
    assert learned(FEW._replace(teacher="merchant", games=1)).met > 20


def test_what_all_seats_have_decides_nothing() -> None:
    assert beside([3.0, 5.0]) == [-1.0, 1.0]


def test_the_weights_of_today_are_level_with_themselves() -> None:
    """Every deal is played from every seat: the same weights win just their share."""
    names = features_of(learner_of(TITLE))
    table = dict(zip(names, read_curves(TITLE, names)[2], strict=True))
    assert share(TITLE, 2, table, 3) == 1.0


def test_a_title_without_learned_weights_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert attend("tune", lambda: tune.tune(["singapore"])) == 1
    assert capsys.readouterr().err == "tune: no opponent at singapore has weights that are learned.\n"


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("quay",), 1, "nobody plays quay"),
        ((TITLE, "--seats", "9"), 2, f"{TITLE} is not for 9"),
        ((TITLE, "--teacher", "nobody"), 2, f"nobody called nobody teaches {TITLE}"),
        ((TITLE, "--games", "0"), 2, "--games must be at least 1"),
    ],
)
def test_what_cannot_be_learned_is_told_in_a_sentence(
    words: tuple[str, ...], code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert attend("tune", lambda: tune.tune(words)) == code
    assert capsys.readouterr().err == f"tune: {told}.\n"


def test_what_was_learned_is_written_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "weights.json"
    kept.write_bytes(weights_file(TITLE).read_bytes())
    before = json.loads(kept.read_text("utf-8"))
    monkeypatch.setattr(tune, "weights_file", lambda title: kept)
    tune.tune([TITLE, "--games", "2", "--trial", "2", "--workers", "1", "--keep"])
    said, after = capsys.readouterr().out, json.loads(kept.read_text("utf-8"))
    assert "2 seats" in said
    assert "of 2 games won" in said
    assert after["made"]["2"] == {"teacher": "reflex", "games": 2, "seed": 1}
    assert after["curves"]["3"] == before["curves"]["3"]
    assert after["curves"]["2"].keys() == before["curves"]["2"].keys()
    assert after["curves"]["2"] != before["curves"]["2"]


def test_a_curve_is_its_end_when_nothing_is_left() -> None:
    assert at_part([(1.5, 3.0, 4.0), (2.0, 0.0, -1.0)], 0.0) == (1.5, 2.0)
