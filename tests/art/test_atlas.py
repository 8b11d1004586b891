"""The drawn files agree with each other and with what lies in the box."""

import json
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from rules.core.manifest import manifests

ROOT = Path(__file__).parents[2]
ATLAS = ROOT / "assets" / "atlas"
PICTURES = ROOT / "assets" / "pictures"
GROUPS = ("common", "box", "box_veiled", *(title for title, each in manifests().items() if each.built))
SCALES = ("1", "1.5", "2", "3")


def index(group: str, scale: str = "1") -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / f"{group}_{scale}x.json").read_text(encoding="utf-8"))
    return loaded


def picture_size(path: Path) -> tuple[int, int]:
    return pygame.image.load(path).get_size()


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    with (ROOT / "rules" / "yangtze" / "printed.toml").open("rb") as file:
        return tomllib.load(file)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("group", GROUPS)
def test_every_sprite_lies_within_its_picture(group: str, scale: str) -> None:
    width, height = picture_size(ATLAS / f"{group}_{scale}x.webp")
    for name, entry in index(group, scale).items():
        x, y, w, h = entry["rect"]
        assert x >= 0, name
        assert y >= 0, name
        assert w > 0, name
        assert h > 0, name
        assert x + w <= width, name
        assert y + h <= height, name


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("group", GROUPS)
def test_a_rect_is_its_size_and_margins_at_scale(group: str, scale: str) -> None:
    for name, entry in index(group, scale).items():
        for side in (0, 1):
            logical = entry["size"][side] + 2 * entry["anchor"][side]
            assert abs(entry["rect"][2 + side] - logical * float(scale)) <= 1, name


@pytest.mark.parametrize("group", GROUPS)
def test_sprites_do_not_overlap(group: str) -> None:
    shelves: dict[int, list[tuple[int, int, str]]] = {}
    for name, entry in index(group).items():
        x, y, w, _ = entry["rect"]
        shelves.setdefault(y, []).append((x, x + w, name))
    for row in shelves.values():
        row.sort()
        for (_, end, name), (start, _, after) in pairwise(row):
            assert end <= start, (name, after)


@pytest.mark.parametrize("group", GROUPS)
def test_all_scales_hold_the_same_sprites(group: str) -> None:
    first = index(group)
    for scale in SCALES[1:]:
        other = index(group, scale)
        assert other.keys() == first.keys()
        for name, entry in first.items():
            for field in ("size", "anchor", "slice", "texture"):
                assert other[name].get(field) == entry.get(field), (name, field)


@pytest.mark.parametrize("group", GROUPS)
def test_slices_leave_a_middle_to_stretch(group: str) -> None:
    for name, entry in index(group).items():
        if "slice" in entry:
            left, top, right, bottom = entry["slice"]
            assert left + right < entry["size"][0], name
            assert top + bottom < entry["size"][1], name


def test_every_good_has_its_tokens(box: dict[str, Any]) -> None:
    names = index("yangtze")
    for category in ("goods_basic", "goods_luxury"):
        for kind in box[category]["kinds"]:
            for colour in box[category]["colours"]:
                for cut in ("token", "token_small", "token_mini"):
                    assert f"yangtze/{cut}/{kind['id']}/{colour['id']}" in names


def test_every_trading_post_has_its_plaques(box: dict[str, Any]) -> None:
    names = index("yangtze")
    for token in box["trading_posts"]["tokens"]:
        assert f"yangtze/post/{token['type']}/{token['dots']}" in names
        assert f"yangtze/post_large/{token['type']}/{token['dots']}" in names
        assert f"yangtze/post_mark/{token['type']}" in names


def test_every_emperor_has_its_token(box: dict[str, Any]) -> None:
    names = index("yangtze")
    for token in box["emperor_tokens"]["tokens"]:
        assert f"yangtze/emperor/{token['id']}" in names
        assert f"yangtze/emperor_large/{token['id']}" in names


def test_every_special_card_has_its_faces(box: dict[str, Any]) -> None:
    names = index("yangtze")
    for seat in range(box["special_cards"]["set_count"]):
        for card in box["special_cards"]["cards"]:
            for cut in ("card", "card_large", "mini"):
                assert f"yangtze/{cut}/{card['id']}/{seat}" in names
        assert f"yangtze/card_back/{seat}" in names
        assert f"yangtze/card_played/{seat}" in names


def test_every_price_of_the_river_has_its_coin(box: dict[str, Any]) -> None:
    names = index("yangtze")
    for space in box["river"]["spaces"]:
        assert f"yangtze/price/{space['price']}" in names


def test_the_board_knows_a_place_for_every_space(box: dict[str, Any]) -> None:
    places = json.loads((ATLAS / "yangtze_board.json").read_text(encoding="utf-8"))
    for width, place in places.items():
        assert len(place["spaces"]) == box["river"]["space_count"]
        half = place["token"] / 2
        for x, y in place["spaces"]:
            assert half <= x <= int(width) - half
            assert half <= y <= place["size"][1] - half
        assert list(PICTURES.glob(f"landscape_yangtze_{width}_1x.*"))


def test_each_large_picture_has_a_logical_size_of_its_own() -> None:
    names = {path.stem.rsplit("_", 1)[0] for path in PICTURES.iterdir()}
    for name in names:
        assert list(PICTURES.glob(f"{name}_1x.*")), name
