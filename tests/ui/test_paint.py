"""The painter: places, caches, words that fit."""

import pygame
import pytest

from tests.ui.conftest import SIZES, MakeApp
from tests.ui.shared_palette import ASSETS
from tests.ui.shared_palette import palette as shared_palette
from ui import prose
from ui.lens import Lens
from ui.paint import Painter
from ui.sprites import Sprites
from ui.surface_cache import SurfaceCache
from ui.theme import GOLD, INK, scale_for, window_within
from ui.typefaces import OPEN

PAPER = (250, 244, 230)


@pytest.fixture
def painter(make_app: MakeApp) -> Painter:
    surface = pygame.Surface((1280, 800))
    surface.fill(PAPER)
    return make_app().painter_for(surface)


def drawn(painter: Painter) -> pygame.Rect:
    """The smallest rectangle around everything drawn."""
    mask = pygame.mask.from_threshold(painter.surface, PAPER, (2, 2, 2))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def test_logical_pixels_follow_the_window() -> None:
    assert scale_for(1280, 800) == 1
    assert scale_for(1920, 1080) == pytest.approx(1.35)
    assert scale_for(1024, 700) == pytest.approx(0.875)


def test_neighbouring_rectangles_meet(make_app: MakeApp) -> None:
    painter = make_app().painter_for(pygame.Surface((1111, 777)))
    for number in range(40):
        left, right = painter.bound(7.3 * number, 0, 7.3, 5), painter.bound(7.3 * (number + 1), 0, 7.3, 5)
        assert left.right == right.left


def test_words_stand_on_their_baseline(painter: Painter) -> None:
    painter.text("HE", 100, 200, 40, "display")
    box = drawn(painter)
    assert abs(box.bottom - 200) <= 1
    assert abs(box.left - 100) <= 3


def test_words_end_or_stand_around_their_place(painter: Painter) -> None:
    for align, edge in (("right", "right"), ("centre", "centerx")):
        painter.surface.fill(PAPER)
        painter.text("MHMH", 600, 300, 30, "bold", align=align)
        assert abs(getattr(drawn(painter), edge) - 600) <= 3


def test_too_wide_words_shrink_to_fourteen_and_then_are_noted(painter: Painter) -> None:
    words = "A sentence of some length"
    wide = painter.measure(words, 22)
    assert painter.text(words, 0, 50, 22, max_width=wide * 0.8) <= wide * 0.8 + 1
    assert painter.overflows == []
    assert painter.text(words, 0, 50, 22, max_width=wide * 0.3) <= wide * 0.3 + 1
    assert painter.overflows == [words]


def test_the_text_size_grows_what_is_small_and_leaves_headings(make_app: MakeApp) -> None:
    surface = pygame.Surface((1280, 800))
    usual, large = make_app().painter_for(surface), make_app(text_size=150).painter_for(surface)
    assert large.measure("word", 15) == pytest.approx(1.5 * usual.measure("word", 15), rel=0.06)
    assert large.measure("word", 28) == usual.measure("word", 28)
    assert large.pixels(15, most=17) == 17


def test_only_plain_spaces_break_lines() -> None:
    assert prose.wrap("a\u00a0b c", 2, len) == ["a\u00a0b", "c"]
    assert prose.wrap("one two\nthree", 20, len) == ["one two", "three"]


def test_bold_words_and_hits_are_found() -> None:
    lines = prose.runs("take **two coins**, Coins", 100, lambda words, face: len(words), "sans", "semi", "coin")
    assert [(run.words, run.face, run.hit) for run in lines[0]] == [
        ("take", "sans", False),
        ("two", "semi", False),
        ("coins,", "semi", True),
        ("Coins", "sans", True),
    ]


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_words_set_one_by_one_stand_where_they_stand_in_the_whole_line(
    size: tuple[int, int], make_app: MakeApp
) -> None:
    """Else some spaces close up and others gape."""
    painter = make_app().painter_for(pygame.Surface(size))
    words = "va où sont vos Assistants : cliquez sur la Plantation, un Assistant et lui font Niveau deux"
    (line,) = prose.runs(words, 2000, lambda part, face: painter.measure(part, 18, face), "sans", "semi")
    for number, run in enumerate(line):
        before = "".join(f"{word} " for word in words.split()[:number])
        assert painter.px(run.x) == pytest.approx(painter.px(painter.measure(before, 18)), abs=1), run.words


