"""A guided round can be walked with the mouse alone, stepped back, and left for a game of one's own."""

import pygame
import pytest

from game.lesson import Lesson, lesson_titles, lessons_of, load_lesson
from game.lesson_run import LessonRun
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.target import Target
from tests.ui.table_kit import Bench, Fed
from ui.boards.view import board_of
from ui.scenes.guided import GuidedScene
from ui.widgets.tip import Tip, draw_tip

LESSONS = [lesson for title in lesson_titles() for lesson in lessons_of(title)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.deal.title} {each.deal.seats}")


def guided(bench: Bench, lesson: Lesson) -> GuidedScene:
    title = lesson.deal.title
    rules = TITLES[title]
    run = LessonRun(rules, lesson, default_chairs(lesson.deal.seats, "Aiko"))
    scene = GuidedScene(bench.app.services, bench.ways, run, board_of(title, rules), Fed())
    bench.app.stack.push(scene)
    bench.draw()
    return scene


def click_target(bench: Bench, scene: GuidedScene, target: Target) -> None:
    if target.kind in ("button", "amount"):
        bench.click_on(f"button {target.key}")
    else:
        bench.click(*scene.board.shapes[target].centre)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@every_lesson
def test_a_lesson_is_walked_by_clicks(lesson: Lesson, size: tuple[int, int], language: str) -> None:
    bench = Bench(size, language=language)
    scene = guided(bench, lesson)
    for _ in range(400):
        if bench.ways.went:
            break
        assert bench.draw().overflows == []
        if scene.session.others_act:
            bench.pass_time(0.2)
        elif scene.run.only_read():
            name = "alone" if scene.run.number == len(scene.run.lesson.pages) - 1 else "turn"
            bench.click_on(name)
        else:
            lit = set(scene.view.lit)
            allowed = scene.run.allowed()
            assert lit == {target for move in allowed for target in scene.session.clicks_for(move)}
            click_target(bench, scene, scene.session.clicks_for(allowed[0])[0])
        bench.pass_time(0.05)
    way, (match,) = bench.ways.went[0]
    assert way == "table"
    assert match.practice
    assert match.moves == scene.match.moves
    assert lesson.deal.title in bench.settings.seen_lessons


@every_lesson
def test_the_slip_never_hides_what_is_to_be_clicked(lesson: Lesson) -> None:
    bench = Bench()
    scene = guided(bench, lesson)
    while not scene.run.finished and not bench.ways.went:
        bench.draw()
        if scene._speaks and not scene.run.only_read() and scene._lit:
            assert not scene._slip.colliderect(scene._lit[0])
        if scene.session.others_act:
            bench.pass_time(0.2)
        elif scene.run.only_read():
            scene.turn_page()
        else:
            scene.play(scene.run.allowed()[0])


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@every_lesson
def test_no_tooltip_lies_over_what_the_guide_says(lesson: Lesson, size: tuple[int, int]) -> None:
    bench = Bench(size, language="fr")
    scene = guided(bench, lesson)
    while not scene.view.lit:
        scene.turn_page()
        bench.draw()
    for target in sorted(scene.view.lit):
        if target in scene.board.shapes:
            scene.tips.pin(target)
            bench.draw()
            assert scene.tips._slip is not None
            assert not scene.tips._slip.box.colliderect(scene._slip), target


@every_lesson
def test_one_may_step_back(lesson: Lesson) -> None:
    bench = Bench()
    scene = guided(bench, lesson)
    while not scene.match.moves:
        if scene.run.only_read():
            bench.click_on("turn")
        else:
            click_target(bench, scene, scene.session.clicks_for(scene.run.allowed()[0])[0])
    while scene.session.others_act:
        bench.pass_time(0.2)
    page = scene.run.number
    bench.click_on("step_back")
    assert scene.run.number == page - 1
    assert scene.match.moves == []
    bench.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.run.number == page - 1


@every_lesson
def test_a_page_that_is_only_read_is_turned_by_enter_alone(lesson: Lesson) -> None:
    bench = Bench()
    scene = guided(bench, lesson)
    while not scene.run.only_read():
        if scene.session.others_act:
            bench.pass_time(0.2)
        else:
            scene.play(scene.run.allowed()[0])
    page = scene.run.number
    bench.rest()
    bench.key(pygame.K_RETURN)
    assert scene.run.number == page + 1


def test_tab_comes_first_to_the_button_that_turns_the_page() -> None:
    bench = Bench()
    scene = guided(bench, load_lesson("yangtze"))
    bench.key(pygame.K_TAB)
    assert scene.form.focus is scene.form.find("turn")


def test_what_lies_under_the_slip_does_not_speak() -> None:
    bench = Bench()
    scene = guided(bench, load_lesson("yangtze"))
    under = next(
        shape
        for target, shape in scene.board.shapes.items()
        if target.kind == "river" and scene._slip.collidepoint(shape.centre)
    )
    bench.move_to(*under.centre)
    assert scene.view.hot is None


def test_a_good_is_shown_with_the_value_of_its_cargo() -> None:
    bench = Bench()
    scene = guided(bench, load_lesson("yangtze"))
    tray = scene.picture.frame.tray
    goods = [place for place in scene._lit if place.colliderect(tray)]
    assert len(goods) == 2
    assert all(place.bottom >= tray.y + 92 for place in goods)


@every_lesson
def test_after_a_step_back_nothing_is_told_of_what_was_not_done(lesson: Lesson) -> None:
    bench = Bench()
    scene = guided(bench, lesson)
    for _ in range(200):
        if scene.session.last_act is not None or bench.ways.went:
            break
        if scene.session.others_act:
            bench.pass_time(0.2)
        elif scene.run.only_read():
            scene.turn_page()
        else:
            scene.play(scene.run.allowed()[0])
        bench.pass_time(0.2)
    while scene.match.moves:
        scene.step_back()
    assert scene.session.last_act is None
    bench.key(pygame.K_w)
    assert not scene.act_bar.open


@every_lesson
def test_no_tooltip_lies_over_the_guide(lesson: Lesson) -> None:
    """The pointer still rests where it turned the page: what it rests on now would hide the next button."""
    bench = Bench()
    scene = guided(bench, lesson)
    assert scene._speaks
    assert scene._slip in scene.form.clear
    tip = draw_tip(bench.draw(), Tip("", ("Why it waits",)), scene.form.find("turn").box, scene.form.clear)
    assert not any(tip.colliderect(scene.form.find(name).box) for name in ("alone", "step_back"))
