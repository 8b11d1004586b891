"""The ledger of a consolidation: four sheets, all numbers known before the first click."""

from typing import Final

import pygame

from rules.zaibatsu.components import (
    COAL,
    COAL_INCOME,
    COLOURS,
    EXPERT,
    FAVOUR_LEVELS,
    ITEMS,
    MONEY,
    MONEY_INCOME,
    ON_FINANCE,
    ON_MINES,
    SALARY,
)
from rules.zaibatsu.reckoning.dues import (
    levels,
    paid_from,
    points_lost,
    salaries_due,
    service_amount,
    serving_spaces,
)
from rules.zaibatsu.reckoning.moment import DISCARD, INCOME, STAGES, favour_asked, services_ahead, stage
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import KEEPS, KEPT_ITEMS
from ui.boards.view import View
from ui.boards.zaibatsu.layout import Layout
from ui.boards.zaibatsu.parts.signs import draw_favour, draw_run, minus, sign, worker
from ui.boards.zaibatsu.parts.zaibatsu import service_sign
from ui.paint import Painter
from ui.theme import BRICK, BUTTER, GOLD, INK, NIGHT, PAPER, PINE, SLIP, VERMILION, alpha


def sheets(lay: Layout) -> list[pygame.FRect]:
    """The rooms of the four."""
    inner, gap = lay.inner, 12.0
    wide = (inner.w - 5 * gap) / 4
    return [pygame.FRect(inner.x + gap + n * (wide + gap), inner.y + 12, wide, inner.h - 24) for n in range(4)]


def draw(painter: Painter, lay: Layout, view: View) -> None:
    """Favour, discard, services and income, salaries."""
    state, now = view.state, stage(view.state)
    for number, room in enumerate(sheets(lay)):
        _paper(painter, room, view, number, now)
        if number >= now:
            _DRAWN[number](painter, room, view, state, now)


def _paper(painter: Painter, room: pygame.FRect, view: View, number: int, now: int) -> None:
    lit = number == now
    painter.rect(room.x, room.y + 2, room.w, room.h, alpha(INK, 0.4), 5)
    painter.rect(room.x, room.y, room.w, room.h, PAPER if lit else SLIP, 5)
    painter.rect(room.x, room.y, room.w, 29, VERMILION if lit else NIGHT, 5)
    painter.rect(room.x, room.y, room.w, room.h, VERMILION if lit else INK, 5, 2.2 if lit else 1.2)
    painter.text("ABCD"[number], room.x + 12, room.y + 21, 18, "display", BUTTER, most=18)
    words = view.words(f"zaibatsu.board.ledger.{STAGES[number]}")
    painter.text(words, room.x + 32, room.y + 20.5, 16, "serif", PAPER, max_width=room.w - 58, most=16)
    if number < now:
        painter.sprite("mark/check", room.centerx, room.centery + 12, 36, centre=True, tint=PINE)


def _favour(painter: Painter, room: pygame.FRect, view: View, state: ZaibatsuState, now: int) -> None:
    """Levels that may be taken, the chosen one ringed in gold."""
    seat = view.viewer
    number = len(state.workers[seat])
    words = view.words("zaibatsu.board.ledger.reaches", n=number, level="I" * FAVOUR_LEVELS[max(0, number - 1)])
    painter.text(words, room.x + 12, room.y + 50, 15, "sans", INK, max_width=room.w - 24, most=15)
    asked, able = favour_asked(state), levels(state, seat)
    for level in (1, 2, 3):
        x, y = room.x + 42 + (level - 1) * 70, room.y + 92
        draw_favour(painter, level, x, y, 25, 1.0 if level in able else 0.35)
        if asked is not None and asked.level == level:
            painter.circle(x, y, 29, GOLD, 3.4)
    words = view.words("zaibatsu.board.ledger.below")
    painter.text(words, room.x + 12, room.bottom - 14, 15, "semi", BRICK, max_width=room.w - 24, most=15)


def _discard(painter: Painter, room: pygame.FRect, view: View, state: ZaibatsuState, now: int) -> None:
    """Money and coal go, but for what a factory keeps; all else stays."""
    seat = view.viewer
    keeps = KEEPS in state.slots[seat]
    for number, item in enumerate((MONEY, COAL)):
        y = room.y + 40 + number * 34
        draw_run(painter, [(str(state.stock[seat][item]), ITEMS[item])], room.x + 12, y, 26, 22, 3)
        painter.sprite("mark/arrow", room.x + 86, y + 4, 20, tint=VERMILION)
        if not keeps:
            painter.text("0", room.x + 124, y + 21, 22, "display", INK, most=22)
    if keeps:
        words = view.words("zaibatsu.board.ledger.keeps", n=KEPT_ITEMS)
        painter.text(words, room.x + 116, room.y + 78, 15, "semi", PINE, max_width=room.w - 124, most=15)
    painter.line(room.x + 12, room.y + 112, room.right - 12, room.y + 112, alpha(INK, 0.25))
    for number, name in enumerate(("silk", "iron", "cube")):
        sign(painter, name, room.x + 12 + number * 27, room.y + 118, 20)
    words = view.words("zaibatsu.board.ledger.stay")
    painter.text(words, room.x + 98, room.y + 134, 15, "sans", INK, max_width=room.w - 106, most=15)


