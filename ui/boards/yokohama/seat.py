"""The slip of a seat: all that is public about a player, and where to point at it."""

import pygame

from rules.core.target import SEATS, Seat, Target
from rules.yokohama import places
from rules.yokohama.components import ITEMS, PIECES
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.layout import HEAD
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.slip import SlipRows, draw_roomy, draw_short, learned_places
from ui.boards.yokohama.parts.slip_look import SeatLook, look_of, words_of
from ui.paint import Painter


def body_of(room: pygame.FRect) -> pygame.FRect:
    """The slip below its head, nearly to its edges."""
    return pygame.FRect(room.x - 3, room.y - 3, room.w + 6, room.h + 7)


class SeatView:
    """Draws slips and knows where their targets lie. How they look is asked once for a view."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._looks: list[SeatLook] = []

    def _look(self, view: View, seat: Seat) -> SeatLook:
        if view is not self._view:
            words = words_of(view)
            self._view, self._looks = view, [look_of(view, each, words) for each in range(view.state.seats)]
        return self._looks[seat]

    def shapes(
        self, seat: Seat, slip: pygame.FRect, room: pygame.FRect, box: pygame.FRect, view: View
    ) -> dict[Target, Shape]:
        """Everything of a seat, its points in a `box`; what the viewer has in the tray is looked for there."""
        state: YokohamaState = view.state
        body = body_of(room)
        rows = SlipRows(body.w, body.h)

        def at(part: pygame.FRect) -> Shape:
            return Shape.of(part.move(body.x, body.y))

        found = {
            SEATS[seat]: Shape(slip.x + 3, slip.y + 3, box.x - slip.x - 6, HEAD - 6, corner=4),
            places.SCORE[seat]: Shape.of(box),
            places.COMPLETED[seat]: at(rows.done()),
            places.OWN_TECHNOLOGIES[seat]: at(rows.learned()),
            places.ICONS[seat]: at(rows.countries()),
        }
        if state.taken[seat]:
            found[places.OWN_TOKENS[seat]] = at(rows.tokens())
        if seat == view.viewer and not view.open_hands:
            return found
        found[places.HAND[seat]] = at(rows.orders())
        for item in range(len(ITEMS)):
            found[places.COUNTER[seat][item]] = at(rows.item(item))
        for piece in range(len(PIECES)):
            whole = rows.piece(piece)
            found[places.HELD[seat][piece]] = at(pygame.FRect(whole.x, whole.y, whole.w * 0.55, whole.h))
            found[places.STORE[seat][piece]] = at(
                pygame.FRect(whole.x + whole.w * 0.55, whole.y, whole.w * 0.3, whole.h)
            )
        look = self._look(view, seat)
        emblems, _ = learned_places(rows, look)
        for card, place in zip(look.technologies, emblems, strict=True):
            found[places.TECHNOLOGY[card]] = at(place)
        return found

    def number(self, item: int, room: pygame.FRect) -> Shape:
        """Where the number of an item stands in a slip."""
        body = body_of(room)
        return Shape.of(SlipRows(body.w, body.h).item(item).move(body.x, body.y))

    def corner(self, kind: str, room: pygame.FRect) -> Shape:
        """Where things that go to a seat arrive."""
        body = body_of(room)
        rows = SlipRows(body.w, body.h)
        rooms = {
            "hand": rows.orders,
            "drawn": rows.orders,
            "gone": rows.orders,
            "completed": rows.done,
            "technologies": rows.learned,
            "agents": rows.agents if rows.roomy else rows.tokens,
            "used_agents": rows.agents if rows.roomy else rows.tokens,
            "tokens": rows.tokens,
            "rewards": rows.countries,
        }
        where = rows.piece(0) if kind in ("in_hand", "store") else rooms[kind]()
        return Shape(body.x + where.x + 4, body.y + where.y, 24, min(24.0, where.h))

    # ------------------------------------------------------------ picture
    def draw(
        self, painter: Painter, seat: Seat, slip: pygame.FRect, room: pygame.FRect, box: pygame.FRect, view: View
    ) -> None:
        """The slip's body, as it was drawn last if nothing of the seat changed; the bell of the starting player."""
        look, body = self._look(view, seat), body_of(room)

        def lay(inner: Painter) -> None:
            block = Block(inner, body, 1.0)
            rows = SlipRows(body.w, body.h)
            if rows.roomy:
                draw_roomy(block, rows, look)
            else:
                draw_short(block, rows, look)

        painter.layer(("yokohama seat", look), body.x - 2, body.y - 2, body.w + 4, body.h + 4, lay)
        if seat == view.state.first:
            left = slip.x + 39 + painter.measure(view.names[seat], 18, "serif", most=19)
            if left + 22 < box.x:
                painter.sprite("yokohama/start", left + 4, slip.y + 3, 18)
