"""What a post under the hammer would bring a player at the end, as things stand."""

from typing import NamedTuple

import pygame

from rules.core.target import NOBODY
from rules.yangtze.components import COLOUR_SET, MAJORITY, POST_TYPES, POSTS
from rules.yangtze.reckoning.bidding import Bidding
from rules.yangtze.reckoning.posts import post_gain
from rules.yangtze.scoring import colour_types, standing
from ui.boards.view import View
from ui.boards.yangtze.parts.notices import seat_crest
from ui.paint import Painter
from ui.theme import BRICK, INK, SMOKE, Colour


class Part(NamedTuple):
    """One reason: its picture, its name, how it changes, what that brings."""

    sprite: str
    name: str
    change: str
    gain: int


def _place_name(view: View, ranked: list[int], seat: int) -> str | None:
    place = ranked.index(seat) if seat in ranked else len(MAJORITY)
    return view.words(f"yangtze.board.{('first', 'second')[place]}") if place < len(MAJORITY) else None


def _change(view: View, before_rank: list[int], after_rank: list[int]) -> str:
    before, after = (_place_name(view, ranked, view.viewer) for ranked in (before_rank, after_rank))
    if after is None or after == before:
        return view.words("yangtze.board.nothing_more")
    if before is None:
        return view.words("yangtze.board.majority_new", after=after)
    return view.words("yangtze.board.majority_change", before=before, after=after)


def _award(ranked: list[int], seat: int) -> int:
    place = ranked.index(seat) if seat in ranked else len(MAJORITY)
    return MAJORITY[place] if place < len(MAJORITY) else 0


def parts(view: View) -> list[Part]:
    """The majority of the post's type and the set of its colour."""
    state, seat = view.state, view.viewer
    post = POSTS[state.block]
    after = state.clone()
    after.posts[seat].append(state.block)
    before_rank, after_rank = standing(state, post.type), standing(after, post.type)
    change = _change(view, before_rank, after_rank)
    key = POST_TYPES[post.type]
    majority = Part(
        f"yangtze/post_mark/{key}",
        view.words(f"yangtze.type_plural.{key}"),
        change,
        _award(after_rank, seat) - _award(before_rank, seat),
    )
    old, new = colour_types(state.posts[seat], post.green), colour_types(after.posts[seat], post.green)
    colour = "green" if post.green else "brown"
    types = (
        view.words("yangtze.board.types_to", n=old, after=new)
        if new > old
        else view.words("yangtze.board.nothing_more")
    )
    row = Part(
        f"yangtze/post_set/{colour}",
        view.words(f"yangtze.board.{colour}_set"),
        types,
        COLOUR_SET[new] - COLOUR_SET[old],
    )
    return [majority, row]


class Threat(NamedTuple):
    """A rival who may get the post, and what the viewer would lose by it."""

    seat: int
    loss: int


def threat(view: View, auction: Bidding) -> Threat | None:
    """The leader, whatever it costs the viewer; else, of those still called, the one who would cost them most."""
    losses = {
        seat: -post_gain(view.state, seat, view.state.block)[view.viewer]
        for seat in dict.fromkeys((auction.leader, *auction.queue))
        if seat not in (NOBODY, view.viewer)
    }
    if auction.leader in losses:
        return Threat(auction.leader, losses[auction.leader])
    worst = max(losses, key=losses.__getitem__, default=None)
    return Threat(worst, losses[worst]) if worst is not None and losses[worst] else None


def draw(painter: Painter, room: pygame.FRect, k: float, view: View, auction: Bidding, amount: int | None) -> None:
    """Reasons, their sum, who would lose by it, what a rival would take, and what a bid of this amount leaves."""
    painter.text(
        view.words("yangtze.board.worth_to_you"), room.x, room.y + 20 * k, 19 * k, "serif", BRICK, max_width=room.w
    )
    note = view.words("yangtze.board.as_things_stand")
    painter.text(note, room.x, room.y + 40 * k, 15 * k, "sans", SMOKE, max_width=room.w, most=15 * k)
    y = room.y + 56 * k
    for part in parts(view):
        painter.nine("nine/worth", room.x, y, room.w, 58 * k)
        painter.sprite(part.sprite, room.x + 22 * k, y + 29 * k, 26 * k, centre=True)
        painter.text(part.name, room.x + 44 * k, y + 25 * k, 16 * k, "semi", max_width=room.w - 98 * k, most=18 * k)
        painter.text(
            part.change, room.x + 44 * k, y + 45 * k, 15 * k, "sans", SMOKE, max_width=room.w - 98 * k, most=15 * k
        )
        painter.text(f"+{part.gain}", room.right - 10, y + 37 * k, 22 * k, "display", INK, "right", most=22 * k)
        y += 66 * k
    painter.line(room.x, y, room.right, y, INK, 1.4)
    gains = post_gain(view.state, view.viewer, view.state.block)
    own = gains[view.viewer]
    painter.text(view.words("yangtze.board.you_gain"), room.x, y + 32 * k, 18 * k, "serif", max_width=room.w - 70 * k)
    painter.text(f"+{own}", room.right - 8, y + 36 * k, 30 * k, "display", BRICK, "right", most=30 * k)
    y += 42 * k
    for seat in [s for s, gain in enumerate(gains) if gain < 0][:2]:
        words = view.words("yangtze.board.seat_loses", seat=view.names[seat])
        _line(painter, pygame.FRect(room.x, y, room.w, 24 * k), k, view, seat, words, -gains[seat])
        y += 24 * k
    rival = threat(view, auction)
    if rival is not None:
        words = view.words("yangtze.board.you_lose_to", seat=view.names[rival.seat])
        _line(painter, pygame.FRect(room.x, y, room.w, 24 * k), k, view, rival.seat, words, rival.loss, BRICK)
    if amount is not None:
        _remark(painter, pygame.FRect(room.x, room.bottom - 58 * k, room.w, 56 * k), k, view, amount, own)


def _line(
    painter: Painter,
    room: pygame.FRect,
    k: float,
    view: View,
    seat: int,
    words: str,
    loss: int,
    tone: Colour = INK,
) -> None:
    """A seat, what is said of it, and a loss."""
    seat_crest(painter, view.crests[seat], room.x + 11, room.y + 15 * k, 21 * k)
    painter.text(words, room.x + 30, room.y + 20 * k, 15 * k, "sans", tone, max_width=room.w - 78, most=15 * k)
    lost = f"\u2212{loss}" if loss else "0"
    painter.text(lost, room.right - 8, room.y + 21 * k, 17 * k, "display", tone, "right", most=17 * k)


def _remark(painter: Painter, box: pygame.FRect, k: float, view: View, amount: int, gain: int) -> None:
    painter.nine("nine/remark", *box)
    left = view.state.money[view.viewer] - amount
    words = view.words("yangtze.board.bid_leaves", bid=amount, left=left)
    painter.text(words, box.x + 10, box.y + 23 * k, 15 * k, "semi", max_width=box.w - 18, most=15 * k)
    net = gain - amount
    words = view.words("yangtze.board.bid_nets", n=net) if net >= 0 else view.words("yangtze.board.bid_loses", n=-net)
    painter.text(words, box.x + 10, box.y + 44 * k, 15 * k, "sans", SMOKE, max_width=box.w - 18, most=15 * k)
