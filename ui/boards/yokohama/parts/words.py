"""Names of sprites and short words that several parts use."""

from collections.abc import Sequence
from typing import Final

from rules.harbour.rewards import Reward
from rules.yokohama.cards import COUNTRIES
from rules.yokohama.components import AREAS
from ui.boards.figures import Words
from ui.boards.yokohama.parts.block import Block
from ui.theme import PAPER, SMOKE, WHITE

BANNER: Final = 12.5
TAB: Final = 15.0
"""How high the tab is that bears the letter of a country."""


def reward_sprite(rewards: Sequence[Reward]) -> str:
    """The picture of a printed reward."""
    return "reward/" + "-".join(f"{kind}_{number}" for kind, number in rewards)


def area_kind(area: int) -> str:
    """What an Area is called among the pictures: two copies look alike, the lettered ones do not."""
    return AREAS[area].key if AREAS[area].letter >= 0 else AREAS[area].kind


def letter_of(words: Words, country: int) -> str:
    """The letter of a country, which is a word."""
    return words(f"yokohama.board.letter.{COUNTRIES[country]}")


def draw_banner(block: Block, words: Words, country: int, x: float, y: float, high: float) -> None:
    """The banner of a country along the left side of a card: its letter on the dark tab, the cloth below."""
    block.sprite(f"banner/{COUNTRIES[country]}", x, y + TAB, BANNER, high - TAB)
    block.text(letter_of(words, country), x + BANNER / 2, y + 12.4, 14, "bold", WHITE, "centre")


def draw_agent(block: Block, letter: str, kind: int, x: float, y: float, size: float, used: bool = False) -> None:
    """An Agent of a kind in a square with the letter of its country; those of no country bear a bowler."""
    key = COUNTRIES[kind] if kind < len(COUNTRIES) else "free"
    block.sprite(f"agent_used/{key}" if used else f"agent/{key}", x, y, size)
    if kind >= len(COUNTRIES):
        return
    if used:
        block.text(letter, x + size / 2, y + size / 2 + 5, max(14.0, size * 0.5), "bold", SMOKE, "centre")
    else:
        at = block.room(x + size / 2, y + size / 2, 0, 0)
        block.painter.numeral(letter, at.x, at.y, max(15.0, size * 0.56) * block.unit, halo=PAPER)
