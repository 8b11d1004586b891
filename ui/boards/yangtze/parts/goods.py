"""Goods tokens, drawn for the size they are shown at."""

from typing import Final

from rules.core.printed import printed
from rules.yangtze.components import GOODS
from ui.paint import Painter
from ui.widgets.small import draw_colour_aid

SYMBOLS: Final = {
    colour["id"]: colour["symbol"]
    for table in ("goods_basic", "goods_luxury")
    for colour in printed("yangtze")[table]["colours"]
}
SMALL, MINI = 60.0, 30.0


def draw_good(painter: Painter, good: int, x: float, y: float, size: float) -> None:
    """A token; with the aids for colour-blind players its symbol stands large over the corner."""
    form = "token_mini" if size < MINI else "token_small" if size < SMALL else "token"
    token = GOODS[good]
    painter.sprite(f"yangtze/{form}/{token.kind}/{token.colour}", x, y, size)
    if size >= MINI:
        draw_colour_aid(painter, SYMBOLS[token.colour], x, y, size)
