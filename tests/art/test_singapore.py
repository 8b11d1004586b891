"""Everything in the box of Singapore is drawn, and its papers leave the map free."""

import json
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ATLAS = ROOT / "assets" / "atlas"
PICTURES = ROOT / "assets" / "pictures"
OWNERS = ("0", "1", "2", "3", "neutral")
Square = tuple[int, int]
Room = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "singapore_1x.json").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "singapore_board.json").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    with (ROOT / "rules" / "singapore" / "printed.toml").open("rb") as file:
        return tomllib.load(file)


def test_every_building_has_its_tiles(names: dict[str, Any], box: dict[str, Any]) -> None:
    buildings = box["buildings"]["tiles"] + box["start_buildings"]["buildings"]
    assert len(buildings) == box["buildings"]["tile_count"] + box["start_buildings"]["tile_count"]
    for building, cut in product(buildings, ("building", "building_large")):
        assert f"singapore/{cut}/{building['id']}" in names
    assert {"singapore/building_back", "singapore/building_large_back", "singapore/stack_foot"} <= names.keys()


def test_every_land_tile_has_its_floor_and_prices(names: dict[str, Any], box: dict[str, Any]) -> None:
    for tile in box["land_tiles"]["tiles"]:
        assert f"singapore/land/{tile['id'].removeprefix('land_')}" in names
        for price in (price for row in tile["prices"] for price in row):
            assert f"singapore/price/{price}" in names


def test_every_good_has_its_cubes(names: dict[str, Any], box: dict[str, Any]) -> None:
    for kind, cut in product(box["goods"]["kinds"], ("cube", "cube_small")):
        assert f"singapore/{cut}/{kind['id']}" in names
    assert {"singapore/cube_back", "singapore/cube_small_back"} <= names.keys()


def test_every_token_has_its_chip(names: dict[str, Any], box: dict[str, Any]) -> None:
    for token in box["raid_bag"]["tokens"]:
        assert f"singapore/token/{token['colour']}" in names
    assert {"singapore/token/back", "singapore/bag", "singapore/hut", "singapore/raffles"} <= names.keys()


def test_every_owner_has_pieces(names: dict[str, Any], box: dict[str, Any]) -> None:
    for owner, piece in product(OWNERS, ("worker", "flag", "pennant")):
        assert f"singapore/{piece}/{owner}" in names
    for seat, piece in product(range(box["meta"]["max_players"]), ("screen", "marker")):
        assert f"singapore/{piece}/{seat}" in names
    for seal in box["score_track"]["seal_spaces"]:
        assert f"singapore/seal/{seal}" in names


def land(places: list[list[int]]) -> set[Square]:
    """The squares of a layout: its land tiles and the four start buildings."""
    town = {(x + dx, y + dy) for (x, y), dx, dy in product(places, range(3), range(2))}
    return town | set(product(range(2), range(2)))


def overlap(a: Room, b: Room) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def test_a_layout_fits_the_print_and_no_paper_covers_a_square(board: dict[str, Any], box: dict[str, Any]) -> None:
    for (width, noted), layout in product(board.items(), box["board_layouts"]["layouts"]):
        places, side = noted["layouts"][layout["id"]], noted["square"]
        papers: list[Room] = [tuple(places["stack"]["rect"]), tuple(places["offer"]["rect"])]
        assert not overlap(*papers)
        for x, y in land(layout["places"]):
            left, top = places["origin"][0] + x * side, places["origin"][1] + y * side
            assert 0 <= left <= int(width) - side
            assert 0 <= top <= noted["size"][1] - side
            for paper in (*papers, tuple(noted["track"]["rect"])):
                assert not overlap((left, top, side, side), paper), (width, layout["id"], x, y)


def test_what_lies_on_a_paper_stays_on_it(board: dict[str, Any]) -> None:
    for noted in board.values():
        for places in noted["layouts"].values():
            offer, stack = places["offer"], places["stack"]
            things = [(offer, spot, offer["tile"]) for spot in offer["slots"]]
            things += [(offer, spot, 22) for spot in offer["supply"]]
            things += [(stack, spot, 22) for spot in stack["tokens"]]
            things += [(stack, stack["top"], stack["tile"]), (stack, stack["bag"], stack["bag_size"])]
            for paper, (x, y), side in things:
                left, top, wide, high = paper["rect"]
                assert left <= x <= left + wide - side
                assert top <= y <= top + high - side


def test_scenery_lies_on_the_sea(board: dict[str, Any], names: dict[str, Any], box: dict[str, Any]) -> None:
    for (width, noted), layout in product(board.items(), box["board_layouts"]["layouts"]):
        places, side = noted["layouts"][layout["id"]], noted["square"]
        for sprite, x, y, wide in places["scenery"]:
            full = names[f"singapore/scene/{sprite}"]["size"]
            room = (x, y, wide, wide * full[1] / full[0])
            assert 0 <= x <= int(width) - wide
            assert y + room[3] <= noted["size"][1]
            for column, row in land(layout["places"]):
                square = (places["origin"][0] + column * side, places["origin"][1] + row * side, side, side)
                assert not overlap(room, square), (width, layout["id"], sprite)
            for paper in ("stack", "offer"):
                assert not overlap(room, tuple(places[paper]["rect"])), (width, layout["id"], sprite, paper)


def test_the_bands_and_backdrops_are_there(board: dict[str, Any]) -> None:
    wanted = ["sky", "water", "set_up", "curtain"]
    for name in [f"{part}_singapore" for part in wanted] + [f"landscape_singapore_{width}" for width in board]:
        assert list(PICTURES.glob(f"{name}_1x.*")), name
