"""Why a line is played, in one sentence."""

from game.opponents.act_reasons import ActReasons
from game.opponents.player import Line
from game.opponents.toy.temper import Temper
from rules.core.move import END_TURN
from rules.core.text import Text, say
from rules.toy.components import VALUES
from rules.toy.moves import DIP, Grab
from rules.toy.places import pebble
from rules.toy.state import Pebbles


class ToyReasons(ActReasons[Pebbles, Temper]):
    """The first move of the line speaks."""

    def deed(self, seen: Pebbles, line: Line) -> Text:
        return self.reason(seen, line[:1])

    def reason(self, seen: Pebbles, line: Line) -> Text:
        move = line[0]
        if isinstance(move, Grab):
            heaviest = VALUES[move.pebble] == max(VALUES[each] for each in seen.row)
            return say("toy.reason.heavy" if heaviest else "toy.reason.enough", pebble=pebble(move.pebble))
        if move == DIP:
            return Text("toy.reason.dip")
        if move == END_TURN:
            return Text("toy.reason.stop")
        return Text("toy.reason.sink" if seen.secret[self.rules.decider(seen)] else "toy.reason.tide")
