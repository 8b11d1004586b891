"""Tooltips of the table: actions, workers, the map, rounds, objectives, the automa."""

from collections.abc import Sequence
from typing import Any

from rules.core.target import NOBODY, SEATS, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR, PRINTED, RAIL_GIFTS, RAIL_PLAYERS, REGIONS
from rules.zaibatsu.components import (
    ACTIONS,
    ACTIVATIONS,
    AUTOMA,
    COLOURS,
    COUNTS,
    FACTORY,
    GOODS,
    NIBBLE,
    NONE,
    PERIODS,
    ROUND_PERIOD,
    ROUNDS,
    SCORING,
    SILK_TO_MONEY,
    STEP_COST,
    TOKEN_FOR,
    VALUES,
)
from rules.zaibatsu.modules.shared_objectives import leaders
from rules.zaibatsu.reckoning.ahead import activations_ahead
from rules.zaibatsu.reckoning.building import ships_at
from rules.zaibatsu.reckoning.dues import levels, salaries_due
from rules.zaibatsu.reckoning.influence import FOREIGN, Place, standings
from rules.zaibatsu.reckoning.markets import least_value
from rules.zaibatsu.reckoning.means import factory_price, silk_for
from rules.zaibatsu.reckoning.measures import measure
from rules.zaibatsu.reckoning.possible import refuse_action
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import ACTION_TOKENS, AUTOMA_ROWS, PRICES, SHARED, SHARED_REWARDS, SOLO, START_B
from rules.zaibatsu.words.about_board import service_gain
from rules.zaibatsu.words.about_goals import start_a_lines, start_b_lines
from rules.zaibatsu.words.amounts import amount, colour, counted, of_good
from rules.zaibatsu.words.effects import effects_text
from rules.zaibatsu.words.names import name, of_owner

State = ZaibatsuState
Lines = Sequence[Text]


# ------------------------------------------------------------ actions and workers
def action_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What an action does, how often, and why it cannot be chosen now."""
    action = places.ACTION.index(target)
    key = f"zaibatsu.about.action.{ACTIONS[action]}"
    lines = [say(key, n=factory_price(state, seat)) if action == FACTORY else Text(key)]
    reason = refuse_action(state, seat, action)
    if reason is not None:
        return [*lines, reason]
    if ACTIVATIONS[action] > 1:
        lines.append(say("zaibatsu.about.able", n=activations_ahead(state, seat, action), most=ACTIVATIONS[action]))
    return lines


def workers_text(workers: int) -> Text:
    """A handful of workers by colour."""
    numbers = [(number, workers >> NIBBLE * number & 15) for number in range(len(COLOURS))]
    return listed([say("zaibatsu.about.of_colour", colour=colour(at), n=n) for at, n in numbers if n])


def hiring_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Who stands on a hiring space."""
    return [workers_text(state.hiring[places.HIRING.index(target)])]


def queue_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Who waits in a row, and where the row would go."""
    row = int(target.key)
    if row >= len(state.queue):
        return [Text("zaibatsu.about.row_unused")]
    lines = [workers_text(state.queue[row])]
    next_row = next((at for at, workers in enumerate(state.queue) if workers), NONE)
    return [*lines, Text("zaibatsu.about.next_row")] if row == next_row else lines


def bag_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The bag by colour, which can be worked out from what is open."""
    numbers = [say("zaibatsu.about.of_colour", colour=colour(at), n=n) for at, n in enumerate(state.bag) if n]
    return [say("zaibatsu.about.bag", n=sum(state.bag)), *numbers[:3], *numbers[3:]]


def worker_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a colour's service gives now."""
    return [say("zaibatsu.about.serves", gain=service_gain(state, seat, COLOURS.index(str(target.key))))]


def from_bag_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How many of a colour are in the bag, and what its service gives now."""
    number = COLOURS.index(str(target.key))
    return [
        say("zaibatsu.about.bag_colour", n=state.bag[number]),
        say("zaibatsu.about.serves", gain=service_gain(state, seat, number)),
    ]


def consolidate_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a consolidation would earn and cost."""
    if target.key != "consolidate":
        return ()
    able = levels(state, seat)
    lines = [say("zaibatsu.about.favour_earned", level=able[-1])] if able else []
    return [*lines, say("zaibatsu.about.salaries", n=salaries_due(state, seat))]


