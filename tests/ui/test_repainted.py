"""A table is painted anew only where it changed, and looks as if all of it had been."""

import random
from typing import Final

import pygame
import pytest

from game.settings import Settings
from game.titles import TITLES
from tests.built import BUILT
from tests.ui.shared_palette import ASSETS
from tests.ui.table_kit import Bench, Fed, match_of
from tests.ui.test_replay import opened
from ui.app import App
from ui.app_navigator import AppNavigator
from ui.boards.view import board_of
from ui.repainted import Repainted

SIZE: Final = (320, 240)
GROUND: Final = (40, 60, 80)


def pictures() -> list[pygame.Surface]:
    """Opaque ones and some that let the ground through."""
    made = []
    for number in range(6):
        opaque = number % 2 == 0
        picture = pygame.Surface((14 + 3 * number, 11 + 2 * number), 0 if opaque else pygame.SRCALPHA, 32)
        picture.fill((40 * number, 200 - 30 * number, 90, 255 if opaque else 60 + 20 * number))
        made.append(picture)
    return made


def lay(surface: pygame.Surface, ground: pygame.Surface, things: list[tuple[pygame.Surface, int, int, int]]) -> None:
    surface.blit(ground, (0, 0))
    surface.set_clip(pygame.Rect(10, 5, 290, 220))
    for picture, x, y, opacity in things:
        picture.set_alpha(opacity)
        surface.blit(picture, (x, y))
        picture.set_alpha(255)
    surface.set_clip(None)
    surface.fill((250, 240, 220), pygame.Rect(things[0][1], 80, 20, 6))
    surface.blit(things[0][0], (2, 2), pygame.Rect(1, 1, 7, 5))


