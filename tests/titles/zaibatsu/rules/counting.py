"""Lines of tooltips that are tried by counting what lies on the table."""

from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.board import SPACES_OF_CITY
from rules.zaibatsu.components import (
    COLOURS,
    COUNTS,
    GOODS,
    PIECES,
    PIECES_EACH,
    ROUND_PERIOD,
    TRACKS,
)
from rules.zaibatsu.places import seat_and_name
from rules.zaibatsu.tiles import GOOD_OF, OLD_FACTORY, SHARED, SOLO
from rules.zaibatsu.words.amounts import colour, of_good
from rules.zaibatsu.words.names import name, of_owner
from tests.every_title.test_true_tooltips import Saying
from tests.titles.zaibatsu.rules.asking import lying, sheets, told


def of_colour(said: Saying) -> bool:
    key = said.args["colour"].key.rpartition(".")[2]
    return bool(lying(said, said.target).count(Target("worker", key)) == said.args["n"])


def bag_colour(said: Saying) -> bool:
    return bool(lying(said, places.BAG).count(Target("worker", said.target.key)) == said.args["n"])


def values_or_workers(said: Saying) -> bool:
    """Lists of what lies there; others say what is printed."""
    if said.target.kind in ("tokens", "locked", "automa_row"):
        values = sorted(int(str(thing.key).rpartition("/")[2]) for thing in lying(said))
        return bool(said.lines == [listed([Text(f"={value}") for value in values])])
    if said.target.kind in ("hiring", "queue"):
        there = lying(said)
        counts = [(at, there.count(places.WORKER[at])) for at in range(len(COLOURS))]
        said_so = [say("zaibatsu.about.of_colour", colour=colour(at), n=n) for at, n in counts if n]
        return bool(said.lines[0] == listed(said_so))
    if said.target.kind == "demand":
        city = next(city for city, place in enumerate(places.CITY) if said.target in lying(said, place))
        goods = [said.state.demand[space] for space in SPACES_OF_CITY[city]]
        return bool(said.lines == [listed([Text(f"zaibatsu.good.{GOODS[good]}") for good in goods])])
    return True


def docks(said: Saying) -> bool:
    there = lying(said)
    ships = sum(thing.kind == "piece" for thing in there)
    left = sum(thing.kind == "improvement" for thing in there)
    return bool((ships, left, COUNTS[said.state.seats].docks) == (said.args["n"], said.args["left"], said.args["most"]))


def stored(said: Saying) -> bool:
    there = lying(said)
    goods = [thing for thing in there if thing.kind == "good"]
    tile = next(thing for thing in there if thing.kind == "tile")
    return bool(said.args["what"] == of_good(GOOD_OF[places.TILE.index(tile)], len(goods)))


def row(said: Saying) -> bool:
    holder, line = seat_and_name(said.target)
    row = places.ROW_SPACE[holder][PIECES.index(line.partition("/")[0])]
    return bool(said.args["n"] == PIECES_EACH - len(lying(said, *row)))


def favours(said: Saying) -> bool:
    levels = [thing.key for thing in lying(said)]
    left = [levels.count(f"{said.target.key}/{level}") for level in (1, 2, 3)]
    return bool(left == [said.args["first"], said.args["second"], said.args["third"]])


def favours_left(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    return bool(lying(said, places.OWN_FAVOURS[holder]).count(said.target) == said.args["n"])


def improved(said: Saying) -> bool:
    holder, key = seat_and_name(said.target) if said.target.kind == "service" else (said.seat, str(said.target.key))
    return bool(lying(said, places.SERVICE[holder][COLOURS.index(key)]))


def fulfilled(said: Saying) -> bool:
    holder, _ = seat_and_name(said.target)
    return said.target in lying(said, *places.CONTRACT_SLOT[holder])


def leaders(said: Saying) -> bool:
    """Those told to lead have most, and more than at the start."""
    measure = SHARED[places.SHARED_TOKEN.index(said.target)].measure
    counts = [_measured(said, seat, measure) for seat in range(said.state.seats)]
    least = 1 if measure.endswith("_position") else 0
    leading = [seat for seat, count in enumerate(counts) if count == max(counts) > least]
    named = [SEATS.index(line["seat"]) for line in told(said, "about.leader")]
    return named == leading and counts[said.seat] == told(said, "about.own_measure")[0]["n"]


def progress(said: Saying) -> bool:
    objective = SOLO[places.SOLO_TOKEN.index(said.target)]
    return bool((_measured(said, 0, objective.measure), objective.target) == (said.args["have"], said.args["n"]))


def _measured(said: Saying, seat: int, measure: str) -> int:
    """What an objective counts, counted on the table."""
    key = measure.rpartition("_")[0]
    if measure.endswith("_position"):
        spaces = places.TRACK_SPACE[seat][TRACKS.index(key)]
        return 1 + next(at for at, space in enumerate(spaces) if lying(said, space))
    if measure == "factories_built":
        return sum(thing in places.TILE[:OLD_FACTORY] for thing in lying(said, *places.FACTORY_SLOT[seat]))
    if measure == "contracts_fulfilled":
        return len(lying(said, *places.CONTRACT_SLOT[seat]))
    if measure == "influence_tokens_on_map":
        return sum(thing in places.TOKEN[seat] for thing in lying(said, *places.SPACE))
    row = PIECES.index(key)
    unbuilt = lying(said, *places.ROW_SPACE[seat][row], places.START[seat])
    return PIECES_EACH - unbuilt.count(places.PIECE[seat][row])


def stock(said: Saying) -> bool:
    """Of a stock as much as lies there; of a tile what is printed."""
    return bool(said.target.kind != "stock" or len(lying(said)) == said.args["n"])


def city(said: Saying) -> bool:
    city = places.CITY.index(said.target)
    tokens = lying(said, *(places.SPACE[space] for space in SPACES_OF_CITY[city]))
    return bool((len(tokens), COUNTS[said.state.seats].city_tokens) == (said.args["n"], said.args["most"]))


def token_here(said: Saying) -> bool:
    (token,) = lying(said)
    holder, value = seat_and_name(token)
    return bool(value == str(said.args["value"]) and said.args["seat"] == of_owner(holder))


def train_here(said: Saying) -> bool:
    (train,) = lying(said)
    return bool(said.args["seat"] == of_owner(seat_and_name(train)[0]))


def next_row(said: Saying) -> bool:
    """No worker waits before it."""
    before = places.QUEUE[: int(said.target.key)]
    return bool(lying(said)) and not any(lying(said, row) for row in before)


def region_of(said: Saying) -> list[Target]:
    """The regions that the worker of this priority stands for."""
    (worker,) = lying(said)
    marked = zip(places.REGION, places.REGION_WORKER, strict=True)
    return [region for region, place in marked if worker in lying(said, place)]


def shared_here(said: Saying) -> bool:
    period = said.target if said.target.kind == "period" else places.PERIOD[ROUND_PERIOD[int(said.target.key)]]
    there = [name(thing) for thing in lying(said, period) if thing.kind == "shared"]
    return [line["what"] for line in told(said, "about.shared_here")] == there


def points(said: Saying) -> bool:
    holder = int(said.target.key)
    total = sheets(said.state)[holder].total
    return bool((len(lying(said, places.SCORE[holder])), total) == (said.args["n"], said.args["total"]))
