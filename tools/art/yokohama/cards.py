"""Cards and boards of Yokohama: orders, technologies, achievements; grounds of the management boards."""

from ..harbour import cards, technologies
from ..harbour import pieces as harbour
from ..kit import goods, marks
from ..kit import ink as K
from ..kit import palette as P
from . import flags, signs

ARROW, PER = (None, "arrow"), (None, "per")
N = "amount"  # stands for the number in the printed effect
# what a technology does, in icons
EFFECTS: dict[str, list[tuple[object, ...]]] = {
    "ball": [(N, "points"), PER, (1, "done_order")],
    "brickyard": [(N, "points"), PER, (1, "import_down")],
    "electrical_light": [(N, "points"), PER, (1, "trading_house")],
    "exposition": [(N, "points")],
    "gaslight": [(N, "points"), PER, (1, "shop")],
    "language_school": [(1, "done_order"), ARROW, (N, "yen")],
    "letterpress_printing": [(1, "tech"), ARROW, (N, "yen")],
    "mining_technology": [(1, "copper"), ARROW, ("+", "copper")],
    "newspaper": [(1, "assistant"), ARROW, (N, "place")],
    "patent_system": [(N, "points"), PER, (1, "tech")],
    "postal_system": [(1, "president"), ARROW, (1, "occupied")],
    "spinning_mill": [(1, "silk"), ARROW, (N, "yen")],
    "stagecoach": [(1, "president"), ARROW, (1, "no_toll")],
    "station": [(1, "president"), ARROW, (1, "raised_station")],
    "stock_market": [("≥", N, "yen")],
    "telegram": [(2, "assistant"), ("+", N, "assistant")],
    "telephone": [(1, "stay")],
    "tram": [(1, "president"), ARROW, (1, "place")],
    "university": [(N, "yen"), ARROW, (1, "assistant")],
    "winery": [(N, "points"), PER, (1, "faith")],
}
ONCE = ("yen_for_silk_once_per_turn", "assistant_for_yen_once_per_turn")
EFFECT_ROOM, EFFECT_SIZE, EFFECT_GAP = 70, 17, 2
ORDER, BANNER, FOOT = (66, 56), 12.5, 23
BOARDS = {"port": 0xFF34527A, "laboratory": 0xFF5B6672, "church": harbour.FAITH, "customs": 0xFF7A5A38}
ASKED = 37  # width of what a space of the Church or Customs asks for


# ---------------------------------------------------------------- orders
def order_front(c, w, h):
    """An order without goods and country: the tab of its banner, a golden foot for the reward."""
    p = cards.front(c, w, h, r=4)
    with K.clip(c, p):
        gold = [(0, P.alpha(P.GOLD, 0.1)), (1, P.alpha(P.GOLD, 0.6))]
        K.bokashi(c, K.rect(0, h - FOOT, w, FOOT), gold, 0, h - FOOT, 0, h)
        flags.tab(c, 0, 0, BANNER, flags.TAB)
    K.line(c, p, P.INK, 1.1)


def order(c, card, w, h):
    """A whole order but for its letter."""
    order_front(c, w, h)
    c.save()
    c.translate(0, flags.TAB)
    flags.banner(c, card["country"], BANNER, h - flags.TAB)
    c.restore()
    left, room = BANNER + 1, w - BANNER - 2
    c.save()
    c.translate(left, 0)
    order_goods(c, card["goods"], room, h - FOOT)
    c.restore()
    signs.rewards(c, card["reward"], left + room / 2, h - 11.5)


def order_goods(c, wanted, w, h):
    """The goods an order asks for, in one row or two."""
    wanted = list(wanted.items())
    rows = [wanted[:2], wanted[2:]] if len(wanted) > 2 else [wanted]
    high = (h - 2) / len(rows)
    s = min(16, high - 0.5, w / 2 - 9) if len(wanted) > 2 else min(20, high, w / len(wanted) - 10)
    for k, row in enumerate(rows):
        _demand(c, row, w / 2, 1 + high * (k + 0.5), s, w)


def _demand(c, row, cx, cy, s, room):
    """Goods with their numbers about a centre."""
    size = max(signs.SMALLEST, s * 0.84)
    parts = [(good, n, s + (K.width(str(n), "display", size) + 0.8 if n > 1 else 0)) for good, n in row]
    gap = 4 if sum(wide for *_, wide in parts) + 4 * (len(parts) - 1) <= room else 1
    x = cx - (sum(wide for *_, wide in parts) + gap * (len(parts) - 1)) / 2
    for good, n, wide in parts:
        if n > 1:
            K.text(c, str(n), x, cy + size * 0.34, size, "display", P.INK)
        goods.good(c, good, x + wide - s, cy - s / 2, s)
        x += wide + gap


# ---------------------------------------------------------------- technologies
def tech_front(c, tab, once, head, w, h):
    """A technology without words, numbers and country: a steel head for the name, blue where it works once per turn."""
    p = cards.front(c, w, h, cards.ROUND if once else cards.ALWAYS, 4)
    with K.clip(c, p):
        if head:
            K.fill(c, K.rect(0, 0, w, head), P.STEEL)
        if tab:
            flags.tab(c, 0, 0, BANNER, flags.TAB)
    if head:
        K.line(c, K.path(f"M{BANNER} {head} L{w} {head}"), P.INK, 0.9)
    K.line(c, p, P.INK, 1.1)


