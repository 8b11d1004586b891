"""What an Area is, does, and would give a seat now: the rules themselves run ahead."""

from typing import Any

from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.harbour.addresses import seat_and_name
from rules.harbour.levels import at_level
from rules.yokohama.cards import HOUSE_SPACE, STAGECOACH, TILES, TOKEN_REWARDS
from rules.yokohama.components import (
    AREAS,
    BUILD_POWER,
    CANAL,
    CANAL_FEE,
    GIVEN_ITEM,
    HOUSE_INCOME,
    MOST_POWER,
    NONE,
    PORT_POINTS,
    TOKEN_POWER,
    YEN,
)
from rules.yokohama.events.stock import Gained, TechnologyGave
from rules.yokohama.places import AREA, GROUP, SITE, TOKEN, WAY
from rules.yokohama.reckoning.ground import (
    has_shop,
    house_owner,
    opposing,
    power,
    power_with_president,
    reachable_by_agent,
    sites,
    toll,
)
from rules.yokohama.reckoning.prices import completable, orders_in_reach, room_for_orders, takeable
from rules.yokohama.reckoning.ways import survey
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.action import Act, yield_at
from rules.yokohama.steps.agent import SendAgent
from rules.yokohama.steps.follow_up import Construct, Recover
from rules.yokohama.steps.movement import ChooseWay, Movement, Walk, payments
from rules.yokohama.steps.spaces import open_spaces
from rules.yokohama.words.amounts import amount, an_order, points, rewards, token
from rules.yokohama.words.names import area_name