# ------------------------------------------------------------ the map
def region_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """A region's bonus, and its places if the period ended now."""
    region = places.REGION.index(target)
    lines = [say("zaibatsu.about.region", gain=amount(*REGIONS[region].bonus))]
    return lines + [_place(place) for place in standings(state, region, ROUND_PERIOD[state.round])]


def _place(place: Place) -> Text:
    if place.party == FOREIGN:
        return say("zaibatsu.about.foreign", influence=place.influence)
    who = of_owner(place.party)
    return say("zaibatsu.about.standing", who=who, influence=place.influence, n=place.points)


def city_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How many tokens a city takes."""
    city = places.CITY.index(target)
    limit = COUNTS[state.seats].city_tokens
    number = sum(1 for token in state.tokens[city * 4 : city * 4 + 4] if token)
    return [say("zaibatsu.about.city", n=number, most=limit)]


def space_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a space asks for, what lies on it, and how high a token must be."""
    space = places.SPACE.index(target)
    good, token = state.demand[space], state.tokens[space]
    first, second, third = TOKEN_FOR[good]
    goods = Text(f"zaibatsu.good.{GOODS[good]}")
    lines = [say("zaibatsu.about.space", good=goods, first=first, second=second, third=third)]
    if token:
        lines.append(say("zaibatsu.about.token_here", seat=of_owner(token >> VALUE_BITS), value=token & VALUE))
    else:
        lines.append(say("zaibatsu.about.printed", n=PRINTED[space]))
    least = least_value(state, seat, space)
    if least > VALUES[-1]:
        return [*lines, Text("zaibatsu.refuse.none_higher")]
    return [*lines, say("zaibatsu.about.least", n=least)] if least else lines


def rail_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a train space gives, or whose train stands there."""
    rail = places.RAIL.index(target)
    if RAIL_PLAYERS[rail] > max(2, state.seats):
        return [Text("zaibatsu.refuse.no_rail")]
    owner = state.rails[rail]
    if owner != NOBODY:
        return [say("zaibatsu.about.train_here", seat=of_owner(owner))]
    return [say("zaibatsu.about.rail", gain=counted([(gift.item, gift.number) for gift in RAIL_GIFTS[rail]]))]


def price_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The silk a price takes where the coins fall short."""
    at = int(target.key) if target.kind == "price" else places.STEP_CHIP.index(target)
    silk = silk_for(state, seat, PRICES[at].money if target.kind == "price" else STEP_COST[at])
    return [say("zaibatsu.about.takes_silk", n=silk)] if silk else []


def destination_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Colour, expert, ship spaces, improvement tokens left."""
    at = places.DESTINATION.index(target)
    number = DESTINATION_COLOUR[at]
    expert = state.experts >> at & 1
    left = COUNTS[state.seats].improvements - sum(1 for each in state.improved if each >> number & 1)
    return [
        say("zaibatsu.about.destination", service=places.SERVICE_CHIP[number]),
        Text("zaibatsu.about.expert_here" if expert else "zaibatsu.about.expert_away"),
        say("zaibatsu.about.docks", n=ships_at(state, at), most=COUNTS[state.seats].docks, left=left),
    ]


def demand_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The goods a demand tile shows, from the north clockwise."""
    tile = places.DEMAND.index(target)
    for city, (there, _) in enumerate(state.demand_tiles):
        if there == tile:
            goods = state.demand[city * 4 : city * 4 + 4]
            return [listed([Text(f"zaibatsu.good.{GOODS[good]}") for good in goods])]
    return ()


