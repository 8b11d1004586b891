"""Everything in the box of Nippon: Zaibatsu is drawn, front and back, and its prints are there."""

import json
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ATLAS = ROOT / "assets" / "atlas"
PICTURES = ROOT / "assets" / "pictures"
SEATS = range(4)
COLOURS = ("black", "red", "grey", "blue", "white", "yellow")
WHEN = {"immediate": "at_once", "modifier": "modifier"}


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "zaibatsu_1x.json").read_text(encoding="utf-8"))
    return {name.removeprefix("zaibatsu/"): entry for name, entry in loaded.items()}


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    with (ROOT / "rules" / "zaibatsu" / "printed.toml").open("rb") as file:
        return tomllib.load(file)


def test_every_colour_has_its_people_and_its_mark(names: dict[str, Any], box: dict[str, Any]) -> None:
    assert set(COLOURS) == set(box["worker_colors"]["items"])
    cuts = ("worker", "worker_small", "expert", "expert_small", "service", "service_small", "improvement")
    for colour, cut in product(COLOURS, cuts):
        assert f"{cut}/{colour}" in names
    assert {"service/any", "service_small/any", "worker_slot", "worker_slot_grey"} <= names.keys()


def test_every_seat_has_its_pieces_and_tokens(names: dict[str, Any], box: dict[str, Any]) -> None:
    tokens = box["influence_tokens"]
    for seat in SEATS:
        assert {f"{piece}/{seat}" for piece in ("ship", "machine", "train", "marker")} <= names.keys()
        assert {f"influence/{seat}/{value}" for value in tokens["available"]} <= names.keys()
        assert {f"influence_locked/{seat}/{value}" for value in tokens["locked"]} <= names.keys()
    assert {f"ghost/{piece}" for piece in ("ship", "machine", "train")} <= names.keys()
    for level in box["favour_tokens"]["count_by_level"]:
        assert {f"favour/{level}", f"favour_small/{level}"} <= names.keys()


def test_every_tile_of_both_sides_has_its_print_its_effect_and_its_ground(
    names: dict[str, Any], box: dict[str, Any]
) -> None:
    for tile in (*box["factory_tiles"]["items"], *box["late_factory_tiles"]["items"]):
        when = WHEN.get(tile["timing"], "always")
        assert {f"{cut}/{tile['id']}" for cut in ("tile", "effect", "effect_tall")} <= names.keys()
        assert {f"nine/{cut}_{tile['type']}_{when}" for cut in ("plate", "plate_tall")} <= names.keys()
        assert (f"trigger/{tile['id']}" in names) == (when == "modifier")
        assert {f"nine/factory_{tile['type']}", f"house/{tile['type']}"} <= names.keys()
    for good in box["old_factory"]["types"]:
        assert f"tile/old_{good}" in names


def test_every_good_resource_and_action_has_its_sign(names: dict[str, Any], box: dict[str, Any]) -> None:
    for good in box["goods"]["items"]:
        assert {f"good/{good['id']}", f"good_small/{good['id']}"} <= names.keys()
    for action in box["actions"]["items"]:
        assert {f"sign/{action['id']}", f"sign_small/{action['id']}"} <= names.keys()
        assert (f"cost/{action['id']}" in names) == (action["id"] != "local_markets")
    assert {f"sign/{item}" for item in ("money", "coal", "silk", "iron", "vp", "cube")} <= names.keys()


def test_japan_has_its_spaces_tiles_and_trains(names: dict[str, Any], box: dict[str, Any]) -> None:
    for region in box["regions"]["items"]:
        assert f"region_bonus/{region['id']}" in names
        for at in range(len(region["train_spaces"])):
            assert f"rail/{region['id']}/{at}" in names
        for value in (value for city in region["cities"] for value in city["printed"].values()):
            assert {f"space/{value}", f"space_lit/{value}"} <= names.keys()
    for tile, turns in product(box["demand_tiles"]["items"], range(4)):
        assert f"demand/{tile['id']}/{turns}" in names


def test_every_printed_bonus_of_a_zaibatsu_is_drawn(names: dict[str, Any], box: dict[str, Any]) -> None:
    for track in ("rnd", "mines", "finance"):
        for bonus in box["tracks"][track]["bonuses"]:
            assert f"track_bonus/{track}/{bonus['position'] - 1}" in names
    for gap, row in enumerate(box["piece_rows"]["gaps"]):
        assert {f"gap/{gap}/{at}" for at in range(len(row["bonuses"]))} <= names.keys()


def test_papers_and_tokens_have_front_and_back(names: dict[str, Any], box: dict[str, Any]) -> None:
    for table, cut in (("start_tokens_a", "start_a"), ("start_tokens_b", "start_b"), ("contracts", "contract")):
        assert len(box[table]["items"]) == box[table]["count"]
        assert {f"{cut}/{entry['id']}" for entry in box[table]["items"]} <= names.keys()
    assert {f"contract_done/{entry['id']}" for entry in box["contracts"]["items"]} <= names.keys()
    assert {"start_back/a", "start_back/b", "contract_back", "demand_back", "action_token/back"} <= names.keys()


def test_the_solo_game_and_the_modules_have_their_tokens(names: dict[str, Any], box: dict[str, Any]) -> None:
    assert {f"action_token/{token['id']}" for token in box["solo_action_tokens"]["items"]} <= names.keys()
    assert {f"shared/{token['id']}" for token in box["shared_objectives"]["items"]} <= names.keys()
    slots = box["solo_objective_slots"]["colors"]
    for token, colour in product(box["solo_objectives"]["items"], slots):
        assert f"solo/{token['id']}/{colour}" in names
    assert {f"solo_slot/{colour}" for colour in slots} <= names.keys()


def test_a_run_of_signs_keeps_to_the_narrowest_plate(names: dict[str, Any]) -> None:
    for name, entry in names.items():
        if name.startswith("effect/"):
            assert entry["size"][0] <= 54, name
            assert entry["size"][1] <= 24, name


def test_the_prints_and_backdrops_are_there() -> None:
    widths = [f"japan_zaibatsu_{width}" for width in (992, 1134, 1300)]
    for name in (*widths, "quay_zaibatsu", "works_zaibatsu", "set_up_zaibatsu", "curtain_zaibatsu"):
        assert list(PICTURES.glob(f"{name}_1x.*")), name
