"""Everything in the box of Yokohama Duel is drawn, and its cards lie apart on the harbour."""

import json
import tomllib
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ATLAS = ROOT / "assets" / "atlas"
PICTURES = ROOT / "assets" / "pictures"
SEATS = range(2)
DECKS = ("order", "tech", "church", "bonus", "assist", "merchant")
Room = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "yokohama_duel_1x.json").read_text(encoding="utf-8"))
    return {name.removeprefix("yokohama_duel/"): entry for name, entry in loaded.items()}


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((ATLAS / "yokohama_duel_board.json").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:
    with (ROOT / "rules" / "yokohama_duel" / "printed.toml").open("rb") as file:
        return tomllib.load(file)


def test_every_place_has_its_scene_and_sign(names: dict[str, Any], board: dict[str, Any], box: dict[str, Any]) -> None:
    for noted, place in product(board.values(), box["places"]["list"]):
        assert f"{noted['in_place']['scene']}/{place['id']}" in names
        assert f"place_sign/{place['id']}" in names
        assert place["id"] in noted["places"]
    assert {"place_frame", "column"} <= names.keys()


def test_every_card_has_its_front(names: dict[str, Any], box: dict[str, Any]) -> None:
    decks = {"tech": "technologies", "church": "church_cards", "bonus": "level5_bonus", "order": "orders"}
    for cut, table in decks.items():
        assert len(box[table]["cards"]) == box[table]["count"]
        for card in box[table]["cards"]:
            assert f"{cut}/{card['id']}" in names
    for card, cut in product(box["technologies"]["cards"], ("tech_small", "tech_small_used", "tech_emblem")):
        assert f"{cut}/{card['id']}" in names
    for kind, cut in product(box["assist_cards"]["kinds"], ("assist", "assist_small")):
        assert f"{cut}/{kind['influence']}" in names


def test_every_deck_has_its_back_and_place(names: dict[str, Any]) -> None:
    for deck, cut in product(DECKS, ("back", "back_small", "pile_foot", "slot")):
        assert f"{cut}/{deck}" in names


def test_every_influence_card_has_two_sides(names: dict[str, Any], box: dict[str, Any]) -> None:
    cards = box["influence_cards"]["cards"]
    assert [card["id"] for card in cards] == [card["id"] for card in box["influence_upgrades"]["cards"]]
    cuts = ("influence", "influence_small")
    for seat, card, side, cut in product(SEATS, cards, ("before", "after"), cuts):
        assert f"{cut}/{seat}/{card['id']}/{side}" in names


def test_every_piece_is_there(names: dict[str, Any], box: dict[str, Any]) -> None:
    pieces = ("shop", "shop_small", "trading_house", "trading_house_small", "player_board", "influence_slot")
    for seat, piece in product(SEATS, pieces):
        assert f"{piece}/{seat}" in names
    for face, cut in product(("up", "down"), ("import", "import_icon")):
        assert f"{cut}/{face}" in names
    for value in box["coins"]["denominations"]:
        assert f"coin/{value}" in names
    for face, cut in product(("front", "back"), ("merchant", "merchant_small")):
        assert f"{cut}/{face}" in names
    for criterion, state in product(box["merchants"]["criteria"], ("open", "met", "taken")):
        assert f"criterion/{criterion['id']}/{state}" in names
    assert {"station", "blossom", "cost", "tick"} <= names.keys()
    common = json.loads((ATLAS / "common_1x.json").read_text(encoding="utf-8"))
    for good in box["goods"]["ids"]:
        assert {f"good/{good}", f"chip/{good}"} <= common.keys()


def test_every_reward_has_an_icon(names: dict[str, Any], box: dict[str, Any]) -> None:
    for table in ("level5_bonus", "church_cards", "orders"):
        for reward in (reward for card in box[table]["cards"] for reward in card["rewards"]):
            assert f"reward/{reward['kind']}" in names


def cards_on(noted: dict[str, Any], names: dict[str, Any]) -> list[Room]:
    """The room of everything that lies on the harbour."""
    spots = [(f"back/{deck}", spot) for deck in ("tech", "bonus", "church", "assist") for spot in noted[deck]]
    spots += [("back/merchant", noted["merchant_pile"]), ("back/order", noted["order_pile"])]
    spots += [("back_small/tech", noted["tech_deck"]), ("back_small/bonus", noted["bonus_deck"])]
    rooms: list[Room] = [(x, y, *names[sprite]["size"]) for sprite, (x, y) in spots]
    return rooms + [(x, y, *noted["in_place"]["size"]) for x, y in noted["places"].values()]


def test_cards_lie_apart_on_the_print(board: dict[str, Any], names: dict[str, Any], box: dict[str, Any]) -> None:
    for width, noted in board.items():
        for key, count in (("tech", "tech_face_up"), ("bonus", "bonus_face_up"), ("church", "church_face_up")):
            assert len(noted[key]) == box["setup"][count]
        rooms = cards_on(noted, names)
        for x, y, w, h in rooms:
            assert 0 <= x <= int(width) - w
            assert 0 <= y <= noted["size"][1] - h
        for (ax, ay, aw, ah), (bx, by, bw, bh) in combinations(rooms, 2):
            assert ax + aw <= bx or bx + bw <= ax or ay + ah <= by or by + bh <= ay


def test_what_belongs_to_a_place_stays_on_it(board: dict[str, Any], names: dict[str, Any]) -> None:
    for noted in board.values():
        inside = noted["in_place"]
        wide, high = inside["size"]
        things: list[Room] = [tuple(column) for column in inside["column_boxes"]]
        things += [(x, y, 30, 30) for x, y in inside["shops"]]
        things += [(*inside["trading_house"], *names["trading_house/0"]["size"])]
        things += [(*inside["sign"], inside["sign_size"], inside["sign_size"])]
        things += [(*inside["influence"]["at"], *inside["influence"]["size"])]
        for x, y, w, h in things:
            assert 0 <= x <= wide - w
            assert 0 <= y <= high - h


def test_an_order_knows_where_its_goods_are_ticked(
    board: dict[str, Any], names: dict[str, Any], box: dict[str, Any]
) -> None:
    for noted, card in product(board.values(), box["orders"]["cards"]):
        needed: dict[str, int] = {}
        wide, high = names[f"order/{card['id']}"]["size"]
        for good, needs, x, y in noted["in_order"][card["id"]]:
            needed[good] = max(needs, needed.get(good, 0))
            assert 0 < x < wide
            assert 0 < y < high
        assert needed == card["demand"]


def test_the_bands_and_backdrops_are_there(board: dict[str, Any]) -> None:
    wanted = [f"{part}_yokohama_duel" for part in ("sky", "water", "set_up", "curtain")]
    for name in wanted + [f"landscape_yokohama_duel_{width}" for width in board]:
        assert list(PICTURES.glob(f"{name}_1x.*")), name
