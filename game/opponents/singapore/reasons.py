"""Why a line is played, in one sentence: the most telling move of the line speaks."""

from game.opponents.act_reasons import ActReasons
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


class SingaporeReasons(ActReasons[SingaporeState, Temper]):
    """Work first, then whatever the first move can say."""

    def reason(self, seen: SingaporeState, line: Line) -> Text:
        seat = self.rules.decider(seen)
        activations = [move for move in line if isinstance(move, Activate)]
        told = _work(self.rules, seen, seat, line, activations) if activations else _first_told(seen, seat, line)
        if told is not None:
            return told
        if any(isinstance(move, Go) for move in line):
            return Text("singapore.reason.walk")
        return Text("singapore.reason.rest" if line == (END_TURN,) else "singapore.reason.choice")

    def deed(self, seen: SingaporeState, line: Line) -> Text | None:
        seat = self.rules.decider(seen)
        if isinstance(line[0], Activate):
            return _use(self.rules, seen, seat, line, line[0])
        return _first_told(seen, seat, line)


def _after(rules: Rules[SingaporeState], seen: SingaporeState, line: Line) -> tuple[SingaporeState, Move | None]:
    """The table after a line, and the move that brought up something hidden, if one did."""
    after = seen.clone()
    after.rng = 0
    for move in line:
        try:
            rules.apply(after, move)
        except HiddenAhead:
            return after, move
    return after, None


def _work(
    rules: Rules[SingaporeState], seen: SingaporeState, seat: Seat, line: Line, activations: list[Activate]
) -> Text:
    """What the activations bring: points, else money, else cubes."""
    after, cut = _after(rules, seen, line)
    if isinstance(cut, Activate) and TILES[after.tiles[cut.square]].illegal and len(activations) == 1:
        return say("singapore.reason.risk", tile=TILE[after.tiles[cut.square]])
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


def _use(rules: Rules[SingaporeState], seen: SingaporeState, seat: Seat, line: Line, move: Activate) -> Text | None:
    """What one activation brings, with what is chosen for it."""
    after, cut = _after(rules, seen, line)
    number = seen.tiles[move.square]
    tile, name = TILES[number], TILE[number]
    if cut is not None and tile.illegal:
        return say("singapore.reason.risk", tile=name)
    if tile.special == SECOND_WORKER:
        return Text("singapore.reason.agent")
    points, money = after.vp[seat] - seen.vp[seat], after.money[seat] - seen.money[seat]
    if points > 0:
        return say("singapore.reason.use_points", tile=name, n=points)
    if money > 0:
        return say("singapore.reason.use_money", tile=name, n=money)
    if sum(stock(after, seat)) > sum(stock(seen, seat)) or tile.special:
        return say("singapore.reason.use_goods", tile=name)
    return None


def _first_told(seen: SingaporeState, seat: Seat, line: Line) -> Text | None:
    return next((text for move in line if (text := _single(seen, seat, move)) is not None), None)


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
