"""What Yangtze says."""

import random
from typing import Any, ClassVar

from rules.core.move import Button, Move
from rules.core.target import Target
from rules.yangtze.moves import BUY_NOTHING, Bid, Buy
from rules.yangtze.places import CARD, CARGO, EMPEROR, GOOD, POST, RIVER, SLOT, TYPE
from tests.words.reader import LONGEST, Reader


class YangtzeReader(Reader):
    """Buys while it can, so that emperors come; in some games it presses buttons wherever that is possible."""

    title = "yangtze"
    games = 18
    glances = 6
    longest: ClassVar = {**LONGEST, "refuse": (60, 65), "about": (60, 65), "do": (60, 65)}
    of_the_screens = (
        "yangtze.blurb",
        "yangtze.at_start",
        "yangtze.board.",
        "yangtze.kind_short.",
        "yangtze.type_short.",
        "yangtze.type_plural.",
        "yangtze.card_short.",
    )

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        of_seats = [
            Target(kind, seat)
            for kind in ("seat", "screen", "purse", "posts", "hand", "played", "discards")
            for seat in range(seats)
        ]
        alone = [Target(kind, kind) for kind in ("bag", "block", "gone", "bank", "cargo_values", "standings")]
        backs = [
            Target("good", "back"),
            Target("token", "back"),
            Target("money", "coin"),
            Target("amount", 1),
            Target("amount", 999),
        ]
        cards = [card for hand in CARD[:seats] for card in hand]
        return [*of_seats, *alone, *backs, *cards, *TYPE, *GOOD, *CARGO, *RIVER, *POST, *EMPEROR, *SLOT]

    def chosen(self, state: Any, rng: random.Random, number: int) -> Move:
        lazy = number % 6 == 0
        moves = list(self.rules.legal_moves(state))
        if not lazy and any(isinstance(move, Buy) for move in moves):
            moves = [move for move in moves if move != BUY_NOTHING]
        buttons = [move for move in moves if isinstance(move, Button)]
        return rng.choice(buttons) if lazy and buttons else self.any_kind(moves, rng)

    def place_of(self, move: Move) -> str:
        return "button" if isinstance(move, Bid) else super().place_of(move)


READER = YangtzeReader()
