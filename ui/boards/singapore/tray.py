"""The tray: own money and cubes behind the screen, and what is left of the turn."""

from typing import Final

import pygame

from rules.core.target import Target
from rules.singapore.components import ACTIVATIONS, GOODS, MOVES
from rules.singapore.places import GOOD
from rules.singapore.reckoning.trade import stock
from rules.singapore.reckoning.turn import picks_are_received, work_of
from rules.singapore.state import SingaporeState
from ui.boards import stepper
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import BRICK, INK, SMOKE, alpha
from ui.widgets.small import draw_aid

MONEY_WIDE: Final = 140.0
TURN_WIDE: Final = 128.0
SHOWN: Final = 4
"""So many cubes of a kind are drawn; the number tells the rest."""


class TrayView:
    """Lays out and draws what only the viewer sees."""

    def _good(self, room: pygame.FRect, kind: int) -> Shape:
        left = room.x + MONEY_WIDE
        wide = (room.w - MONEY_WIDE - TURN_WIDE) / len(GOODS)
        return Shape(left + kind * wide + 6, room.y + 30, wide - 12, room.h - 40, corner=5)

    def _turn(self, room: pygame.FRect) -> pygame.FRect:
        return pygame.FRect(room.right - TURN_WIDE, room.y + 8, TURN_WIDE - 12, room.h - 16)

    def shapes(self, room: pygame.FRect, view: View, amount: int | None) -> dict[Target, Shape]:
        """Cubes by kind; a stepper where an amount is asked for."""
        if view.open_hands:
            return {}
        found = {GOOD[kind]: self._good(room, kind) for kind in range(len(GOODS))}
        if amount is not None:
            found.update(self._steps(room))
        return found

    def _steps(self, room: pygame.FRect) -> dict[Target, Shape]:
        turn = self._turn(room)
        return stepper.shapes(pygame.FRect(turn.x, turn.y + 32, turn.w, 40), 34)

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, room: pygame.FRect, view: View, amount: int | None) -> None:
        """The tray's inside; its lacquer is drawn by the table."""
        state: SingaporeState = view.state
        words = view.words("singapore.board.your_screen")
        painter.text(words, room.x + 16, room.y + 24, 15, "serif", BRICK, max_width=room.w - TURN_WIDE - 40)
        self._money(painter, room, state.money[view.viewer], view)
        sign = 1 if picks_are_received(state) else -1
        picked = [sign * state.picked.count(kind) for kind in range(len(GOODS))]
        for kind, number in enumerate(stock(state, view.viewer)):
            self._cubes(painter, self._good(room, kind), kind, number, picked[kind], view)
        if amount is not None:
            self._stepper(painter, room, view, amount)
        else:
            self._left(painter, self._turn(room), view)

    def _money(self, painter: Painter, room: pygame.FRect, money: int, view: View) -> None:
        x, y = room.x + 20, room.y + 62
        fives, ones = divmod(money, 5)
        coins = [5] * min(4, fives) + [1] * ones
        words = view.words("singapore.count.money", n=money)
        span = MONEY_WIDE - 38 - painter.measure(words, 24, "display", most=24)
        step = min(26.0, (span - 36) / max(1, len(coins) - 1))
        for place, value in enumerate(coins):
            painter.sprite(f"singapore/coin/{value}", x + 16 + place * step, y, 36, centre=True)
        painter.text(words, room.x + MONEY_WIDE - 10, y + 9, 24, "display", INK, "right", most=24)
        painter.line(room.x + MONEY_WIDE, room.y + 34, room.x + MONEY_WIDE, room.bottom - 14, alpha(INK, 0.2))

    def _cubes(self, painter: Painter, shape: Shape, kind: int, number: int, picked: int, view: View) -> None:
        """The cubes of a kind; those `picked` are more than none when they will come, less when they will go."""
        good = GOODS[kind]
        left = min(number, number + picked)
        if not number:
            painter.sprite("singapore/cube_slot", shape.x + 4, shape.y + 14, 30)
        for cube in range(min(SHOWN, number)):
            x = shape.x + 2 + (cube % 2) * 24
            y = shape.y + 2 + (cube // 2) * 26
            painter.sprite(f"singapore/cube/{good}", x, y, 28, alpha=1.0 if cube < left or number > SHOWN else 0.35)
            draw_aid(painter, f"good/{good}", x, y, 28)
        label = shape.x + 2 + 24 * min(2, max(1, number)) + 14
        room = shape.x + shape.w - label - 2
        painter.text(
            view.words(f"singapore.good.{good}"), label, shape.y + 22, 15, "sans", SMOKE, max_width=room, most=15
        )
        words = f"{number} {'+' if picked > 0 else '−'} {abs(picked)}" if picked else str(number)
        painter.text(words, label, shape.y + 46, 20, "display", INK, max_width=room, most=20)

    def _left(self, painter: Painter, turn: pygame.FRect, view: View) -> None:
        work = work_of(view.state, view.viewer)
        painter.text(view.words("singapore.board.left"), turn.x, turn.y + 16, 15, "serif", BRICK, max_width=turn.w)
        if work is None:
            painter.text("–", turn.x, turn.y + 44, 16, "sans", SMOKE)
            return
        for row, (kind, left, whole) in enumerate(
            (("move", work.walk + work.extra, MOVES), ("act", work.acts, ACTIVATIONS))
        ):
            count = max(left, whole)
            step = min(30.0, (turn.w - 24) / max(1, count - 1))
            for place in range(count):
                state = "left" if place < left else "used"
                painter.sprite(f"singapore/{kind}/{state}", turn.x + place * step, turn.y + 24 + row * 30, 24)

    def _stepper(self, painter: Painter, room: pygame.FRect, view: View, amount: int) -> None:
        turn = self._turn(room)
        painter.text(view.words("singapore.board.tokens"), turn.x, turn.y + 16, 15, "serif", BRICK, max_width=turn.w)
        # Where an amount is asked for, all moves are amounts: one for each token that may be returned.
        between = stepper.draw(painter, self._steps(room), view, amount, range(1, len(view.moves) + 1), 20)
        painter.numeral(str(amount), *between.center, 26)
