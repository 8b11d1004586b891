"""Great moments: what is told of a period's end, the last rounds, the automa's turn and the end."""

from collections.abc import Sequence

import pytest

from rules.core.event import Event
from rules.core.moment import Count, Moment
from rules.core.text import Text
from rules.zaibatsu.components import AUTOMA, FIRST_LIGHT
from rules.zaibatsu.events.automa import (
    AutomaDelivered,
    AutomaIdle,
    AutomaTrain,
    AutomaTurn,
    NoWorkerReturned,
    ObjectiveChecked,
    RegionPassed,
    SoloLost,
    SoloRated,
    TokenRevealed,
    TokensShuffled,
    WorkerReturned,
)
from rules.zaibatsu.events.holdings import FavourPlaced
from rules.zaibatsu.events.japan import Delivered, PeriodScored, RegionScored, TokenLeft
from rules.zaibatsu.events.pieces import Hired, ShipBuilt, TrainBuilt
from rules.zaibatsu.events.rounds import GameEnded, LastMarkerGiven, RoundBegan
from rules.zaibatsu.scoring import verdict
from rules.zaibatsu.state import FIRST_OBJECTIVE
from rules.zaibatsu.words.moments import brief, changed_for, moment
from tests.every_title.words import fault, languages, unfolded
from tests.titles.zaibatsu.kit import Works


def staged(told: Sequence[Event], works: Works, at: int = 0) -> Moment:
    """The moment of a fact, all of it in words."""
    found = moment(told, at, works.state, 0)
    assert found is not None
    cells = [cell for row in found.rows for cell in (*row.cells, row.name) if isinstance(cell, Text)]
    said = [found.heading, found.sentence, found.aside, found.result, found.consequence, *found.columns, *cells]
    speakable(said, works)
    return found


def speakable(said: Sequence[Text | None], works: Works) -> None:
    """Every sentence exists in every language."""
    texts = list(unfolded(said, works.rules))
    assert not [each for text in texts for language in languages() if (each := fault(language, text))]


def paid(period: int, *points: tuple[tuple[int, int], ...]) -> list[Event]:
    """A period's end with what its regions pay."""
    return [PeriodScored(period), *(RegionScored(region, period, each) for region, each in enumerate(points))]


def test_a_period_tells_what_every_region_paid_whom() -> None:
    told = [*paid(1, ((0, 10), (1, 6)), ((1, 10),), (), ((0, 2),)), RegionScored(0, 2, ((0, 18),))]
    found = staged(told, Works())
    assert [[cell.number for cell in row.cells if isinstance(cell, Count)] for row in found.rows] == [
        [10, 0, 0, 2],
        [6, 10, 0, 0],
    ]
    assert [(row.total, row.hit) for row in found.rows] == [(12, False), (16, True)]
    assert dict(found.sentence.args) == {"n": 12}
    assert (found.seal, found.mine, found.grave, found.consequence) == ("turn", True, False, None)
    last = staged(paid(3, (), (), (), ()), Works())
    assert (last.seal, last.grave, [row.hit for row in last.rows]) == ("end", True, [False, False])
    assert last.consequence is not None


def test_only_the_first_light_space_announces_the_last_rounds() -> None:
    works = Works()
    assert moment([RoundBegan(2)], 0, works.state, 0) is None
    found = staged([RoundBegan(FIRST_LIGHT), LastMarkerGiven(1)], works)
    assert (found.actor, found.grave, found.sentence.key) == (1, True, "zaibatsu.log.starts_last")
    assert dict((found.aside or Text("")).args) == {"n": 3}
    assert found.result == found.sentence
    alone = staged([RoundBegan(FIRST_LIGHT), LastMarkerGiven(AUTOMA)], Works(1))
    assert (alone.actor, alone.sentence.key) == (AUTOMA, "zaibatsu.log.automa_starts")
    assert alone.result == alone.sentence


