"""Everything in the box of Yokohama is drawn, front and back, and cards keep to their rooms."""

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
ROOM_OF_A_REWARD = 52.5
"""What an order or a space of the Customs has for it."""


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "yokohama_1x.json").read_text(encoding="utf-8"))
    return {name.removeprefix("yokohama/"): entry for name, entry in loaded.items()}


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    with (ROOT / "rules" / "yokohama" / "printed.toml").open("rb") as file:
        return tomllib.load(file)


def rewards(box: dict[str, Any]) -> list[dict[str, int]]:
    """Every reward printed anywhere."""
    found = [each for tile in box["building_tiles"]["tiles"] for each in (*tile["shops"], tile["trading_house"])]
    found += [space["reward"] for board in ("church_board", "customs_board") for space in box[board]["spaces"]]
    found += [card["reward"] for card in box["orders"]["cards"]]
    found += [kind["reward"] for kind in box["five_power_tokens"]["kinds"]]
    return [reward for reward in found if reward]


def called(reward: dict[str, int]) -> str:
    """The sprite of a reward, by the kinds the rules name."""
    return "-".join(f"{'import' if kind == 'imported_good' else kind}_{n}" for kind, n in reward.items())


def test_every_area_has_its_print_and_sign(names: dict[str, Any], box: dict[str, Any]) -> None:
    kinds = box["area_boards"]["kinds"]
    assert len(kinds) == box["area_boards"]["different"]
    for kind in kinds:
        assert names[f"print/{kind['id']}"]["size"] == [192, 62]
        assert (f"track/{kind['id']}" in names) == kind["has_building_tile"]
    for part in ("area_frame", "area_edge", "canal_frame", "canal_edge", "lit", "fare"):
        assert "slice" in names[part], part
    for power, cut in product(range(1, box["area_effects"]["max_power"] + 1), ("pips", "pips_now")):
        assert f"{cut}/{power}" in names


def test_every_card_has_what_its_front_shows(names: dict[str, Any], box: dict[str, Any]) -> None:
    for card in box["orders"]["cards"]:
        assert f"order_goods/{card['id']}" in names
    titles = box["technologies"]["titles"]
    for title, cut in product(titles, ("effect", "emblem", "tech_small", "tech_small_used")):
        assert f"{cut}/{title['id']}" in names
    for when, cut in product(("always", "once"), ("tech_front", "tech_front_low", "tech_body", "tech_plain")):
        assert f"{cut}/{when}" in names
    assert "slice" in names["order_front"]
    for tile in box["achievements"]["tiles"]:
        assert f"requirement/{tile['id']}" in names
        assert {f"points/{tile['first_points']}", f"points/{tile['later_points']}"} <= names.keys()
    for tile in box["building_tiles"]["tiles"]:
        assert f"tile/{tile['id']}" in names


def test_every_back_is_there(names: dict[str, Any]) -> None:
    assert {f"back/{deck}" for deck in ("order", "tech", "achievement", "tile", "reward")} <= names.keys()
    assert {"back_small/order", "five_back", "pile_foot"} <= names.keys()


def test_every_reward_is_drawn_in_its_room(names: dict[str, Any], box: dict[str, Any]) -> None:
    for reward in rewards(box):
        assert names[f"reward/{called(reward)}"]["size"][0] <= ROOM_OF_A_REWARD


def test_an_effect_fits_beside_emblem_and_cost(names: dict[str, Any], box: dict[str, Any]) -> None:
    for title in box["technologies"]["titles"]:
        assert names[f"effect/{title['id']}"]["size"][0] <= 70


def test_every_token_and_piece_is_there(names: dict[str, Any], box: dict[str, Any]) -> None:
    tokens = [kind["id"] for kind in box["five_power_tokens"]["kinds"]]
    for key in (*tokens, box["mini_expansion_free_agents"]["token_id"]):
        assert f"five/{key}" in names
    for seat, piece in product(SEATS, ("assistant", "president", "ghost", "shop", "house", "bubble")):
        assert f"{piece}/{seat}" in names
    assert {"assistant/nobody", "five_gone", "station", "start", "warehouse", "crossing", "tick"} <= names.keys()
    for price in (box["warehouse"]["shop_cost"], *box["warehouse"]["trading_house_costs"]):
        assert f"money/{price}" in names


def test_every_country_is_drawn_in_all_its_shapes(names: dict[str, Any], box: dict[str, Any]) -> None:
    for country, cut in product(
        box["countries"]["ids"], ("signal", "banner", "flag", "agent", "agent_used", "reward_flag")
    ):
        assert f"{cut}/{country}" in names
    assert {"agent/free", "agent_used/free", "reward_flag/free", "agent_none"} <= names.keys()


def test_the_backdrops_are_there() -> None:
    for name in ("landscape_yokohama", "set_up_yokohama", "curtain_yokohama"):
        assert list(PICTURES.glob(f"{name}_1x.jpg")), name
