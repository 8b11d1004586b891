"""The end of a game: verdict, table, chart, ways on."""

from functools import cache

import pygame
import pytest

from game.honours import HONOURS
from game.match import Match
from game.replay import Replay
from game.seat import Chair
from rules.core.deal import Deal
from rules.yangtze.rules import Yangtze
from tests.ui.conftest import LANGUAGES, SIZES, Hands, MakeApp
from tests.ui.ways import Ways
from ui.app import App
from ui.clock import HandClock
from ui.scenes.scores import ScoresScene
from ui.scenes.scores_chart import Chart
from ui.scenes.scores_story import Story

NAMES = ("Aiko", "Ashworth", "Lin Wei", "Barros")


@cache
def finished(seats: int, seed: int = 1) -> Match:
    """A whole game in which everybody takes the first or the last thing offered, turn by turn."""
    chairs = [Chair(name, "opponent" if seat else "human", "merchant", seat) for seat, name in enumerate(NAMES[:seats])]
    match = Match(Yangtze(), Deal("yangtze", seats, {}, seed), chairs)
    number = 0
    while not match.is_over:
        moves = match.rules.search_moves(match.state)
        match.play(moves[(number * 7 + number // 3) % len(moves)])
        number += 1
    return match


def show(app: App, clock: HandClock, match: Match | Replay, size: tuple[int, int] = (1280, 800)) -> tuple[Hands, Ways]:
    hands, ways = Hands(app, clock, size), Ways(app)
    app.stack.push(ScoresScene(app.services, ways, match))
    return hands, ways


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_fits(make_app: MakeApp, clock: HandClock, language: str, size: tuple[int, int], seats: int) -> None:
    app = make_app(language=language)
    hands, ways = show(app, clock, finished(seats), size)
    assert hands.look().overflows == []
    if seats == 2:
        app.stack.push(ScoresScene(app.services, ways, finished(seats), tuple(HONOURS)))
        assert hands.look().overflows == []


def test_totals_are_those_of_the_rules() -> None:
    match = finished(3)
    story = Story(match)
    result = match.result()
    assert result is not None
    assert tuple(sheet.total for sheet in story.sheets) == result.scores == story.course[-1]
    assert tuple(story.winners) == result.winners


def test_the_best_of_a_row_is_marked_unless_all_are_level() -> None:
    story = Story(finished(4))
    for number in range(len(story.sheets[0].rows)):
        points = [sheet.rows[number].points for sheet in story.sheets]
        best = story.best(number)
        assert best == ([] if len(set(points)) == 1 else [s for s, p in enumerate(points) if p == max(points)])


def test_the_chart_has_a_point_for_each_turn_and_a_sign_for_each_emperor() -> None:
    match = finished(3)
    story = Story(match)
    assert len(story.course) - 1 == len(story.replay.turns())
    signs = story.signs(lambda state: {"mark/crown": len(state.emperors)})
    assert len(signs) == len(match.state.emperors)


def test_each_turn_tells_its_largest_change() -> None:
    story = Story(finished(3))
    for point in range(1, len(story.course)):
        change = story.change(point)
        gains = [new - old for new, old in zip(story.course[point], story.course[point - 1], strict=True)]
        assert change.gain == gains[change.seat]
        assert abs(change.gain) == max(map(abs, gains))


def test_a_replay_is_shown_as_well(make_app: MakeApp, clock: HandClock) -> None:
    match = finished(2)
    hands, ways = show(make_app(), clock, Replay(match.rules, match.record()))
    hands.look()
    hands.click_on("rematch")
    assert ways.calls[0][1][0].deal == match.deal


def test_the_pointer_on_the_chart_tells_of_a_turn(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = show(make_app(), clock, finished(3))
    hands.look()
    chart = hands.scene.form.find("chart")
    assert isinstance(chart, Chart)
    hands.point(*chart.box.center)
    assert chart.point > 0
    tip = chart.tip()
    assert tip is not None
    assert tip.title.startswith(f"Turn {chart.point}")
    hands.wait(1.0)
    assert hands.look().overflows == []
    hands.point(5, 5)
    assert chart.point == 0


def test_a_number_tells_how_it_came_about(make_app: MakeApp, clock: HandClock) -> None:
    match = finished(3)
    hands, _ = show(make_app(), clock, match)
    hands.look()
    for seat, sheet in enumerate(match.rules.scores(match.state)):
        for number, row in enumerate(sheet.rows):
            cell = hands.scene.form.find(f"score {number} {seat}")
            hands.point(*cell.box.center)
            assert hands.scene.form.hovered is cell
            tip, say = cell.tip(), hands.scene.services.say
            assert tip is not None
            assert (tip.title, tip.lines) == (say(row.category), (say(row.reason, NAMES, match.rules),))
    hands.wait(1.0)
    assert hands.look().overflows == []


def test_arrows_walk_through_the_turns(make_app: MakeApp, clock: HandClock) -> None:
    hands, _ = show(make_app(), clock, finished(3))
    hands.look()
    chart = hands.scene.form.find("chart")
    assert isinstance(chart, Chart)
    hands.scene.form.focus_on(chart, by_keys=True)
    for key, point in ((pygame.K_HOME, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_LEFT, 1)):
        assert hands.key(key)
        assert chart.point == point
    hands.key(pygame.K_TAB)
    assert chart.point == 0


@pytest.mark.parametrize(
    ("button", "way"),
    [
        ("lobby", "lobby"),
        ("replay", "replay"),
        ("new deal", "new_deal"),
        ("rematch", "rematch"),
        ("rules", "rules"),
        ("settings", "settings"),
    ],
)
def test_ways_on(make_app: MakeApp, clock: HandClock, button: str, way: str) -> None:
    hands, ways = show(make_app(), clock, finished(2))
    hands.click_on(button)
    assert ways.names == [way]


def test_a_late_enter_meant_for_the_table_starts_nothing(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways = show(make_app(), clock, finished(2))
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_SPACE)
    assert ways.names == []


def test_f1_opens_the_rules(make_app: MakeApp, clock: HandClock) -> None:
    hands, ways = show(make_app(), clock, finished(2))
    hands.key(pygame.K_F1)
    assert ways.names == ["rules"]


def test_the_verdict_names_the_winner_and_the_margin(make_app: MakeApp, clock: HandClock) -> None:
    match = finished(3)
    show(make_app(), clock, match)
    app = make_app()
    scene = ScoresScene(app.services, Ways(app), match)
    story = scene.story
    winner = story.names[story.winners[0]]
    assert winner in scene.verdict()
    if len(story.winners) == 1:
        assert str(story.margin) in scene.reason()


def test_a_tie_break_names_all_who_were_level(make_app: MakeApp) -> None:
    app = make_app()
    scene = ScoresScene(app.services, Ways(app), finished(3))
    scene.story.sheets = [scene.story.sheets[0]] * 3
    scene.story.winners = [1]
    assert scene.story.level == [0, 2]
    assert scene.reason() == "Level with Aiko and Lin Wei: the tie-break decides."
