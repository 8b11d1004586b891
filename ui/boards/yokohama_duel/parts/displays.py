"""The rows around the places: technologies, bonus cards, church cards, and the piles."""

from rules.core.target import Target
from rules.yokohama_duel.components import ASSISTS, BONUS_CARDS, CHURCH_CARDS, NONE, TECHNOLOGIES
from rules.yokohama_duel.places import (
    ASSIST_PILE,
    BONUS,
    BONUS_DECK,
    CHURCH,
    MERCHANT_PILE,
    ORDER_DECK,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
)
from rules.yokohama_duel.reckoning.moment import card_in_hand
from rules.yokohama_duel.reckoning.supply import merchants_left, orders_left, pile
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline, draw_stamp
from ui.theme import PAPER

TECH, BONUS_SIZE, CHURCH_SIZE, PILE = (96.0, 70.0), (73.0, 70.0), (62.0, 70.0), (52.0, 70.0)


def shapes(lay: HarbourLayout, view: View) -> dict[Target, Shape]:
    """Cards on display and piles."""
    state: DuelState = view.state
    found: dict[Target, Shape] = {
        MERCHANT_PILE: lay.card("merchant_pile", None, 56, 70),
        ORDER_DECK: lay.card("order_pile", None, *PILE),
        TECHNOLOGY_DECK: lay.card("tech_deck", None, 20, 20),
        BONUS_DECK: lay.card("bonus_deck", None, 20, 20),
    }
    for kind, target in enumerate(ASSIST_PILE):
        found[target] = lay.card("assist", kind, *PILE)
    for slot, card in enumerate(state.tech_row):
        if card != NONE:
            found[TECHNOLOGY[card]] = lay.card("tech", slot, *TECH)
    for slot, card in enumerate(state.bonus_row):
        if card != NONE:
            found[BONUS[card]] = lay.card("bonus", slot, *BONUS_SIZE)
    for slot, card in enumerate(state.church_row):
        if card != NONE:
            found[CHURCH[card]] = lay.card("church", slot, *CHURCH_SIZE)
    return found


def ground(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """The headings of the rows."""
    k = lay.k
    for name, key, room in (
        ("tech_title", "technologies", 200),
        ("bonus_title", "bonus", 180),
        ("church_title", "church", 200),
        ("assist_title", "assist", 130),
        ("merchant_title", "merchants", 86),
        ("order_title", "orders", 90),
    ):
        x, y = lay.spot(name)
        words = view.words(f"yokohama_duel.board.{key}")
        painter.text(words, x, y + 15 * k, 15 * k, "serif", PAPER, max_width=room * k, most=15 * k)


def draw(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """What is on display now."""
    state: DuelState = view.state
    _technologies(painter, lay, view)
    for slot, card in enumerate(state.bonus_row):
        _card(
            painter, view, lay.card("bonus", slot, *BONUS_SIZE), "bonus", BONUS_CARDS[card].key if card != NONE else ""
        )
    for slot, card in enumerate(state.church_row):
        key = CHURCH_CARDS[card].key if card != NONE else ""
        _card(painter, view, lay.card("church", slot, *CHURCH_SIZE), "church", key)
    _piles(painter, lay, view)


def _card(painter: Painter, view: View, shape: Shape, kind: str, key: str) -> None:
    target = Target(kind, key)
    if not key or target in view.hidden:
        painter.sprite(f"yokohama_duel/slot/{kind}", shape.x, shape.y, shape.w, shape.h)
        return
    painter.sprite(f"yokohama_duel/{kind}/{key}", shape.x, shape.y, shape.w, shape.h)
    _mark(painter, view, shape, target)


def _mark(painter: Painter, view: View, shape: Shape, target: Target) -> None:
    """A card being paid for is marked as chosen."""
    if target == card_in_hand(view.state):
        draw_outline(painter, shape, "chosen")
        draw_stamp(painter, shape)


def _technologies(painter: Painter, lay: HarbourLayout, view: View) -> None:
    k = lay.k
    for slot, card in enumerate(view.state.tech_row):
        shape = lay.card("tech", slot, *TECH)
        if card == NONE or TECHNOLOGY[card] in view.hidden:
            painter.sprite("yokohama_duel/slot/tech", shape.x, shape.y, shape.w, shape.h)
            continue
        key = TECHNOLOGIES[card].key
        painter.sprite(f"yokohama_duel/tech/{key}", shape.x, shape.y, shape.w, shape.h)
        lines = painter.wrap(
            view.words(f"yokohama_duel.technology.{key}"), shape.w - 6 * k, 14 * k, "semi", most=14 * k
        )
        for line, words in enumerate(lines[:2]):
            y = shape.y + (20 if len(lines) == 1 else 13 + 14 * line) * k
            painter.text(
                words, shape.x + shape.w / 2, y, 14 * k, "semi", PAPER, "centre", max_width=shape.w, most=14 * k
            )
        _mark(painter, view, shape, TECHNOLOGY[card])


def _piles(painter: Painter, lay: HarbourLayout, view: View) -> None:
    state: DuelState = view.state
    for kind in range(len(ASSISTS)):
        shape = lay.card("assist", kind, *PILE)
        painter.sprite(f"yokohama_duel/assist/{kind + 1}", shape.x, shape.y, shape.w, shape.h)
        _count(painter, lay, shape, pile(state, kind))
    merchants = lay.card("merchant_pile", None, 56, 70)
    left = merchants_left(state)
    painter.sprite("yokohama_duel/merchant/front", merchants.x, merchants.y, merchants.w, merchants.h)
    _count(painter, lay, merchants, left)
    orders = lay.card("order_pile", None, *PILE)
    painter.sprite("yokohama_duel/pile_foot/order", orders.x + 3 * lay.k, orders.y + 3 * lay.k, orders.w, orders.h)
    painter.sprite("yokohama_duel/back/order", orders.x, orders.y, orders.w, orders.h)
    _count(painter, lay, orders, orders_left(state))


def badges(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """How many Merchants are left, over the ring that says one may be taken."""
    if MERCHANT_PILE in view.lit:
        _count(painter, lay, lay.card("merchant_pile", None, 56, 70), merchants_left(view.state))


def _count(painter: Painter, lay: HarbourLayout, shape: Shape, number: int) -> None:
    x, y, k = shape.x + shape.w - 2 * lay.k, shape.y + shape.h - 4 * lay.k, lay.k
    painter.sprite("bubble/dark", x, y, 24 * k, centre=True)
    painter.numeral(str(number), x, y, 14 * k, PAPER)
