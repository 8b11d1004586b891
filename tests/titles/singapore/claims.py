"""What the sentences of opponents at Singapore claim."""

from typing import Final

from rules.core.move import END_TURN
from rules.singapore.components import NEUTRAL, SECOND_WORKER, TILES
from rules.singapore.moves import Activate, Build, Go, MarkTile, Prepare, PutFlag, StartOn, Street
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import prices
from rules.singapore.reckoning.trade import stock
from rules.singapore.steps.share_out import ShareOut
from tests.titles.claiming import Claim, Told


def _tile(told: Told) -> int:
    """The tile that is named."""
    return TILE.index(told.arg("tile"))


def _used(told: Told) -> list[int]:
    """The tiles that the line uses."""
    return [told.foreseen.tiles[move.square] for move in told.does(Activate)]


def _flag(told: Told, whose: str) -> bool:
    step, move = told.before.pending[-1], told.line[0]
    if not isinstance(step, ShareOut) or not isinstance(move, PutFlag):
        return False
    colour = step.colours[0]
    owner = "own" if colour == told.seat else "neutral" if colour == NEUTRAL else "other"
    return owner == whose and (whose == "neutral" or told.arg("n") == prices(told.before.land)[move.square])


def _prepare(told: Told) -> bool:
    return any(
        move.tile == _tile(told) and told.arg("n") == prices(told.before.land)[move.square]
        for move in told.does(Prepare)
    )


def _counts(told: Told) -> bool:
    """There are as many activations as is told."""
    return len(told.does(Activate)) == told.arg("n")


def _uses(told: Told) -> bool:
    """The tile that is named is the one that is used."""
    return _used(told) == [_tile(told)]


def _goods(told: Told) -> bool:
    """Things of use later: cubes, or moves."""
    held = [sum(stock(state, told.seat)) for state in (told.before, told.foreseen)]
    special = any(TILES[tile].special for tile in _used(told))
    return held[1] > held[0] or special


CLAIMS: Final[dict[str, Claim]] = {
    "agent": lambda told: any(TILES[tile].special == SECOND_WORKER for tile in _used(told)),
    "choice": lambda told: not told.does(Go, Activate, Build) and told.line != (END_TURN,),
    "build": lambda told: any(move.tile == _tile(told) for move in told.does(Build)),
    "flag_neutral": lambda told: _flag(told, "neutral"),
    "flag_other": lambda told: _flag(told, "other"),
    "flag_own": lambda told: _flag(told, "own"),
    "goods": lambda told: _counts(told) and _goods(told),
    "hut": lambda told: MarkTile(_tile(told)) in told.line,
    "money": lambda told: told.foreseen.money[told.seat] - told.before.money[told.seat] == told.arg("n") > 0,
    "points": lambda told: told.foreseen.vp[told.seat] - told.before.vp[told.seat] == told.arg("n") > 0,
    "prepare": _prepare,
    "rest": lambda told: told.line == (END_TURN,),
    "risk": lambda told: _tile(told) in _used(told) and TILES[_tile(told)].illegal,
    "start": lambda told: any(told.before.tiles[move.square] == _tile(told) for move in told.does(StartOn)),
    "street": lambda told: bool(told.does(Street)),
    "use_goods": lambda told: _uses(told) and _goods(told),
    "use_money": lambda told: (
        _uses(told) and told.foreseen.money[told.seat] - told.before.money[told.seat] == told.arg("n") > 0
    ),
    "use_points": lambda told: (
        _uses(told) and told.foreseen.vp[told.seat] - told.before.vp[told.seat] == told.arg("n") > 0
    ),
    "work": lambda told: _counts(told) and not _goods(told),
    "walk": lambda told: bool(told.does(Go)),
}
