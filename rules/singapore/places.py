"""Addresses: every place and every thing of Singapore as a target."""

from typing import Final

from rules.core.target import Target
from rules.singapore.components import COLOURS, GOODS, MOST_DISPLAYED, MOST_SEATS, SQUARES, TILES, WORKERS
from rules.singapore.reckoning.board import MOST_EDGES

SEATS: Final = range(MOST_SEATS)

# ------------------------------------------------------------ the board
PLOT: Final = tuple(Target("plot", square) for square in SQUARES)
BUILDING: Final = tuple(Target("building", square) for square in SQUARES)
EFFECT: Final = tuple(Target("effect", square) for square in SQUARES)
"""The strip of a building that shows what it does: clicked to use it, where the building is clicked to go there."""
STREET: Final = tuple(Target("street", edge) for edge in range(MOST_EDGES))

# ------------------------------------------------------------ beside the board
DISPLAY: Final = tuple(Target("display", slot) for slot in range(MOST_DISPLAYED))
"""Slot 0 is nearest to the stack."""
TOP: Final = Target("stack", "top")
STACK: Final = Target("stack", "stack")
GONE: Final = Target("gone", "gone")
BAG: Final = Target("bag", "bag")
RAID: Final = Target("raid", "raid")
BANK: Final = Target("bank", "bank")
SUPPLY: Final = Target("supply", "goods")
ROADS: Final = Target("supply", "streets")
HUT_REST: Final = Target("supply", "hut")
_TRACK: Final = tuple(Target("track", points) for points in range(400))

# ------------------------------------------------------------ before the players
SCREEN: Final = tuple(Target("screen", seat) for seat in SEATS)
"""Cubes and money of a seat lie in one place: nobody else can tell how much of it is money."""
TOKENS: Final = tuple(Target("tokens", colour) for colour in COLOURS)
FLAGS: Final = tuple(Target("flags", colour) for colour in COLOURS)
ASIDE: Final = tuple(Target("aside", seat) for seat in SEATS)
WAITING: Final = tuple(Target("waiting", seat) for seat in SEATS)

# ------------------------------------------------------------ things
TILE: Final = tuple(Target("tile", tile.key) for tile in TILES)
GOOD: Final = tuple(Target("good", good) for good in GOODS)
WORKER: Final = tuple(Target("worker", worker) for worker in range(MOST_SEATS * WORKERS))
"""Numbered through all seats: worker // WORKERS is its seat."""
FLAG: Final = tuple(Target("flag", colour) for colour in COLOURS)
MARKER: Final = tuple(Target("marker", seat) for seat in SEATS)
BLACK: Final = Target("token", "black")
WHITE: Final = Target("token", "white")
MONEY: Final = Target("money", "pound")
ROAD: Final = Target("road", "road")
HUT: Final = Target("hut", "hut")
RAFFLES: Final = Target("raffles", "tile")
HIDDEN_STOCK: Final = Target("stock", "back")


def track(points: int) -> Target:
    """The space of the score track for so many points in all: a lap ahead is another place."""
    return _TRACK[points] if points < len(_TRACK) else Target("track", points)