def test_a_paragraph_returns_the_next_baseline(painter: Painter) -> None:
    words = "word " * 30
    lines = len(painter.wrap(words.strip(), 200, 15))
    assert lines > 3
    assert painter.paragraph(words.strip(), 10, 100, 200, 15, leading=20) == 100 + 20 * lines


def test_drawing_again_makes_nothing_new(painter: Painter) -> None:
    def draw() -> None:
        painter.sprite("mark/people", 10, 10, 22)
        painter.nine("nine/paper", 50, 50, 300, 200)
        painter.text("Aiko", 60, 90, 18, "serif")
        painter.circle(500, 100, 8, INK)
        painter.polygon([(0, 0), (10, 0), (5, 9)], INK)

    draw()
    first = painter.palette.sprites.nine("nine/paper", 300, 200, 1.0).surface
    held = len(painter.palette.shapes._made), len(painter.palette.sprites._made)
    draw()
    assert painter.palette.sprites.nine("nine/paper", 300, 200, 1.0).surface is first
    assert (len(painter.palette.shapes._made), len(painter.palette.sprites._made)) == held


def test_a_layer_is_drawn_once_and_lands_in_the_same_place(painter: Painter) -> None:
    calls = []

    def draw(inner: Painter) -> None:
        calls.append(inner)
        inner.rect(310, 210, 20, 10, INK)

    for _ in range(3):
        painter.layer("part", 300, 200, 100, 100, draw)
    assert len(calls) == 1
    assert drawn(painter) == pygame.Rect(310, 210, 20, 10)


def test_a_nine_slice_fills_its_body(painter: Painter) -> None:
    painter.nine("nine/dark", 100, 100, 300, 80)
    assert painter.surface.get_at((250, 140))[:3] != PAPER
    assert painter.surface.get_at((250, 240))[:3] == PAPER


