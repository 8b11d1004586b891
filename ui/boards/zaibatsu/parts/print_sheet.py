"""The paper of the print with its pictures: Japan, the quay, the works behind the ledger."""

from ui.boards.zaibatsu.layout import JAPAN, STRIP, Layout
from ui.paint import Painter
from ui.theme import INK, rgb

SEA, DEEP = rgb(0x7E97A6), rgb(0x41586C)
QUAY, WORKS = "quay_zaibatsu", "works_zaibatsu"


def _japan(lay: Layout) -> str:
    return f"japan_zaibatsu_{round(lay.inner.w)}"


def prefetch(painter: Painter, lay: Layout) -> None:
    """Begin to read the pictures of this print."""
    painter.palette.sprites.prefetch((), (QUAY, WORKS if lay.large else _japan(lay)), painter.scale)


def draw(painter: Painter, lay: Layout) -> None:
    """Paper, Japan or what is left of its sea, the quay, keyline."""
    inner = lay.inner
    if not painter.backdrop:
        return
    painter.nine("nine/print", *lay.board)
    high = STRIP + 4 if lay.large else JAPAN + 4
    if lay.large:
        painter.bokashi(inner.x, inner.y, inner.w, high, (0, DEEP), (0.5, SEA), (1, DEEP))
    else:
        painter.picture(_japan(lay), inner.x, inner.y, inner.w, high)
    painter.picture(QUAY, inner.x, inner.y + high, inner.w, inner.h - high)
    painter.line(inner.x, inner.y + high, inner.right, inner.y + high, INK, 1.4)
    painter.rect(inner.x, inner.y, inner.w, inner.h, INK, line=1.4)


def draw_works(painter: Painter, lay: Layout) -> None:
    """The ground of the ledger."""
    inner = lay.inner
    painter.picture(WORKS, inner.x, inner.y, inner.w, inner.h)
    painter.rect(inner.x, inner.y, inner.w, inner.h, INK, line=1.4)
