"""Everything in the box of Yokohama Duel; what lies in it is read from the data of the rules."""

from functools import partial

from rules.core.printed import printed

from ..atlas import Sprite
from ..harbour import cards as fronts
from ..harbour import pieces as harbour
from ..harbour import places, technologies
from ..kit import ink, marks, palette
from . import cards

TITLE = "yokohama_duel"
SEATS = (0, 1)
SCENES = (146, 172)  # for narrow and wide place cards; a print bears being stretched a little
SCENE_HEIGHT = 60
INFLUENCE, INFLUENCE_SMALL = (46, 64), (32, 44)
PILE = 2  # cards seen below the top of a pile


def data():
    """The component data, of the version this process holds."""
    return printed(TITLE)


def sprites() -> dict[str, Sprite]:
    """The atlas of Yokohama Duel."""
    box = data()
    named = {
        **_places(box),
        **_influence(box),
        **_technologies(box),
        **_cards(box),
        **_decks(),
        **_people(box),
        **_pieces(),
        **_signs(box),
    }
    return {f"{TITLE}/{name}": sprite for name, sprite in named.items()}


def _places(box):
    out = {}
    for place in box["places"]["list"]:
        for width in SCENES:
            draw = partial(places.scene, key=place["id"], w=width, h=SCENE_HEIGHT)
            out[f"place_{width}/{place['id']}"] = Sprite(width, SCENE_HEIGHT, draw, 2)
        sign = PLACE_SIGNS.get(place["id"], place.get("good"))
        out[f"place_sign/{place['id']}"] = _icon(sign, 24)
    out["place_frame"] = Sprite(64, 64, _place_frame, 8, (12, 12, 12, 12))
    out["column"] = Sprite(24, 38, _column, 2, (8, 8, 8, 8))
    return out


PLACE_SIGNS = {
    "church": "faith",
    "customs": "flip_import",
    "chinatown": "swap",
    "bank": "yen",
    "laboratory": "tech",
    "port": "order",
}


def _icon(name, size):
    return Sprite(size, size, partial(harbour.item, name=name, x=0, y=0, s=size), 3)


def _place_frame(c):
    p = ink.rect(0.65, 0.65, 62.7, 62.7, 3)
    ink.shadow(c, p, 2.4, 2.6, 0.42)
    ink.cut(c, p, palette.PAPER, palette.INK, 1.3)


def _column(c):
    ink.cut(c, ink.rect(0.8, 0.8, 22.4, 36.4, 3), palette.BUTTER, palette.VERMILION, 1.6)


def _influence(box):
    out = {}
    better = {card["id"]: card for card in box["influence_upgrades"]["cards"]}
    for seat in SEATS:
        for card in box["influence_cards"]["cards"]:
            turn = better[card["id"]]
            sides = {"before": (card["level"], turn["cost"]), "after": (turn["level_after"], None)}
            for side, (level, cost) in sides.items():
                for cut, size in CUTS.items():
                    draw = partial(cards.influence, seat=seat, level=level, cost=cost, w=size[0], h=size[1])
                    out[f"{cut}/{seat}/{card['id']}/{side}"] = Sprite(*size, draw, 6)
        w, h = INFLUENCE
        out[f"influence_slot/{seat}"] = Sprite(w, h, partial(cards.influence_slot, seat=seat, w=w, h=h), 2)
    return out


CUTS = {"influence": INFLUENCE, "influence_small": INFLUENCE_SMALL}


def _technologies(box):
    out = {}
    costs = box["technology_costs"]["costs"]
    for card in box["technologies"]["cards"]:
        key, kind = card["id"], {"timing": card["timing"], "once": card["once_per_round"]}
        effect = technologies.EFFECTS[key]
        draw = partial(cards.technology, cost=costs[key], terms=effect, **kind)
        out[f"tech/{key}"] = Sprite(*cards.SIZES["tech"], draw, 6)
        emblem = partial(_emblem, name=key)
        small = partial(fronts.small_technology, emblem=emblem, s=30, **kind)
        out[f"tech_small/{key}"] = Sprite(30, 30, small, 4)
        out[f"tech_small_used/{key}"] = Sprite(30, 30, partial(small, used=True), 4)
        out[f"tech_emblem/{key}"] = Sprite(32, 32, partial(emblem, x=0, y=0, size=32), 3)
    return out


def _emblem(c, x, y, size, name):
    technologies.emblem(c, name, x, y, size)


def _cards(box):
    out = {}
    for name, deck, draw, size in (
        ("church", "church_cards", cards.church, cards.SIZES["church"]),
        ("bonus", "level5_bonus", cards.bonus, cards.SIZES["bonus"]),
        ("order", "orders", cards.order, cards.ORDER),
    ):
        for card in box[deck]["cards"]:
            out[f"{name}/{card['id']}"] = Sprite(*size, partial(draw, card=card), 6)
    for kind in box["assist_cards"]["kinds"]:
        for cut, face, (w, h) in ASSISTS:
            out[f"{cut}/{kind['influence']}"] = Sprite(w, h, partial(face, n=kind["influence"], w=w, h=h), 6)
    return out


