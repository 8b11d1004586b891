"""Planted follies of Nippon: Zaibatsu."""

from typing import Final

from tests.titles.planting import Planted, Script
from tests.titles.zaibatsu.rules.remembering import Remembered


def last_turn() -> Remembered:
    """The last turn of seat 0, which plays last."""
    return Remembered().round(8, last_first=1)


def over(works: Remembered) -> Script:
    """The last turn is over, and so is the game: nobody decides more than must be decided."""
    works.end()
    while not works.is_over():
        works.make(works.legal[0])
    return works.script()


# ------------------------------------------------------------ what a consolidation takes
def consolidated(works: Remembered) -> Script:
    """The token goes on the contracts."""
    return works.begin().consolidate().place("contracts").end().script()


def throws_money_away() -> Planted:
    """With money for two factories, or for none."""
    rich, poor = (Remembered().workers("red red").tracks(rnd=6).own(money=money) for money in (14, 3))
    return Planted(consolidated(rich), consolidated(poor))


def consolidates_rich() -> Planted:
    """With coal for two clocks, or with coal for one."""
    two, one = (
        Remembered().workers("red red").own(coal=4).factory("clocks_1a", machines=machines) for machines in ("L", "")
    )
    return Planted(consolidated(two), consolidated(one))


def pays_twice() -> Planted:
    """Produces after the consolidation that took as much coal, or before it."""

    def works() -> Remembered:
        return Remembered().workers("red").own(coal=3).own(1, money=1).tracks(mines=5).factory("bento_1a").begin()

    late = works().consolidate().place("contracts").end().hire("rnd", "white").steps(1).end()
    late.hire("production", "red").produce(0).end()
    early = works().hire("production", "red").produce(0).end().hire("rnd", "white").steps(1).end()
    early.consolidate().place("contracts").end()
    return Planted(late.script(), early.script())


def in_the_market(works: Remembered, reward: str) -> Remembered:
    """One good for a token where the region has money."""
    works.all_demand("cotton").factory("cotton_1a", goods=1).begin()
    return works.hire("local_markets", "red").deliver("sendai/north", 1).reward(reward)


def takes_what_it_throws_away() -> Planted:
    """Three money, or two points."""

    def script(reward: str) -> Script:
        works = in_the_market(Remembered().workers("red").own(1, money=1), reward).end()
        return works.hire("rnd", "white").steps(1).end().consolidate().place("contracts").end().script()

    return Planted(script("region"), script("points"))


def melts_for_nothing() -> Planted:
    """Money that nobody needs, or money for a step."""
    idle, needed = (Remembered().own(silk=2).begin() for _ in range(2))
    idle.melt().melt().hire("rnd", "red").steps(1).end()
    needed.melt().hire("rnd", "red").steps(1).end()
    return Planted(idle.script(), needed.script())


# ------------------------------------------------------------ favour and salaries
def counted(works: Remembered, objective: str) -> Script:
    """The last consolidation of all, with a token for this objective."""
    return works.last_consolidation().place(objective).done().script()


def wastes_the_last_favour() -> Planted:
    """Five ships are built, no contract is fulfilled."""
    here, there = (Remembered().workers("red").left(ships=5) for _ in range(2))
    return Planted(counted(here, "contracts"), counted(there, "ships"))


def favours_what_scores_nothing() -> Planted:
    """In the last turn but for the final count a token for ships that nobody built, or for Mines far on."""

    def script(objective: str) -> Script:
        works = last_turn().workers("red").tracks(mines=10).begin()
        return over(works.consolidate().place(objective))

    return Planted(script("ships"), script("mines"))


def consolidates_for_one() -> Planted:
    """Three times with one worker, or with two the first time."""

    def script(workers: str) -> Script:
        works = Remembered().own(1, money=9).workers(workers).begin().consolidate().place("ships").end()
        works.hire("mines", "red").steps(1).end().hire("rnd", "red").steps(1).end()
        works.hire("mines", "blue").steps(1).end().consolidate().place("trains").end()
        works.hire("mines", "white").steps(1).end().hire("rnd", "blue").steps(1).end()
        return works.hire("rnd", "white").steps(1).end().consolidate().place("contracts").end().script()

    return Planted(script("red"), script("red red"))


def keeps_silk_for_points() -> Planted:
    """Five colours cost four more than the income pays; four silk lie by."""

    def works() -> Remembered:
        return Remembered().workers("black white blue grey yellow").own(silk=4).points(9).last_consolidation()

    mean = works().place("contracts").done().done()
    fair = works().place("contracts").melt().melt().melt().melt().done()
    return Planted(mean.script(), fair.script())


def works_unpaid() -> Planted:
    """Five colours, or one."""

    def script(workers: str) -> Script:
        return consolidated(Remembered().points(9).workers(workers))

    return Planted(script("black white blue grey yellow"), script("black"))


# ------------------------------------------------------------ actions
def acts_for_nothing() -> Planted:
    """Steps at the end of the track, or on another one."""

    def works() -> Remembered:
        return Remembered().workers("red").tracks(rnd=12).own(money=1).begin()

    idle, busy = works().hire("rnd", "red").steps(1).end(), works().hire("mines", "red").steps(1).end()
    return Planted(idle.script(), busy.script())


