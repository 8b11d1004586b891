"""Why a line is played, in one sentence: the most telling move of the line speaks."""

from game.opponents.faculties import Reasons
from game.opponents.player import Line
from game.opponents.singapore.temper import Temper
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN, Move
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.singapore.components import NEUTRAL, SECOND_WORKER, TILES
from rules.singapore.moves import Activate, Build, Go, MarkTile, Prepare, PutFlag, StartOn, Street
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import prices
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SingaporeState
from rules.singapore.steps.share_out import ShareOut


class SingaporeReasons(Reasons[SingaporeState, Temper]):
    """Work first, then whatever the first move can say."""

    def reason(self, seen: SingaporeState, line: Line) -> Text:
        seat = self.rules.decider(seen)
        activations = [move for move in line if isinstance(move, Activate)]
        if activations:
            return _work(self.rules, seen, seat, line, activations)
        for move in line:
            text = _single(seen, seat, move)
            if text is not None:
                return text
        if any(isinstance(move, Go) for move in line):
            return Text("singapore.reason.walk")
        return Text("singapore.reason.rest" if line == (END_TURN,) else "singapore.reason.choice")


def _work(
    rules: Rules[SingaporeState], seen: SingaporeState, seat: Seat, line: Line, activations: list[Activate]
) -> Text:
    """What the activations bring: points, else money, else cubes."""
    after = seen.clone()
    after.rng = 0
    try:
        for move in line:
            rules.apply(after, move)
    except HiddenAhead:
        drawn = isinstance(move, Activate) and TILES[after.tiles[move.square]].illegal
        if drawn and len(activations) == 1:
            return say("singapore.reason.risk", tile=TILE[after.tiles[activations[0].square]])
    tiles = [TILES[after.tiles[move.square]] for move in activations]
    if any(tile.special == SECOND_WORKER for tile in tiles):
        return Text("singapore.reason.agent")
    points = after.vp[seat] - seen.vp[seat]
    if points > 0:
        return say("singapore.reason.points", n=points)
    money = after.money[seat] - seen.money[seat]
    if money > 0:
        return say("singapore.reason.money", n=money)
    more = sum(stock(after, seat)) > sum(stock(seen, seat)) or any(tile.special for tile in tiles)
    return say("singapore.reason.goods" if more else "singapore.reason.work", n=len(activations))


def _single(seen: SingaporeState, seat: Seat, move: Move) -> Text | None:
    match move:
        case Prepare(tile, square):
            return say("singapore.reason.prepare", tile=TILE[tile], n=prices(seen.land)[square])
        case Build(tile):
            return say("singapore.reason.build", tile=TILE[tile])
        case PutFlag(square):
            step = seen.pending[-1]
            assert isinstance(step, ShareOut)
            colour = step.colours[0]
            whose = "own" if colour == seat else "neutral" if colour == NEUTRAL else "other"
            return say(f"singapore.reason.flag_{whose}", n=prices(seen.land)[square])
        case StartOn(square):
            return say("singapore.reason.start", tile=TILE[seen.tiles[square]])
        case Street():
            return Text("singapore.reason.street")
        case MarkTile(tile):
            return say("singapore.reason.hut", tile=TILE[tile])
    return None