def terms(title):
    """What a title does, its printed amount in place."""
    shown = []
    for *number, name in EFFECTS[title["id"]]:
        parts = [title["amount"] if part == N else part for part in number]
        shown.append(("".join(map(str, parts)) if len(parts) > 1 else parts[0], name))
    return shown


def effect_width(title):
    """How wide an effect is drawn."""
    return min(EFFECT_ROOM, harbour.row_width(terms(title), EFFECT_SIZE, 15, EFFECT_GAP))


def effect(c, title):
    """What a technology does."""
    wide = effect_width(title)
    harbour.row(c, terms(title), wide / 2, 0, EFFECT_SIZE, wide, 15, EFFECT_GAP, signs.item)


def small_technology(c, title, s, used):
    """An owned technology in a list."""

    def emblem(c, x, y, size):
        technologies.emblem(c, title["id"], x, y, size)

    cards.small_technology(c, emblem, "", title["effect"] in ONCE, s, used)


# ---------------------------------------------------------------- achievements
COUNTED = {"technologies": "tech", "yen": "yen", "completed_orders": "done_order"}


def requirement_terms(tile):
    """What an achievement asks for."""
    need, kind = tile["requirement"], tile["kind"]
    if kind == "goods":
        return [(n, good) for good, n in need.items()]
    if kind == "areas":
        return [(str(need[name]), name) for name in ("production", "commercial") if need[name]]
    if kind == "agents_and_tokens":
        return [(need["count"], "agent"), (1, "token")]
    return [(need["count"], COUNTED[kind])]


def requirement_width(tile, s=17):
    """How wide a requirement is drawn."""
    return harbour.row_width(requirement_terms(tile), s, 14.3, 0.6)


def requirement(c, tile, s=17):
    """What an achievement asks for, in a row."""
    wide = requirement_width(tile, s)
    harbour.row(c, requirement_terms(tile), wide / 2, 0.5, s, wide, 14.3, 0.6, signs.item)


def achievement(c, w, h):
    """The blank tile of an achievement."""
    p = K.rect(0, 0, w, h, 3)
    K.shadow(c, p, 1.8, 1.8, 0.42)
    K.cut(c, p, 0xFFFBF0D6, P.INK, 1.1)


def achievement_back(c, w, h):
    """The same face down."""
    p = K.rect(0, 0, w, h, 3)
    K.shadow(c, p, 1.8, 1.8, 0.42)
    K.cut(c, p, P.PINE, P.INK, 1.1)
    K.line(c, K.rect(2.4, 2.4, w - 4.8, h - 4.8, 2), P.alpha(P.PAPER, 0.7), 0.9)
    marks.mark(c, "points", w / 2 - h * 0.34, h * 0.16, h * 0.68)


def supply(c, w, h, left):
    """The slip of a country's agents; pale where none is left."""
    p = K.rect(0, 0, w, h, 3)
    if left:
        K.shadow(c, p, 1.6, 1.6, 0.4)
    K.cut(c, p, 0xFFFBF0D6 if left else P.alpha(P.SLIP, 0.55), P.INK if left else P.alpha(P.INK, 0.6), 1)


# ---------------------------------------------------------------- boards
def board(c, kind, w, h):
    """A board lying on the water."""
    colour, p = BOARDS[kind], K.rect(0, 0, w, h, 4)
    K.shadow(c, p, 2.4, 2.4, 0.45)
    K.bokashi(c, p, [(0, P.shade(colour, 0.82)), (0.5, colour), (1, P.shade(colour, 0.9))], 0, 0, 0, h)
    K.line(c, p, P.INK, 1.2)
    K.line(c, K.rect(2, 2, w - 4, h - 4, 3), P.alpha(P.PAPER, 0.28), 0.9)


def space(c, kind, taken, w, h):
    """A space of the Church or Customs board: what it asks for at the left; duller where somebody stands."""
    colour, p = BOARDS[kind], K.rect(0, 0, w, h, 3)
    K.fill(c, p, P.mix(0xFFF3EBE6, colour, 0.4) if taken else 0xFFF6EFE6)
    with K.clip(c, p):
        K.fill(c, K.rect(0, 0, ASKED, h), P.mix(colour, P.PAPER, 0.45 if taken else 0.72))
    K.line(c, K.path(f"M{ASKED} 0 L{ASKED} {h}"), P.alpha(P.INK, 0.5), 0.9)
    K.line(c, p, P.INK, 0.9)


def slot(c, w, h, pale):
    """A slot without a card, on a dark board or on paper."""
    p = K.rect(0.6, 0.6, w - 1.2, h - 1.2, 4)
    if not pale:
        K.fill(c, p, P.alpha(P.NIGHT, 0.25))
    K.line(c, p, P.alpha(P.INK, 0.35) if pale else P.alpha(P.PAPER, 0.5), 1.1, (4, 4))
