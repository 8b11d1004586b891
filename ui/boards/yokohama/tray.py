"""The tray: own orders with what is missing, stock, hand, Warehouse, technologies and agents."""

from typing import Final

import pygame

from rules.core.target import HIDDEN, Seat, Target
from rules.yokohama import places
from rules.yokohama.cards import AGENT_KINDS, COUNTRIES, FREE_REWARD, FREE_TOKEN
from rules.yokohama.components import (
    ASSISTANT,
    GOODS,
    HAND_LIMIT,
    HOUSE,
    HOUSE_COSTS,
    IMPORT,
    IN_HAND,
    IN_STORE,
    ITEMS,
    NONE,
    PIECES,
    SHOP,
    SHOP_COST,
    TOTALS,
    YEN,
)
from rules.yokohama.reckoning.standing import cards_of
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.parts.beside import draw_reward
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.cards import draw_own_order, draw_owned, draw_technology
from ui.boards.yokohama.parts.words import draw_agent, letter_of
from ui.paint import Painter
from ui.theme import FADED, INK, SMOKE, WHITE, alpha

TOP: Final = 29.0
CARD: Final = 66.0
DEEP: Final = 69.0
ROOMY: Final = 1000.0
STOCK: Final = 96.0
ITEM_ORDER: Final = (YEN, IMPORT, *range(len(GOODS)))


