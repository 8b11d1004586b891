"""Everything that can be pointed at: its name, its clause, what there is to say."""

from typing import Final

from rules.core.kinds import Kind
from rules.core.text import Text
from rules.toy.words import about, clauses, names

KINDS: Final = {
    "pebble": Kind(names.pebble, "T-END-2", when=Text("toy.when.pebble")),
    "bag": Kind(names.place, "T-TURN-3", about.bag, Text("toy.when.wave")),
    "row": Kind(names.place, "T-TURN-2", when=Text("toy.when.wave")),
    "hand": Kind(names.place_of_a_seat, "T-TURN-4", about.hand),
    "well": Kind(names.place_of_a_seat, "T-WELL-4", about.well),
    "tide": Kind(names.place, "T-WELL-1"),
    "beach": Kind(names.place, "T-WELL-1"),
    "token": Kind(names.by_key, clauses.token, about.token, Text("toy.when.token")),
    "seat": Kind(names.seat, clauses.GOAL),
    "button": Kind(names.by_key, clauses.GOAL),
}
