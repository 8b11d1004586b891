"""The score track along the head of the print: who stands where, from the furthest back to the front."""

from typing import Final, NamedTuple

from rules.core.target import Seat, Target
from rules.singapore.components import LAP, SEALS, printed_space
from rules.singapore.places import track
from rules.singapore.state import SingaporeState
from ui.boards.singapore.layout import TownLayout
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import INK, NIGHT, PAPER, alpha

APART: Final = 13.0
"""So far apart heads stand that all of them can be told, also in a pile; the left one is the lower one."""
HEAD: Final = 21.0
FOOT: Final = 26.0
LAP_WIDE: Final = 30.0
"""The sign of a marker that has gone round."""


class Pin(NamedTuple):
    """A marker: the middle of its head, and the space its foot points at."""

    seat: Seat
    x: float
    foot: tuple[float, float]
    lapped: bool


def pins(lay: TownLayout, state: SingaporeState) -> list[Pin]:
    """From left to right. Heads give way to the right, and at the end of the ruler to the left."""
    k = lay.k
    order = sorted(state.track, key=lambda seat: printed_space(state.vp[seat]))
    room = [APART * k + (LAP_WIDE * k if state.vp[seat] > LAP else 0.0) for seat in order]
    feet = [lay.space(state.vp[seat]) for seat in order]
    heads: list[float] = []
    for place, (x, _) in enumerate(feet):
        heads.append(max(x, heads[-1] + room[place - 1]) if heads else x)
    end = lay.track.right - HEAD / 2 * k - 4 * k
    for place in reversed(range(len(heads))):
        end = min(heads[place], end - (room[place] - APART * k))
        heads[place] = end
        end -= room[place - 1] if place else 0.0
    return [Pin(seat, x, foot, state.vp[seat] > LAP) for seat, x, foot in zip(order, heads, feet, strict=True)]


def shapes(lay: TownLayout, state: SingaporeState) -> dict[Target, Shape]:
    """The spaces where somebody stands, and the seals."""
    k = lay.k
    found: dict[Target, Shape] = {}
    for seal in SEALS:
        x, y = lay.space(seal)
        found[Target("seal", seal)] = Shape(x - 14 * k, y - 9 * k, 28 * k, 18 * k, False, 3 * k)
    for pin in pins(lay, state):
        space = track(state.vp[pin.seat])
        left, top = pin.x - HEAD / 2 * k, pin.foot[1] - FOOT * k
        if space in found:
            left = found[space].x
        found[space] = Shape(left, top, pin.x + HEAD / 2 * k - left, HEAD * k, False, 10 * k)
    return found


def draw(painter: Painter, lay: TownLayout, view: View) -> None:
    """The markers; one that stands aside leans to its space, one that has gone round says so."""
    k = lay.k
    for pin in pins(lay, view.state):
        top = pin.foot[1] - FOOT * k
        if abs(pin.x - pin.foot[0]) > k:
            painter.line(pin.x, top + HEAD * k - 2 * k, pin.foot[0], pin.foot[1], INK, 2.4)
            painter.sprite(f"mon/{view.crests[pin.seat]}", pin.x - HEAD / 2 * k, top, HEAD * k)
        else:
            painter.sprite(f"singapore/marker/{view.crests[pin.seat]}", pin.x - HEAD / 2 * k, top, HEAD * k)
        if pin.lapped:
            left = pin.x + (HEAD / 2 - 4) * k
            painter.rect(left, top + 2 * k, LAP_WIDE * k, 16 * k, alpha(NIGHT, 0.92), radius=8 * k)
            painter.numeral(f"+{LAP}", left + LAP_WIDE / 2 * k, top + 10 * k, 14 * k, PAPER)
