"""Services, influence tokens, favour tokens and objectives of a zaibatsu."""

from rules.zaibatsu.components import COLOURS, SERVICES, TOKENS_FREE
from rules.zaibatsu.places import OBJECTIVE
from rules.zaibatsu.reckoning.dues import favours_left, service_amount
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.reckoning.measures import objective_points
from rules.zaibatsu.reckoning.moment import favour_asked
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import View
from ui.boards.zaibatsu.parts.rooms import TOKENS, Rooms
from ui.boards.zaibatsu.parts.signs import MINE, PALE, draw_badge, draw_favour, ink
from ui.paint import Painter
from ui.theme import INK, PINE, WHITE, alpha


def draw_services(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """What each service gives now; large, also what it would give improved."""
    for colour, room in enumerate(rooms.services):
        improved = bool(view.state.improved[seat] >> colour & 1)
        if rooms.large:
            _service_large(painter, view, seat, colour, rooms)
            continue
        radius = min(room.w * 0.44, room.h * 0.3)
        x, y = room.centerx, room.y + radius + 1
        painter.sprite(f"zaibatsu/service/{COLOURS[colour]}", x, y, 2 * radius, centre=True)
        if improved:
            painter.sprite("zaibatsu/plus", x + radius * 0.86, y - radius * 0.66, 13, centre=True)
        number = str(service_amount(view.state, seat, colour))
        painter.text(number, x, room.bottom - 1, 16, "display", PINE if improved else INK, "centre", most=16)


def _service_large(painter: Painter, view: View, seat: int, colour: int, rooms: Rooms) -> None:
    room, improved = rooms.services[colour], view.state.improved[seat] >> colour & 1
    painter.rect(room.x, room.y, room.w - 6, room.h, WHITE, 4)
    painter.rect(room.x, room.y, room.w - 6, room.h, alpha(INK, 0.45), 4, 1)
    name = f"zaibatsu/{'improvement' if improved else 'service'}/{COLOURS[colour]}"
    painter.sprite(name, room.x + 20, room.centery, 30, centre=True)
    for number, value in enumerate(SERVICES[colour].amounts):
        x, y = room.right - 17, room.y + room.h * (0.28 + 0.45 * number)
        now = number == improved
        if now:
            painter.rect(x - 10, y - 10, 20, 20, MINE, 3)
        painter.numeral(str(value), x, y, 17 if now else 15, INK if now else PALE)


def draw_tokens(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Ten influence tokens: at hand, on the map as outlines, locked under a lock."""
    state, own = view.state, ink(view, seat)
    for number, (room, name) in enumerate(zip(rooms.tokens, token_faces(state, seat), strict=True)):
        face = name if name.startswith("influence_away") else name.replace("/", f"/{own}/", 1)
        painter.sprite(f"zaibatsu/{face}", room.x, room.y, room.w, room.h)
        if number == len(TOKENS_FREE):
            x = room.x - (room.x - rooms.tokens[number - 1].right) / 2
            painter.line(x, room.y + 1, x, room.bottom - 1, alpha(INK, 0.3))


def token_faces(state: ZaibatsuState, seat: int) -> list[str]:
    """How each of the ten tokens looks; of two of one value the first is placed first."""
    faces = []
    for number, value in enumerate(TOKENS):
        hand = at_hand(state, seat, value)
        second = number >= len(TOKENS_FREE)
        if second and state.locked[seat] >> value & 1:
            faces.append(f"influence_locked/{value}")
        elif hand >= (1 if second or not _freed(state, seat, value) else 2):
            faces.append(f"influence/{value}")
        else:
            faces.append(f"influence_away/{value}")
    return faces


def _freed(state: ZaibatsuState, seat: int, value: int) -> bool:
    """Are both tokens of a value in play?"""
    return TOKENS.count(value) > 1 and not state.locked[seat] >> value & 1


def draw_piles(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Favour tokens still to be earned, by level."""
    for level, shape in enumerate(rooms.piles, 1):
        left = favours_left(view.state, seat, level)
        x, y = shape.centre
        for number in range(left - 1, -1, -1):
            draw_favour(painter, level, x + number * 2.6, y - number * 1.4, shape.w / 2)
        if not left:
            painter.sprite("zaibatsu/favour_slot", x, y, shape.w, centre=True)
        text = 15 if rooms.large else 14
        words = view.words("zaibatsu.board.times", n=left)
        painter.text(words, shape.x + shape.w + 7, y + 5.5, text, "display", INK, most=text)


def draw_objectives(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """A favour token with the points it is worth now; free spaces show them while one is placed."""
    state: ZaibatsuState = view.state
    asked = favour_asked(state)
    for objective, shape in enumerate(rooms.objectives):
        (x, y), radius = shape.centre, shape.w / 2
        level = state.favours[seat][objective]
        if level:
            draw_favour(painter, level, x, y, radius)
            points = objective_points(state, seat, objective, level)
            # Below rather than beside: it stays in its own part of the zaibatsu.
            draw_badge(painter, points, x + radius * 0.35, y + radius * 0.95, max(7.5, radius * 0.5))
            continue
        painter.sprite("zaibatsu/favour_slot", x, y, shape.w, centre=True)
        if asked is not None and asked.seat == seat and OBJECTIVE[seat][objective] in view.lit:
            draw_badge(painter, objective_points(state, seat, objective, asked.level), x, y, min(10.0, radius * 0.8))
