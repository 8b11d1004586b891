"""A table is painted anew only where it changed, and looks as if all of it had been."""

import random
from typing import Final

import pygame
import pytest

from game.titles import TITLES
from tests.built import BUILT
from tests.ui.table_kit import Bench, match_of
from tests.ui.test_replay import opened
from ui.boards.view import board_of
from ui.table.motion.repainted import Repainted

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
    whole, parts = pygame.Surface(SIZE), Repainted(SIZE, pygame.Surface(SIZE))
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
        assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_what_looks_as_before_is_not_painted() -> None:
    ground = pygame.Surface(SIZE)
    ground.fill(GROUND)
    made = pictures()
    surface = Repainted(SIZE, ground)
    lay(surface, ground, [(made[0], 20, 20, 255), (made[2], 200, 150, 255)])
    surface.paint()
    untouched = (1, 2, 3, 255)
    pygame.Surface.fill(surface, untouched, pygame.Rect(20, 20, 4, 4))
    lay(surface, ground, [(made[0], 20, 20, 255), (made[2], 201, 150, 255)])
    surface.paint()
    assert surface.get_at((21, 21)) == untouched
    assert surface.get_at((200, 151)) == (*GROUND, 255)


def test_what_lay_there_twice_and_lies_there_once_is_painted() -> None:
    """A shadow over a shadow is darker: as many acts count as there are."""
    ground, shadow = pygame.Surface(SIZE), pictures()[1]
    ground.fill(GROUND)
    whole, parts = pygame.Surface(SIZE), Repainted(SIZE, ground)
    for times in (2, 1, 3):
        for surface in (whole, parts):
            surface.blit(ground, (0, 0))
            for _ in range(times):
                surface.blit(shadow, (30, 30))
        parts.paint()
        assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB"), times


@pytest.mark.parametrize("title", BUILT)
def test_a_game_looked_through_shows_each_position_whole(title: str) -> None:
    bench = Bench((1920, 1080))
    rules = TITLES[title]
    match = match_of(rules, seats=4, plays=60)
    scene = opened(bench, match.record(), rules, board_of(title, rules))
    for _ in range(20):
        bench.key(pygame.K_RIGHT)
        bench.pass_time(2.0)
        seen = pygame.image.tobytes(bench.surface, "RGB")
        scene.picture.touch(ground=True)
        bench.draw()
        assert pygame.image.tobytes(bench.surface, "RGB") == seen, scene.position
