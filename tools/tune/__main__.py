"""What things are worth, learned from games, tried in games, told in a report.

    python -m tools.tune TITLE --seats 2 --games 10000 --trial 200

The same seed learns the same from the same program. The title's own weights are replaced only with --keep; before that
the new ones are tried against them: planners that differ in nothing else, every deal from every seat.
"""

import json
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from os import cpu_count
from typing import Any

from game.arena.pools import cores
from game.door import Parser, Progress, attend
from game.opponents.learning import Curve, weights_file
from game.opponents.levels import levels_of
from rules.core.manifest import manifests
from tools.tune.fit import Equations
from tools.tune.lessons import REFLEX, Lessons, features_of, learned, learner_of
from tools.tune.trial import tried

CHUNK = 50
"""Games that one process plays before it tells."""


def gathered(lessons: Lessons, pool: Executor) -> Equations:
    """The lessons, shared out; added up in their order, so that the sums are the same to the last bit."""
    parts = [
        lessons._replace(first=first, games=min(CHUNK, lessons.first + lessons.games - first))
        for first in range(lessons.first, lessons.first + lessons.games, CHUNK)
    ]
    progress = Progress(len(parts))
    whole = None
    for part in pool.map(learned, parts):
        progress.step()
        if whole is None:
            whole = part
        else:
            whole.join(part)
    assert whole is not None
    return whole


def curves(names: Sequence[str], found: Sequence[float]) -> dict[str, Curve]:
    """By feature, three numbers."""
    ends, rises, bends = (found[at::3] for at in range(3))
    rows = zip(names, ends, rises, bends, strict=True)
    return {name: (round(end, 3), round(rise, 3), round(bend, 3)) for name, end, rise, bend in rows}


def written(kept: dict[str, Any]) -> str:
    """As a person reads it: a line for every feature."""
    tables = []
    for seats, table in kept["curves"].items():
        rows = ",\n".join(f"      {json.dumps(name)}: {json.dumps(curve)}" for name, curve in table.items())
        tables.append(f'    "{seats}": {{\n{rows}\n    }}')
    made = ",\n".join(f'    "{seats}": {json.dumps(how)}' for seats, how in kept["made"].items())
    return f'{{\n  "made": {{\n{made}\n  }},\n  "curves": {{\n' + ",\n".join(tables) + "\n  }\n}\n"


def _parser() -> Parser:
    parser = Parser(prog="tune", description="Learn what things are worth from games, and try it.")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--games", type=int, default=10_000, help="games to learn from")
    parser.add_argument("--teacher", default=REFLEX, help="who plays them: reflex, or a level")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--trial", type=int, default=200, help="games against the weights of today, on other deals")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="games at the same time")
    parser.add_argument("--keep", action="store_true", help="write the new weights into the program")
    return parser


def tune(argv: Sequence[str]) -> None:
    """Learn, try, tell, and keep if that was asked for."""
    parser = _parser()
    args = parser.parse_args(argv)
    parser.at_least(args, 1, "games", "workers")
    parser.at_least(args, 0, "trial")
    names = features_of(learner_of(args.title))
    if args.teacher != REFLEX and args.teacher not in levels_of(args.title)[1:]:
        parser.error(f"nobody called {args.teacher} teaches {args.title}")
    if args.seats not in manifests()[args.title].seats:
        parser.error(f"{args.title} is not for {args.seats}")
    lessons = Lessons(args.title, args.seats, args.teacher, args.seed, args.games)
    with cores(args.workers) as pool:
        equations = gathered(lessons, pool)
        found = equations.solved()
        table = curves(names, found)
        print(f"{args.title}, {args.seats} seats: {equations.met} positions of {args.games} games by {args.teacher}")
        print(f"explained: {equations.explained(found):.3f} of what differs between the ends")
        for name, curve in table.items():
            print(f"{name:10}" + "".join(f"{number:10.3f}" for number in curve))
        if args.trial:
            result = tried(args.title, args.seats, table, args.seed + args.games, args.trial, pool)
            print(f"as a planner against the weights of today: {result}")
    if args.keep:
        file = weights_file(args.title)
        kept = json.loads(file.read_text("utf-8"))
        kept["curves"][str(args.seats)] = table
        kept["made"][str(args.seats)] = {"teacher": args.teacher, "games": args.games, "seed": args.seed}
        file.write_text(written(kept), "utf-8")
        print(f"kept in {file}")


if __name__ == "__main__":
    import sys

    sys.exit(attend("tune", partial(tune, sys.argv[1:])))
