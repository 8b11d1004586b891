"""What Singapore's tooltips say, compared with what happens."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rules.core.event import Event
from rules.core.move import Take
from rules.core.target import Target
from rules.core.text import Text
from rules.singapore.components import EMPTY, FLAGS, GOODS, NEUTRAL, TILE_OF, TILES, TOP_COST, WORKERS
from rules.singapore.effects import raid
from rules.singapore.events.raid import RaidBegan, Raided, TokensReturned
from rules.singapore.events.town import MovesGained, PlotPaid, TopBought, WorkerReceived
from rules.singapore.events.trade import PointsSold, Received
from rules.singapore.moves import ACTIVATE, BACK, BUILD, FORTH, STREETS, Go, ReturnTokens
from rules.singapore.reckoning.board import prices
from rules.singapore.reckoning.turn import picks_are_received
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.activate import effect_of
from rules.singapore.steps.work import Work
from tests.every_title.test_true_tooltips import Saying, Truth

PRINTED: Final = (
    "about.gain",
    "about.exchange",
    "about.both_ways",
    "about.special.",
    "about.opium",
    "about.hut",
    "about.raffles",
    "about.pile",
    "about.behind_screen",
    "about.seal",
    "about.street_not_yet",
    "about.slot_empty",
)


# ------------------------------------------------------------ doing it
def _square(said: Saying) -> int:
    """The square of the building that is spoken of."""
    if said.target.kind == "tile":
        return int(said.state.tiles.index(TILE_OF[str(said.target.key)]))
    return int(said.target.key)


def _standing(said: Saying) -> SingaporeState:
    """The same game with a worker of the seat on that building, its whole turn before it."""
    ahead: SingaporeState = said.state.clone()
    ahead.picked = []
    ahead.workers[said.seat * WORKERS] = _square(said)
    ahead.pending = [Work(said.seat)]
    said.table.rules.settle(ahead)
    return ahead


def _usable(said: Saying) -> bool:
    """May the seat use the building, once a worker stands there?"""
    return ACTIVATE[_square(said)] in said.table.rules.legal_moves(_standing(said))


def _effect(said: Saying, back: bool = False, lacking: bool = True) -> list[Event]:
    """All that the building itself does for the seat, without the token it draws or the point of its owner.

    Where any goods are given it may be those the supply is `lacking`, which then come back, or those it has.
    """
    ahead: SingaporeState = said.state.clone()
    ahead.picked = []
    square, events = _square(said), list[Event]()
    ahead.pending = [effect_of(ahead.tiles[square], said.seat, said.seat * WORKERS, square)]
    said.table.rules.settle(ahead, events.append)
    while ahead.pending:
        moves = said.table.rules.legal_moves(ahead)
        wanted = (BACK if back else FORTH) if FORTH in moves else _best(ahead, list(moves), lacking)
        said.table.rules.apply(ahead, wanted, events.append)
    return events


def _best(state: SingaporeState, moves: list[Any], lacking: bool) -> Any:
    """As many tokens as may be returned; of goods what the supply has most of is taken."""
    if isinstance(moves[-1], ReturnTokens) or not isinstance(moves[0], Take):
        return moves[-1]
    sign = 1 if picks_are_received(state) or not lacking else -1
    kinds = {GOODS.index(str(move.what.key)): move for move in moves}
    return kinds[max(kinds, key=lambda kind: (sign * state.supply[kind], -kind if lacking else kind))]


def _numbers(text: Text) -> Iterator[tuple[str, int]]:
    """What a list of goods, money and points says."""
    told = dict(text.args)
    if text.key.startswith("singapore.count."):
        number = told["n"]
        assert isinstance(number, int)
        yield text.key.removeprefix("singapore.count."), number
    for part in told.values():
        if isinstance(part, Text):
            yield from _numbers(part)


def _received(said: Saying, text: Text, back: bool = False) -> bool:
    """Do goods, money and points come as told?"""
    told: Counter[str] = Counter()
    for key, number in _numbers(text):
        told[key] += number
    return any(_comes(told, _effect(said, back, lacking)) for lacking in (True, False))


def _comes(told: Counter[str], events: list[Event]) -> bool:
    got = [event for event in events if isinstance(event, Received)]
    cubes = [sum(event.cubes[kind] for event in got) for kind in range(len(GOODS))]
    fixed = [told[f"good.{good}"] for good in GOODS]
    enough = all(have >= least for have, least in zip(cubes, fixed, strict=True))
    all_told = sum(fixed) + told["any"] + told["same"] == sum(cubes)
    return (
        enough
        and all_told
        and told["money"] == sum(event.money for event in got)
        and told["points"] == sum(event.points for event in got)
    )


# ------------------------------------------------------------ buildings
def _now(said: Saying) -> bool:
    # With both ways printed only one of them can be paid here: the rules take it unasked.
    return _usable(said) and _received(said, said.args["get"])


def _now_both(said: Saying) -> bool:
    return _usable(said) and _received(said, said.args["get"]) and _received(said, said.args["back"], back=True)


def _gains_moves(said: Saying) -> bool:
    return _usable(said) and [e.number for e in _effect(said) if isinstance(e, MovesGained)] == [said.args["n"]]


def _returns(said: Saying) -> bool:
    returned = [event.number for event in _effect(said) if isinstance(event, TokensReturned)]
    return _usable(said) and returned == [said.args["n"]]


def _gets_worker(said: Saying) -> bool:
    return _usable(said) and any(isinstance(event, WorkerReceived) for event in _effect(said))


def _used(said: Saying) -> bool:
    work = next(step for step in reversed(said.state.pending) if isinstance(step, Work))
    return bool(work.used >> _square(said) & 1)


def _owner_point(said: Saying) -> bool:
    return Target("seat", said.state.owner[_square(said)]) == said.args["seat"] != Target("seat", said.seat)


# ------------------------------------------------------------ ways
_WALKED: Final[dict[tuple[int, int, bool], tuple[SingaporeState, dict[int, int]]]] = {}
"""By the identity of a state, which is kept with what was found: no other state can come to bear it."""


def _walks(said: Saying, all_lanes: bool = False) -> dict[int, int]:
    """By square the fewest moves of an own worker, found by moving; with `all_lanes` as if all streets lay."""
    key = (id(said.state), said.seat, all_lanes)
    if key not in _WALKED:
        state: SingaporeState = said.state.clone()
        state.picked = []
        if all_lanes:
            state.streets = state.lanes
        worker = said.seat * WORKERS
        own = [at for at in state.workers[worker : worker + WORKERS] if at >= 0]
        found = dict.fromkeys(own, 0)
        edge = list(found)
        while edge:
            beyond: list[int] = []
            for at in edge:
                for to in _next(said, state, worker, at):
                    if to not in found:
                        found[to] = found[at] + 1
                        beyond.append(to)
            edge = beyond
        _WALKED[key] = (said.state, found)
    return _WALKED[key][1]


def _next(said: Saying, state: SingaporeState, worker: int, square: int) -> list[int]:
    """Where one move leads."""
    ahead = state.clone()
    ahead.workers[worker : worker + WORKERS] = [square] + [SET_ASIDE] * (WORKERS - 1)
    ahead.pending, ahead.offer = [Work(said.seat)], None
    return [move.square for move in said.table.rules.legal_moves(ahead) if isinstance(move, Go)]


def _moves_away(said: Saying) -> bool:
    return _walks(said).get(_square(said)) == said.args["n"]


def _moves_and_streets(said: Saying) -> bool:
    on_streets = _walks(said).get(_square(said))
    streets = int(dict(said.args["streets"].args)["n"])
    shorter = on_streets is None or on_streets > said.args["n"]
    with_all = _walks(said, all_lanes=True)[_square(said)]
    return shorter and with_all <= said.args["n"] and streets == said.args["price"] > 0


def _unreachable(said: Saying) -> bool:
    return _square(said) not in _walks(said)


# ------------------------------------------------------------ what it costs
def _paid(said: Saying, points: int) -> bool:
    """What building the tile takes, or what the plot costs where nothing is built yet."""
    price = int(said.args["price"])
    tile = _tile(said)
    if tile == EMPTY or BUILD[tile] not in said.table.rules.legal_moves(said.state):
        square = int(said.target.key) if said.target.kind == "plot" else said.state.flagged[said.seat]
        top = TOP_COST if tile != EMPTY and tile == said.state.top else 0
        return price == prices(said.state.land)[square] + top
    ahead, events = said.state.clone(), list[Event]()
    said.table.rules.apply(ahead, BUILD[tile], events.append)
    # What a raid takes after it is no price of the tile.
    raided = next((n for n, event in enumerate(events) if isinstance(event, RaidBegan)), len(events))
    events = events[:raided]
    due = sum(event.due for event in events if isinstance(event, PlotPaid))
    due += sum(event.price for event in events if isinstance(event, TopBought))
    sold = next((event.points for event in events if isinstance(event, PointsSold)), 0)
    return (due, sold) == (price, points)


def _tile(said: Saying) -> int:
    if said.target.kind == "display":
        return int(said.state.display[int(said.target.key)])
    return TILE_OF[str(said.target.key)] if said.target.kind == "tile" else EMPTY


def _costs(said: Saying) -> bool:
    return _paid(said, 0) and said.state.money[said.seat] - said.args["price"] == said.args["left"]


def _costs_points(said: Saying) -> bool:
    return _paid(said, said.args["n"]) and said.state.money[said.seat] < said.args["price"]


def _street_price(said: Saying) -> bool:
    edge = int(said.target.key)
    if STREETS[edge] not in said.table.rules.legal_moves(said.state):
        return not said.state.streets >> edge & 1
    ahead = said.state.clone()
    said.table.rules.apply(ahead, STREETS[edge])
    return bool(said.state.money[said.seat] - ahead.money[said.seat] == said.args.get("price", 0))


# ------------------------------------------------------------ raids, goods, seats
def _raid_now(said: Saying) -> bool:
    ahead, events = said.state.clone(), list[Event]()
    raid._punish(ahead, said.seat, events.append)
    struck = next(event for event in events if isinstance(event, Raided))
    opium = said.state.cubes[said.seat * len(GOODS) + GOODS.index("opium")]
    total = said.state.tokens[said.seat] + opium
    return (total, struck.due, struck.opium) == (said.args["total"], said.args["fine"], said.args["opium"])


def _bag(said: Saying) -> bool:
    held = sum(said.state.tokens)
    places = sum(number for (_, thing), number in said.table.rules.things(said.state).items() if thing.key == "black")
    return bool(places - held == said.args["black"])


def _illegal(said: Saying) -> bool:
    tile = _tile(said) if said.target.kind in ("tile", "display") else said.state.tiles[_square(said)]
    return TILES[tile].illegal


def _kind(said: Saying) -> int:
    return GOODS.index(str(said.target.key))


def _you_hold(said: Saying) -> bool:
    return bool(said.state.cubes[said.seat * len(GOODS) + _kind(said)] == said.args["n"])


def _behind(said: Saying) -> bool:
    told = Counter(dict(_numbers(said.args["what"])))
    owner = int(said.target.key)
    cubes = said.state.cubes[owner * len(GOODS) : (owner + 1) * len(GOODS)]
    return told["money"] == said.state.money[owner] and [told[f"good.{good}"] for good in GOODS] == list(cubes)


def _supply(said: Saying) -> bool:
    told = Counter(dict(_numbers(said.args["what"])))
    return [told[f"good.{good}"] for good in GOODS] == list(said.state.supply)


def _worker(said: Saying) -> int:
    return (
        int(said.state.workers[int(said.target.key)]) if int(said.target.key) < len(said.state.workers) else SET_ASIDE
    )


def _flag_of(said: Saying) -> bool:
    whose = said.args["seat"]
    colour = int(whose.key) if isinstance(whose, Target) else NEUTRAL
    return bool(said.state.flagged[colour] == int(said.target.key))


TRUTHS: Final[dict[str, Truth]] = {
    "about.now": _now,
    "about.now_both": _now_both,
    "about.now.extra_moves": _gains_moves,
    "about.now.return_black_tokens": _returns,
    "about.now.second_worker": _gets_worker,
    "about.now.place_worker_anywhere": _usable,
    "about.owner_point": _owner_point,
    "about.moves_away": _moves_away,
    "about.moves_and_streets": _moves_and_streets,
    "about.unreachable": _unreachable,
    "about.worker_here": lambda said: _walks(said).get(_square(said)) == 0,
    "about.costs": _costs,
    "about.costs_points": _costs_points,
    "about.top": lambda said: _tile(said) == said.state.top and said.args["price"] == TOP_COST,
    "about.top_ends": lambda said: _tile(said) == said.state.top,
    "about.street": lambda said: bool(said.state.lanes >> int(said.target.key) & 1),
    "about.street_lies": lambda said: bool(said.state.streets >> int(said.target.key) & 1),
    "about.street_price": _street_price,
    "about.street_free": _street_price,
    "about.streets_left": lambda said: said.args["n"] >= 0,
    "about.illegal_build": _illegal,
    "about.illegal_use": _illegal,
    "about.under_hut": lambda said: _tile(said) == said.state.hut,
    "about.gone": lambda said: said.target.kind == "gone" or _tile(said) in said.state.gone,
    "about.in_stack": lambda said: _tile(said) in said.state.stack,
    "about.stack": lambda said: said.args["n"] == len(said.state.stack) + (said.state.top != EMPTY),
    "about.stage_left": lambda said: (
        sum(TILES[tile].stage == int(said.args["stage"].key.rsplit(".", 1)[-1]) for tile in said.state.stack)
        == said.args["n"]
    ),
    "about.flag_of": _flag_of,
    "about.flags_left": lambda said: (
        said.args["n"]
        == FLAGS - (said.state.flagged[int(said.target.key)] != EMPTY) - said.state.owner.count(int(said.target.key))
    ),
    "about.plot_open": lambda said: said.state.tiles[int(said.target.key)] == EMPTY,
    "about.plot_to_build": lambda said: any(
        said.target in move.targets() for move in said.table.rules.legal_moves(said.state)
    ),
    "about.worker_on": lambda said: said.args["tile"].key == TILES[said.state.tiles[_worker(said)]].key,
    "about.worker_waits": lambda said: _worker(said) == WAITS,
    "about.worker_aside": lambda said: _worker(said) == SET_ASIDE,
    "about.in_supply": lambda said: said.args["n"] == said.state.supply[_kind(said)],
    "about.you_hold": _you_hold,
    "about.you_have": _behind,
    "about.open_screen": _behind,
    "about.supply": _supply,
    "about.bag": _bag,
    "about.raid_now": _raid_now,
    "about.tokens": lambda said: said.args["n"] == said.state.tokens[int(said.target.key)],
    "about.points": lambda said: said.args["n"] == said.state.vp[int(said.target.key)],
    "about.next_seal": lambda said: said.args["seal"] > 0,
    "about.buildings": lambda said: said.args["n"] == said.state.owner.count(int(said.target.key)),
    "about.furthest_back": lambda said: said.state.vp[int(said.target.key)] == min(said.state.vp[: said.table.seats]),
    "about.stands_here": lambda said: said.state.vp[int(said.args["seat"].key)] == int(said.target.key),
    "refuse.short": lambda said: not _usable(said),
    "refuse.short_both": lambda said: not _usable(said),
    "refuse.no_tokens": lambda said: not _usable(said),
    "refuse.agent_once": lambda said: not _usable(said),
    "refuse.used": _used,
    "refuse.no_activations": lambda said: (
        not any(move in ACTIVATE for move in said.table.rules.legal_moves(said.state))
    ),
    "refuse.no_streets": lambda said: not any(move in STREETS for move in said.table.rules.legal_moves(said.state)),
    "refuse.plot_alone": lambda said: said.state.tiles[int(said.target.key)] == EMPTY,
}
