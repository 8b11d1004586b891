"""`make bench`, or `python -m tools.bench [part ...] [--json]`."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.bench.figure import Figure, Skipped
from tools.bench.virtual_screen import screen

PARTS: Final = ("playouts", "states", "first_frame", "redraw", "idle", "thinking", "frames", "memory")
WITHOUT_A_WINDOW: Final = ("playouts", "states", "thinking")


def measured(part: str, rivals: Path) -> Iterator[Figure]:
    """The figures of one part, each as soon as it is known; where one cannot be measured, the reason is printed."""
    try:
        measure = import_module(f"tools.bench.{part}").measure
        with nullcontext() if part in WITHOUT_A_WINDOW else screen():
            yield from measure(rivals) if part == "playouts" else measure()
    except (Skipped, ImportError) as reason:
        print(f"-- {part} left out: {reason}", file=sys.stderr)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; all unless named")
    parser.add_argument("--rivals", type=Path, default=Path(".venv-bench/bin/python"), help="runs the other engines")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args(argv)
    if unknown := set(arguments.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}")
    figures: list[Figure] = []
    for part in arguments.parts or PARTS:
        for figure in measured(part, arguments.rivals):
            figures.append(figure)
            if not arguments.json:
                print(figure.line(), flush=True)
    if arguments.json:
        print(json.dumps([figure._asdict() for figure in figures], indent=1))
    return 0 if all(figure.holds for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