ASSISTS = (
    ("assist", cards.assist, cards.SIZES["assist"]),
    ("assist_small", cards.assist_small, (28, 24)),
)


def _decks():
    out = {}
    for deck, (w, h) in cards.SIZES.items():
        out[f"back/{deck}"] = Sprite(w, h, partial(fronts.back, deck=deck, w=w, h=h), 6)
        out[f"pile_foot/{deck}"] = Sprite(w, h, partial(fronts.foot, w=w, h=h, depth=PILE), 10)
        out[f"slot/{deck}"] = Sprite(w, h, partial(fronts.slot, w=w, h=h), 2)
        w, h = (27, 20) if deck in ("tech", "bonus") else (20, 27)
        out[f"back_small/{deck}"] = Sprite(w, h, partial(fronts.back, deck=deck, w=w, h=h), 4)
    w, h = cards.ORDER
    out["back/order_lying"] = Sprite(w, h, partial(fronts.back, deck="order", w=w, h=h), 6)
    out["slot/order_lying"] = Sprite(w, h, partial(fronts.slot, w=w, h=h), 2)
    return out


def _people(box):
    level, out = box["merchants"]["level"], {}
    for cut, (w, h) in (("merchant", cards.SIZES["merchant"]), ("merchant_small", (28, 35))):
        out[f"{cut}/front"] = Sprite(w, h, partial(cards.merchant, level=level, w=w, h=h), 6)
        out[f"{cut}/back"] = Sprite(w, h, partial(fronts.back, deck="merchant", w=w, h=h), 6)
    for criterion in box["merchants"]["criteria"]:
        sign = CRITERIA[criterion["counts"]]
        for state in ("open", "met", "taken"):
            out[f"criterion/{criterion['id']}/{state}"] = Sprite(30, 30, partial(_criterion, sign=sign, state=state), 3)
    for seat in SEATS:
        draw = partial(
            cards.player_board,
            seat=seat,
            shops=box["player_pieces"]["shops"],
            houses=box["player_pieces"]["trading_houses"],
            w=132,
            h=76,
        )
        out[f"player_board/{seat}"] = Sprite(132, 76, draw, 6)
    return out


CRITERIA = {
    "completed_orders": "order",
    "technologies": "tech",
    "church_cards": "faith",
    "face_down_imports": "import_down",
}


def _criterion(c, sign, state):
    """What a merchant comes for: plain, gold once it is met, with his hat on it once he has come."""
    ground = {"open": palette.SLIP, "met": palette.BUTTER, "taken": palette.PAPER}[state]
    ink.cut(c, ink.circle(15, 15, 14.2), ground, palette.VERMILION if state == "met" else palette.INK, 1.2)
    if state == "taken":
        harbour.item(c, sign, 4, 10, 15)
        marks.mark(c, "merchant", 13, 2, 16)
    else:
        harbour.item(c, sign, 6, 6, 18)


def _pieces():
    out = {}
    for seat in SEATS:
        for cut, size in (("shop", 30), ("shop_small", 22)):
            out[f"{cut}/{seat}"] = Sprite(size, size, partial(harbour.shop, seat=seat, s=size), 5)
        for cut, size in (("trading_house", 34), ("trading_house_small", 24)):
            out[f"{cut}/{seat}"] = Sprite(size, size, partial(harbour.trading_house, seat=seat, s=size), 5)
    for face in ("up", "down"):
        out[f"import/{face}"] = Sprite(40, 40, partial(harbour.import_chip, face=face, s=40), 6)
        out[f"import_icon/{face}"] = Sprite(24, 24, partial(harbour.crate, face=face, x=0, y=0, s=24), 2)
    for value, size in ((1, 34), (3, 42)):
        draw = partial(marks.coin, x=size / 2, y=size / 2, r=size / 2 - 1, value=value)
        out[f"coin/{value}"] = Sprite(size, size, draw, 5)
    out["station"] = Sprite(40, 34, partial(harbour.station, w=40, h=34), 5)
    return out


def _signs(box):
    decks = (box[deck]["cards"] for deck in ("level5_bonus", "church_cards", "orders"))
    kinds = {reward["kind"] for deck in decks for card in deck for reward in card["rewards"]}
    out = {f"reward/{kind}": _icon(kind, 24) for kind in sorted(kinds)}
    for name in harbour.ITEMS:
        out[f"sign/{name}"] = _icon(name, 24)
    out["blossom"] = Sprite(40, 40, partial(harbour.blossom, x=20, y=20, r=19), 3)
    out["cost"] = Sprite(22, 22, partial(fronts.disc, cost="", x=11, y=11, r=10.4), 2)
    out["tick"] = Sprite(14, 14, fronts.tick, 2)
    return out
