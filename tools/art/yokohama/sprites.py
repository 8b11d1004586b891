"""Everything in the box of Yokohama; what lies in it is read from the data of the rules."""

from functools import partial

from rules.core.printed import printed

from ..atlas import Sprite
from ..harbour import cards as fronts
from ..harbour import pieces as harbour
from ..harbour import technologies
from ..kit import goods, ink, palette, pieces
from . import area, cards, flags, prints, signs
from . import pieces as people

TITLE = "yokohama"
SEATS = range(4)
HIGHEST_POINTS, HIGHEST_MONEY = 20, 20
LEVELS = (2, 3, 4)  # Power that opens the slots of a port
REWARD_HIGH = 24


def data():
    """The component data, of the version this process holds."""
    return printed(TITLE)


def sprites() -> dict[str, Sprite]:
    """The atlas of Yokohama."""
    box = data()
    named = {
        **_areas(box),
        **_amounts(box),
        **_boards(box),
        **_orders(box),
        **_technologies(box),
        **_backs(),
        **_countries(box),
        **_people(),
        **_tokens(box),
        **_signs(),
    }
    return {f"{TITLE}/{name}": sprite for name, sprite in named.items()}


def _sprite(w, h, draw, margin=4, slices=None, **what):
    """A drawing that wants to know its size."""
    return Sprite(w, h, partial(draw, w=w, h=h, **what), margin, slices)


# ---------------------------------------------------------------- Areas
def _areas(box):
    out = {
        "area_frame": _sprite(64, 97, area.frame, 8, (8, 8, 8, 54)),
        "area_edge": _sprite(64, 97, area.edge, 2, (8, 8, 8, 54)),
        "canal_frame": _sprite(64, 97, area.canal_frame, 8, (8, 8, 8, 29)),
        "canal_edge": _sprite(64, 97, area.canal_edge, 2, (8, 8, 8, 29)),
        "track_warm": _sprite(24, 24, area.warm, 0, (4, 4, 4, 4)),
        "site/shop": _sprite(26, 24, area.site, 1, (10, 8, 10, 4), gable=False),
        "site/house": _sprite(32, 24, area.site, 1, gable=True),
        "crossing": Sprite(75, 20, partial(area.crossing, fee=box["canal"]["crossing_cost_yen"]), 3),
        "lit": _sprite(64, 64, area.lit, 4, (8, 20, 20, 8)),
        "fare": _sprite(43, 24, area.fare, 2, (6, 6, 6, 6)),
        "corner": Sprite(12, 12, partial(area.corner, right=12, top=0, n=12), 2),
    }
    for kind in box["area_boards"]["kinds"]:
        out[f"print/{kind['id']}"] = Sprite(*prints.SIZE, partial(prints.scene, kind=kind["id"]), 0)
        sign = GIVES.get(kind["id"].removesuffix("_a").removesuffix("_b"))
        if sign:
            out[f"track/{kind['id']}"] = _sign(sign, 18)
    for kind in area.LABELS:
        out[f"label/{kind}"] = _sprite(40, 17, area.label, 1, (6, 6, 6, 6), kind=kind)
    for n in range(1, box["area_effects"]["max_power"] + 1):
        out[f"pips/{n}"] = Sprite(18, 4, partial(area.pips, n=n, colour=palette.alpha(palette.INK, 0.7)), 1)
        out[f"pips_now/{n}"] = Sprite(18, 4, partial(area.pips, n=n, colour=palette.VERMILION), 1)
    for how in ("now", "place", "no"):
        out[f"column/{how}"] = _sprite(22, 22, area.column, 2, (6, 6, 6, 6), how=how)
    for name, gold in (("street", False), ("street_gold", True)):
        for way, across in (("across", True), ("down", False)):
            out[f"{name}/{way}"] = Sprite(12, 12, partial(area.street, across=across, gold=gold), 4)
    for tile in box["building_tiles"]["tiles"]:
        what = {"shops": tile["shops"], "house": tile["trading_house"]}
        out[f"tile/{tile['id']}"] = _sprite(148, 27, area.tile, 4, **what)
    for name, gable in (("chip_shop", False), ("chip_house", True)):
        out[name] = Sprite(58, 16, partial(area.chip_roof, w=58, gable=gable), 2)
    return out


GIVES = {
    "copper_mine": "copper",
    "silk_mill": "silk",
    "tea": "tea",
    "fishing": "fish",
    "bank": "yen",
    "chinatown": "swap",
    "church": "faith",
    "customs": "import",
    "employment_agency": "warehouse",
    "laboratory": "tech",
    "port": "order",
}


