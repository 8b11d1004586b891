"""New weights against those of today: planners that differ in nothing else."""

from concurrent.futures import Executor
from functools import partial
from typing import Any, Final

from game.arena.report import wilson
from game.opponents.learning import Curves, Weighing
from game.opponents.levels import limit_of
from game.opponents.plan_player import PlanPlayer
from game.opponents.school import School
from rules.core.deal import Deal
from tools.tune.lessons import features_of, learner_of, taught

WIDTH: Final = 8


def planner(title: str, seats: int, table: Curves | None) -> PlanPlayer:
    """Who plans with these weights, or with those of today."""
    here: School[Any, Any] = taught(title)
    learner: Any = learner_of(title)
    if table is not None:
        features = features_of(learner)
        learner.weighing = Weighing(learner.weighing.kind, features, {seats: [table[name] for name in features]})
    mind = here.mind(learner.temper)
    proposals = here.proposals(here.rules, learner.temper, learner)
    return PlanPlayer(type(mind)(here.rules, learner, proposals, mind.reflex, mind.reasons), WIDTH)


def share(title: str, seats: int, table: Curves, seed: int) -> float:
    """The part of the wins of a deal, once from every seat, that falls to the one with the new weights."""
    new, today = planner(title, seats, table), planner(title, seats, None)
    rules, won = taught(title).rules, 0.0
    for own in range(seats):
        state: Any = rules.new_state(Deal(title, seats, {}, seed))
        while not rules.is_over(state):
            seat = rules.decider(state)
            player = new if seat == own else today
            for move in player.choose(rules.seen_by(state, seat), limit_of("")).line:
                rules.apply(state, move)
        winners = rules.winners(state)
        won += own in winners and 1 / len(winners)
    return won


def tried(title: str, seats: int, table: Curves, first: int, games: int, pool: Executor) -> str:
    """How many of these games are won, in words."""
    deals = -(-games // seats)
    won = sum(pool.map(partial(share, title, seats, table), range(first, first + deals)))
    low, high = wilson(won, deals * seats)
    return f"{won:g} of {deals * seats} games won ({100 * low:.1f}% to {100 * high:.1f}%; even {100 / seats:.0f}%)"
