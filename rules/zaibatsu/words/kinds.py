"""Everything that can be pointed at, by kind: its name, the clause its tooltip opens, what the tooltip says."""

from collections.abc import Callable
from typing import Final

from rules.core.kinds import Kind, Telling, nothing_more
from rules.core.target import Target
from rules.core.text import Text
from rules.zaibatsu.words import about_board as board
from rules.zaibatsu.words import about_goals as goals
from rules.zaibatsu.words import about_table as table
from rules.zaibatsu.words import clauses
from rules.zaibatsu.words.names import NAMES

_ABOUT: Final[dict[str, tuple[str | Callable[[Target], str], Telling]]] = {
    # ------------------------------------------------------------ things
    "item": (clauses.of_item, nothing_more),
    "good": ("Z-MARKET-3", table.good_lines),
    "point": ("Z-GEN-2", nothing_more),
    "worker": ("Z-SERVICE-1", table.worker_lines),
    "expert": ("Z-SHIP-9", table.worker_lines),
    "improvement": ("Z-SERVICE-3", table.worker_lines),
    "tile": (clauses.of_tile, board.tile_about),
    "piece": (clauses.of_piece, nothing_more),
    "marker": ("Z-BONUS-1", board.marker_lines),
    "token": ("Z-MARKET-3", table.token_lines),
    "contract": ("Z-CONTRACT-1", goals.contract_lines),
    "favour": ("Z-CONSOL-2", goals.favour_lines),
    "start_a": (clauses.of_start, goals.start_a_lines),
    "start_b": ("Z-START-4", goals.start_b_lines),
    "demand": ("Z-MARKET-13", table.demand_lines),
    "round_marker": ("Z-SETUP-2", nothing_more),
    "shared": ("Z-SHARED-4", table.shared_lines),
    "solo": ("Z-SOLO-42", table.solo_lines),
    "action_token": ("Z-SOLO-9", table.action_token_lines),
    # ------------------------------------------------------------ places of the table
    "supply": ("Z-GEN-7", nothing_more),
    "bag": ("Z-INFO-2", table.bag_lines),
    "gone": ("Z-START-5", nothing_more),
    "shelf": ("Z-SETUP-8", nothing_more),
    "action": (clauses.of_action, table.action_lines),
    "hiring": ("Z-TURN-4", table.hiring_lines),
    "queue": ("Z-QUEUE-1", table.queue_lines),
    "region": ("Z-SCORE-2", table.region_lines),
    "city": ("Z-MARKET-10", table.city_lines),
    "space": ("Z-MARKET-2", table.space_lines),
    "rail": ("Z-TRAIN-4", table.rail_lines),
    "destination": ("Z-SHIP-2", table.destination_lines),
    "round": ("Z-ROUND-1", table.round_lines),
    "pair": ("Z-START-3", table.pair_lines),
    "period": ("Z-SCORE-1", table.period_lines),
    # ------------------------------------------------------------ places of a seat
    "seat": ("Z-INFO-3", board.seat_lines),
    "stock": (clauses.of_item, board.stock_lines),
    "score": ("Z-GEN-12", board.seat_lines),
    "area": ("Z-CONSOL-12", board.area_lines),
    "service": ("Z-SERVICE-1", board.service_lines),
    "track": ("Z-BONUS-1", board.track_lines),
    "row": ("Z-END-5", board.row_lines),
    "gap": ("Z-BONUS-3", board.gap_lines),
    "factory": ("Z-PROD-3", board.factory_lines),
    "machine": ("Z-FACTORY-9", board.machine_lines),
    "modifier": ("Z-MOD-3", board.modifier_lines),
    "tokens": ("Z-SETUP-13", goals.tokens_lines),
    "locked": ("Z-BONUS-6", goals.tokens_lines),
    "contracts": ("Z-SETUP-14", goals.contracts_lines),
    "contract_slot": ("Z-CONTRACT-2", nothing_more),
    "favours": ("Z-SETUP-15", goals.favours_lines),
    "objective": (clauses.of_objective, goals.objective_lines),
    "start": ("Z-START-4", goals.start_lines),
    "last_marker": ("Z-FINAL-1", nothing_more),
    # ------------------------------------------------------------ the automa
    "automa": ("Z-SOLO-4", nothing_more),
    "automa_row": ("Z-SOLO-24", table.automa_row_lines),
    "action_pile": ("Z-SOLO-7", nothing_more),
    "revealed": ("Z-SOLO-9", nothing_more),
    "priority": ("Z-SOLO-18", table.priority_lines),
    "region_worker": ("Z-SOLO-2", nothing_more),
    "solo_slot": ("Z-SOLO-6", nothing_more),
    # ------------------------------------------------------------ what else one clicks
    "hire": ("Z-TURN-4", board.hire_lines),
    "steps": ("Z-RND-3", table.price_lines),
    "price": ("Z-SHIP-12", table.price_lines),
    "reward": ("Z-MARKET-5", nothing_more),
    "serve": ("Z-BONUS-5", board.service_lines),
    "advance": ("Z-SERVICE-2", nothing_more),
    "build": ("Z-MOD-30", nothing_more),
    "from_bag": ("Z-START-14", table.from_bag_lines),
    "old_side": ("Z-START-10", nothing_more),
    "keep": ("Z-MOD-24", nothing_more),
    "prize": ("Z-SHARED-3", table.prize_lines),
    "melt": ("Z-GEN-11", table.melt_lines),
    "button": (clauses.of_button, table.consolidate_lines),
    "amount": ("Z-GEN-2", nothing_more),
}
_CHOSEN: Final = frozenset(
    (
        *("pair", "action", "hiring", "hire", "steps", "tile", "machine", "factory", "modifier"),
        *("destination", "rail", "price", "space", "token", "reward", "contract", "region", "track", "gap"),
        *("advance", "serve", "build", "melt", "favour", "objective", "keep", "prize", "from_bag", "old_side"),
    )
)
"""What is ever clicked; of the rest no reason is due why it cannot be."""
_LEFT: Final = {
    **dict.fromkeys(("advance", "contract"), Text("zaibatsu.left.investment")),
    **{
        kind: Text(f"zaibatsu.left.{kind}")
        for kind in ("action", "hire", "factory", "space", "token", "destination", "rail", "price")
    },
}
"""What is asked when the rest of a move is picked."""
KINDS: Final = {
    kind: Kind(
        NAMES[kind], clause, about, Text(f"zaibatsu.chosen.{kind}") if kind in _CHOSEN else None, _LEFT.get(kind)
    )
    for kind, (clause, about) in _ABOUT.items()
}
