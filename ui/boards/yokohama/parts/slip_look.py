"""What a seat has, as its slip shows it."""

from typing import Final, NamedTuple

from rules.core.target import Seat
from rules.yokohama.cards import AGENT_KINDS, COUNTRIES
from rules.yokohama.components import HOUSE, SHOP
from rules.yokohama.reckoning.standing import built, cards_of, icons
from rules.yokohama.scoring import production_sum
from rules.yokohama.state import YokohamaState
from ui.boards.view import View
from ui.boards.yokohama.parts.words import letter_of

NAMED_ROWS: Final = ("money", "assistants", "shops", "houses", "orders", "technologies", "agents")


class SeatLook(NamedTuple):
    """All that a slip shows below its head."""

    crest: int
    owned: tuple[int, ...]
    built: tuple[int, int]
    hand: int
    done: int
    technologies: tuple[int, ...]
    production: int
    agents: tuple[tuple[int, bool], ...]
    tokens: int
    icons: tuple[int, ...]
    words: "SlipWords"

    @property
    def letters(self) -> tuple[str, ...]:
        """Of the countries."""
        return self.words.letters

    @property
    def labels(self) -> tuple[str, ...]:
        """Of the rows that have a name."""
        return self.words.labels


class SlipWords(NamedTuple):
    """What all slips say, in the language of the moment."""

    letters: tuple[str, ...]
    labels: tuple[str, ...]


def words_of(view: View) -> SlipWords:
    """The words of all slips."""
    return SlipWords(
        tuple(letter_of(view.words, country) for country in range(len(COUNTRIES))),
        tuple(view.words(f"yokohama.board.{name}") for name in NAMED_ROWS),
    )


def look_of(view: View, seat: Seat, words: SlipWords) -> SeatLook:
    """What a seat has now. Agents used stand among the others, face down."""
    state: YokohamaState = view.state
    agents = [(kind, False) for kind in range(len(AGENT_KINDS)) for _ in range(state.agents[seat][kind])]
    agents += [(kind, True) for kind in range(len(AGENT_KINDS)) for _ in range(state.spent[seat][kind])]
    return SeatLook(
        view.crests[seat],
        tuple(state.stock[seat]),
        (built(state, seat, SHOP), built(state, seat, HOUSE)),
        len(state.hands[seat]),
        len(state.completed[seat]),
        tuple(cards_of(state, seat)),
        production_sum(state, seat),
        tuple(agents),
        len(state.taken[seat]),
        tuple(icons(state, seat)),
        words,
    )
