"""Schools: every title teaches all levels, and each faculty can be exchanged without touching the others."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.files import literal
from game.opponents import levels, shelf
from game.opponents.beam import Candidate, as_good
from game.opponents.faculties import Evaluation, chance
from game.opponents.levels import UnknownLevel, levels_of, player, school
from game.opponents.player import Limit, Player
from game.opponents.random_player import RandomPlayer
from game.opponents.school import School
from game.seat import LEVELS
from game.titles import TITLES, UnknownTitle
from rules.core.deal import Deal
from rules.core.manifest import manifests
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.toy.rules import Toy

BUILT = [title for title, manifest in manifests().items() if manifest.built]
QUICK = Limit(60.0, 4)


class Weighed(Evaluation[Any, Any]):
    """A stand-in for an evaluation that was learned: the hopes of another one as features, weights from a file."""

    def __init__(self, rules: Rules[Any], temper: Any, features: Evaluation[Any, Any], weights: Path) -> None:
        super().__init__(rules, temper)
        self.features = features
        self.weight = json.loads(weights.read_text("utf-8"))["worth"]

    def worths(self, state: Any) -> Sequence[float]:
        return [self.weight * worth for worth in self.features.worths(state)]

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        return self.features.stance(worths, seat)

    def spread(self, state: Any) -> float:
        return self.features.spread(state)


def taught(title: str) -> School[Any, Any]:
    """The school of a title that must have one."""
    found = school(title)
    assert found is not None
    return found


def weighed(plain: School[Any, Any], folder: Path, weight: float) -> School[Any, Any]:
    """A school whose evaluation alone is exchanged."""
    weights = folder / "weights.json"
    weights.write_text(json.dumps({"worth": weight}), "utf-8")
    features = plain.evaluation(plain.rules, next(iter(plain.levels.values())).temper)
    return replace(plain, evaluation=partial(Weighed, features=features, weights=weights))


def points(title: str, players: Sequence[Player]) -> list[int]:
    """A game to its end."""
    rules = TITLES[title]
    state: Any = rules.new_state(Deal(title, len(players), {}, 5))
    while not rules.is_over(state):
        seat = rules.decider(state)
        for move in players[seat].choose(rules.seen_by(state, seat), QUICK).line:
            rules.check(state, move)
            rules.apply(state, move)
    return [sheet.total for sheet in rules.scores(state)]


# ------------------------------------------------------------ levels
@pytest.mark.parametrize("title", BUILT)
def test_a_built_title_teaches_every_level_the_weakest_first(title: str) -> None:
    assert tuple(taught(title).levels) == LEVELS
    assert levels_of(title) == ("random", *LEVELS)
    assert taught(title).rules.title == title


@pytest.mark.parametrize("title", BUILT)
def test_an_opponent_is_made_once(title: str) -> None:
    for level in levels_of(title):
        assert player(title, level) is player(title, level)


@pytest.mark.parametrize("title", BUILT)
def test_a_level_nobody_teaches_is_told_with_those_that_are(title: str) -> None:
    with pytest.raises(UnknownLevel) as error:
        player(title, "grandmaster")
    said = dict(error.value.text.args)
    assert said["level"] == literal("grandmaster")
    assert said["known"] == literal("random, apprentice, merchant, tycoon")


def test_a_title_nobody_knows_is_told() -> None:
    for level in ("random", "merchant"):
        with pytest.raises(UnknownTitle):
            player("chess", level)


@pytest.fixture
def unschooled(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A title with rules and a manifest that has no school yet."""
    monkeypatch.setattr(shelf, "manifests", lambda: {"unschooled": object()})
    monkeypatch.setattr(levels, "find_title", lambda title: Toy())
    yield "unschooled"
    player.cache_clear()


def test_without_a_school_there_is_only_the_random_player(unschooled: str) -> None:
    assert levels_of(unschooled) == ("random",)
    assert isinstance(player(unschooled, "random"), RandomPlayer)
    for level in LEVELS:
        with pytest.raises(UnknownLevel):
            player(unschooled, level)


def test_a_school_that_lacks_a_module_is_a_fault_not_a_missing_school(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        raise ModuleNotFoundError(name="a_module_that_is_not_there")

    monkeypatch.setattr(shelf, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        school(BUILT[0])


# ------------------------------------------------------------ exchanging an evaluation
@pytest.mark.parametrize("title", BUILT)
def test_an_evaluation_is_exchanged_without_touching_the_rest(title: str, tmp_path: Path) -> None:
    plain = taught(title)
    other = weighed(plain, tmp_path, 1.0)
    for temper, _ in plain.levels.values():
        before, after = plain.mind(temper), other.mind(temper)
        assert isinstance(after.evaluation, Weighed)
        assert after.proposals.evaluation is after.evaluation
        assert type(after.proposals) is type(before.proposals)
        assert type(after.reflex) is type(before.reflex)
        assert type(after.reasons) is type(before.reasons)
        assert after.rules is before.rules


@pytest.mark.parametrize("title", BUILT)
def test_who_values_everything_the_other_way_round_plays_worse(title: str, tmp_path: Path) -> None:
    contrary = weighed(taught(title), tmp_path, -1.0).player("merchant")
    lost, won = points(title, (contrary, player(title, "merchant")))
    assert lost < won


def test_lines_are_as_good_by_points_not_by_what_is_left_to_win() -> None:
    """In a game as good as decided a point hardly changes the chance: a character must not throw it away for that."""
    for lead in (0.0, 20.0, 40.0, 80.0, -80.0):
        found = [Candidate((), chance(lead - less, 20.0)) for less in (0.0, 0.1, 3.0)]
        assert as_good(found) == found[:2]
    assert as_good([Candidate((), 1.0), Candidate((), 0.999)]) == [Candidate((), 1.0)]


def test_who_has_lost_or_won_still_prefers_a_point_more() -> None:
    """However far the lead: otherwise all moves of a decided game would look alike, and foolish ones be made."""
    for lead in (-120.0, -50.0, 0.0, 50.0, 120.0):
        assert 0 < chance(lead, 2.0) < chance(lead + 1, 2.0) < 1
    assert chance(0.0, 2.0) == 0.5
