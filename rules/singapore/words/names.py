"""What things are called, lists of goods, and what a tooltip begins with."""

from collections.abc import Sequence

from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.singapore.components import EMPTY, GOODS, NEUTRAL, TILE_OF, WHITE_TOKENS, WORKERS, Side
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import prices
from rules.singapore.reckoning.raids import black_in_bag
from rules.singapore.reckoning.tiles import shown_in
from rules.singapore.state import SingaporeState


def colour(number: int) -> Target | Text:
    """A seat, or the colour of nobody."""
    return Text("singapore.neutral") if number == NEUTRAL else Target("seat", number)


def counted(cubes: Sequence[int], mixed: int = 0, alike: int = 0, money: int = 0, points: int = 0) -> Text:
    """Goods, money and points with their numbers, those that are there."""
    numbers = [(f"good.{good}", number) for good, number in zip(GOODS, cubes, strict=True)]
    numbers += [("any", mixed), ("same", alike), ("money", money), ("points", points)]
    return listed([say(f"singapore.count.{key}", n=number) for key, number in numbers if number])


def side(one: Side) -> Text:
    """One side of an arrow."""
    return counted(*one)


# ------------------------------------------------------------ by kind of target, whatever the state
def the_only_one(target: Target) -> Text:
    """Of a kind there is one of: the bag, the bank."""
    return Text(f"singapore.place.{target.kind}")


def keyed(target: Target) -> Text:
    """Each with a name of its own: tiles, goods, buttons."""
    return Text(f"singapore.{target.kind}.{target.key}")


def numbered(target: Target) -> Text:
    """The first, the second: plots, streets, seats."""
    return say(f"singapore.place.{target.kind}", number=int(target.key) + 1)


def of_seat(target: Target) -> Text:
    """What lies before a player."""
    return say(f"singapore.place.{target.kind}", seat=Target("seat", target.key))


def of_colour(target: Target) -> Text:
    """What the neutral colour has too."""
    return say(f"singapore.place.{target.kind}", seat=colour(int(target.key)))


def worker(target: Target) -> Text:
    """The first or the second of its seat."""
    seat, number = divmod(int(target.key), WORKERS)
    return say(f"singapore.worker.{'second' if number else 'first'}", seat=Target("seat", seat))


def space(target: Target) -> Text:
    """A space of the score track."""
    return say("singapore.place.track", n=int(target.key))


def amount(target: Target) -> Text:
    """Nothing but a number."""
    return say("singapore.amount", n=int(target.key))


# ------------------------------------------------------------ as the state is
def heading(state: SingaporeState, seat: Seat, target: Target) -> Text | None:
    """What a tooltip begins with instead of the name: what stands in a place, and whose it is."""
    kind, key = target
    if kind in ("plot", "building", "effect"):
        square = int(key)
        if state.tiles[square] == EMPTY:
            return say("singapore.about.plot", price=prices(state.land)[square])
        return _owned(state, seat, square)
    if kind == "tile" and TILE_OF[str(key)] in state.tiles:
        return _owned(state, seat, state.tiles.index(TILE_OF[str(key)]))
    if kind == "display" and shown_in(state, int(key)) != EMPTY:
        return keyed(TILE[shown_in(state, int(key))])
    if kind == "street" and state.lanes >> int(key) & 1:
        return Text("singapore.place.road")
    return say("singapore.about.seat", seat=target) if kind == "seat" else None


def _owned(state: SingaporeState, seat: Seat, square: int) -> Text:
    tile, owner = TILE[state.tiles[square]], state.owner[square]
    if owner == NOBODY:
        return say("singapore.about.of_start", tile=tile)
    if owner == seat:
        return say("singapore.about.of_own", tile=tile)
    return say("singapore.about.of_other", tile=tile, seat=colour(owner))


def drawing(state: SingaporeState, act: str) -> Text:
    """That an illegal building draws a token when it is built or used, and how many of those in the bag are white."""
    return say(f"singapore.about.illegal_{act}", white=WHITE_TOKENS, n=black_in_bag(state) + WHITE_TOKENS)
