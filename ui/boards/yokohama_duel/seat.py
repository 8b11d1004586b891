"""What a trader's slip shows: goods, imports, cards, buildings, technologies, and the way to a Merchant."""

from typing import Final

import pygame

from rules.core.target import SEATS, Seat, Target
from rules.yokohama_duel.components import (
    ASSISTS,
    CRITERIA,
    GOODS,
    HOUSES,
    IMPORT_DOWN,
    IMPORT_UP,
    SHOPS,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.places import (
    COMPLETED,
    COUNTER,
    CRITERION,
    HAND,
    INFLUENCE,
    OWN_ASSISTS,
    OWN_CHURCHES,
    OWN_MERCHANTS,
    OWN_TECHNOLOGIES,
    TECHNOLOGY,
    UNBUILT,
)
from rules.yokohama_duel.reckoning.counting import COUNT
from rules.yokohama_duel.reckoning.influence import unplayed
from rules.yokohama_duel.scoring import production_costs
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import ink
from ui.boards.yokohama_duel.parts.place import influence_sprite
from ui.paint import Painter
from ui.table.parts.seat_panels import HEAD
from ui.table.parts.table_frame import purse_of_two
from ui.theme import INK, SMOKE, alpha

LABEL: Final = 62.0
CLEAR: Final = 4.0
"""How far the imports, which are outlined to be paid with, keep off their label."""
HAT: Final = 42.0
"""Room for the Merchants at the foot of a slip."""
ROWS: Final = ("goods", "imports", "assist", "orders", "built", "tech", "church", "merchant")


class SeatView:
    """Draws the two slips and knows where their targets lie."""

    def _row(self, room: pygame.FRect, name: str) -> pygame.FRect:
        """Rows of one height, the goods at the head a little higher."""
        pitch = (room.h - 38) / (len(ROWS) - 1)
        number = ROWS.index(name)
        if not number:
            return pygame.FRect(room.x, room.y, room.w, 38)
        return pygame.FRect(room.x, room.y + 38 + (number - 1) * pitch, room.w, pitch)

    def shapes(self, seat: Seat, slip: pygame.FRect, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Counters, cards, buildings, criteria."""
        state: DuelState = view.state
        held = purse_of_two(slip, state.stock[seat][YEN])
        found: dict[Target, Shape] = {COUNTER[seat][YEN]: Shape.of(held)}
        head = pygame.FRect(slip.x + 4, slip.y + 4, held.x - slip.x - 8, HEAD - 8)
        found[SEATS[seat]] = Shape.of(head)
        goods = self._row(room, "goods")
        for item in range(len(GOODS)):
            found[COUNTER[seat][item]] = Shape(goods.x + item * goods.w / 4, goods.y, goods.w / 4 - 3, 36, corner=5)
        imports = self._row(room, "imports")
        left, half = imports.x + LABEL + CLEAR, (imports.w - LABEL - CLEAR) / 2
        for place, item in enumerate((IMPORT_UP, IMPORT_DOWN)):
            found[COUNTER[seat][item]] = Shape(left + place * half, imports.y, half - 3, imports.h - 2, corner=4)
        for target, name in (
            (OWN_ASSISTS[seat], "assist"),
            (HAND[seat], "orders"),
            (UNBUILT[seat], "built"),
            (OWN_CHURCHES[seat], "church"),
        ):
            found[target] = Shape.of(self._right(self._row(room, name)))
        tech = self._row(room, "tech")
        found[OWN_TECHNOLOGIES[seat]] = Shape(tech.x, tech.y, tech.w, tech.h - 2, corner=4)
        orders = self._row(room, "orders")
        found[COMPLETED[seat]] = Shape(orders.right - 76, orders.y, 76, orders.h - 2, corner=4)
        for technology, shape in self._technologies(seat, room, state).items():
            found[TECHNOLOGY[technology]] = shape
        if seat != view.viewer or view.open_hands:
            for card, shape in self._influences(seat, room, state).items():
                found[INFLUENCE[seat][card]] = shape
        for number, shape in enumerate(self._criteria(room)):
            found[CRITERION[seat][number]] = shape
        row = self._row(room, "merchant")
        found[OWN_MERCHANTS[seat]] = Shape(row.x, row.y, HAT, row.h, corner=4)
        return found

    def _right(self, row: pygame.FRect) -> pygame.FRect:
        return pygame.FRect(row.x + LABEL, row.y, row.w - LABEL, row.h - 2)

    def _technologies(self, seat: Seat, room: pygame.FRect, state: DuelState) -> dict[int, Shape]:
        row = self._right(self._row(room, "tech"))
        owned = [number for number in range(len(TECHNOLOGIES)) if state.techs[seat] >> number & 1]
        side = min(28.0, max(20.0, row.w / max(1, len(owned)) - 1))
        step = min(31.0, (row.w - side) / max(1, len(owned) - 1))
        return {each: Shape(row.x + n * step, row.y, side, side, corner=4) for n, each in enumerate(owned)}

    def _influences(self, seat: Seat, room: pygame.FRect, state: DuelState) -> dict[int, Shape]:
        row = self._row(room, "assist")
        cards = unplayed(state, seat)
        return {
            card: Shape(row.right - (len(cards) - n) * 22, row.y - 1, 20, 27, corner=3) for n, card in enumerate(cards)
        }

    def _criteria(self, room: pygame.FRect) -> list[Shape]:
        row = self._row(room, "merchant")
        wide = (row.w - HAT) / len(CRITERIA)
        return [Shape(row.x + HAT + n * wide, row.y, wide - 2, row.h, corner=4) for n in range(len(CRITERIA))]

    def corner(self, kind: str, room: pygame.FRect) -> Shape:
        """Where things that go to a seat arrive."""
        rows = {
            "hand": "orders",
            "completed": "orders",
            "drawn": "orders",
            "assists": "assist",
            "influences": "assist",
            "technologies": "tech",
            "used_technologies": "tech",
            "churches": "church",
            "unbuilt": "built",
        }
        row = self._right(self._row(room, rows.get(kind, "merchant")))
        return Shape(row.x + 10, row.y, 26, 26)

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        """The slip's body."""
        state: DuelState = view.state
        stock = state.stock[seat]
        goods = self._row(room, "goods")
        for item, good in enumerate(GOODS):
            x = goods.x + item * goods.w / 4
            painter.sprite(f"chip/{good}", x, goods.y, 32)
            tone = INK if stock[item] else alpha(SMOKE, 0.7)
            size = 18 if stock[item] < 10 else 15
            painter.text(str(stock[item]), x + 35, goods.y + 23, size, "display", tone, most=size)
        for name in ("imports", "assist", "orders", "built", "tech", "church"):
            key = "imports" if name == "imports" else f"label.{name}"
            row = self._row(room, name)
            words = view.words(f"yokohama_duel.board.{key}")
            painter.text(words, row.x, row.y + 19, 15, "sans", SMOKE, max_width=LABEL - 3, most=15)
        self._imports(painter, seat, room, view)
        self._cards(painter, seat, room, view)
        self._built(painter, seat, room, view)
        self._merchants(painter, seat, room, view)

    def _imports(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        row = self._row(room, "imports")
        half = (row.w - LABEL - CLEAR) / 2
        for place, (item, side) in enumerate(((IMPORT_UP, "up"), (IMPORT_DOWN, "down"))):
            x = row.x + LABEL + CLEAR + place * half
            painter.sprite(f"yokohama_duel/import_icon/{side}", x, row.y + 3, 22)
            words = view.words(f"yokohama_duel.board.{side}", n=view.state.stock[seat][item])
            painter.text(words, x + 27, row.y + 19, 15, "semi", max_width=half - 30, most=15)

    def _cards(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        state: DuelState = view.state
        row = self._right(self._row(room, "assist"))
        held = [kind for kind in range(len(ASSISTS)) for _ in range(state.assists[seat][kind])]
        taken = 22 * len(self._influences(seat, room, state)) + 4
        step = min(29.0, max(12.0, (row.w - taken - 28) / max(1, len(held) - 1))) if len(held) > 1 else 0.0
        if not held:
            self._none(painter, row, view, "none")
        for n, kind in enumerate(held):
            painter.sprite(f"yokohama_duel/assist_small/{kind + 1}", row.x + n * step, row.y + 2, 26)
        for card, shape in self._influences(seat, room, state).items():
            painter.sprite(influence_sprite(view, seat, card, "influence_small"), shape.x, shape.y, shape.w, shape.h)
        row = self._right(self._row(room, "orders"))
        number = len(state.hands[seat])
        step = min(18.0, (row.w - 76 - 20) / max(1, number - 1)) if number > 1 else 0.0
        if not number:
            self._none(painter, row, view, "none")
        for n in range(number):
            painter.sprite("yokohama_duel/back_small/order", row.x + n * step, row.y, 20)
        done = view.words("yokohama_duel.board.done", n=len(state.completed[seat]))
        painter.text(done, row.right, row.y + 19, 15, "sans", INK, "right", max_width=78, most=15)
        row = self._right(self._row(room, "tech"))
        if state.techs[seat]:
            painter.sprite("coin/blank", row.x - 14, row.y + 14, 24, centre=True)
            painter.numeral(str(production_costs(state, seat)), row.x - 14, row.y + 14, 14)
        else:
            self._none(painter, row, view, "none_yet")
        for technology, shape in self._technologies(seat, room, state).items():
            form = "tech_small_used" if state.used[seat] >> technology & 1 else "tech_small"
            painter.sprite(f"yokohama_duel/{form}/{TECHNOLOGIES[technology].key}", shape.x, shape.y, shape.w)
        row = self._right(self._row(room, "church"))
        if not state.churches[seat]:
            self._none(painter, row, view, "none_yet")
        for n in range(len(state.churches[seat])):
            painter.sprite("yokohama_duel/back_small/church", row.x + n * 23, row.y, 20)

    def _none(self, painter: Painter, row: pygame.FRect, view: View, key: str) -> None:
        """A row without cards says so."""
        words = view.words(f"yokohama_duel.board.{key}")
        painter.text(words, row.x, row.y + 19, 15, "italic", SMOKE, max_width=76, most=15)

    def _built(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        state: DuelState = view.state
        row = self._right(self._row(room, "built"))
        half = row.w / 2
        pairs = (("shop_small", state.shops[seat], SHOPS), ("trading_house_small", state.houses[seat], HOUSES))
        for place, (name, built, most) in enumerate(pairs):
            x = row.x + place * half
            painter.sprite(f"yokohama_duel/{name}/{ink(view, seat)}", x, row.y + 2, 22)
            words = view.words("yokohama_duel.board.of", n=built.bit_count(), most=most)
            painter.text(words, x + 27, row.y + 19, 15, "semi", max_width=half - 30, most=15)

    def _merchants(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        state: DuelState = view.state
        row = self._row(room, "merchant")
        painter.line(row.x, row.y - 2, row.right, row.y - 2, alpha(INK, 0.2))
        painter.sprite("mark/merchant", row.x + 2, row.y + 4, 22)
        painter.text(str(state.merchants[seat]), row.x + 25, row.y + 21, 15, "display", INK, most=15)
        for number, shape in enumerate(self._criteria(room)):
            each = CRITERIA[number]
            have = COUNT[each.counts](state, seat)
            taken = state.recruited[seat] >> number & 1
            form = "taken" if taken else "met" if have >= each.at_least else "open"
            painter.sprite(f"yokohama_duel/criterion/{each.key}/{form}", shape.x, shape.y + 4, 20)
            words = f"{min(have, each.at_least)}/{each.at_least}"
            tone = alpha(SMOKE, 0.7) if taken else INK
            painter.text(words, shape.x + 22, shape.y + 19, 14, "semi", tone, max_width=shape.w - 22, most=14)