# ------------------------------------------------------------ rounds and objectives
def round_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The period of a round, and what its places pay."""
    number = min(max(1, int(target.key)), ROUNDS)
    return period_lines(rules, state, seat, places.PERIOD[ROUND_PERIOD[number]])


def period_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What the places of a period pay."""
    period = int(target.key)
    if not 1 <= period <= PERIODS:
        return ()
    values = [SCORING[period][index] for index in COUNTS[state.seats].value_indexes]
    lines = [say("zaibatsu.about.pays", values=listed([Text(f"={value}") for value in values]))]
    shared = [name(places.SHARED_TOKEN[objective]) for objective in state.shared[period]]
    return [*lines, *(say("zaibatsu.about.shared_here", what=each) for each in shared)]


def shared_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Who leads a shared objective, and what its period rewards."""
    objective = places.SHARED_TOKEN.index(target)
    have = measure(state, seat, SHARED[objective].measure)
    who = [say("zaibatsu.about.leader", seat=SEATS[each]) for each in leaders(state, objective)]
    return [*(who or [Text("zaibatsu.about.no_leader")]), say("zaibatsu.about.own_measure", n=have)]


def prize_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a reward gives."""
    period, number = map(int, str(target.key).split("/"))
    rewards = SHARED_REWARDS[period]
    return [effects_text(rewards[number])] if number < len(rewards) else ()


def pair_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What the two tokens of a pair do and give; of those that are taken, who has which."""
    number = int(target.key)
    if number >= len(state.pairs) or state.pairs[number] == NONE:
        return [Text("zaibatsu.refuse.pair_taken"), *_pairs_taken(state)]
    a, b = divmod(state.pairs[number], len(START_B))
    effect, points = start_a_lines(rules, state, seat, places.START_TOKEN_A[a])
    return [effect, *start_b_lines(rules, state, seat, places.START_TOKEN_B[b]), points]


def _pairs_taken(state: State) -> Lines:
    taken = [(each, a) for each, a in enumerate(state.start_a) if a != NONE]
    return [say("zaibatsu.about.pair_of", seat=SEATS[each], a=places.START_TOKEN_A[a]) for each, a in taken]


def good_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The tokens 1, 2 and 3 of a good bring."""
    if target.key == "any":
        return [Text("zaibatsu.about.held_goods")]
    first, second, third = TOKEN_FOR[GOODS.index(str(target.key))]
    return [say("zaibatsu.about.tokens_for", first=first, second=second, third=third)]


# ------------------------------------------------------------ the automa
def solo_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How far a solo objective is."""
    objective = SOLO[places.SOLO_TOKEN.index(target)]
    return [say("zaibatsu.about.progress", have=measure(state, 0, objective.measure), n=objective.target)]


def action_token_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a token makes the automa do."""
    token = ACTION_TOKENS[places.ACTION_TOKEN.index(target)]
    if token.space == NONE:
        side = "left" if token.leftmost else "right"
        return [Text(f"zaibatsu.about.token.{side}"), say("zaibatsu.about.token.level", level=token.level)]
    if token.action == NONE:
        return [Text("zaibatsu.about.token.quiet")]
    return [say("zaibatsu.about.token.acts", action=places.ACTION[token.action])]


def automa_row_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The tokens left in a row of the automa, the next one first."""
    row = int(target.key)
    left = AUTOMA_ROWS[row][state.row_used[row] :]
    return [listed([Text(f"={value}") for value in left])]


def melt_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What silk gives at any time of the own turn."""
    return (say("zaibatsu.do.melt", n=SILK_TO_MONEY),)


def priority_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The colour at a place of the priority area, and the region it stands for."""
    at = int(target.key)
    if at >= len(state.priority):
        return ()
    worker = state.priority[at]
    if worker not in state.region_workers:
        return [colour(worker), Text("zaibatsu.about.no_region")]
    return [colour(worker), say("zaibatsu.about.stands_for", region=places.REGION[state.region_workers.index(worker)])]


def token_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The goods an influence token takes."""
    value = int(str(target.key).partition("/")[2])
    ways = [of_good(good, values.index(value) + 1) for good, values in enumerate(TOKEN_FOR) if value in values]
    return (
        [say("zaibatsu.about.token_for", ways=listed(ways))]
        if ways and not str(target.key).startswith(f"{AUTOMA}/")
        else ()
    )
