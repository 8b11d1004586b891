"""What more thought could win: by how much a choice falls short of the one that many more worlds would make.

    python -m tools.tune.shortfall TITLE --games 4 --worlds 48

In positions of games between Merchants all lines are played ahead in many worlds. Told is, in chances of winning as
the search itself judges them, what is lost on average a choice by who does not look ahead, by who stops after fewer
worlds and by who looks at fewer lines. Where next to nothing is lost, the judge or the way of playing on is the limit.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from game.door import NoResult, Parser, Progress, attend
from game.opponents.beam import candidates
from game.opponents.levels import limit_of
from game.opponents.random_player import view_seed
from game.opponents.search_player import HOPELESS, SearchPlayer
from game.opponents.tree import HEAT, Branch, Tree
from rules.core.deal import Deal
from rules.core.manifest import manifests
from tools.tune.lessons import taught

MOST_LINES: Final = 16
EVERY: Final = 6
"""One choice of so many is looked into."""


class Way(NamedTuple):
    """To look into so many lines in so many worlds."""

    lines: int
    worlds: int

    def shortfall(self, branches: Sequence[Branch]) -> float:
        """What is lost by it against the best of all lines in all worlds."""
        chosen = max(branches[: self.lines], key=lambda branch: branch.mean_after(self.worlds))
        return max(fmean(branch.results) for branch in branches) - fmean(chosen.results)


def searcher(title: str) -> SearchPlayer:
    """The best level, if it races its lines in imagined worlds."""
    here = taught(title)
    player = here.player(list(here.levels)[-1])
    if not isinstance(player, SearchPlayer):
        raise NoResult(f"nobody at {title} plays lines ahead in many worlds")
    return player


def asked(title: str, seats: int, seed: int) -> Iterator[Any]:
    """Some of the views from which Merchants choose in one game."""
    here = taught(title)
    merchant, limit = here.player("merchant"), limit_of("merchant")
    state: Any = here.rules.new_state(Deal(title, seats, {}, seed))
    number = 0
    while not here.rules.is_over(state):
        seen = here.rules.seen_by(state, here.rules.decider(state))
        number += 1
        if number % EVERY == 0:
            yield seen
        for move in merchant.choose(seen, limit).line:
            here.rules.apply(state, move)


def looked_into(player: SearchPlayer, seen: Any, worlds: int) -> Sequence[Branch]:
    """The lines that are not hopeless in all these worlds; none where the choice is clear."""
    found = candidates(player.mind, seen, player.width)[:MOST_LINES]
    found = [each for each in found if each.value > found[0].value - HOPELESS]
    if len(found) == 1 or player.mind.proposals.clear(seen, found[0].value, found[1].value):
        return ()
    tree = Tree(player.mind, seen, found, view_seed(seen), player.ahead)
    return tree.in_all(worlds)


def told(title: str, seats: int, games: int, seed: int, worlds: int) -> None:
    """A line for every way to look ahead."""
    player, progress = searcher(title), Progress(games)
    positions = []
    for each in range(seed, seed + games):
        looked = (looked_into(player, seen, worlds) for seen in asked(title, seats, each))
        positions += [branches for branches in looked if branches]
        progress.step()
    if not positions:
        raise NoResult("nothing was open in these games")
    usual = player.breadth
    ways = [Way(MOST_LINES, 0), Way(usual, HEAT), Way(usual, worlds // 2), Way(MOST_LINES, HEAT)]
    print(f"{title}, {seats} seats: {len(positions)} open choices of {games} games, {worlds} worlds each")
    for way in ways:
        lost = fmean(way.shortfall(branches) for branches in positions)
        print(f"{way.worlds:4} worlds, {way.lines:3} lines at most: {100 * lost:6.2f} % of winning lost a choice")


def shortfall(argv: Sequence[str]) -> None:
    """What the command does."""
    parser = Parser(prog="shortfall", description="What more thought could win.")
    parser.add_argument("title", metavar="TITLE", choices=sorted(manifests()))
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--games", type=int, default=4, help="games whose choices are looked into")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--worlds", type=int, default=48, help="worlds that stand for all")
    args = parser.parse_args(argv)
    parser.at_least(args, 1, "games")
    parser.at_least(args, HEAT, "worlds")
    parser.at_least(args, 0, "seed")
    if args.seats not in manifests()[args.title].seats:
        parser.error(f"{args.title} is not for {args.seats}")
    told(args.title, args.seats, args.games, args.seed, args.worlds)


if __name__ == "__main__":
    import sys

    sys.exit(attend("shortfall", partial(shortfall, sys.argv[1:])))
