"""What there is to say about each kind of target: name, clause, lines below the name."""

from typing import Final

from rules.core.kinds import Kind
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama.components import BOARD_KEYS, CUSTOMS
from rules.yokohama.places import SPACE
from rules.yokohama.words import about, about_area, clauses, names


def _when(key: str) -> Text:
    """When such a thing is chosen."""
    return Text(f"yokohama.when.{key}")


def _when_space(target: Target) -> Text:
    """A space is taken by an action in the one Area its board belongs to."""
    return say("yokohama.when.space", area=Text(f"yokohama.area.{BOARD_KEYS[target in SPACE[CUSTOMS]]}"))


KINDS: Final[dict[str, Kind]] = {
    # the harbour
    "area": Kind(names.area, clauses.of_area, about_area.about_area, _when("area")),
    "site": Kind(names.of_area, clauses.of_site, about_area.about_site, _when("site")),
    "token": Kind(names.of_area, "Y-FIVE-1", about_area.about_token_place, _when("token")),
    "assistants": Kind(names.of_area, "Y-POWER-1", about_area.about_assistants, _when("assistants")),
    "tile": Kind(names.tile, "Y-BUILD-8", about.about_tile),
    "station": Kind(names.alone, "Y-TECH-STATION-2", about.about_piece),
    # boards
    "space": Kind(names.space, clauses.of_space, about.about_space, _when_space),
    "blocker": Kind(names.alone, "Y-SETUP-18"),
    "port_slot": Kind(names.slot, "Y-PORT-3", about.about_slot),
    "laboratory_slot": Kind(names.slot, "Y-LAB-12", about.about_slot),
    "order_deck": Kind(names.alone, "Y-END-3", about.about_deck),
    "technology_deck": Kind(names.alone, "Y-LAB-10", about.about_deck),
    "gone": Kind(names.gone, "Y-SETUP-21"),
    "achievement_row": Kind(names.numbered, "Y-SETUP-13", about.about_achievement_row),
    "reward_row": Kind(names.alone, "Y-MINI1-2", about.about_reward_row),
    "agent_supply": Kind(names.plain, "Y-FLAG-5", about.about_supply),
    "supply": Kind(names.alone, "Y-GEN-1"),
    # cards and tokens
    "order": Kind(names.order, "Y-ORDER-1", about.about_order, _when("order")),
    "technology": Kind(names.technology_name, clauses.of_technology, about.about_technology, _when("technology")),
    "five": Kind(names.plain, "Y-FIVE-2", about.about_five),
    "achievement": Kind(names.plain, clauses.of_achievement, about.about_achievement, _when("achievement")),
    "reward": Kind(names.plain, "Y-MINI1-5", about.about_reward, _when("reward")),
    "agent": Kind(names.plain, "Y-AGENT-2", about.about_agent),
    "good": Kind(names.good, "Y-TERM-3"),
    "import": Kind(names.alone, "Y-TERM-3", about.about_piece),
    "money": Kind(names.alone, "Y-GEN-1"),
    "points": Kind(names.alone, "Y-GEN-7"),
    # pieces and places of a seat
    "seat": Kind(names.of_seat, "Y-INFO-3", about.about_seat),
    "president": Kind(names.of_seat, "Y-MOVE-1", about.about_piece),
    "assistant": Kind(names.of_seat, "Y-POWER-1", about.about_piece),
    "shop": Kind(names.of_seat, "Y-BUILD-2", about.about_piece),
    "house": Kind(names.of_seat, "Y-ACT-2", about.about_piece),
    "counter": Kind(names.named_of_seat, clauses.of_counter, about.about_counter, _when("counter")),
    "score": Kind(names.of_seat, "Y-GEN-7", about.about_seat),
    "in_hand": Kind(names.named_of_seat, "Y-TERM-2", about.about_held, _when("in_hand")),
    "store": Kind(names.named_of_seat, clauses.of_store, about.about_store, _when("store")),
    "hand": Kind(names.of_seat, "Y-GEN-4", about.about_cards_of),
    "drawn": Kind(names.of_seat, "Y-SETUP-17", about.about_cards_of),
    "completed": Kind(names.of_seat, "Y-SCORE-9", about.about_cards_of),
    "technologies": Kind(names.of_seat, "Y-SCORE-6", about.about_cards_of),
    "agents": Kind(names.named_of_seat, clauses.of_agents, about.about_agents, Text("yokohama.refuse.additional_only")),
    "used_agents": Kind(names.of_seat, "Y-AGENT-7", about.about_cards_of),
    "tokens": Kind(names.of_seat, "Y-FIVE-5", about.about_cards_of),
    "icons": Kind(names.of_seat, "Y-SCORE-9", about.about_icons),
    "rewards": Kind(names.of_seat, "Y-MINI1-3", about.about_cards_of),
    # what else one clicks
    "buy": Kind(names.exchange, "Y-CHINA-2", about.about_exchange, _when("exchange")),
    "sell": Kind(names.exchange, "Y-CHINA-2", about.about_exchange, _when("exchange")),
    "wish": Kind(names.good, "Y-ICON-4", when=_when("wish")),
    "source": Kind(names.plain, "Y-CHURCH-6", when=_when("source")),
    "way": Kind(names.numbered, "Y-MOVE-16", about_area.about_way, _when("way")),
    "part": Kind(names.plain, "Y-ICON-11", when=_when("part")),
    "button": Kind(names.plain, "Y-TURN-2"),
    "amount": Kind(names.amount_of, "Y-GEN-1"),
}
