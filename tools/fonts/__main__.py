"""Cut the fall-back typefaces again: python -m tools.fonts NOTO [fonts folder]

NOTO is a folder that holds, at any depth, the files of Debian's packages fonts-noto-core and fonts-noto-cjk (`apt-get
download` and `dpkg -x` lay them there without installing anything).
"""

import json
import sys
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

from tools.fonts.signs import EAST_ASIA, SCRIPTS, WORLD, Script, spans

OWN = "Source*.otf"


def cut(noto: Path, script: Script, folder: Path, without: set[int]) -> set[int]:
    """Write what a script needs of its typeface; returns the signs it can set."""
    source = next(noto.rglob(script.source))
    font = TTFont(source, fontNumber=0, lazy=True)
    held = set(font.getBestCmap())
    signs = held & script.signs if script.signs else {sign for sign in held if sign > 0x2FF}
    signs -= without
    options = subset.Options(hinting=False, notdef_outline=True, glyph_names=False)
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.drop_tables += ["VORG", "vhea", "vmtx", "BASE", "DSIG"]
    if script.shaped:
        options.layout_features = ["*"]
    else:
        options.drop_tables += ["GSUB", "GPOS", "GDEF"]
    subsetter = subset.Subsetter(options)
    # A space of its own lets two words of the script stand in one run.
    subsetter.populate(unicodes=signs | {0x20})
    subsetter.subset(font)
    font.save(folder / script.file)
    return signs | {0x20}


def main(arguments: list[str]) -> None:
    """Write the typefaces and the table of what each of them can set."""
    noto, folder = Path(arguments[0]), Path(arguments[1] if len(arguments) > 1 else "assets/fonts")
    own = {path.name: set(TTFont(path).getBestCmap()) for path in sorted(folder.glob(OWN))}
    everywhere = set.intersection(*own.values())
    table: dict[str, Any] = {name: {"signs": spans(signs)} for name, signs in own.items()}
    for script in (*SCRIPTS, WORLD, EAST_ASIA):
        signs = cut(noto, script, folder, everywhere)
        told = {"signs": spans(signs), "tag": script.tag, "leftward": script.leftward, "size": script.size}
        table[script.file] = {key: value for key, value in told.items() if value}
    text = json.dumps(table, separators=(",", ":"))
    (folder / "coverage.json").write_text(text.replace('"},"', '"},\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
