"""What a trading post would change."""

from rules.core.target import NOBODY, Seat
from rules.yangtze.scoring import post_points
from rules.yangtze.state import YangtzeState


def post_gain(state: YangtzeState, seat: Seat, post: int) -> list[int]:
    """By seat, what changes at the end if this seat gets the post, as things stand."""
    before = post_points(state)
    after = state.clone()
    after.posts[seat].append(post)
    return [new - old for new, old in zip(post_points(after), before, strict=True)]


def holder_of(state: YangtzeState, post: int) -> Seat:
    """Who holds the post; NOBODY: it is not sold."""
    return next((seat for seat, posts in enumerate(state.posts) if post in posts), NOBODY)
