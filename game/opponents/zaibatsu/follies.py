"""What a sane player of Nippon: Zaibatsu never does."""

from typing import Final

from game.audit.folly import Folly
from game.opponents.zaibatsu.sense import acting, consolidating, counting

FOLLIES: Final[tuple[Folly, ...]] = (
    consolidating.throws_money_away,
    consolidating.consolidates_rich,
    consolidating.pays_twice,
    consolidating.takes_what_it_throws_away,
    consolidating.melts_for_nothing,
    consolidating.wastes_the_last_favour,
    consolidating.favours_what_scores_nothing,
    consolidating.consolidates_for_one,
    consolidating.keeps_silk_for_points,
    consolidating.works_unpaid,
    acting.acts_for_nothing,
    acting.pays_for_lost_steps,
    acting.produces_without_room,
    acting.leaves_modifier,
    acting.declines_gift,
    acting.leaves_factory_idle,
    acting.hires_motley,
    acting.invests_dear,
    counting.misses_points,
    counting.takes_what_is_discarded,
    counting.gives_influence_up,
    counting.crowds_a_region,
    counting.builds_lone_train,
)
