"""A trading post under the hammer: a print laid over the river.

Left the post, in the middle bids and callers with the stepper, right what the post is worth to this player.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from rules.core.target import NOBODY, Target
from rules.yangtze.components import EMPTY, POST_TYPES, POSTS
from rules.yangtze.places import BLOCK
from rules.yangtze.reckoning.bidding import Bidding, bidding
from ui.boards import stepper
from ui.boards.view import AMOUNT, Shape, View
from ui.boards.yangtze.layout import BoardLayout
from ui.boards.yangtze.parts import auction_worth
from ui.boards.yangtze.parts.notices import seat_crest
from ui.paint import Painter
from ui.theme import BRICK, BUTTER, FOAM, INK, PAPER, SMOKE, alpha
from ui.widgets.tip import Tip

LOOK: Final = "look_at_river"
HERO: Final = 222.0
HIGH: Final = 390.0
LOOK_CONTROL: Final = Target("control", "look")
RAISES: Final = {1: Target("control", "raise_1"), 2: Target("control", "raise_2"), 5: Target("control", "raise_5")}
ALL: Final = Target("control", "all")


class AuctionView:
    """Draws the auction and answers its stepper. Places are noted by `arrange` for `draw`."""

    def __init__(self) -> None:
        self.shapes: dict[Target, Shape] = {}

    def _sheet(self, lay: BoardLayout) -> pygame.FRect:
        return pygame.FRect(lay.inner.x + 6, lay.inner.y + 7, lay.inner.w - 12, HIGH * lay.k)

    def _columns(self, lay: BoardLayout) -> tuple[pygame.FRect, pygame.FRect, pygame.FRect]:
        """Hero, calls, worth."""
        sheet, k = self._sheet(lay), lay.k
        hero = pygame.FRect(sheet.x, sheet.y, HERO * k, sheet.h)
        left = hero.right + 18
        free = sheet.right - 16 - left - 18
        wide = free * 0.55
        calls = pygame.FRect(left, sheet.y + 12, wide, sheet.h - 24)
        worth = pygame.FRect(left + wide + 18, sheet.y + 12, free - wide, sheet.h - 24)
        return hero, calls, worth

    # ------------------------------------------------------------ places
    def arrange(self, lay: BoardLayout, view: View, painter: Painter, amount: int | None) -> dict[Target, Shape]:
        """The post and the controls."""
        hero, calls, _ = self._columns(lay)
        k = lay.k
        shapes: dict[Target, Shape] = {
            BLOCK: Shape(hero.centerx - 64 * k, hero.y + 66 * k, 128 * k, 151 * k, corner=10),
            LOOK_CONTROL: Shape(hero.x + 20, hero.bottom - 50 * k, hero.w - 40, 36 * k, corner=5),
        }
        if amount is not None:
            top = calls.y + 238 * k
            shapes.update(stepper.shapes(pygame.FRect(calls.x, top, calls.w, 52 * k), 48 * k))
            wide = (calls.w - 24) / 4
            for place, target in enumerate((*RAISES.values(), ALL)):
                shapes[target] = Shape(calls.x + place * (wide + 8), top + 64 * k, wide, 46 * k, corner=5)
        self.shapes = shapes
        return shapes

    def arrange_folded(self, lay: BoardLayout, view: View, painter: Painter) -> dict[Target, Shape]:
        """While the river is looked at, only the way back."""
        words = view.words("yangtze.board.back_to_auction")
        wide = painter.measure(words, 17, "semi") + 76
        self.shapes = {LOOK_CONTROL: Shape(lay.inner.centerx - wide / 2, lay.scroll.bottom + 12, wide, 40, corner=5)}
        return self.shapes

    # ------------------------------------------------------------ controls
    def controls(self, view: View) -> Sequence[Target]:
        return [target for target in self.shapes if target.kind == "control"]

    def click(self, target: Target, view: View, amount: int | None) -> bool:
        """The stepper changes the amount; the prompt's button bids it."""
        if target == LOOK_CONTROL:
            view.extra[LOOK] = not view.extra.get(LOOK)
            return True
        if stepper.click(target, view, amount):
            return True
        auction = bidding(view.state)
        if amount is None or auction is None:
            return False
        wanted = {control: auction.least - 1 + raised for raised, control in RAISES.items()}
        wanted[ALL] = view.state.money[view.viewer]
        if target in wanted:
            view.extra[AMOUNT] = wanted[target]
        return target in wanted

    def tip(self, target: Target, view: View) -> Tip | None:
        if target == LOOK_CONTROL:
            folded = view.extra.get(LOOK)
            return Tip(view.words(f"yangtze.board.{'back_to_auction' if folded else 'look_at_river'}"))
        auction, told = bidding(view.state), stepper.tip(target, view)
        if told is not None or auction is None:
            return told
        most = view.state.money[view.viewer]
        raised = next((raised for raised, control in RAISES.items() if control == target), None)
        bid = most if raised is None else auction.least - 1 + raised
        if bid > most:
            return Tip(view.words("yangtze.about.costs_short", price=bid, n=bid - most))
        return Tip(view.words("yangtze.board.bid_leaves", bid=bid, left=most - bid))

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, lay: BoardLayout, view: View, amount: int | None) -> None:
        """The whole print."""
        auction = bidding(view.state)
        if auction is None:
            return
        sheet = self._sheet(lay)
        hero, calls, worth = self._columns(lay)
        painter.nine("nine/overlay", *sheet)
        self._hero(painter, hero, lay.k, view)
        self._bids(painter, calls, lay.k, view, auction)
        if amount is not None:
            self._stepper(painter, calls, lay.k, view, auction, amount)
        painter.line(worth.x - 9, sheet.y + 16, worth.x - 9, sheet.bottom - 16, alpha(INK, 0.25))
        auction_worth.draw(painter, worth, lay.k, view, auction, amount)
        painter.rect(sheet.x, sheet.y, sheet.w, sheet.h, INK, line=1.6)

    def draw_folded(self, painter: Painter, lay: BoardLayout, view: View) -> None:
        """The way back to the auction, over the open river."""
        shape = self.shapes.get(LOOK_CONTROL)
        if shape is not None:
            self._button(painter, shape, view, "back_to_auction", "button_call")

    def _button(self, painter: Painter, shape: Shape, view: View, key: str, kind: str) -> None:
        hot = "_hot" if view.hot == LOOK_CONTROL else ""
        painter.nine(f"nine/{kind}{hot}", *shape[:4])
        words = view.words(f"yangtze.board.{key}")
        size = 15 if kind == "button_quiet" else 17
        width = min(painter.measure(words, size, "semi", most=17), shape.w - 44)
        left = shape.x + (shape.w - width - 26) / 2
        painter.sprite(
            "mark/eye" if kind == "button_quiet" else "mark_light/back", left, shape.y + shape.h / 2 - 10, 20
        )
        base = shape.y + shape.h / 2 + size / 3
        painter.text(words, left + 26, base, size, "semi", PAPER, max_width=shape.w - 44, most=17)

    def _hero(self, painter: Painter, room: pygame.FRect, k: float, view: View) -> None:
        painter.picture("auction_yangtze", *room)
        painter.line(room.right, room.y, room.right, room.bottom, INK, 1.2)
        painter.sprite("cartouche/auction", room.x + 12, room.y + 12, 26 * k)
        post = POSTS[view.state.block] if view.state.block != EMPTY else POSTS[0]
        key = POST_TYPES[post.type]
        painter.sprite(f"yangtze/post_large/{key}/{post.dots}", room.centerx, room.y + 142 * k, 128 * k, centre=True)
        middle, wide = room.centerx, room.w - 20
        name = view.words(f"yangtze.type.{key}")
        painter.text(name, middle, room.y + 274 * k, 32 * k, "display", PAPER, "centre", max_width=wide)
        colour = view.words("yangtze.board.green_post" if post.green else "yangtze.board.brown_post")
        line = view.words("yangtze.board.post_line", post=colour, n=post.dots)
        painter.text(line, middle, room.y + 299 * k, 16 * k, "semi", PAPER, "centre", max_width=wide, most=17 * k)
        drawn = view.words("yangtze.board.drawn_by", seat=view.names[view.state.active])
        painter.text(drawn, middle, room.y + 321 * k, 15 * k, "sans", FOAM, "centre", max_width=wide, most=15 * k)
        self._button(painter, self.shapes[LOOK_CONTROL], view, "look_at_river", "button_quiet")

    def _bids(self, painter: Painter, room: pygame.FRect, k: float, view: View, auction: Bidding) -> None:
        words = view.words("yangtze.board.highest_bid")
        painter.text(words, room.x, room.y + 20 * k, 16 * k, "semi", SMOKE, max_width=room.w - 80 * k, most=17 * k)
        if auction.leader == NOBODY:
            words = view.words("yangtze.board.no_bid_yet")
            painter.text(words, room.x, room.y + 51 * k, 20 * k, "serif", max_width=room.w - 80 * k)
            painter.sprite("coin_large/plain", room.right - 34 * k, room.y + 34 * k, 64 * k, centre=True)
        else:
            seat_crest(painter, view.crests[auction.leader], room.x + 13 * k, room.y + 44 * k, 27 * k)
            words = view.words("yangtze.board.leads", seat=view.names[auction.leader])
            painter.text(words, room.x + 34 * k, room.y + 51 * k, 20 * k, "serif", max_width=room.w - 110 * k)
            painter.sprite("coin_large/blank", room.right - 34 * k, room.y + 34 * k, 64 * k, centre=True)
            painter.numeral(str(auction.price), room.right - 34 * k, room.y + 34 * k, 32 * k, INK, alpha(BUTTER, 0.9))
        pitch = min(38 * k, 132 * k / view.state.seats)
        for row, seat in enumerate(self._callers(view, auction)):
            self._caller(
                painter, pygame.FRect(room.x, room.y + 76 * k + row * pitch, room.w, pitch - 5), view, auction, seat
            )

    def _callers(self, view: View, auction: Bidding) -> list[int]:
        """Leader, then those still called in their order, then who passed."""
        called = [seat for seat in auction.queue if seat != auction.leader]
        leader = [] if auction.leader == NOBODY else [auction.leader]
        return leader + called + [s for s in range(view.state.seats) if s not in auction.queue and s != auction.leader]

    def _caller(self, painter: Painter, row: pygame.FRect, view: View, auction: Bidding, seat: int) -> None:
        if seat == auction.leader:
            frame, key = "caller_leads", "leads_with"
        elif seat not in auction.queue:
            frame, key = "caller_out", "passed"
        elif seat == auction.queue[0]:
            frame, key = "caller_turn", "called" if seat == view.viewer and view.moves else "thinks"
        else:
            frame, key = "caller", "waits"
        painter.nine(f"nine/{frame}", *row)
        middle = row.centery
        if frame == "caller_out":
            painter.sprite(f"mon_out/{view.crests[seat]}", row.x + 18, middle, 22, centre=True)
        else:
            seat_crest(painter, view.crests[seat], row.x + 18, middle, 21)
        faded = SMOKE if frame == "caller_out" else INK
        name, half = view.names[seat], row.w * 0.42
        wide = painter.text(name, row.x + 36, middle + 6, 16, "serif", faded, max_width=half, most=18)
        tone = BRICK if frame == "caller_turn" else SMOKE
        room = row.w - wide - 36 - 18 - (36 if seat == auction.leader else 0)
        words = view.words(f"yangtze.board.{key}")
        painter.text(words, row.x + 44 + wide, middle + 5.5, 15, "sans", tone, max_width=room, most=16)
        if seat == auction.leader:
            painter.text(str(auction.price), row.right - 10, middle + 6.5, 18, "display", faded, "right", most=18)

    def _stepper(
        self, painter: Painter, room: pygame.FRect, k: float, view: View, auction: Bidding, amount: int
    ) -> None:
        least, most = auction.least, view.state.money[view.viewer]
        y = room.y + 228 * k
        words, wide = view.words("yangtze.board.your_bid"), room.w * 0.55
        painter.text(words, room.x, y, 16 * k, "semi", BRICK, max_width=wide, most=18 * k)
        span = view.words("yangtze.board.bid_range", least=least, most=most)
        painter.text(span, room.right, y, 15 * k, "sans", SMOKE, "right", max_width=room.w * 0.42, most=16 * k)
        well = stepper.draw(painter, self.shapes, view, amount, range(least, most + 1), 26 * k).inflate(-16, 0)
        painter.nine("nine/well_gold", *well)
        painter.sprite("mark/coin", well.centerx - 28 * k, well.centery, 30 * k, centre=True)
        painter.numeral(str(amount), well.centerx + 16 * k, well.centery, 34 * k)
        offers = [(control, f"+{raised}", least - 1 + raised) for raised, control in RAISES.items()]
        for target, label, value in (*offers, (ALL, view.words("yangtze.board.all"), most)):
            shape = self.shapes[target]
            kind = "quick_on" if value == amount else "quick_hot" if view.hot == target else "quick"
            faint = 1.0 if value <= most else 0.4
            painter.nine(f"nine/{kind}", *shape[:4], alpha=faint)
            x, ink = shape.centre[0], INK if value <= most else alpha(INK, 0.4)
            painter.text(
                label, x, shape.y + 18 * k, 14 * k, "semi", SMOKE, "centre", max_width=shape.w - 6, most=14 * k
            )
            painter.text(str(value), x, shape.y + 38 * k, 18 * k, "display", ink, "centre", most=18 * k)
