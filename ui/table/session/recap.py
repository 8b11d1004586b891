"""Since your last turn: what each of the others did and gained, and what it changed for you."""

from typing import Any, Final, NamedTuple

from game.history import History
from rules.core.amounts import Amount, netted
from rules.core.event import Event
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text
from ui.table.session.acts import told
from ui.table.session.log_book import write
from ui.table.session.log_chapters import Turn, blocks_of
from ui.table.session.staging import moments_of

MOST_LINES: Final = 3


class SeatRecap(NamedTuple):
    """One seat's acts, counted, and what it gained and lost in all, by its own acts and those of others."""

    seat: Seat
    acts: int
    amounts: tuple[Amount, ...]
    events: tuple[Event, ...]


class Recap(NamedTuple):
    """What happened from move `first` on; `changed` names who moved what last."""

    first: int
    seats: tuple[SeatRecap, ...]
    mine: tuple[Amount, ...]
    lines: tuple[Text, ...]
    changed: dict[Target, Seat]


def turn_before(history: History, seat: Seat) -> int:
    """The number of the move after the seat's last turn that is over."""
    own = [number for number, each in enumerate(history.turn_seats[:-1]) if each == seat]
    return history.turn_starts[own[-1] + 1] if own else 0


def recap_of(rules: Rules[Any], history: History, seat: Seat, seen: Any, public: bool = False) -> Recap | None:
    """The recap for a seat whose turn begins; `public` tells only what everybody saw. None: nobody else acted."""
    first = turn_before(history, seat)
    eyes = NOBODY if public else seat
    moves = [move for move in range(first, len(history.moves)) if history.actors[move] != seat]
    facts = {move: [event.seen_by(eyes) for event in history.events_of(move)] for move in moves}
    acted = {move: told(history.events_of(move), eyes, move) for move in moves}
    events = [event for move in moves for event in facts[move]]
    moved = [amount for event in events for amount in rules.amounts(event)]
    turns = _turns_since(rules, history, first, seat, eyes)
    seats = tuple(
        _of_seat(each, [move for move in moves if history.actors[move] == each], facts, acted, moved, turns)
        for each in dict.fromkeys([*(history.actors[move] for move in moves), *(turn.seat for turn in turns)])
    )
    seats = tuple(each for each in seats if each.acts)
    if not seats:
        return None
    mine = netted(amount for amount in moved if amount.seat == seat)
    lines = [] if public else [*_of_moments(rules, history, moves, seat, seen), *rules.changed_for(events, seen, seat)]
    changed = {
        target: history.actors[move]
        for move in moves
        for event in facts[move]
        for shift in event.shifts()
        # What their move made the seat itself draw or take is its own doing; whence it came is not.
        for target in ((shift.source,) if event.actor() == seat else (shift.source, shift.to, shift.what))
    }
    return Recap(first, seats, tuple(mine), tuple(dict.fromkeys(lines))[:MOST_LINES], changed)


def _turns_since(rules: Rules[Any], history: History, first: int, seat: Seat, eyes: Seat) -> list[Turn]:
    """The turns of the others as they stand in the log; the first is opened by the move before `first`."""
    entries = [] if first else write(history.opening, eyes, -1, rules.amounts)
    for move in range(max(0, first - 1), len(history.moves)):
        entries += write(history.events_of(move), eyes, move, rules.amounts, history.actors[move])
    return [block for block in blocks_of(entries) if isinstance(block, Turn) and block.seat != seat]


def _of_seat(
    seat: Seat,
    moves: list[int],
    facts: dict[int, list[Event]],
    acted: dict[int, Any],
    moved: list[Amount],
    turns: list[Turn],
) -> SeatRecap:
    """What the seat did by its own `moves`; of all that `moved`, what came to it and left it, whoever made it so.

    Its acts are counted as over its `turns` in the log; who had none yet may have chosen something before.
    """
    events = [event for move in moves for event in facts[move]]
    amounts = netted(amount for amount in moved if amount.seat == seat)
    largest = sorted(amounts, key=lambda amount: -abs(amount.number))
    in_turns = sum(turn.acts() for turn in turns if turn.seat == seat)
    return SeatRecap(seat, in_turns or sum(bool(acted[move]) for move in moves), tuple(largest), tuple(events))


def _of_moments(rules: Rules[Any], history: History, moves: list[int], seat: Seat, seen: Any) -> list[Text]:
    """What great moments meant for the seat, then those that concerned others."""
    found = [moment for move in moves for moment in moments_of(rules, history, move, seen, seat)]
    mine = [moment.sentence for moment in found if moment.mine]
    return mine + [moment.sentence for moment in found if not moment.mine and moment.actor != seat]