class _Groups:
    """Where the groups begin and how wide they are, from left to right."""

    def __init__(self, room: pygame.FRect) -> None:
        roomy, spare = room.w >= ROOMY, max(0.0, room.w - 1040)
        self.top = room.y + TOP
        self.order = 110 + spare * 0.12 if roomy else 100.0
        self.orders = room.x + 14
        self.stock = self.orders + HAND_LIMIT * (self.order + 6) + 12
        self.hand = self.stock + STOCK + 14
        self.hand_wide = 98.0 if roomy else 92.0
        self.store = self.hand + self.hand_wide + 18
        self.store_wide = 194 + spare * 0.1 if roomy else 176.0
        self.powers = self.store + self.store_wide + 18
        self.right = room.right - 12

    def order_room(self, number: int) -> pygame.FRect:
        """The place of an order in hand."""
        return pygame.FRect(self.orders + number * (self.order + 6), self.top, self.order, CARD)

    def item_room(self, item: int) -> pygame.FRect:
        """Where the number of an item stands: money and imports above the goods."""
        place = ITEM_ORDER.index(item)
        return pygame.FRect(self.stock + place % 2 * STOCK / 2, self.top + place // 2 * 22.4, STOCK / 2 - 3, 22)

    def held_room(self, piece: int) -> pygame.FRect:
        """Pieces in hand: assistants above, buildings below."""
        if piece == ASSISTANT:
            return pygame.FRect(self.hand - 2, self.top - 3, self.hand_wide + 4, 33.5)
        half = self.hand_wide / 2
        return pygame.FRect(self.hand - 2 + (piece - 1) * half, self.top + 33, half, 35)

    def store_room(self, piece: int) -> pygame.FRect:
        """Pieces of a sort in the Warehouse."""
        k = self.store_wide / 194
        left, wide = ((2.0, 48.0), (52.0, 49.0), (104.0, 88.0))[piece]
        return pygame.FRect(self.store + left * k, self.top + 2, wide * k, CARD - 10)


def _agents(state: YokohamaState, seat: Seat) -> list[tuple[int, bool]]:
    """Kinds of agents, unused ones first, then those face down."""
    kinds = range(len(AGENT_KINDS))
    unused = [(kind, False) for kind in kinds for _ in range(state.agents[seat][kind])]
    return unused + [(kind, True) for kind in kinds for _ in range(state.spent[seat][kind])]


class TrayView:
    """Lays out and draws what belongs to the viewer."""

    def _orders(self, view: View) -> list[int]:
        """Orders in hand; before the first turn both that one chooses from, each where it lay."""
        state: YokohamaState = view.state
        drawn, hand = state.drawn[view.viewer], state.hands[view.viewer]
        known = sorted((*drawn, *hand)) if drawn else hand
        return [order for order in known if order != HIDDEN]

    def _agent_rooms(self, groups: _Groups, count: int) -> list[pygame.FRect]:
        """Two below each other, three if they are many, from the right."""
        tall = 3 if count > 4 else 2
        size = 31.0 if tall == 2 else 22.0
        return [
            pygame.FRect(
                groups.right - (size + 3) * (n // tall + 1),
                groups.top + 1 + DEEP / tall * (n % tall) * 0.97,
                size,
                size,
            )
            for n in range(count)
        ]

    def _technology_rooms(self, groups: _Groups, view: View) -> tuple[list[pygame.FRect], bool]:
        """One or two with their names, up to six with their effects, more as emblems; True: with names."""
        count = view.state.techs[view.viewer].bit_count()
        agents = self._agent_rooms(groups, len(_agents(view.state, view.viewer)) + self._flag(view))
        x, end = groups.powers, min((room.x for room in agents), default=groups.right + 6) - 6
        if count < 3 and end - x >= 130:
            wide = min(164.0, end - x)
            return [pygame.FRect(x, groups.top + n * 34.5, wide, 31.5) for n in range(count)], True
        down = 2 if count <= 4 else 3
        across = max(1, -(-count // down))
        wide, high = min(124.0, (end - x) / across - 3), DEEP / down - 3
        return [
            pygame.FRect(x + n // down * (wide + 3), groups.top + n % down * (high + 3), wide, high)
            for n in range(count)
        ], False

    def _flag(self, view: View) -> int:
        return int(view.state.flags[view.viewer] != NONE)

    def shapes(self, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Own things; a replay shows them in the slips instead."""
        if view.open_hands:
            return {}
        state: YokohamaState = view.state
        seat, groups = view.viewer, _Groups(room)
        found = {places.ORDER[order]: Shape.of(groups.order_room(n)) for n, order in enumerate(self._orders(view))}
        for item in range(len(ITEMS)):
            found[places.COUNTER[seat][item]] = Shape.of(groups.item_room(item))
        for piece in range(len(PIECES)):
            found[places.HELD[seat][piece]] = Shape.of(groups.held_room(piece))
            found[places.STORE[seat][piece]] = Shape.of(groups.store_room(piece))
        if state.presidents[seat] == NONE:
            found[places.AT_HOME[seat]] = Shape(groups.hand - 3, groups.top - 5, 34, 36, corner=4)
        for card, part in zip(cards_of(state, seat), self._technology_rooms(groups, view)[0], strict=True):
            found[places.TECHNOLOGY[card]] = Shape.of(part)
        agents = _agents(state, seat)
        rooms = self._agent_rooms(groups, len(agents) + self._flag(view))
        for (kind, used), part in zip(agents, rooms, strict=False):
            found.setdefault(places.USED_AGENTS[seat] if used else places.OWN_AGENTS[seat][kind], Shape.of(part, 8))
        if self._flag(view):
            found[places.OWN_REWARDS[seat]] = Shape.of(rooms[-1])
        return found

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        """The tray's inside, as it was drawn last if nothing of it changed; its lacquer is drawn by the table."""
        painter.layer(
            ("yokohama tray", *self._look(view)),
            room.x,
            room.y,
            room.w,
            room.h,
            lambda inner: self._draw(inner, room, view),
        )

    def _look(self, view: View) -> tuple[object, ...]:
        """All that decides how the tray looks."""
        state: YokohamaState = view.state
        seat = view.viewer
        flying = view.hidden & {*places.ORDER, *places.TECHNOLOGY, places.PRESIDENT[seat]}
        return (
            tuple(self._orders(view)),
            tuple(state.stock[seat]),
            state.presidents[seat] == NONE,
            state.techs[seat],
            tuple(_agents(state, seat)),
            state.flags[seat],
            view.crests[seat],
            view.words("yokohama.board.your_orders"),
            flying,
            frozenset(target for target in view.lit if target.kind == "technology"),
        )

    def _draw(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        groups = _Groups(room)
        block = Block(painter, pygame.FRect(0, 0, 0, 0), 1.0)
        starts = (groups.orders, groups.stock, groups.hand, groups.store, groups.powers)
        ends = (*(start - 14 for start in starts[1:]), groups.right)
        for key, x, end in zip(("your_orders", "stock", "in_hand", "warehouse", "powers"), starts, ends, strict=True):
            block.text(view.words(f"yokohama.board.{key}"), x, room.y + 21, 14, "semi", SMOKE, room=end - x)
            if x != groups.orders:
                block.line(x - 9, room.y + 12, x - 9, room.bottom - 12, alpha(INK, 0.2))
        self._draw_orders(block, groups, view)
        self._draw_stock(block, groups, view)
        self._draw_hand(block, groups, view)
        self._draw_store(block, groups, view)
        self._draw_powers(block, groups, view)

    def _draw_orders(self, block: Block, groups: _Groups, view: View) -> None:
        orders = self._orders(view)
        for number in range(HAND_LIMIT):
            part = groups.order_room(number)
            if number < len(orders) and places.ORDER[orders[number]] not in view.hidden:
                draw_own_order(block, view.words, orders[number], part, view.state.stock[view.viewer])
            else:
                block.nine("pale_slot", *part)

    def _draw_stock(self, block: Block, groups: _Groups, view: View) -> None:
        for item in range(len(ITEMS)):
            part, number = groups.item_room(item), view.state.stock[view.viewer][item]
            sprite = (
                "yokohama/sign/yen"
                if item == YEN
                else "yokohama/sign/import"
                if item == IMPORT
                else f"good/{GOODS[item]}"
            )
            block.shared(sprite, part.x, part.y, 21)
            block.text(str(number), part.x + 25, part.y + 17, 18, "display", INK if number else FADED)

    def _draw_hand(self, block: Block, groups: _Groups, view: View) -> None:
        """Assistants one by one, shops and houses; the president while he is off the board."""
        state: YokohamaState = view.state
        owned, crest = state.stock[view.viewer], view.crests[view.viewer]
        x, y, wide = groups.hand, groups.top, groups.hand_wide
        at_home = state.presidents[view.viewer] == NONE and places.PRESIDENT[view.viewer] not in view.hidden
        count = owned[IN_HAND[ASSISTANT]]
        left, room = (x + 30, wide - 76) if at_home else (x, wide - 46)
        step = min(23.0, room / max(1, count - 1))
        for number in range(count):
            block.sprite(f"assistant/{crest}", left + number * step - 2, y - 3, 33)
        if at_home:
            block.sprite(f"president/{crest}", x - 3, y - 5, 36)
        block.text(str(count), x + wide, y + 23, 20, "display", INK if count else FADED, "right")
        for piece, name in ((SHOP, "shop"), (HOUSE, "house")):
            part, number = groups.held_room(piece), owned[IN_HAND[piece]]
            block.sprite(f"{name}/{crest}", part.x, y + 34, 32, alpha=1.0 if number else 0.4)
            block.text(str(number), part.x + 34, y + 58, 20, "display", INK if number else FADED)

    def _draw_store(self, block: Block, groups: _Groups, view: View) -> None:
        """The Warehouse: what can be taken to hand and what it costs."""
        owned, crest = view.state.stock[view.viewer], view.crests[view.viewer]
        x, y, k = groups.store, groups.top, groups.store_wide / 194
        foot = y + CARD - 10
        block.nine("warehouse", x, y, groups.store_wide, CARD)
        for piece, name, at, price in ((ASSISTANT, "assistant", 5.0, 0), (SHOP, "shop", 56.0, SHOP_COST)):
            left = owned[IN_STORE[piece]]
            block.sprite(f"{name}/{crest}", x + at * k, foot - 33, 32, alpha=1.0 if left else 0.4)
            block.badge("bubble/dark", left, x + (at + 32) * k, foot - 9, WHITE)
            if price:
                block.sprite(f"money/{price}", x + (at + 16) * k, y + 11, 20, centre=True)
        for line in (51.0, 102.0):
            block.line(x + line * k, y + 8, x + line * k, foot - 2, alpha(INK, 0.3))
        step = (groups.store_wide - 106 * k) / TOTALS[HOUSE]
        gone = TOTALS[HOUSE] - owned[IN_STORE[HOUSE]]
        for number in range(TOTALS[HOUSE]):
            middle = x + 104 * k + (number + 0.5) * step
            if number < gone:
                block.sprite("warehouse_none", middle, foot - 15, min(24.0, step - 2), centre=True)
                continue
            size = min(27.0, step + 5)
            block.sprite(f"house/{crest}", middle - size / 2, foot - size - 1, size)
            block.sprite(f"money/{HOUSE_COSTS[number]}", middle, y + 11, 20, centre=True)

    def _draw_powers(self, block: Block, groups: _Groups, view: View) -> None:
        """Technologies, then agents."""
        state: YokohamaState = view.state
        rooms, named = self._technology_rooms(groups, view)
        for card, part in zip(cards_of(state, view.viewer), rooms, strict=True):
            if places.TECHNOLOGY[card] in view.hidden:
                continue
            if named:
                draw_technology(block, view.words, card, part)
            else:
                draw_owned(block, view.words, card, part)
            if places.TECHNOLOGY[card] in view.lit:
                block.sprite("corner", part.right - 11, part.y)
        agents = _agents(state, view.viewer)
        spots = self._agent_rooms(groups, len(agents) + self._flag(view))
        for (kind, used), part in zip(agents, spots, strict=False):
            free = kind in (FREE_TOKEN, FREE_REWARD)
            draw_agent(block, "" if free else letter_of(view.words, kind), kind, part.x, part.y, part.w, used)
        if self._flag(view):
            flag = next(
                n
                for n, token in enumerate(places.REWARD)
                if str(token.key).endswith(COUNTRIES[state.flags[view.viewer]])
            )
            part = spots[-1]
            draw_reward(block, view, flag, pygame.FRect(part.x, part.y + part.h * 0.15, part.w, part.w * 22 / 32))