def _sign(name, size):
    return Sprite(size, size, partial(signs.item, name=name, x=0, y=0, s=size), 2)


# ---------------------------------------------------------------- amounts
def _amounts(box):
    out = {"points/blank": _points(""), "money/blank": _money(""), "tick": Sprite(14, 14, fronts.tick, 2)}
    out |= {f"points/{n}": _points(n) for n in range(1, HIGHEST_POINTS + 1)}
    out |= {f"money/{n}": _money(n) for n in range(HIGHEST_MONEY + 1)}
    for reward in _printed_rewards(box):
        wide = signs.reward_width(reward)
        draw = partial(signs.rewards, reward=reward, cx=wide / 2, cy=REWARD_HIGH / 2)
        out[f"reward/{signs.reward_key(reward)}"] = Sprite(wide, REWARD_HIGH, draw, 2)
    for seat in SEATS:
        out[f"bubble/{seat}"] = _bubble(palette.SEATS[seat][1])
    out["bubble/dark"] = _bubble(palette.INK)
    for n in LEVELS:
        out[f"level/{n}"] = Sprite(15, 19, partial(signs.level, n=n, x=7.5, y=9.5), 3)
    return out


def _printed_rewards(box):
    """Every reward that is printed anywhere, once."""
    tiles = box["building_tiles"]["tiles"]
    found = [reward for tile in tiles for reward in (*tile["shops"], tile["trading_house"])]
    for part, key in (("church_board", "spaces"), ("customs_board", "spaces"), ("orders", "cards")):
        found += [each["reward"] for each in box[part][key]]
    found += [kind["reward"] for kind in box["five_power_tokens"]["kinds"]]
    return {signs.reward_key(reward): reward for reward in found if reward}.values()


def _points(n):
    s = 26 if len(str(n)) > 1 else 24
    return Sprite(s, s, partial(signs.points, n=n, x=s / 2, y=s / 2), 2)


def _money(n):
    return Sprite(21, 21, partial(signs.money, n=n, x=10.5, y=10.5), 2)


def _bubble(colour):
    return Sprite(17, 17, partial(goods.disc, x=8.5, y=8.5, r=8.4, colour=colour), 2)


# ---------------------------------------------------------------- boards and cards
def _boards(box):
    out = {f"board/{kind}": _sprite(80, 80, cards.board, 8, (10, 24, 10, 10), kind=kind) for kind in cards.BOARDS}
    for kind in ("church", "customs"):
        for name, taken in ((kind, False), (f"{kind}_taken", True)):
            out[f"space/{name}"] = _sprite(93, 21, cards.space, 1, (40, 5, 5, 5), kind=kind, taken=taken)
    out["slot"] = _sprite(64, 56, cards.slot, 1, (8, 8, 8, 8), pale=False)
    out["pale_slot"] = _sprite(64, 56, cards.slot, 1, (8, 8, 8, 8), pale=True)
    out["achievement"] = _sprite(98, 24, cards.achievement, 5, (6, 6, 6, 6))
    for tile in box["achievements"]["tiles"]:
        wide = cards.requirement_width(tile)
        out[f"requirement/{tile['id']}"] = Sprite(wide, 18, partial(cards.requirement, tile=tile), 2)
    out["supply"] = _sprite(46, 23, cards.supply, 5, (6, 6, 6, 6), left=True)
    out["supply_none"] = _sprite(46, 23, cards.supply, 2, (6, 6, 6, 6), left=False)
    return out


def _orders(box):
    w, h = cards.ORDER
    out = {"order_front": _sprite(w, h, cards.order_front, 6, (16, 18, 6, 24))}
    wide, high = w - cards.BANNER - 2, h - cards.FOOT
    for card in box["orders"]["cards"]:
        out[f"order/{card['id']}"] = _sprite(w, h, cards.order, 6, card=card)
        out[f"order_goods/{card['id']}"] = _sprite(wide, high, cards.order_goods, 1, wanted=card["goods"])
    return out


