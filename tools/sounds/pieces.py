"""The sounds themselves: short, wooden, quiet."""

from collections.abc import Callable

from .synth import BRONZE, METAL, WOOD, Samples, levelled, mixed, rustle, struck


def place() -> Samples:
    """A wooden piece set down on the board."""
    return levelled(
        mixed(
            (0, 1.0, struck(310, 0.26, WOOD)),
            (0, 0.5, struck(132, 0.26, WOOD, 1.4)),
            (0, 0.5, rustle(0.05, 0.008, 0.55, 1)),
        ),
        0.42,
    )


def coin() -> Samples:
    """Two cast coins meeting, muffled by the hand."""
    first, second = struck(1480, 0.3, METAL), struck(1730, 0.32, METAL)
    return levelled(
        mixed(
            (0, 0.8, first),
            (0.055, 1.0, second),
            (0, 0.3, rustle(0.03, 0.006, 0.3, 2)),
            (0.055, 0.3, struck(420, 0.15, WOOD)),
        ),
        0.26,
    )


def card() -> Samples:
    """A card drawn over paper and laid down."""
    return levelled(
        mixed(
            (0, 0.9, rustle(0.14, 0.05, 0.45, 3, 0.03)),
            (0.11, 0.6, struck(240, 0.12, WOOD, 0.7)),
            (0.11, 0.7, rustle(0.05, 0.01, 0.5, 4)),
        ),
        0.28,
    )


def seal() -> Samples:
    """A seal pressed on paper: the end of a turn."""
    press = rustle(0.1, 0.03, 0.82, 5, 0.008)
    return levelled(
        mixed(
            (0, 1.0, struck(164, 0.34, WOOD, 1.7)),
            (0, 0.8, press),
            (0.012, 0.5, struck(392, 0.3, WOOD, 0.9)),
            (0.15, 0.18, rustle(0.1, 0.03, 0.4, 6, 0.01)),
        ),
        0.4,
    )


def gong() -> Samples:
    """A small gong: the end of the game."""
    return levelled(
        mixed(
            (0, 1.0, struck(196, 1.1, BRONZE, 0.45)),
            (0.004, 0.7, struck(197.6, 1.1, BRONZE, 0.42)),
            (0, 0.35, rustle(0.12, 0.03, 0.8, 7)),
        ),
        0.36,
    )


def turn() -> Samples:
    """Two taps on a wooden block, rising: it is your turn."""
    return levelled(mixed((0, 0.7, struck(523, 0.3, WOOD, 1.5)), (0.13, 1.0, struck(698, 0.34, WOOD, 1.8))), 0.3)


def refuse() -> Samples:
    """A dull knock: not possible."""
    return levelled(
        mixed(
            (0, 1.0, struck(118, 0.2, WOOD, 0.9)),
            (0.085, 0.7, struck(104, 0.2, WOOD, 0.9)),
            (0, 0.3, rustle(0.05, 0.015, 0.9, 8)),
        ),
        0.34,
    )


def drum() -> Samples:
    """Three strokes on a watch drum, growing: a raid."""
    stroke = mixed((0, 1.0, struck(74, 0.6, WOOD, 5.0)), (0, 0.4, rustle(0.08, 0.02, 0.85, 9)))
    return levelled(mixed((0, 0.5, stroke), (0.22, 0.7, stroke), (0.44, 1.0, stroke)), 0.4)


def bell() -> Samples:
    """A temple bell touched once: another emperor."""
    return levelled(
        mixed(
            (0, 1.0, struck(294, 1.6, BRONZE, 0.8)),
            (0.003, 0.6, struck(295.3, 1.6, BRONZE, 0.75)),
            (0, 0.2, rustle(0.05, 0.015, 0.7, 10)),
        ),
        0.3,
    )


def gavel() -> Samples:
    """The hammer of an auctioneer falls twice."""
    knock = mixed((0, 1.0, struck(208, 0.3, WOOD, 1.5)), (0, 0.6, struck(540, 0.2, WOOD, 0.8)))
    return levelled(mixed((0, 0.7, knock), (0.16, 1.0, knock)), 0.4)


def clappers() -> Samples:
    """Two hardwood blocks struck together, twice: a round is over."""
    clap = mixed((0, 1.0, struck(988, 0.3, WOOD, 1.6)), (0, 0.5, struck(1319, 0.3, WOOD, 1.2)))
    return levelled(mixed((0, 0.6, clap), (0.28, 1.0, clap)), 0.26)


def abacus() -> Samples:
    """Beads run along their rod: something is counted."""
    bead = struck(1046, 0.09, WOOD, 0.8)
    return levelled(mixed(*((0.035 * number, 0.5 + 0.1 * number, bead) for number in range(5))), 0.24)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "place": place,
    "coin": coin,
    "card": card,
    "seal": seal,
    "gong": gong,
    "turn": turn,
    "refuse": refuse,
    "drum": drum,
    "bell": bell,
    "gavel": gavel,
    "clappers": clappers,
    "abacus": abacus,
}
