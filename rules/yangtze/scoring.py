"""Final scoring."""

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.target import HIDDEN, Seat
from rules.core.text import Text, say
from rules.yangtze.components import COLOUR_SET, MAJORITY, POST_TYPES, POSTS, UNPLAYED_VALUE
from rules.yangtze.reckoning.cards import unplayed_liquidity
from rules.yangtze.reckoning.cargo import best_split, cargo_value
from rules.yangtze.state import YangtzeState


def colour_types(posts: list[int], green: bool) -> int:
    """How many different types a seat holds in one colour."""
    return len({POSTS[post].type for post in posts if POSTS[post].green == green})


def standing(state: YangtzeState, post_type: int) -> list[Seat]:
    """Seats that hold posts of a type, best first: most posts, then the lowest dot."""
    ranked = []
    for seat, posts in enumerate(state.posts):
        dots = [POSTS[post].dots for post in posts if POSTS[post].type == post_type]
        if dots:
            ranked.append((-len(dots), min(dots), seat))
    return [seat for _, _, seat in sorted(ranked)]


def majorities(state: YangtzeState) -> list[list[int]]:
    """By seat, what each first or second place brings, the types in their order."""
    awards: list[list[int]] = [[] for _ in range(state.seats)]
    for post_type in range(len(POST_TYPES)):
        for seat, award in zip(standing(state, post_type), MAJORITY, strict=False):
            awards[seat].append(award)
    return awards


def post_points(state: YangtzeState) -> list[int]:
    """By seat, all that posts bring."""
    points = [sum(awards) for awards in majorities(state)]
    for seat, posts in enumerate(state.posts):
        if posts:
            points[seat] += COLOUR_SET[colour_types(posts, True)] + COLOUR_SET[colour_types(posts, False)]
    return points


def liquidity_points(cards: int) -> int:
    """What unplayed liquidity cards bring."""
    return sum(UNPLAYED_VALUE[card] for card in unplayed_liquidity(cards))


def _sum(numbers: list[int]) -> Text:
    if not numbers:
        return Text("yangtze.score.none")
    text = say("common.number", n=numbers[-1])
    for number in reversed(numbers[:-1]):
        text = say("common.plus", first=number, rest=text)
    return text


def scores(state: YangtzeState) -> list[ScoreSheet]:
    """The parts in the order goods, green sets, brown sets, majorities, liquidity cards, after the money in hand.

    Goods that the asking seat cannot see count nothing.
    """
    awards = majorities(state)
    sheets = []
    for seat in range(state.seats):
        cargoes = [cargo_value(cargo) for cargo in best_split(g for g in state.goods[seat] if g != HIDDEN)]
        green, brown = (colour_types(state.posts[seat], colour) for colour in (True, False))
        unplayed = len(unplayed_liquidity(state.cards[seat]))
        rows = (
            ScoreRow(Text("yangtze.score.money"), state.money[seat], Text("yangtze.score.in_hand")),
            ScoreRow(Text("yangtze.score.goods"), sum(cargoes), _sum(cargoes)),
            ScoreRow(Text("yangtze.score.green"), COLOUR_SET[green], say("yangtze.score.types", n=green)),
            ScoreRow(Text("yangtze.score.brown"), COLOUR_SET[brown], say("yangtze.score.types", n=brown)),
            ScoreRow(Text("yangtze.score.majorities"), sum(awards[seat]), _sum(awards[seat])),
            ScoreRow(
                Text("yangtze.score.liquidity"),
                liquidity_points(state.cards[seat]),
                say("yangtze.score.unplayed", n=unplayed),
            ),
        )
        sheets.append(ScoreSheet(sum(row.points for row in rows), rows))
    return sheets


def winners(state: YangtzeState) -> list[Seat]:
    """Whoever has most; ties stand."""
    totals = [sheet.total for sheet in scores(state)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
