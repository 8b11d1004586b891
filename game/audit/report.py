"""How often each folly of a list was met, in words and in numbers."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.audit.folly import Folly, Kind
from game.audit.watch import Found, Watched


class Row(NamedTuple):
    """One check: how often it was met in all, and in a game."""

    kind: Kind
    name: str
    about: str
    times: int
    a_game: float


def rows(follies: Sequence[Folly], games: Sequence[Watched]) -> list[Row]:
    """One row a check, blunders first, the commonest of each kind first."""
    met = [found.name for game in games for found in game.found]
    found = [
        Row(folly.kind, folly.name, folly.about, met.count(folly.name), met.count(folly.name) / len(games))
        for folly in follies
    ]
    return sorted(found, key=lambda row: (row.kind, -row.times))


def in_a_game(follies: Sequence[Row], kind: Kind) -> float:
    """How often anything of that kind was met in a game."""
    return sum(row.a_game for row in follies if row.kind == kind)


def as_json(head: dict[str, Any], found: Sequence[Row]) -> str:
    """For other programs."""
    sums = {f"{kind}s": in_a_game(found, kind) for kind in Kind}
    return json.dumps({**head, **sums, "checks": [row._asdict() for row in found]}, indent=2)


def as_text(head: dict[str, Any], found: Sequence[Row], games: Sequence[Watched], examples: int) -> str:
    """For people; of each folly that was met so many examples, to be looked up in the game."""
    lines = [f"{head['title']}, {head['level']}: {head['games']} games, {head['lines']} lines, {head['seconds']:.0f} s"]
    width = max(len(row.name) for row in found)
    for kind in Kind:
        lines.append(f"{kind}s: {in_a_game(found, kind):.2f} a game")
        for row in found:
            if row.kind == kind:
                lines.append(f"  {row.name:<{width}}  {row.times:4}  {row.a_game:6.2f} a game   {row.about}")
                lines += [f"      {where}" for where in _examples(row, games)[:examples]]
    return "\n".join(lines)


def _examples(row: Row, games: Sequence[Watched]) -> list[str]:
    return [_where(game, each) for game in games for each in game.found if each.name == row.name]


def _where(game: Watched, found: Found) -> str:
    task = game.task
    return f"{task.seats} seats, deal {task.seed}, turn {found.turn}, seat {found.seat}: {found.line}"
