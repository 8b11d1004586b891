"""What an envoy runs, on the modules of its own checkout: `python embassy.py CHECKOUT`, one JSON line each way.

It stands alone and uses only the doors that every version of the program keeps: titles, deals, the methods of the
rules, levels and limits.
"""

import json
import signal
import sys
from typing import Any


class Embassy:
    """The game as the other checkout knows it."""

    rules: Any
    state: Any

    def answer(self, verb: str, *words: Any) -> Any:
        """One question."""
        return getattr(self, f"on_{verb}")(*words)

    def on_rules(self, title: str) -> tuple[int, str]:
        """Which rules are these?"""
        from game.titles import TITLES

        try:
            from rules.core.printed import values_print
        except ImportError:  # from before games named their values
            return TITLES[title].version, ""
        return TITLES[title].version, values_print(title, TITLES[title].version)

    def on_deal(self, title: str, seats: int, options: dict[str, Any], seed: int) -> None:
        """A new game."""
        from game.titles import TITLES
        from rules.core.deal import Deal

        self.rules = TITLES[title]
        self.state = self.rules.new_state(Deal(title, seats, options, seed))

    def on_choose(self, level: str, seconds: float, iterations: int, character: str) -> list[Any]:
        """The line of the seat that decides, seen with its eyes only. Versions before characters are asked for none."""
        from game.opponents.levels import player
        from game.opponents.player import Limit

        seen = self.rules.seen_by(self.state, self.rules.decider(self.state))
        who = player(self.rules.title, level, character) if character else player(self.rules.title, level)
        line = who.choose(seen, Limit(seconds, iterations)).line
        return [self.rules.codec.encode(move) for move in line]

    def on_play(self, line: list[Any]) -> None:
        """Moves of anybody."""
        for code in line:
            move = self.rules.codec.decode(code)
            self.rules.check(self.state, move)
            self.rules.apply(self.state, move)

    def on_totals(self) -> list[int]:
        """Points by seat."""
        return [sheet.total for sheet in self.rules.scores(self.state)]


def main(checkout: str) -> None:
    """Answer until nobody asks any more."""
    sys.path[0] = checkout
    embassy = Embassy()
    for line in sys.stdin:
        try:
            said = {"is": embassy.answer(*json.loads(line))}
        except Exception as error:  # the other side must learn of it, whatever it is
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who asks tells that it was stopped
    main(sys.argv[1])
