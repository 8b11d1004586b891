"""The slip of the shared objectives: what is measured in this period, and who leads now."""

import pygame

from rules.core.moment import Moment
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.components import ROUND_PERIOD
from rules.zaibatsu.modules.shared_objectives import leaders
from rules.zaibatsu.places import SHARED_TOKEN
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import SHARED
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts.signs import ink
from ui.paint import Painter
from ui.widgets.small import draw_crest

PLACES = 3


def _token(room: pygame.FRect, number: int) -> Shape:
    side = min(38.0, (room.w - 12) / PLACES - 4)
    step = (room.w - 12) / PLACES
    return Shape(room.x + 7 + number * step, room.centery - side / 2, side, side, True)


def shapes(room: pygame.FRect, view: View) -> dict[Target, Shape]:
    """The objectives of the period under way."""
    here = view.state.shared[ROUND_PERIOD[view.state.round]]
    return {SHARED_TOKEN[objective]: _token(room, number) for number, objective in enumerate(here)}


def staged(moment: Moment, before: ZaibatsuState) -> Moment:
    """The end of a period also tells who is rewarded for which objective. It is the moment with a total by regions."""
    here = before.shared[ROUND_PERIOD[before.round]]
    if moment.total is None or not here:
        return moment
    told = listed([_led(before, objective) for objective in here])
    return moment._replace(result=say("zaibatsu.board.shared_led", what=told))


def _led(state: ZaibatsuState, objective: int) -> Text:
    """An objective with all who lead it."""
    names = [say("zaibatsu.about.owner", seat=SEATS[seat]) for seat in leaders(state, objective)]
    who = listed(names) if names else Text("zaibatsu.board.nobody")
    return say("zaibatsu.board.led_by", objective=SHARED_TOKEN[objective], who=who)


def draw(painter: Painter, room: pygame.FRect, view: View) -> None:
    """A token for each, beside it the crests of its leaders."""
    painter.nine("nine/slip", *room)
    for number, objective in enumerate(view.state.shared[ROUND_PERIOD[view.state.round]]):
        shape = _token(room, number)
        painter.sprite(f"zaibatsu/shared/{SHARED[objective].key}", shape.x, shape.y, shape.w)
        ahead = leaders(view.state, objective)
        for at, seat in enumerate(ahead):
            across, down = at % 2 * 15.5, at // 2 * 18
            y = room.centery - (9 if len(ahead) > 2 else 0) + down
            x = shape.x + shape.w + 9 + across
            if x + 8 < room.right:
                draw_crest(painter, ink(view, seat), x, y, 7.2, flat=True)
            else:
                draw_crest(painter, ink(view, seat), shape.x + shape.w - 4, shape.y + 6 + at * 12, 6, flat=True)