@pytest.mark.parametrize(
    ("facts", "keys"),
    [
        ((WorkerReturned(1, 2), AutomaTrain(3)), ("returns", "train", "no_shuffle")),
        ((WorkerReturned(1, 2), AutomaDelivered(0, 4, 1)), ("returns", "delivers", "no_shuffle")),
        ((NoWorkerReturned(), AutomaIdle()), ("no_worker_returned", "idle", "no_shuffle")),
        ((WorkerReturned(0, 0), TokensShuffled((0, 1), (1, 0), (2,))), ("returns", "idle", "shuffles")),
    ],
)
def test_the_four_steps_of_the_automa(facts: tuple[Event, ...], keys: tuple[str, ...]) -> None:
    told = [AutomaTurn(), TokenRevealed(0), *facts, AutomaTurn(), TokenRevealed(1), AutomaTrain(0)]
    found = staged(told, Works(1))
    said = [cell for row in found.rows for cell in row.cells if isinstance(cell, Text)]
    assert tuple(text.key.rsplit(".", 1)[-1] for text in said[1:]) == keys
    assert [row.name.key[-2:] for row in found.rows if row.name] == [".a", ".b", ".c", ".d"]
    assert (found.actor, found.brief, found.result, found.sentence) == (AUTOMA, True, None, said[2])


def test_the_regions_the_automa_passed_are_told() -> None:
    told = [AutomaTurn(), TokenRevealed(0), RegionPassed(1, 4, 2, False), RegionPassed(2, 0, 0, True), AutomaTrain(0)]
    found = staged(told, Works(1))
    assert found.result is not None
    assert {text.key for text in unfolded([found.result], Works(1).rules)} >= {
        "zaibatsu.log.region_passed",
        "zaibatsu.log.region_blocked",
    }


def test_the_end_of_a_game_of_several() -> None:
    works = Works().points(31).points(29, 1)
    works.state.points[1][FIRST_OBJECTIVE] = 20
    found = staged([GameEnded()], works)
    assert found.sentence == GameEnded().text() == found.result
    assert [[cell.number for cell in row.cells if isinstance(cell, Count)] for row in found.rows] == [[31], [29]]
    assert (found.seal, found.grave) == ("end", True)


def test_the_end_alone_is_rated_or_lost() -> None:
    won = staged([ObjectiveChecked(0, 5, 5), SoloRated("notable", 188), GameEnded()], Works(1), 2)
    assert (won.sentence, won.result) == (SoloRated("notable", 188).text(), ObjectiveChecked(0, 5, 5).text())
    lost = staged([ObjectiveChecked(0, 4, 5), SoloLost(), GameEnded()], Works(1), 2)
    assert lost.sentence == SoloLost().text()


@pytest.mark.parametrize("lost", [False, True])
def test_the_verdict_alone_has_its_reason(lost: bool) -> None:
    works = Works(1)
    works.state.ended, works.state.lost = True, lost
    found = verdict(works.state)
    assert found is not None
    speakable([text for text in found if isinstance(text, Text)], works)


def test_a_turn_in_a_few_words() -> None:
    works = Works()
    plain, ship = [Hired(0, 0, 1, 0)], [Hired(0, 5, 1, 0), ShipBuilt(0, 0, 2, 1, True, 1)]
    train, market = [Hired(0, 6, 1, 0), TrainBuilt(0, 0, 9, 1)], [Hired(0, 7, 1, 0), Delivered(0, 9, 3, Text("=g"))]
    for facts, key in ((plain, "rnd"), (ship, "action"), (train, "action"), (market, "action")):
        said = brief(facts, 0)
        assert said is not None
        assert said.key.rsplit(".", 1)[-1] == key
        speakable([said], works)
    assert brief(train[::-1], 0) == brief(train, 0)
    favour = brief([FavourPlaced(0, 2, 3)], 0)
    assert favour is not None
    assert (favour.key, dict(favour.args)) == ("zaibatsu.brief.consolidated", {"level": 2})
    assert brief(plain, 1) is None


def test_an_own_token_sent_home_is_told_to_its_owner() -> None:
    home = [TokenLeft(1, 4, 2), TokenLeft(0, 5, 3)]
    assert [dict(text.args)["value"] for text in changed_for(home, 0)] == [3]
    speakable(changed_for(home, 1), Works())
