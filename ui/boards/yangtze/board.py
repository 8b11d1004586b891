"""The river print and all that lies on it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import pygame

from rules.core.target import HIDDEN, Seat, Target
from rules.yangtze.components import EMPERORS, EMPTY, LAST_EMPEROR, LIQUIDITY, POSTS, PRICES, SELL_CARGO
from rules.yangtze.places import BAG, CARD, CARGO_VALUES, EMPEROR, GOOD, POST, PURSE, RIVER, SLOT, STANDINGS
from rules.yangtze.reckoning.bidding import bidding
from rules.yangtze.scoring import standing
from ui.boards import sheet
from ui.boards.view import BoardView, Shape, View
from ui.boards.yangtze.layout import BoardLayout, lay_out
from ui.boards.yangtze.parts import notices
from ui.boards.yangtze.parts.auction import LOOK, AuctionView
from ui.boards.yangtze.parts.goods import draw_good
from ui.boards.yangtze.seat import SeatView
from ui.boards.yangtze.tray import VALUE_FOOT, TrayView
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, purse_of_two, slip_body, slips
from ui.theme import BRICK, NIGHT, PAPER, SMOKE, alpha
from ui.widgets.tip import Tip


class YangtzeBoard(BoardView):
    """Yangtze's board, seats, tray and auction."""

    title = "yangtze"
    own_signs = frozenset({"cargo"})
    secret_reasons = frozenset(f"yangtze.reason.{each}" for each in ("buy_hidden", "hold_money", "swap", "discard"))

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.lay: BoardLayout | None = None
        self.seats = SeatView()
        self.own = TrayView()
        self.auction = AuctionView()

    # ------------------------------------------------------------ places
    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        self.frame = frame
        lay = self.lay = lay_out(frame.board)
        shapes = self.shapes = {}
        state = view.state
        self.seats.measure(painter, view)
        shapes[BAG] = lay.bag
        shapes[CARGO_VALUES] = Shape.of(lay.cargo_notice)
        shapes[STANDINGS] = Shape.of(lay.post_notice)
        shapes.update(notices.type_shapes(lay.post_notice, lay.k))
        for number, slot in enumerate(SLOT):
            drawn = number < len(state.emperors)
            shapes[EMPEROR[state.emperors[number]] if drawn else slot] = lay.slots[number]
        for space, target in enumerate(RIVER):
            shapes[target] = lay.spaces[space]
        for seat, slip in enumerate(slips(frame, state.seats)):
            shapes[PURSE[seat]] = Shape.of(purse_of_two(slip, state.money[seat]))
            shapes.update(self.seats.shapes(seat, slip_body(slip), view))
        shapes.update(self.own.shapes(frame.tray, view))
        if self._auction_open(view):
            for target in [*RIVER, *(t for t in shapes if t.kind in ("emperor", "slot", "bag"))]:
                shapes.pop(target, None)
            shapes.update(self.auction.arrange(lay, view, painter, self.amount(view)))
        elif state.block != EMPTY:
            shapes.update(self.auction.arrange_folded(lay, view, painter))

    def _auction_open(self, view: View) -> bool:
        return view.state.block != EMPTY and not view.extra.get(LOOK)

    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        if self.lay is None or self.frame is None:
            return None
        kind, key = place
        if kind == "river":
            return self.lay.spaces[int(key)]
        if kind == "slot":
            return self.lay.slots[SLOT.index(place)]
        if kind == "bag":
            return self.lay.bag
        if kind == "block":
            middle = self.lay.inner
            return Shape(middle.centerx - 64, middle.y + 110, 128, 151)
        if kind in ("screen", "purse", "posts", "hand", "played"):
            seat = int(key)
            if what in self.shapes and kind == "screen" and seat == view.viewer:
                return self.shapes[what]
            if kind == "purse":
                return self.shapes[PURSE[seat]]
            return self.seats.corner(kind, slip_body(slips(self.frame, view.state.seats)[seat]))
        if kind == "bank":
            return Shape(self.lay.inner.centerx - 20, self.lay.inner.y - 30, 40, 40)
        return None

    def room(self, target: Target, shape: Shape) -> pygame.FRect:
        """A good in the tray is shown with the value of its cargo."""
        room, tray = shape.rect, self.frame.tray if self.frame is not None else None
        if target.kind == "good" and tray is not None and room.colliderect(tray):
            room.h = tray.y + VALUE_FOOT - room.y
        return room

    # ------------------------------------------------------------ picture
    def ground(self, painter: Painter, view: View) -> None:
        lay = self.lay
        if lay is None:
            return
        sheet.draw(painter, lay.sheet, "landscape_yangtze")
        painter.nine("nine/scroll", *lay.scroll)
        painter.sprite("cartouche/yangtze", lay.cartouche.x, lay.cartouche.y, lay.cartouche.w)
        x, y, k = lay.scroll.x + 22 * lay.k, lay.scroll.y, lay.k
        painter.text(view.words("yangtze.board.emperors"), x, y + 36 * k, 18 * k, "serif", BRICK, max_width=106 * k)
        notices.draw_cargo_values(painter, lay.cargo_notice, k, view)
        notices.draw_post_frame(painter, lay.post_notice, k, view)

    def pieces(self, painter: Painter, view: View) -> None:
        lay, state = self.lay, view.state
        if lay is None:
            return
        self._emperors(painter, lay, view)
        notices.draw_standings(painter, lay.post_notice, lay.k, view, [standing(state, t) for t in range(4)])
        painter.sprite("yangtze/bag", lay.bag.x, lay.bag.y, lay.bag.w)
        x, y = lay.bag.x + 44 * lay.k, lay.bag.y + 40 * lay.k
        painter.sprite("bubble/dark", x, y, 26 * lay.k, centre=True)
        painter.numeral(str(len(state.bag)), x, y, 15 * lay.k, PAPER)
        for space, good in enumerate(state.river):
            shape = lay.spaces[space]
            if good == EMPTY or GOOD[good] in view.hidden:
                painter.sprite("yangtze/space", shape.x, shape.y, shape.w)
                continue
            lift = 2 if view.hot == RIVER[space] and RIVER[space] in view.lit else 0
            draw_good(painter, good, shape.x, shape.y - lift, shape.w)

    def badges(self, painter: Painter, view: View) -> None:
        if self.lay is None or self._auction_open(view):
            return
        k = self.lay.k
        for space, shape in enumerate(self.lay.spaces):
            x, y = shape.x + shape.w - 8 * k, shape.y + shape.h - 4 * k
            painter.sprite(f"yangtze/price/{PRICES[space]}", x, y, 36 * k, centre=True)

    def quiet(self, view: View) -> Collection[Target]:
        """Cash is kept for when nothing else helps, the card that sells for when goods are not sold anyway."""
        cards = CARD[view.viewer]
        kinds = {target.kind for target in view.lit}
        bidding_over = view.state.block != EMPTY and "amount" not in kinds
        cash = [] if bidding_over or kinds == {"card"} else [cards[card] for card in LIQUIDITY]
        return [*cash, cards[SELL_CARGO]] if "good" in kinds else cash

    def _emperors(self, painter: Painter, lay: BoardLayout, view: View) -> None:
        drawn, k = view.state.emperors, lay.k
        words = view.words("yangtze.board.drawn", n=len(drawn)) if drawn else view.words("yangtze.board.none_drawn")
        x = lay.scroll.x + 22 * k
        painter.text(words, x, lay.scroll.y + 55 * k, 14 * k, "sans", SMOKE, max_width=106 * k, most=15 * k)
        for number, shape in enumerate(lay.slots):
            if number < len(drawn) and EMPEROR[drawn[number]] not in view.hidden:
                painter.sprite(f"yangtze/emperor/{EMPERORS[drawn[number]].key}", *shape.centre, shape.w, centre=True)
            else:
                cx, cy = shape.centre
                painter.sprite("yangtze/emperor_slot", cx, cy + k, 40 * k, centre=True)
                painter.numeral(str(number + 1), cx, cy + k, 16 * k, SMOKE)

    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        self.seats.draw(painter, seat, room, view)

    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        self.own.draw(painter, room, view)

    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        kind, key = what
        k = self.lay.k if self.lay else 1.0
        if kind == "good":
            if key == "back":
                painter.sprite("yangtze/back_large", x, y, 49 * k, centre=True)
            else:
                draw_good(painter, int(key), x - 24.5 * k, y - 24.5 * k, 49 * k)
        elif kind == "post":
            post = POSTS[POST.index(what)]
            painter.sprite(f"yangtze/post/{str(key).rsplit('_', 2)[0]}/{post.dots}", x, y, 32 * k, centre=True)
        elif kind == "emperor":
            painter.sprite(f"yangtze/emperor/{key}", x, y, 45 * k, centre=True)
        elif kind == "card":
            seat, _, card = str(key).partition("/")
            painter.sprite(f"yangtze/card/{card}/{view.crests[int(seat)]}", x, y, 47 * k, centre=True)
        elif kind == "money":
            painter.sprite("coin/plain", x, y, 30 * k, centre=True)
        else:
            painter.sprite("yangtze/back", x, y, 21 * k, centre=True)

    def sign(self, what: Target) -> str:
        if what.kind == "post":
            post = POSTS[POST.index(what)]
            return f"yangtze/post/{str(what.key).rsplit('_', 2)[0]}/{post.dots}"
        return "coin/plain" if what.kind == "money" else "yangtze/back"

    def emblem(self, what: Target) -> str:
        if what.kind == "emperor":
            return f"yangtze/emperor_large/{what.key}"
        return self.sign(what).replace("/post/", "/post_large/")

    def overlay(self, painter: Painter, view: View) -> None:
        if self.lay is None or view.state.block == EMPTY:
            return
        if not self._auction_open(view):
            self.auction.draw_folded(painter, self.lay, view)
            return
        inner = self.lay.inner
        painter.rect(inner.x, inner.y, inner.w, inner.h, alpha(NIGHT, 0.45))
        self.auction.draw(painter, self.lay, view, self.amount(view))
        notices.draw_cargo_values(painter, self.lay.cargo_notice, self.lay.k, view)
        notices.draw_post_frame(painter, self.lay.post_notice, self.lay.k, view)
        ranks = [standing(view.state, post_type) for post_type in range(4)]
        notices.draw_standings(painter, self.lay.post_notice, self.lay.k, view, ranks)

    # ------------------------------------------------------------ the board's own controls
    def controls(self, view: View) -> Sequence[Target]:
        return self.auction.controls(view) if view.state.block != EMPTY else ()

    def click(self, target: Target, view: View) -> bool:
        return self.auction.click(target, view, self.amount(view))

    def back(self, view: View) -> bool:
        return bool(view.extra.pop(LOOK, False))

    def tip(self, target: Target, view: View) -> Tip | None:
        return self.auction.tip(target, view) if target.kind == "control" else None

    # ------------------------------------------------------------ words of the frame
    def facts(self, view: View) -> list[tuple[str, str]]:
        left = LAST_EMPEROR - len(view.state.emperors)
        return [
            ("mark/bag", view.words("yangtze.board.bag", n=len(view.state.bag))),
            ("mark/crown", view.words("yangtze.board.emperors_left", n=left)),
        ]

    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        return "mark/coin", view.state.money[seat]

    def tally(self, view: View, seat: Seat) -> str:
        """Goods behind another's screen bring something more."""
        more = "+" if HIDDEN in view.state.goods[seat] else ""
        return f"{self.scores(view)[seat].total}{more}"

    def status(self, view: View, seat: Seat) -> str:
        auction = bidding(view.state)
        if auction is not None:
            if seat == auction.leader:
                return view.words("yangtze.board.status.leads")
            if seat not in auction.queue:
                return view.words("yangtze.board.status.passed")
            if auction.awaited and seat == view.decider != view.viewer:
                return view.words("yangtze.board.status.thinks")
        return super().status(view, seat)

    def marks(self, state: Any) -> Mapping[str, int]:
        return {"yangtze/crown": len(state.emperors)}

    def mark_name(self, mark: str, view: View) -> str:
        return view.words("scores.emperor")


BOARD = YangtzeBoard
