"""Everything that can be pointed at: its name, its clause, what there is to say."""

from typing import Final

from rules.core.kinds import Kind
from rules.core.text import Text
from rules.yangtze.words import about, clauses, names

TURN: Final = "YZ-TURN-1"
"""For what no single clause explains."""

KINDS: Final = {
    "river": Kind(names.river, "YZ-BUY-1", about.river, Text("yangtze.when.river")),
    "good": Kind(names.good, "YZ-SELL-2", about.good, Text("yangtze.when.good")),
    "cargo": Kind(names.cargo, "YZ-SELL-2", about.cargo, Text("yangtze.when.good")),
    "token": Kind(names.place, TURN),
    "bag": Kind(names.place, "YZ-DRAW-1", about.bag),
    "gone": Kind(names.place, TURN),
    "cargo_values": Kind(names.place, "YZ-SELL-6", about.notice),
    "post": Kind(names.post, "YZ-SCORE-5", about.post),
    "type": Kind(names.by_key, "YZ-SCORE-7", about.post_type),
    "standings": Kind(names.place, "YZ-SCORE-5", about.notice),
    "block": Kind(names.place, "YZ-AUCTION-1", about.block),
    "amount": Kind(names.amount, "YZ-AUCTION-8"),
    "emperor": Kind(names.by_key, clauses.emperor, about.emperor, Text("yangtze.when.emperor")),
    "slot": Kind(names.by_key, "YZ-EMP-1", about.slot),
    "card": Kind(names.card, clauses.card, about.card, Text("yangtze.when.card")),
    "hand": Kind(names.place_of_a_seat, "YZ-CARD-1"),
    "played": Kind(names.place_of_a_seat, "YZ-CARD-1"),
    "screen": Kind(names.place_of_a_seat, "YZ-INFO-3", about.screen),
    "discards": Kind(names.place_of_a_seat, TURN),
    "posts": Kind(names.place_of_a_seat, "YZ-SCORE-5"),
    "purse": Kind(names.place_of_a_seat, "YZ-MONEY-2", about.purse),
    "money": Kind(names.place, TURN),
    "bank": Kind(names.place, TURN),
    "seat": Kind(names.seat, "YZ-INFO-2", about.merchant),
    "button": Kind(names.by_key, TURN),
}