def _technologies(box):
    out = {}
    for once, when in ((False, "always"), (True, "once")):
        for name, tab, head in (
            ("tech_front", True, 17),
            ("tech_front_low", True, 15),
            ("tech_body", True, 0),
            ("tech_plain", False, 0),
        ):
            what = {"tab": tab, "once": once, "head": head}
            out[f"{name}/{when}"] = _sprite(60, 35, cards.tech_front, 6, (16, 19, 6, 6), **what)
    for title in box["technologies"]["titles"]:
        key = title["id"]
        out[f"effect/{key}"] = Sprite(cards.effect_width(title), 17, partial(cards.effect, title=title), 2)
        out[f"emblem/{key}"] = Sprite(18, 18, partial(technologies.emblem, name=key, x=0, y=0, size=18), 2)
        for name, used in (("tech_small", False), ("tech_small_used", True)):
            out[f"{name}/{key}"] = Sprite(24, 24, partial(cards.small_technology, title=title, s=24, used=used), 4)
    out["cost"] = Sprite(20, 20, partial(fronts.disc, cost="", x=10, y=10, r=9.7), 2)
    return out


def _backs():
    out = {f"back/{deck}": _sprite(40, 50, fronts.back, 6, deck=deck) for deck in ("order", "tech")}
    return out | {
        "pile_foot": _sprite(40, 50, fronts.foot, 10, depth=3),
        "back/achievement": _sprite(56, 24, cards.achievement_back, 5),
        "back/tile": _sprite(80, 25, area.tile_back, 5),
        "back/reward": _sprite(32, 22, flags.reward_back, 5),
        "back_small/order": _sprite(16, 21, fronts.back, 4, deck="order"),
        "back_small/none": _sprite(16, 21, people.house_gone, 1),
    }


# ---------------------------------------------------------------- countries
def _countries(box):
    out = {"agent_none": Sprite(32, 32, partial(flags.nobody, s=32), 1)}
    for country in box["countries"]["ids"]:
        out[f"signal/{country}"] = _sprite(28, 15, flags.signal, 2, country=country)
        out[f"banner/{country}"] = _sprite(12.5, 41, flags.banner, 1, country=country)
        out[f"flag/{country}"] = Sprite(24, 16, partial(flags.cloth, country=country, x=0, y=0, w=24, h=16), 2)
    for kind in (*box["countries"]["ids"], "free"):
        out[f"agent/{kind}"] = Sprite(32, 32, partial(flags.agent, country=kind, s=32), 5)
        out[f"agent_used/{kind}"] = Sprite(32, 32, partial(flags.agent, country=kind, s=32, used=True), 5)
        out[f"reward_flag/{kind}"] = _sprite(32, 22, flags.reward, 5, country=kind)
    return out


# ---------------------------------------------------------------- pieces
def _people():
    out = {"assistant/nobody": Sprite(36, 36, partial(people.assistant, seat=None, s=36), 5)}
    for seat in SEATS:
        for name, size, draw in (
            ("assistant", 36, people.assistant),
            ("president", 40, people.president),
            ("ghost", 36, people.ghost),
            ("shop", 34, harbour.shop),
            ("house", 34, harbour.trading_house),
        ):
            out[f"{name}/{seat}"] = Sprite(size, size, partial(draw, seat=seat, s=size), 5)
    out["president_lit"] = Sprite(44, 44, partial(people.president_lit, s=44), 6)
    return out


def _tokens(box):
    out = {}
    kinds = {kind["id"]: kind["reward"] for kind in box["five_power_tokens"]["kinds"]}
    free = box["mini_expansion_free_agents"]
    for key, reward in (*kinds.items(), (free["token_id"], free["reward"])):
        out[f"five/{key}"] = Sprite(30, 31, partial(people.five_token, reward=reward, s=30), 5)
    out["five_gone"] = Sprite(24, 24, partial(people.five_gone, s=24), 2)
    out["five_back"] = _sign("token", 25)
    out["station"] = Sprite(36, 31, partial(people.station, w=36), 5)
    out["start"] = Sprite(24, 24, partial(people.start_token, s=24), 2)
    out["warehouse"] = _sprite(194, 66, people.warehouse, 5, (8, 8, 8, 12))
    out["warehouse_none"] = _sprite(24, 26, people.house_gone, 1)
    return out


def _signs():
    out = {f"sign/{name}": _sign(name, 24) for name in (*signs.OWN, *signs.SHARED)}
    for name, draw, size in (
        ("steamer", pieces.steamer, (104, 62)),
        ("junk", pieces.junk, (66, 66)),
        ("sampan", pieces.sampan, (40, 11)),
    ):
        out[f"sight/{name}"] = Sprite(*size, partial(_ship, draw=draw, wide=size[0]), 3)
    return out


def _ship(c, draw, wide):
    with ink.clip(c, ink.rect(-3, -3, wide + 6, wide + 6)):
        draw(c, 0, 0, wide)