def about_area(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Effect; with what Power this seat would act and what that gives; who and what stands there."""
    area = AREA.index(target)
    if area == CANAL:
        return [say("yokohama.about.canal", n=CANAL_FEE)]
    lines = [Text(f"yokohama.about.effect.{AREAS[area].kind}")]
    who = acting_there(state, seat, area)
    if who == "agent":
        level = power(state, seat, area)
        lines.append(say("yokohama.about.with_agent", power=level, gain=gain_at(rules, state, seat, area, level)))
        lines += _possible(rules, state, seat, area, level)
    elif who == "president":
        lines += _with_president(rules, state, seat, area)
    else:
        lines.append(Text("yokohama.about.president_here"))
    return [*lines, *_standing(state, seat, area)]


def acting_there(state: YokohamaState, seat: Seat, area: int) -> str:
    """Who would act there next for a seat, or does now: "president" or "agent"; empty: nobody, for the President stands
    there and must leave first."""
    here = state.presidents[seat] == area
    asked = state.pending[-1] if state.pending else None
    if isinstance(asked, SendAgent) and asked.seat == seat and area in reachable_by_agent(state, seat):
        return "agent"
    if Recover(seat, area) in state.pending:
        return "president" if here else "agent"
    on_his_way = isinstance(asked, Walk) and asked.seat == seat
    return "" if here and not on_his_way else "president"


def _with_president(rules: Any, state: YokohamaState, seat: Seat, area: int) -> list[Text]:
    """What the President would do there, and last what one assistant more would change."""
    level = power_with_president(state, seat, area)
    lines = [say("yokohama.about.at_power", power=level, gain=gain_at(rules, state, seat, area, level))]
    lines += _made_of(state, seat, area)
    fare = _fare(state, seat, area)
    lines += _possible(rules, _once_paid(state, seat, fare), seat, area, level)
    if fare is not None:
        lines.append(say("yokohama.about.fare", n=fare) if fare else Text("yokohama.about.free_way"))
    if not state.men[seat][area] and level < MOST_POWER:
        more = power_with_president(state, seat, area, 1)
        lines.append(say("yokohama.about.one_more", power=more, gain=gain_at(rules, state, seat, area, more)))
    return lines


def gain_at(rules: Any, state: YokohamaState, seat: Seat, area: int, level: int) -> Text:
    """What the Area gives at a Power: "3 silk", "up to 3 exchanges"."""
    kind = AREAS[area].kind
    if kind not in GIVEN_ITEM:
        number = yield_at(area, level)
        if not number:
            return Text("yokohama.about.row.nothing")
        row, scored = say(f"yokohama.about.row.{kind}", n=number), at_level(PORT_POINTS, level)
        return listed([row, points(scored)]) if kind == "port" and scored else row
    return listed(_gains(rules, state, seat, area, level))


def _gains(rules: Any, state: YokohamaState, seat: Seat, area: int, level: int) -> list[Text]:
    events = rules.foresee(state, Act(seat, area, level)).events
    return [amount(event.item, event.number) for event in events if isinstance(event, Gained | TechnologyGave)]


def _made_of(state: YokohamaState, seat: Seat, area: int) -> list[Text]:
    """What the Power is made of besides the President."""
    pieces = has_shop(state, seat, area) + (house_owner(state, area) == seat)
    station = state.station == area
    men = state.men[seat][area]
    if not (pieces or station):
        return [say("yokohama.about.made_of_men", n=men)] if men else []
    key = "yokohama.about.made_of_station" if station else "yokohama.about.made_of"
    return [say(key, n=men, buildings=pieces)]


def _possible(rules: Any, state: YokohamaState, seat: Seat, area: int, level: int) -> list[Text]:
    """What this action would make possible."""
    lines = []
    filled = _filled(rules, state, seat, area, level)
    if filled != NONE:
        lines.append(say("yokohama.about.fills", order=an_order(filled)))
    reach = _in_reach(state, seat, area, level)
    if reach is not None:
        lines.append(say(f"yokohama.about.in_reach_{AREAS[area].kind}", n=reach))
    if level >= TOKEN_POWER and state.tokens[area] != NONE:
        lines.append(say("yokohama.about.token_here", token=token(state.tokens[area])))
    if level >= BUILD_POWER and Construct(seat, area).moves(state):
        lines.append(Text("yokohama.about.may_build"))
    return lines


def _filled(rules: Any, state: YokohamaState, seat: Seat, area: int, level: int) -> int:
    """The first order in hand that the gain would make completable."""
    if AREAS[area].kind not in GIVEN_ITEM:
        return NONE
    ahead = state.clone()
    for event in rules.foresee(state, Act(seat, area, level)).events:
        if isinstance(event, Gained | TechnologyGave):
            ahead.stock[seat][event.item] += event.number
    before = completable(state, seat)
    return next((order for order in completable(ahead, seat) if order not in before), NONE)


def _in_reach(state: YokohamaState, seat: Seat, area: int, level: int) -> int | None:
    """How many cards or spaces could be taken."""
    number, board = yield_at(area, level), AREAS[area].kind
    if board == "laboratory":
        return len(takeable(state, seat, AREAS[area].letter, number))
    if board == "port":
        return len(orders_in_reach(state, AREAS[area].letter, number)) if room_for_orders(state, seat) > 0 else 0
    if board in ("church", "customs"):
        return len(open_spaces(state, seat, area, int(board == "customs"), number))
    return None


def _fare(state: YokohamaState, seat: Seat, area: int) -> int | None:
    """While this seat moves its President: what the way costs; None: there is none."""
    step = state.pending[-1] if state.pending else None
    if not isinstance(step, Movement) or step.seat != seat:
        return None
    routes = survey(state, seat).routes.get(area)
    return min(route.price for route in routes) if routes else None


def _once_paid(state: YokohamaState, seat: Seat, fare: int | None) -> YokohamaState:
    """What is left to act with once the way is paid."""
    if not fare:
        return state
    ahead = state.clone()
    ahead.stock[seat][YEN] -= fare
    return ahead


def _standing(state: YokohamaState, seat: Seat, area: int) -> list[Text]:
    """Presidents to be paid, the Trading House, the Station."""
    lines = []
    if opposing(state, seat, area):
        key = "toll_placing" if state.techs[seat] & STAGECOACH.cards else "toll"
        lines.append(say(f"yokohama.about.{key}", n=toll(state, seat, area)))
    owner = house_owner(state, area)
    if owner != NONE:
        lines.append(say("yokohama.about.house_here", seat=SEATS[owner], n=HOUSE_INCOME))
    if state.station == area:
        lines.append(Text("yokohama.about.station_here"))
    return lines


# ------------------------------------------------------------ parts of an Area
def about_site(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """The reward of a building space, or who has built there."""
    area = next(number for number, row in enumerate(SITE) if target in row)
    space = SITE[area].index(target)
    owner = sites(state, area)[space]
    if owner != NONE:
        return [say("yokohama.about.built_by", seat=SEATS[owner])]
    if state.tiles[area] == NONE:
        return []
    lines = [say("yokohama.about.site", rewards=rewards(TILES[state.tiles[area]].rewards[space]))]
    house = Text("yokohama.about.house_pays") if space == HOUSE_SPACE else Text("yokohama.about.shop")
    return [*lines, house]


def about_token_place(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Which token lies there and when it may be taken."""
    kind = state.tokens[TOKEN.index(target)]
    if kind == NONE:
        return [Text("yokohama.about.token_gone")]
    return [*token_lines(kind), say("yokohama.about.token_when", n=TOKEN_POWER)]


def token_lines(kind: int) -> list[Text]:
    """What a 5-Power token gives."""
    if not TOKEN_REWARDS[kind]:
        return [Text("yokohama.about.free_agent")]
    return [say("yokohama.about.gives", rewards=rewards(TOKEN_REWARDS[kind]))]


def about_way(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """Whom a way pays, and by which Areas it leads."""
    step = state.pending[-1] if state.pending else None
    number = WAY.index(target)
    if not isinstance(step, ChooseWay) or number >= len(step.routes(state)):
        return []
    route = step.routes(state)[number]
    path = [area_name(area) for area in route.path[:-1]]
    through = say("yokohama.about.way_path", path=listed(path)) if path else Text("yokohama.about.way_direct")
    return [payments(route), through]


def about_assistants(rules: Any, state: YokohamaState, seat: Seat, target: Target) -> list[Text]:
    """How many there are, and the Power they make."""
    holder, _ = seat_and_name(target)
    area = GROUP[holder].index(target)
    number, level = state.men[holder][area], power(state, holder, area)
    return [say("yokohama.about.assistants", n=number, power=level)]
