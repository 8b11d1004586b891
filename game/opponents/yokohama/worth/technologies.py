"""What a technology is worth to its owner, beside its icon and the race for Production."""

from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.things import Rates
from rules.core.target import Seat
from rules.yokohama import cards
from rules.yokohama.cards import TECHNOLOGIES, TITLES
from rules.yokohama.components import NONE
from rules.yokohama.reckoning.standing import cards_of
from rules.yokohama.state import YokohamaState

_EACH_TURN: Final = {
    cards.STOCK_MARKET: 0.6,
    cards.NEWSPAPER: 0.55,
    cards.TRAM: 0.6,
    cards.BALL: 0.5,
    cards.BRICKYARD: 0.5,
    cards.TELEPHONE: 0.4,
    cards.GASLIGHT: 0.3,
    cards.STATION: 0.35,
    cards.WINERY: 0.28,
    cards.MINING: 0.25,
    cards.TELEGRAM: 0.25,
    cards.ELECTRICAL_LIGHT: 0.25,
    cards.PATENT: 0.3,
    cards.UNIVERSITY: 0.2,
    cards.LANGUAGE_SCHOOL: 0.2,
    cards.SPINNING: 0.2,
    cards.POSTAL: 0.2,
    cards.LETTERPRESS: 0.12,
    cards.STAGECOACH: 0.12,
    cards.EXPOSITION: 0.0,
}
"""By skill, what it brings a turn."""
_HELP: Final = tuple(
    next((each for skill, each in _EACH_TURN.items() if skill.title == title), 0.0) for title in range(len(TITLES))
)


def technology_help(state: YokohamaState, card: int, rate: Rates, temper: Temper) -> float:
    """What a technology will still bring, owned or as if it were; points given at once are no part of it."""
    title = TECHNOLOGIES[card].title
    if (
        title == cards.STATION.title
        and state.station != NONE
        and not any(techs & cards.STATION.cards for techs in state.techs)
    ):
        return 0.0
    return temper.foresight * _HELP[title] * rate.turns


def technologies_help(state: YokohamaState, seat: Seat, rate: Rates, temper: Temper) -> float:
    """All technologies of a seat."""
    if not state.techs[seat]:
        return 0.0
    return sum([technology_help(state, card, rate, temper) for card in cards_of(state, seat)])
