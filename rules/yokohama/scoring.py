"""Final scoring: what was gained during the game, then eight categories, each with its reason."""

from typing import Final, NamedTuple

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.seat_order import from_seat
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yokohama.cards import (
    AGENT_POINTS,
    GOODS_PER_POINT,
    IMPORT_POINTS,
    SET_POINTS,
    TECHNOLOGIES,
    TECHNOLOGY_POINTS,
    YEN_PER_POINT,
)
from rules.yokohama.components import CHURCH, CUSTOMS, GOODS, IMPORT, MAJORITY, SPACES, YEN
from rules.yokohama.reckoning.standing import cards_of, icons
from rules.yokohama.state import EARNED, YokohamaState

FINAL: Final = ("church", "customs", "technology", "countries", "agents", "imports", "yen", "goods")
CATEGORIES: Final = (*EARNED, *FINAL)


class Standing(NamedTuple):
    """What is compared for a prize: the higher the better, the first number being what is told."""

    number: int
    tie: int


def board_standing(state: YokohamaState, board: int, seat: Seat) -> Standing:
    """Assistants of a seat on the Church or Customs board, and how far right the rightmost stands."""
    own = [SPACES[board][at].position for at, owner in enumerate(state.boards[board]) if owner == seat]
    return Standing(len(own), max(own, default=0))


def production_sum(state: YokohamaState, seat: Seat) -> int:
    """The printed Production values of a seat's technologies; surcharges are no part of them."""
    return sum(TECHNOLOGIES[card].production for card in cards_of(state, seat))


def technology_standing(state: YokohamaState, seat: Seat) -> Standing:
    """The sum of Production values; of equal ones the seat earlier in turn order is ahead."""
    return Standing(production_sum(state, seat), -from_seat(state.first, state.seats).index(seat))


def prizes(standings: list[Standing], points: tuple[int, ...]) -> list[int]:
    """The first prize to the best, the second to the next; nothing for those who have none of it."""
    given = [0] * len(standings)
    ranked = sorted((seat for seat, each in enumerate(standings) if each.number), key=lambda s: standings[s])
    for seat, prize in zip(reversed(ranked), points, strict=False):
        given[seat] = prize
    return given


def country_sets(counts: list[int]) -> list[int]:
    """The sizes of the sets of different countries, the largest possible one made again and again.

    >>> country_sets([2, 2, 2, 1, 1])
    [5, 3]
    """
    left = list(counts)
    sets = []
    while any(left):
        sets.append(sum(1 for number in left if number))
        left = [max(0, number - 1) for number in left]
    return sets


def sets_told(state: YokohamaState, seat: Seat) -> tuple[Text, ...]:
    """The sets of different countries of a seat, each with what it scores."""
    sets = country_sets(icons(state, seat))
    return tuple(say("yokohama.about.icons_set", size=size, n=SET_POINTS[size]) for size in sets)


def _rows(state: YokohamaState) -> list[list[tuple[int, Text]]]:
    """By seat, points and reasons of the final categories."""
    seats = range(state.seats)
    boards = [[board_standing(state, board, seat) for seat in seats] for board in (CHURCH, CUSTOMS)]
    technology = [technology_standing(state, seat) for seat in seats]
    given = [prizes(boards[board], MAJORITY[board]) for board in (CHURCH, CUSTOMS)]
    for_technology = prizes(technology, TECHNOLOGY_POINTS)
    found = []
    for seat in seats:
        owned, sets = state.stock[seat], country_sets(icons(state, seat))
        agents, goods = sum(state.agents[seat]), sum(owned[: len(GOODS)])
        found.append(
            [
                (given[CHURCH][seat], say("yokohama.reason.board", n=boards[CHURCH][seat].number)),
                (given[CUSTOMS][seat], say("yokohama.reason.board", n=boards[CUSTOMS][seat].number)),
                (for_technology[seat], say("yokohama.reason.technology", n=technology[seat].number)),
                (sum(SET_POINTS[size] for size in sets), say("yokohama.reason.countries", n=len(sets))),
                (AGENT_POINTS * agents, say("yokohama.reason.agents", n=agents)),
                (IMPORT_POINTS * owned[IMPORT], say("yokohama.reason.imports", n=owned[IMPORT])),
                (owned[YEN] // YEN_PER_POINT, say("yokohama.reason.yen", n=owned[YEN])),
                (goods // GOODS_PER_POINT, say("yokohama.reason.goods", n=goods)),
            ]
        )
    return found


def final_points(state: YokohamaState, seat: Seat) -> dict[str, int]:
    """The points of the final categories, as if the game ended now."""
    return {key: points for key, (points, _) in zip(FINAL, _rows(state)[seat], strict=True)}


def scores(state: YokohamaState) -> list[ScoreSheet]:
    """All sheets, as if the game ended now."""
    sheets = []
    for seat, final in enumerate(_rows(state)):
        earned = [
            ScoreRow(Text(f"yokohama.score.{key}"), points, Text(f"yokohama.reason.in_play_{key}"))
            for key, points in zip(EARNED, state.earned[seat], strict=True)
        ]
        counted = [
            ScoreRow(
                Text(f"yokohama.score.{key}"), points, reason, sets_told(state, seat) if key == "countries" else ()
            )
            for key, (points, reason) in zip(FINAL, final, strict=True)
        ]
        rows = (*earned, *counted)
        sheets.append(ScoreSheet(sum(row.points for row in rows), rows))
    return sheets


def winners(state: YokohamaState) -> list[Seat]:
    """The highest total; of equal ones the first in turn order."""
    totals = [sheet.total for sheet in scores(state)]
    return [next(seat for seat in from_seat(state.first, state.seats) if totals[seat] == max(totals))]
