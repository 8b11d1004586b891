"""Install the built folder, its icon and its menu entry for this user (Linux): python -m tools.app.install"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NAME = "io.github.comptoir.Comptoir"


def main() -> int:
    """Copy what `make app` built to where a desktop looks for it."""
    built = ROOT / "dist" / "comptoir"
    if not (built / "comptoir").exists():
        print("Build the program first: make app", file=sys.stderr)
        return 1
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    home = data / "comptoir-app"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(built, home, symlinks=True)
    for size in (16, 32, 48, 64, 128, 256, 512):
        icon = ROOT / "assets" / "icon" / f"comptoir_{size}.png"
        place = data / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, place / "comptoir.png")
    applications, metainfo = data / "applications", data / "metainfo"
    for folder in (applications, metainfo):
        folder.mkdir(parents=True, exist_ok=True)
    entry = (Path(__file__).parent / f"{NAME}.desktop").read_text(encoding="utf-8")
    entry = entry.replace("Exec=comptoir", f'Exec="{home / "comptoir"}"')
    (applications / f"{NAME}.desktop").write_text(entry, encoding="utf-8")
    shutil.copy(Path(__file__).parent / f"{NAME}.metainfo.xml", metainfo)
    print(f"Installed in {home}; Comptoir is in the menu of games.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