def test_whatever_changes_every_pixel_is_as_if_all_had_been_drawn() -> None:
    chance, made = random.Random(5), pictures()
    ground = pygame.Surface(SIZE)
    ground.fill(GROUND)
    whole, parts = pygame.Surface(SIZE), Repainted(pygame.Surface(SIZE))
    things = [(chance.choice(made), chance.randrange(310), chance.randrange(230), 255) for _ in range(9)]
    for _ in range(300):
        match chance.randrange(4):
            case 0:
                things[chance.randrange(9)] = (chance.choice(made), chance.randrange(310), chance.randrange(230), 255)
            case 1:
                chance.shuffle(things)
            case 2:
                picture, x, y, _ = things[0]
                things[0] = (picture, x, y, chance.choice((255, 128)))
            case _:
                ground = ground.copy()
                ground.fill((chance.randrange(255), 60, 80), pygame.Rect(20, 20, 5, 5))
        lay(whole, ground, things)
        lay(parts, ground, things)
        parts.paint()
        assert pygame.image.tobytes(parts.picture, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_what_looks_as_before_is_not_painted() -> None:
    ground = pygame.Surface(SIZE)
    ground.fill(GROUND)
    made = pictures()
    surface = Repainted(pygame.Surface(SIZE))
    lay(surface, ground, [(made[0], 20, 20, 255), (made[2], 200, 150, 255)])
    surface.paint()
    untouched = (1, 2, 3, 255)
    surface.picture.fill(untouched, pygame.Rect(20, 20, 4, 4))
    lay(surface, ground, [(made[0], 20, 20, 255), (made[2], 201, 150, 255)])
    surface.paint()
    assert surface.picture.get_at((21, 21)) == untouched
    assert surface.picture.get_at((200, 151)) == (*GROUND, 255)


def test_what_lay_there_twice_and_lies_there_once_is_painted() -> None:
    """A shadow over a shadow is darker: as many acts count as there are."""
    ground, shadow = pygame.Surface(SIZE), pictures()[1]
    ground.fill(GROUND)
    whole, parts = pygame.Surface(SIZE), Repainted(pygame.Surface(SIZE))
    for times in (2, 1, 3):
        for surface in (whole, parts):
            surface.blit(ground, (0, 0))
            for _ in range(times):
                surface.blit(shadow, (30, 30))
        parts.paint()
        assert pygame.image.tobytes(parts.picture, "RGB") == pygame.image.tobytes(whole, "RGB"), times


def test_a_sheet_is_followed_part_by_part_and_whole_where_a_time_was_missed() -> None:
    ground, shadow = pygame.Surface(SIZE), pictures()[1]
    ground.fill(GROUND)
    sheet, window = Repainted(pygame.Surface(SIZE)), Repainted(pygame.Surface(SIZE))
    for x, seen in ((20, True), (23, True), (26, False), (29, False), (220, True), (220, True)):
        sheet.blit(ground, (0, 0))
        sheet.blit(shadow, (x, 30))
        sheet.paint()
        if seen:
            window.lay(sheet)
            window.blit(shadow, (22, 33))
            new = window.paint()
            whole = sheet.picture.copy()
            whole.blit(shadow, (22, 33))
            assert pygame.image.tobytes(window.picture, "RGB") == pygame.image.tobytes(whole, "RGB"), x
            if x == 23:
                assert sum(part.w * part.h for part in new) < SIZE[0] * SIZE[1] / 4
    assert new == [], "nothing was new the last time"


def test_what_others_draw_is_drawn_each_time() -> None:
    window, drawn = Repainted(pygame.Surface(SIZE)), []
    for _ in range(2):
        window.fill(GROUND)
        window.leave_to(lambda surface: drawn.append(surface))
        assert window.paint() == [window.get_rect()]
    assert drawn == [window.picture, window.picture]


def test_a_noted_surface_has_the_size_and_clip_of_its_picture() -> None:
    window = Repainted(pygame.Surface(SIZE))
    assert (window.get_width(), window.get_height()) == window.get_size() == SIZE
    window.set_clip(pygame.Rect(300, 10, 100, 20))
    assert window.get_clip() == pygame.Rect(300, 10, 20, 20)
    window.set_clip(None)
    assert window.get_clip() == window.get_rect() == pygame.Rect((0, 0), SIZE)


def test_the_window_is_brought_up_to_date_only_where_it_must_be(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[pygame.Rect]] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    app = App(ASSETS, Settings(volume=0, motion="off"), lambda: None)
    app.open()
    AppNavigator(app).lobby()
    for _ in range(3):
        app.show()
    window = pygame.display.get_surface()
    assert window is not None
    assert shown == [[window.get_rect()]], "all of it once, and then nothing is new"
    looked = pygame.image.tobytes(window, "RGB")
    window.fill((1, 2, 3))
    app._dispatch(pygame.Event(pygame.WINDOWEXPOSED))
    app.show()
    assert shown == [[window.get_rect()]] * 2, "what the system lost is brought again"
    assert pygame.image.tobytes(window, "RGB") == looked


@pytest.mark.parametrize("title", BUILT)
def test_a_game_looked_through_shows_each_position_whole(title: str) -> None:
    bench = Bench((1920, 1080))
    rules = TITLES[title]
    match = match_of(rules, seats=4, plays=60)
    scene = opened(bench, match.record(), rules, board_of(title, rules))
    window = Repainted(pygame.Surface((1920, 1080)))
    for _ in range(20):
        bench.key(pygame.K_RIGHT)
        bench.app.draw_to(window)
        window.paint()
        bench.pass_time(2.0)
        bench.app.draw_to(window)
        window.paint()
        assert pygame.image.tobytes(bench.surface, "RGB") == pygame.image.tobytes(window.picture, "RGB")
        seen = pygame.image.tobytes(bench.surface, "RGB")
        scene.picture.touch(ground=True)
        bench.draw()
        assert pygame.image.tobytes(bench.surface, "RGB") == seen, scene.position


@pytest.mark.parametrize("title", BUILT)
def test_a_table_in_motion_is_as_if_all_of_it_had_been_drawn(title: str) -> None:
    """Acts that are told, flights, halos, moments and the recap, as the window shows them frame by frame."""
    bench = Bench(pace="calm", motion="normal", recap_open=True)
    rules, chance = TITLES[title], random.Random(7)
    match = match_of(rules, plays=30)
    bench.table(match, board_of(title, rules), Fed(lambda seen: [chance.choice(rules.search_moves(seen))]))
    window, parts = Repainted(pygame.Surface(bench.surface.get_size())), 0
    for frame in range(160):
        if frame % 40 == 0 and match.decider in match.people and not match.is_over:
            bench.top.play(chance.choice(rules.search_moves(match.state)))
        bench.pass_time(0.08)
        bench.app.draw_to(window)
        parts += window.paint() != [window.get_rect()]
        bench.draw()  # once more: what comes over a table that was drawn anew comes a frame later
        assert pygame.image.tobytes(bench.surface, "RGB") == pygame.image.tobytes(window.picture, "RGB"), frame
    assert parts > 80, "most frames are new only in parts"
