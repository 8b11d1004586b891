"""Every title wears its own colours, pixel by pixel, and one without pictures is not naked."""

import pygame
import pytest

from rules.core.manifest import manifests
from tests.ui.shared_palette import palette
from ui import dress
from ui.paint import Painter
from ui.theme import FOOT_BAR, TOP_BAR, alpha, mix, rgb
from ui.widgets.screen_frame import draw_ground

SIZE = (1280, 800)
SHADE = 0.34
"""How strongly the sky falls on the mat right below it."""
BUILT = [title for title, each in manifests().items() if each.built]


def painted(title: str) -> pygame.Surface:
    """The ground of a title's screens."""
    surface = pygame.Surface(SIZE)
    draw_ground(Painter(surface, 1.0, palette()), title)
    return surface


def mat() -> pygame.Surface:
    """The mat without anything on it."""
    surface = pygame.Surface(SIZE)
    Painter(surface, 1.0, palette()).picture("tatami", 0, 0, *SIZE)
    return surface


def mean(surface: pygame.Surface, top: int, height: int) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(surface, pygame.Rect(0, top, SIZE[0], height))[:3])


def near(found: tuple[int, ...], wanted: tuple[int, ...], off: int) -> bool:
    return all(abs(a - b) <= off for a, b in zip(found, wanted[:3], strict=True))


@pytest.mark.parametrize("title", BUILT)
def test_the_shade_below_the_sky_is_of_the_titles_own_sky(title: str) -> None:
    """Two of these skies are so alike that only the pixels tell them from the house's."""
    below = pygame.Rect(0, TOP_BAR, SIZE[0], 46)
    found = pygame.image.tobytes(painted(title).subsurface(below), "RGB")
    shades = {}
    for name, sky in (("own", rgb(manifests()[title].tint.sky)), ("house", dress.HOUSE_SKY)):
        ground = mat()
        Painter(ground, 1.0, palette()).bokashi(*below, (0, alpha(sky, SHADE)), (1, alpha(sky, 0)))
        shades[name] = pygame.image.tobytes(ground.subsurface(below), "RGB")
    assert found == shades["own"]
    assert found != shades["house"]


@pytest.mark.parametrize("title", BUILT)
def test_the_sky_is_drawn_in_its_tint(title: str) -> None:
    sky, head = rgb(manifests()[title].tint.sky), mean(painted(title), 2, 8)
    assert near(head, sky, 22)


def test_no_two_titles_have_the_same_ground() -> None:
    grounds = {title: pygame.image.tobytes(painted(title), "RGB") for title in (*BUILT, dress.HOUSE)}
    assert len(set(grounds.values())) == len(grounds)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> str:
    """A title for which nothing is drawn yet."""
    told = manifests()[BUILT[0]]
    tint = told.tint._replace(sky=0x203040, horizon=0x506070, water=0x104060)
    monkeypatch.setitem(manifests(), "bare", told._replace(title="bare", tint=tint))
    return "bare"


def test_a_title_without_pictures_wears_its_tint_and_the_seal_of_the_house(bare: str) -> None:
    surface = painted(bare)
    assert near(mean(surface, 0, 4), rgb(0x203040), 8)
    assert near(mean(surface, SIZE[1] - FOOT_BAR + 6, 6), mix(rgb(0x104060), rgb(0x16253F), 0.42), 12)
    painter = Painter(surface, 1.0, palette())
    assert dress.seal(painter, bare) == "seal/house"
    for name in (dress.band(painter, bare), dress.book(painter, bare)):
        painter.nine(name, 10, 10, 120, 120)
    box = pygame.FRect(100, 100, 212, 297)
    dress.draw_cover(painter, bare, True, box)
    assert surface.get_at((200, 380))[:3] == (0xFA, 0xF4, 0xE6)
