"""Texts as short strings, so that a test shows at a glance what is said."""

from rules.core.target import Target
from rules.core.text import Text
from tests.titles.yokohama.kit import Harbour


def plain(value: "Text | Target | int | None") -> str:
    """`about.at_power(power=3, gain=gain.silk(n=2))`; a thing is its kind and key."""
    if isinstance(value, Text):
        key = value.key.removeprefix("yokohama.")
        args = ", ".join(f"{name}={plain(each)}" for name, each in value.args)
        return f"{key}({args})" if args else key
    if isinstance(value, Target):
        return f"{value.kind}/{value.key}"
    return str(value)


def about(harbour: Harbour, target: Target, seat: int = 0) -> list[str]:
    """What a tooltip says below the name."""
    return [plain(line).removeprefix("about.") for line in harbour.rules.about(harbour.state, seat, target)[1:]]


def name(harbour: Harbour, target: Target) -> str:
    """What a thing is called."""
    return plain(harbour.rules.name(target))


def prompt(harbour: Harbour) -> str:
    """What the deciding seat is asked."""
    return plain(harbour.rules.prompt(harbour.state)).removeprefix("prompt.")


def phrases(harbour: Harbour) -> list[str]:
    """What the moves on offer would do."""
    state = harbour.state
    return [plain(harbour.rules.describe(state, move)).removeprefix("do.") for move in harbour.legal]


def log(harbour: Harbour) -> list[str]:
    """What the last move told everybody."""
    return [plain(text).removeprefix("log.") for event in harbour.last if (text := event.text()) is not None]
