"""What emperors give and take."""

from rules.core.target import Seat
from rules.yangtze.components import EMPERORS, POSTS
from rules.yangtze.state import YangtzeState


def amount_due(state: YangtzeState, seat: Seat, emperor: int) -> int:
    """What a bonus pays this seat now, or a tax takes (negative)."""
    token = EMPERORS[emperor]
    if token.effect == "bonus_per_post_of_type":
        return token.amount * sum(1 for post in state.posts[seat] if POSTS[post].type == token.post_type)
    if token.effect == "tax_per_full_ten_money":
        return -token.amount * (state.money[seat] // 10)
    if token.effect == "tax_per_post":
        return -token.amount * len(state.posts[seat])
    return -token.amount * len(state.goods[seat])
