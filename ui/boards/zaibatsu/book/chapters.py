"""The pictures at the head of Zaibatsu's chapters: what lies where, and what happens in which order."""

from typing import Final

from ui.boards.book_strips import HIGH
from ui.boards.figures import Drawn
from ui.boards.zaibatsu.book import actions, beginnings, ends

CHAPTERS: Final[Drawn] = {
    "supply": (beginnings.supply, HIGH),
    "setup": (beginnings.setup, HIGH),
    "start": (beginnings.start, HIGH),
    "turn": (beginnings.turn, HIGH),
    "queue": (beginnings.queue, HIGH),
    "bonuses": (beginnings.bonuses, HIGH),
    "services": (beginnings.services, HIGH),
    "rnd": (actions.rnd, HIGH),
    "mines": (actions.mines, HIGH),
    "factory": (actions.factory, HIGH),
    "effects": (beginnings.effects, HIGH),
    "machines": (actions.machines, HIGH),
    "production": (actions.production, HIGH),
    "ships": (actions.ships, HIGH),
    "trains": (actions.trains, HIGH),
    "markets": (actions.markets, HIGH),
    "investment": (actions.investment, HIGH),
    "contracts": (actions.contracts, HIGH),
    "consolidation": (ends.consolidation, HIGH),
    "rounds": (ends.rounds, HIGH),
    "scoring": (ends.scoring, HIGH),
    "last": (ends.last_rounds, HIGH),
    "ending": (ends.ending, HIGH),
    "late": (ends.late, HIGH),
    "shared": (ends.shared, HIGH),
    "solo": (ends.solo, HIGH),
    "open": (beginnings.seen, HIGH),
}
