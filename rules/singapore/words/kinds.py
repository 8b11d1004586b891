"""Every kind of target: how it is called, which clause its tooltip opens, what the tooltip says."""

from typing import Final

from rules.core.kinds import Kind
from rules.core.text import Text
from rules.singapore.words import about, clauses, names

CLICKED: Final = ("plot", "building", "effect", "street", "worker", "tile", "stack", "good", "amount", "button")
"""Kinds that some decision asks for. Of all others nobody needs to know why they cannot be clicked: they never can."""


def _left(kind: str) -> Text:
    """The prompt when only this is left to choose."""
    return Text(f"singapore.left.{kind}")


KINDS: Final[dict[str, Kind]] = {
    # ------------------------------------------------------------ the town
    "plot": Kind(names.numbered, "SG-PLOT-2", about.square, Text("singapore.when.plot"), _left("plot")),
    "building": Kind(names.numbered, "SG-BUILD-3", about.square, Text("singapore.when.building"), _left("building")),
    "effect": Kind(names.numbered, "SG-BUILD-3", about.square, Text("singapore.when.building")),
    "street": Kind(names.numbered, "SG-STREET-3", about.street, Text("singapore.when.street")),
    "road": Kind(names.the_only_one, "SG-STREET-1", about.streets_in_supply),
    "worker": Kind(names.worker, "SG-MOVE-2", about.worker, Text("singapore.when.worker"), _left("worker")),
    "flag": Kind(names.of_colour, "SG-BUILD-3", about.flags),
    # ------------------------------------------------------------ tiles
    "tile": Kind(names.keyed, clauses.tile, about.tile, Text("singapore.when.tile"), _left("tile")),
    "display": Kind(names.numbered, "SG-ROUND-4", about.slot),
    "stack": Kind(names.keyed, clauses.stack, about.stack, Text("singapore.when.tile")),
    "gone": Kind(names.the_only_one, "SG-HUT-2", about.fixed),
    "hut": Kind(names.the_only_one, "SG-HUT-1", about.fixed),
    # ------------------------------------------------------------ goods and money
    "good": Kind(names.keyed, "SG-COMP-9", about.good, Text("singapore.when.good")),
    "supply": Kind(names.keyed, clauses.supply, about.supply),
    "money": Kind(names.the_only_one, "SG-SETUP-3"),
    "bank": Kind(names.the_only_one, "SG-COMP-10"),
    "screen": Kind(names.of_seat, "SG-INFO-1", about.screen),
    "stock": Kind(names.the_only_one, "SG-INFO-1"),
    # ------------------------------------------------------------ raids
    "bag": Kind(names.the_only_one, "SG-RAID-19", about.bag),
    "token": Kind(names.keyed, "SG-RAID-1", about.bag),
    "tokens": Kind(names.of_colour, "SG-RAID-3", about.tokens),
    "raid": Kind(names.the_only_one, "SG-RAID-4"),
    # ------------------------------------------------------------ players and points
    "seat": Kind(names.numbered, "SG-INFO-3", about.seat),
    "raffles": Kind(names.the_only_one, "SG-ROUND-2", about.fixed),
    "flags": Kind(names.of_colour, "SG-PLOT-1", about.flags),
    "aside": Kind(names.of_seat, "SG-SETUP-3"),
    "waiting": Kind(names.of_seat, "SG-BLD-9"),
    "marker": Kind(names.of_seat, "SG-VP-1", about.points),
    "track": Kind(names.space, "SG-VP-2", about.space),
    "seal": Kind(names.the_only_one, "SG-VP-4", about.seal),
    # ------------------------------------------------------------ choices without a thing
    "amount": Kind(names.amount, "SG-BLD-6"),
    "button": Kind(names.keyed, clauses.button),
}
