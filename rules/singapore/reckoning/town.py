"""What the town leaves to build: plots, streets; and where its workers are."""

from rules.core.bits import numbers_in
from rules.core.target import Seat, Target
from rules.singapore.components import (
    COUNTS,
    EMPTY,
    FLAGS,
    FLAGS_BESIDE_FLAGS,
    PLOTS_MASK,
    START_SQUARES,
    STREETS,
    WORKERS,
)
from rules.singapore.places import ASIDE, BUILDING, TILE, WAITING
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState


def streets_left(state: SingaporeState) -> int:
    """How many streets the supply still has."""
    return STREETS - state.streets.bit_count()


def joined_by(state: SingaporeState, edge: int) -> tuple[Target, Target]:
    """The two buildings a street over this edge joins."""
    here, there = BOARDS[state.layout].edges[edge]
    return TILE[state.tiles[here]], TILE[state.tiles[there]]


def free_plots(state: SingaporeState) -> int:
    """Plots that bear neither a building nor a flag, as a mask."""
    free = PLOTS_MASK & ~state.built
    for square in state.flagged:
        if square != EMPTY:
            free &= ~(1 << square)
    return free


def open_plots(state: SingaporeState) -> int:
    """Free plots where a flag may be placed now, as a mask.

    They lie beside a building. When those are fewer than the flags of the whole round, they may also lie beside a plot
    flagged this round: flags are placed in the order of play, so each that stands belongs to one who builds earlier.
    """
    reach = state.reach
    if FLAGS_BESIDE_FLAGS and plots_are_short(state):
        near = BOARDS[state.layout].near
        for square in state.flagged:
            if square != EMPTY:
                reach |= near[square]
    return reach & free_plots(state)


def plots_are_short(state: SingaporeState) -> bool:
    """Do fewer plots lie beside a building than flags are placed in a round?"""
    return (state.reach & PLOTS_MASK & ~state.built).bit_count() < COUNTS[state.seats].flags


def plots_for_a_round(state: SingaporeState) -> int:
    """How many plots the flags of a round that begins could be placed on."""
    return (free_plots(state) if FLAGS_BESIDE_FLAGS else open_plots(state)).bit_count()


def plots_to_prepare(state: SingaporeState, seat: Seat) -> int:
    """Where a seat may build before the first round, as a mask: its own buildings open no plot."""
    near = BOARDS[state.layout].near
    reach = 0
    for square in numbers_in(state.built):
        if square in START_SQUARES or state.owner[square] != seat:
            reach |= near[square]
    return reach & PLOTS_MASK & ~state.built


def flags_left(state: SingaporeState, colour: int) -> int:
    """The flags of a colour that stand neither on a plot nor on a building."""
    return FLAGS - (state.flagged[colour] != EMPTY) - state.owner.count(colour)


def whereabouts(state: SingaporeState, worker: int) -> Target:
    """The place a worker is in."""
    square = state.workers[worker]
    if square == SET_ASIDE:
        return ASIDE[worker // WORKERS]
    return WAITING[worker // WORKERS] if square == WAITS else BUILDING[square]
