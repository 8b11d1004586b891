"""Comptoir. Double-click it, or: python main.py [open | demo | arena | audit | check] ..."""

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

USAGE = """usage: main.py                      open the program
       main.py open FILE            open a saved game under the values it was played with
       main.py demo TITLE           a game played by opponents, drawn without a display (--help for more)
       main.py arena TITLE          matches between opponents (--help for more)
       main.py audit TITLE          how often opponents do what a sane player never does (--help for more)
       main.py check FILE           replay a saved game and say whether it holds
       main.py --version"""

PIPE_CLOSED = 141
"""What a shell takes for a program whose reader has left."""

MISSING = "Comptoir needs its packages first: run `make play` in its folder, or `python -m pip install .` there."


def tell(sentence: str) -> None:
    """Say one sentence where the player can read it, also when the program was double-clicked."""
    if sys.stderr is not None and (sys.stderr.isatty() or not sys.platform.startswith("win")):
        print(sentence, file=sys.stderr)
        return
    try:
        import tkinter
        from tkinter import messagebox

        tkinter.Tk().withdraw()
        messagebox.showinfo("Comptoir", sentence)
    except Exception:
        print(sentence)


def open_program(arguments: Sequence[str]) -> int:
    """The program itself."""
    from ui.program import run

    return run(arguments)


def demo(arguments: Sequence[str]) -> int:
    """A whole game as pictures."""
    from ui.demo import run

    return run(arguments)


def arena(arguments: Sequence[str]) -> int:
    """Matches between opponents."""
    from game.arena import run

    return run(arguments)


def audit(arguments: Sequence[str]) -> int:
    """Follies of opponents, counted."""
    from game.audit import run

    return run(arguments)


def open_game(arguments: Sequence[str]) -> int:
    """The program, with a saved game on the table."""
    if len(arguments) != 1:
        tell("Name one saved game: main.py open FILE")
        return 2
    from ui.program import open_file

    return open_file(Path(arguments[0]), tell)


def check(arguments: Sequence[str]) -> int:
    """Does a saved game hold?"""
    if len(arguments) != 1:
        tell("Name one saved game: main.py check FILE")
        return 2
    from game.check import check_file
    from game.paths import assets_folder
    from ui.say import Say

    report = check_file(Path(arguments[0]))
    print(Say(assets_folder())(report.text))
    return 0 if report.ok else 1


COMMANDS = {"open": open_game, "demo": demo, "arena": arena, "audit": audit, "check": check}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it did what was asked."""
    try:
        code = run_command(list(sys.argv[1:] if argv is None else argv))
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC):
            raise
        return told_nowhere(error)
    return code


def told_nowhere(error: OSError) -> int:
    """What was printed did not arrive: whoever read it has left off, or there is no room. Returns the exit code."""
    # What still waits to be printed would be tried again on the way out.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return PIPE_CLOSED
    tell(f"What was to be told could not be written: {error.strerror}.")
    return 1


def run_command(arguments: list[str]) -> int:
    """What the first word names, or the program itself."""
    if arguments and arguments[0] in ("-h", "--help"):
        print(USAGE)
        return 0
    if arguments and arguments[0] == "--version":
        from game.version import VERSION

        print(f"Comptoir {VERSION}")
        return 0
    command = open_program
    if arguments and not arguments[0].startswith("-"):
        if arguments[0] not in COMMANDS:
            known = ", ".join(COMMANDS)
            tell(f"There is no command “{arguments[0]}”: use {known}, or none to open the program.")
            return 2
        command = COMMANDS[arguments.pop(0)]
    try:
        return command(arguments)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in ("pygame", "pygame_gui", "platformdirs"):
            tell(MISSING)
            return 1
        raise
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    import multiprocessing

    multiprocessing.freeze_support()
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    sys.exit(main())