def pays_for_lost_steps() -> Planted:
    """Two steps where one is left, or one."""

    def script(steps: int) -> Script:
        return Remembered().tracks(rnd=11).own(money=3).begin().hire("rnd", "red").steps(steps).end().script()

    return Planted(script(2), script(1))


def produces_without_room() -> Planted:
    """In a full factory, or in an empty one."""

    def script(factory: int) -> Script:
        works = Remembered().own(coal=2).factory("cotton_1a", goods=4).factory("paper_1a").begin()
        return works.hire("production", "red").produce(factory).end().script()

    return Planted(script(0), script(1))


def leaves_modifier() -> Planted:
    """Two silk for a step on R&D."""

    def works() -> Remembered:
        return Remembered().own(money=1).factory("cotton_3b").begin().hire("rnd", "red").steps(1)

    return Planted(works().done().end().script(), works().modify(0).end().script())


def declines_gift() -> Planted:
    """A train for nothing."""

    def works() -> Remembered:
        return (
            Remembered().tracks(rnd=6).own(money=6).shelf("lenses_1b").begin().hire("factory", "red").build("lenses_1b")
        )

    return Planted(works().skip().end().script(), works().lay("region_silk", 1, "free").end().script())


def leaves_factory_idle() -> Planted:
    """Built in the last turn, beside one that may or may not have been honoured with a favour token."""

    def script(level: int) -> Script:
        works = last_turn().own(money=6).tracks(rnd=6).shelf("cotton_3a").favour(factories=level, ships=1).begin()
        return over(works.hire("factory", "red").build("cotton_3a"))

    return Planted(script(0), script(1))


def hires_motley() -> Planted:
    """A third colour among three, or one that stood there."""

    def script(colour: str) -> Script:
        return Remembered().workers("red blue").own(money=1).begin().hire("rnd", colour).steps(1).end().script()

    return Planted(script("white"), script("red"))


def invests_dear() -> Planted:
    """A clock or a bale of cotton for the same contract."""

    def script(factory: int) -> Script:
        works = Remembered().factory("cotton_1a", goods=1).factory("clocks_1a", goods=1).begin()
        return works.hire("investment", "red").invest(factory, "black").end().script()

    return Planted(script(1), script(0))


# ------------------------------------------------------------ regions and the last turn
def misses_points() -> Planted:
    """A step on Mines for nothing, or the one on R&D that reaches a threshold."""

    def script(action: str) -> Script:
        works = last_turn().tracks(rnd=9).favour(rnd=3).own(money=1).workers("red").begin()
        return works.hire(action, "red").steps(1).end().script()

    return Planted(script("mines"), script("rnd"))


def takes_what_is_discarded() -> Planted:
    """Three money, or two points."""
    taken, left = (in_the_market(last_turn(), reward).end() for reward in ("region", "points"))
    return Planted(taken.script(), left.script())


def delivered(works: Remembered, space: str, value: int) -> Script:
    """One delivery for points."""
    works.begin().hire("local_markets", "red").deliver(space, value).reward("points")
    return (works.done() if works.step != "EndTurn" else works).end().script()


def gives_influence_up() -> Planted:
    """A one in place of a two, or beside it."""
    there, beside = (
        Remembered().all_demand("cotton").factory("cotton_1a", goods=1).token(0, "osaka/north", 2) for _ in range(2)
    )
    return Planted(delivered(there, "osaka/north", 1), delivered(beside, "osaka/east", 1))


def crowds_a_region() -> Planted:
    """Sixteen in one region already, nothing in the others."""

    def works() -> Remembered:
        placed = Remembered(4).all_demand("clocks").factory("clocks_1a", goods=1)
        for space, value in (("osaka/north", 6), ("osaka/east", 4), ("osaka/south", 2), ("hiroshima/east", 3)):
            placed.token(0, space, value)
        return placed

    return Planted(delivered(works(), "hiroshima/west", 5), delivered(works(), "tokyo/west", 5))


def builds_lone_train() -> Planted:
    """Beside no token, or beside the own one, which it lifts over the foreign companies."""

    def script(region: str) -> Script:
        works = last_turn().token(0, "osaka/south", 6).token(0, "osaka/west", 2).own(iron=3).begin()
        return over(works.hire("trains", "red").lay(region, 3))

    return Planted(script("region_coal"), script("region_iron"))


PLANTED: Final = (
    throws_money_away,
    consolidates_rich,
    pays_twice,
    takes_what_it_throws_away,
    melts_for_nothing,
    wastes_the_last_favour,
    favours_what_scores_nothing,
    consolidates_for_one,
    keeps_silk_for_points,
    works_unpaid,
    acts_for_nothing,
    pays_for_lost_steps,
    produces_without_room,
    leaves_modifier,
    declines_gift,
    leaves_factory_idle,
    hires_motley,
    invests_dear,
    misses_points,
    takes_what_is_discarded,
    gives_influence_up,
    crowds_a_region,
    builds_lone_train,
)
