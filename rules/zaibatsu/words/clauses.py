"""The clauses of the rules that tooltips open."""

from typing import Final

from rules.core.target import Target
from rules.zaibatsu.tiles import TILE_OF, TILES

_OF_ACTION: Final = {
    "rnd": "Z-RND-1",
    "mines": "Z-MINES-1",
    "factory": "Z-FACTORY-1",
    "machines": "Z-MACHINE-1",
    "production": "Z-PROD-1",
    "ships": "Z-SHIP-1",
    "trains": "Z-TRAIN-1",
    "local_markets": "Z-MARKET-1",
    "investment": "Z-INVEST-1",
}
_OF_TIMING: Final = {"immediate": "Z-FACTORY-7", "modifier": "Z-MOD-3", "special": "Z-MOD-1"}
_OF_START: Final = {
    "a_machine": "Z-START-6",
    "a_ship": "Z-START-7",
    "a_train": "Z-START-8",
    "a_goods": "Z-START-9",
    "a_old_factory": "Z-START-10",
    "a_worker": "Z-START-14",
    "a_coal": "Z-START-15",
    "a_discount": "Z-START-16",
}
_OF_BUTTON: Final = {"consolidate": "Z-CONSOL-1", "done": "Z-TURN-16", "skip": "Z-GEN-15", "end_turn": "Z-TURN-15"}
_OF_LATE: Final = "Z-LATE-3"


def of_action(target: Target) -> str:
    """The clause of an action."""
    return _OF_ACTION[str(target.key)]


def of_tile(target: Target) -> str:
    """The clause of a factory tile, by when its effect works."""
    key = str(target.key)
    if key not in TILE_OF:
        return "Z-START-11"
    tile = TILES[TILE_OF[key]]
    return _OF_LATE if tile.number == 5 else _OF_TIMING[tile.timing]


def of_start(target: Target) -> str:
    """The clause of a start token A."""
    return _OF_START[str(target.key)]


def of_button(target: Target) -> str:
    """The clause of a button."""
    return _OF_BUTTON[str(target.key)]


def of_objective(target: Target) -> str:
    """The clause that scores a personal objective."""
    return "Z-END-6" if str(target.key).endswith(("factories", "contracts")) else "Z-END-4"


def of_piece(target: Target) -> str:
    """The clause of a ship, machine or train."""
    clauses = {"ships": "Z-SHIP-2", "machines": "Z-MACHINE-2", "trains": "Z-TRAIN-2"}
    return clauses[str(target.key).partition("/")[2]]


def of_item(target: Target) -> str:
    """The clause of an item in stock."""
    clauses = {"money": "Z-CONSOL-6", "coal": "Z-PROD-2", "silk": "Z-GEN-11", "iron": "Z-SHIP-1"}
    return clauses[str(target.key).rpartition("/")[2]]
