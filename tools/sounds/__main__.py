"""Make every sound again: python -m tools.sounds [assets folder]"""

import sys
from pathlib import Path

from .air import AIR_RATE, AIRS
from .pieces import SOUNDS
from .wave_file import write, write_endless

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "assets") / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())
    for name, make in AIRS.items():
        write_endless(folder / f"air_{name}.wav", make(), AIR_RATE)
