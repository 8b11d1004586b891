"""Draw everything again: python -m tools.art [assets folder] [step ...]

A step is atlas, earlier, pictures or icon; `atlas/common` and `pictures/noren` draw only what bears that name.
"""

import sys
from pathlib import Path

from . import atlas, earlier, icon, pictures
from .sprites import GROUPS

STEPS = ("atlas", "earlier", "pictures", "icon")


def main(arguments: list[str]) -> None:
    """Write the asked steps into the assets folder."""
    folder = Path(arguments[0] if arguments else "assets")
    for step in arguments[1:] or STEPS:
        kind, _, part = step.partition("/")
        if kind == "atlas":
            for group in GROUPS:
                if part in ("", group):
                    atlas.write(folder / "atlas", group, GROUPS[group]())
        elif kind == "earlier":
            earlier.write(folder / "atlas")
        elif kind == "pictures":
            pictures.write(folder, part)
        elif kind == "icon":
            icon.write(folder / "icon")
        else:
            raise SystemExit(f"no step named {step}; choose from {', '.join(STEPS)}")


if __name__ == "__main__":
    main(sys.argv[1:])