@pytest.mark.parametrize("name", ["nine/legal_card", "nine/chosen_card", "nine/legal_glow", "yokohama/lit"])
@pytest.mark.parametrize("opacity", [1.0, 0.5])
def test_a_frame_around_nothing_is_laid_down_by_its_edges(painter: Painter, name: str, opacity: float) -> None:
    cut = painter.palette.sprites.nine(name, 300, 200, 1.0)
    left, top, right, bottom = cut.strips
    assert min(left.w, top.h, right.h, bottom.w) > 0
    assert sum(strip.w * strip.h for strip in cut.strips) < 0.6 * cut.surface.get_width() * cut.surface.get_height()
    whole = painter.surface.copy()
    painter.nine(name, 100, 100, 300, 200, alpha=opacity)
    if opacity < 1:
        cut.surface.set_alpha(127)
    whole.blit(cut.surface, (100 - cut.left, 100 - cut.top))
    assert pygame.image.tobytes(painter.surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_frame_smaller_than_its_corners_is_laid_down_whole(painter: Painter) -> None:
    sprites = painter.palette.sprites
    assert sprites.nine("nine/chosen_card", 300, 200, 1.0).strips
    assert sprites.nine("nine/chosen_card", 30, 200, 1.0).strips == ()


def test_a_filled_slip_is_laid_down_whole(painter: Painter) -> None:
    assert painter.palette.sprites.nine("nine/slip", 300, 200, 1.0).strips == ()


def test_the_corners_of_a_nine_slice_grow_with_the_part_they_belong_to(painter: Painter) -> None:
    """A board twice as large has lines twice as far from its foot."""

    def line_above_the_foot(times: float) -> float:
        painter.surface.fill(PAPER)
        painter.nine("yokohama/canal_edge", 100, 100, 200 * times, 200 * times, unit=times)
        dark = [y for y in range(110, 90 + round(200 * times)) if sum(painter.surface.get_at((150, y))[:3]) < 500]
        return 100 + 200 * times - dark[0]

    assert line_above_the_foot(2.0) == pytest.approx(2 * line_above_the_foot(1.0), abs=2)


def test_clip_and_move(painter: Painter) -> None:
    with painter.clip(100, 100, 50, 50), painter.moved(100, 100):
        painter.rect(-50, -50, 500, 500, INK)
    assert drawn(painter) == pygame.Rect(100, 100, 50, 50)


def test_a_veil_spares_its_holes(painter: Painter) -> None:
    painter.veil(0.5, [pygame.FRect(100, 100, 50, 50)])
    assert painter.surface.get_at((125, 125))[:3] == PAPER
    assert painter.surface.get_at((300, 300))[:3] != PAPER


def test_a_cache_keeps_to_its_budget() -> None:
    cache = SurfaceCache(1)
    for number in range(40):
        cache.get(number, lambda: pygame.Surface((128, 128), 0, 32))
    assert len(cache) == 16
    kept = cache.get(39, lambda: pygame.Surface((1, 1)))
    assert kept.get_size() == (128, 128)


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_sprites_are_as_large_as_the_window_wants(make_app: MakeApp, size: tuple[int, int]) -> None:
    painter = make_app().painter_for(pygame.Surface(size))
    entry = painter.palette.sprites.entry("mon/0")
    side = painter.px(40)
    surface = painter.palette.sprites.sprite("mon/0", side, side, painter.scale)
    expected = (entry.size[0] + 2 * entry.anchor[0]) * painter.scale
    assert abs(surface.get_width() - expected) <= 2


def test_a_sprite_keeps_its_proportions_at_every_scale(painter: Painter) -> None:
    sprites = painter.palette.sprites
    wide, high = sprites.entry("turn_pointer").size
    assert sprites.body("turn_pointer", None, None, 1.0)[:2] == (wide, high)
    for scale in (1.0, 2.0):
        by_width, by_height = (
            sprites.body("turn_pointer", 3 * wide, None, scale),
            sprites.body("turn_pointer", None, 3 * high, scale),
        )
        assert by_width == by_height
        assert (by_width.across, by_width.down) == (round(3 * wide * scale), round(3 * high * scale))


def test_an_unknown_sprite_is_named(painter: Painter) -> None:
    with pytest.raises(KeyError, match="no sprite named mark/nothing"):
        painter.sprite("mark/nothing", 0, 0)


@pytest.mark.parametrize(
    ("desktops", "size"),
    [
        ([(1920, 1080)], (1280, 800)),
        ([(1366, 768)], (1280, 704)),
        ([(1024, 700)], (1024, 700)),
        ([(800, 600)], (1024, 700)),
        ([(1024, 768), (1920, 1080)], (1280, 800)),
        ([], (1280, 800)),
    ],
)
def test_a_window_opens_no_larger_than_the_desktop(desktops: list[tuple[int, int]], size: tuple[int, int]) -> None:
    assert window_within((1280, 800), desktops) == size


def wanted(sprites: Sprites) -> list[str]:
    """What was read ahead and lies there, or will; a reader nobody waits for keeps nothing when it comes to its end."""
    return [path.name for path, reading in sprites._loader._early.items() if reading._wanted]


def test_a_table_leaves_the_pictures_of_other_screens_behind() -> None:
    """A game lasts for hours: nothing of lobby, set-up or a lens is held all that time."""
    sprites = Sprites(ASSETS)
    sprites.prefetch(("box",), ("lobby",), 1.0)
    sprites.sprite("mark/hint", 24, 24, 1.0)
    at_the_table = sprites.read_so_far()
    assert {at for _, at in at_the_table} == {1.0}
    sprites.sprite("mark/hint", 36, 36, 1.5)
    sprites.sprite("mark/hint", 96, 96, 4.0)
    assert {at for _, at in sprites.read_so_far()} == {1.0, 1.5, 3.0}
    sprites.keep_read(at_the_table)
    assert sprites.read_so_far() == at_the_table
    sprites.keep_only(("yangtze",), 1.0)
    assert not any(atlas.is_read for atlas in sprites._atlases.values())
    assert wanted(sprites) == []
    assert len(sprites._made) == 0


def test_what_a_lens_makes_goes_with_it(painter: Painter) -> None:
    painter.sprite("mark/hint", 40, 40)
    before = len(painter.palette.sprites._made)
    lens = Lens(painter, pygame.FRect(30, 30, 60, 60), 3.0, 0)
    lens.sprite("mark/hint", 40, 40)
    lens.nine("nine/paper", 30, 30, 60, 60)
    assert lens.surface.get_at((60, 60)) != PAPER
    assert len(painter.palette.sprites._made) == before


def test_a_thing_drawn_out_in_one_direction_needs_no_larger_atlas(painter: Painter) -> None:
    sprites = Sprites(ASSETS)
    wide, high = sprites.entry("mark/hint").size
    sprites.sprite("mark/hint", round(wide * 1.8), round(high), 1.0)
    assert {at for _, at in sprites.read_so_far()} == {1.5}


def test_a_screen_taken_off_leaves_its_large_sheets_behind(make_app: MakeApp) -> None:
    painter = make_app().painter_for(pygame.Surface((1280, 800)))
    painter.palette.lifted(1280, 800)  # programs of other tests shared it
    for key, side in (("ground", 1280), ("slip", 200)):
        painter.layer(key, 0, 0, side, side / 2, lambda inner: inner.rect(0, 0, 9, 9, INK))
    painter.nine("nine/paper", 0, 0, 1000, 600)
    painter.nine("nine/paper", 0, 0, 100, 60)
    palette = painter.palette
    layers, sprites = len(palette.layers), len(palette.sprites._made)
    palette.lifted(1280, 800)
    assert len(palette.layers) == layers - 1
    assert len(palette.sprites._made) == sprites - 1


def test_a_few_typefaces_stay_open(painter: Painter) -> None:
    faces = painter.palette.fonts.faces
    sizes = range(20, 20 + 2 * OPEN)
    widths = [faces.width("Harbour", "sans", size) for size in sizes]
    assert len(faces._fonts) == OPEN
    assert [faces.width("Harbour", "sans", size) for size in sizes] == widths


def test_what_was_read_ahead_and_never_needed_is_let_go() -> None:
    sprites = Sprites(ASSETS)
    sprites.prefetch(("common",), (), 1.0, ahead=True)
    sprites.sprite("mark/hint", 24, 24, 1.0)
    assert wanted(sprites) == ["common_1.5x.webp"]
    sprites.drop_unclaimed()
    assert wanted(sprites) == []
    assert sprites.sprite("mark/hint", 36, 36, 1.0).get_width() >= 36


def test_words_on_a_board_grow_a_little_where_others_have_no_room(make_app: MakeApp) -> None:
    surface = pygame.Surface((1280, 800))
    usual, large = make_app().painter_for(surface), make_app(text_size=150).painter_for(surface)
    assert large.pixels(20, most=20) == 20
    with large.board():
        assert large.pixels(20, most=20) == 23
        assert large.pixels(15, most=20) == 20
    assert large.pixels(20, most=20) == 20
    with usual.board():
        assert usual.pixels(20, most=20) == 20


def test_numerals_on_a_board_grow_as_its_words_do(make_app: MakeApp) -> None:
    def drawn(on_board: bool) -> int:
        surface = pygame.Surface((1280, 800), pygame.SRCALPHA)
        painter = make_app(text_size=150).painter_for(surface)
        painter.on_board = on_board
        painter.numeral("8", 100, 100, 20)
        return surface.get_bounding_rect().h

    assert drawn(on_board=True) > drawn(on_board=False)


def test_a_part_that_is_kept_lies_to_the_pixel_wherever_it_is_used() -> None:
    """What is in it is rounded where it lies, not where it was drawn first."""
    drawn, kept = (Painter(pygame.Surface((400, 80)), 1.35, shared_palette()) for _ in range(2))

    def draw(painter: Painter, x: float) -> None:
        painter.rect(x, 10, 40, 20, INK)
        painter.rect(x + 11.3, 14, 9.1, 8, GOLD)

    for x in (20.0, 90.2, 160.4, 230.5):
        draw(drawn, x)
        kept.layer("part", x, 10, 40, 20, lambda inner, x=x: draw(inner, x))
    assert drawn.surface.get_buffer().raw == kept.surface.get_buffer().raw


def test_words_of_a_paragraph_stand_as_in_one_line() -> None:
    """Set one by one each would stand on a whole pixel, and the spaces between them be wide and narrow."""
    words = "Répartissez vos Assistants dans le port, agissez là où ils sont les plus forts"
    apart, whole = (Painter(pygame.Surface((700, 60)), 0.875, shared_palette()) for _ in range(2))
    for painter in (apart, whole):
        painter.surface.fill(PAPER)
    apart.paragraph(words, 10, 30, 780, 15)
    whole.text(words, 10, 30, 15)
    assert apart.surface.get_buffer().raw == whole.surface.get_buffer().raw