def gains(state: ZaibatsuState, seat: int) -> list[tuple[str, str, int, str]]:
    """What step C brings: (sign or worker, words, number, what)."""
    colours = [state.workers[seat][space] % EXPERT for space in serving_spaces(state, seat)]
    served = [
        (COLOURS[colour], words, service_amount(state, seat, colour), service_sign(colour))
        for colour, words in zip(colours, ("lowest", "topmost"), strict=False)
    ]
    tracks = state.tracks[seat]
    return [
        *served,
        ("sign/mines", "mines", COAL_INCOME[tracks[ON_MINES]], "coal"),
        ("sign/finance", "finance", MONEY_INCOME[tracks[ON_FINANCE]], "money"),
    ]


def _income(painter: Painter, room: pygame.FRect, view: View, state: ZaibatsuState, now: int) -> None:
    for number, (face, words, amount, what) in enumerate(gains(state, view.viewer)):
        y = room.y + 36 + number * 30
        if number:
            painter.line(room.x + 12, y - 3, room.right - 12, y - 3, alpha(INK, 0.18))
        kind, _, name = face.rpartition("/")
        if kind:
            sign(painter, name, room.x + 14, y + 2, 20)
        else:
            worker(painter, name, room.x + 10, y - 3, 27)
        told = view.words(f"zaibatsu.board.ledger.{words}")
        painter.text(told, room.x + 42, y + 17, 15, "sans", INK, max_width=room.w - 110, most=15)
        draw_run(painter, [(f"+{amount}", what)], room.right - 12, y + 2, 19, 17, 2, INK, "right")


def money_after(state: ZaibatsuState, seat: int, now: int) -> int:
    """Money when salaries come due, as far as it is known; a factory may keep some more."""
    have = state.stock[seat][MONEY] if now > DISCARD else 0
    return have + _to_come(state, seat, now, "money")


def _to_come(state: ZaibatsuState, seat: int, now: int, wanted: str) -> int:
    """What step C will still bring of something: a service that was given already lies in the stock."""
    served = {"lowest": False not in services_ahead(state), "topmost": True not in services_ahead(state)}
    ahead = [(amount, what) for _, words, amount, what in gains(state, seat) if not served.get(words)]
    return sum(amount for amount, what in ahead if what == wanted) if now <= INCOME else 0


def loss_ahead(state: ZaibatsuState, seat: int, now: int) -> int:
    """The points that salaries will cost, as far as it is known: the last coin pays none."""
    due = salaries_due(state, seat)
    unpaid = due - paid_from(money_after(state, seat, now), due)
    return points_lost(state, seat, unpaid, _to_come(state, seat, now, "vp"))


def _salaries(painter: Painter, room: pygame.FRect, view: View, state: ZaibatsuState, now: int) -> None:
    """Colours, three coins each; what cannot be paid costs points."""
    seat = view.viewer
    due, have = salaries_due(state, seat), money_after(state, seat, now)
    colours = list(dict.fromkeys(one % EXPERT for one in state.workers[seat]))
    step = min(44.0, (room.w - 92) / max(1, len(colours)))
    for number, colour in enumerate(colours):
        worker(painter, COLOURS[colour], room.x + 10 + number * step, room.y + 36, min(36.0, step))
    words = view.words("zaibatsu.board.ledger.each", n=SALARY)
    painter.text(words, room.x + 12, room.y + 90, 15, "sans", INK, max_width=room.w - 24, most=15)
    draw_run(painter, [(minus(due), "money")], room.right - 12, room.y + 44, 22, 20, 2, BRICK, "right")
    painter.line(room.x + 12, room.y + 100, room.right - 12, room.y + 100, alpha(INK, 0.25))
    paid, lost = paid_from(have, due), loss_ahead(state, seat, now)
    if paid < due:
        words = view.words("zaibatsu.board.ledger.short", n=lost)
        painter.text(words, room.x + 12, room.y + 122, 15, "semi", BRICK, max_width=room.w - 24, most=15)
    else:
        words = view.words("zaibatsu.board.ledger.paid")
        painter.text(words, room.x + 12, room.y + 122, 15, "semi", PINE, max_width=room.w - 24, most=15)
        draw_run(painter, [(str(have - paid), "money")], room.right - 12, room.y + 130, 19, 17, 2, INK, "right")


_DRAWN: Final = (_favour, _discard, _income, _salaries)
