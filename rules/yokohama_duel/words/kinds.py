"""Everything that can be pointed at: its name, its clause, what there is to say."""

from typing import Final

from rules.core.kinds import Kind
from rules.core.text import Text
from rules.yokohama_duel.words import about, about_cards, clauses, names
from rules.yokohama_duel.words.about_places import about_place


def _left(kind: str) -> Text:
    """The prompt when only this is left to choose."""
    return Text(f"yokohama_duel.left.{kind}")


KINDS: Final[dict[str, Kind]] = {
    # the harbour
    "place": Kind(names.by_key, clauses.of_place, about_place, Text("yokohama_duel.when.place"), _left("place")),
    "station": Kind(names.alone, "D-TECH-STATION-2", about.piece),
    "supply": Kind(names.alone, "D-GEN-1"),
    "good": Kind(names.good, "D-TERM-1"),
    "import": Kind(names.alone, "D-TERM-2", about.imported),
    "money": Kind(names.alone, "D-GEN-2"),
    # cards
    "order": Kind(names.order, "D-ORDER-1", about_cards.order, Text("yokohama_duel.when.order"), _left("order")),
    "church": Kind(names.church, "D-CHURCH-4", about_cards.church, Text("yokohama_duel.when.church")),
    "bonus": Kind(names.bonus, "D-BONUS-1", about_cards.bonus, Text("yokohama_duel.when.bonus")),
    "technology": Kind(
        names.technology, clauses.of_technology, about_cards.technology, Text("yokohama_duel.when.technology")
    ),
    "influence": Kind(
        names.own, "D-ACTION-5", about_cards.influence, Text("yokohama_duel.when.influence"), _left("influence")
    ),
    "assist": Kind(names.by_key, "D-ACTION-8", about_cards.assist, Text("yokohama_duel.when.assist")),
    "merchant": Kind(names.alone, "D-MERCH-1", about_cards.merchants),
    # displays, decks and piles
    "church_slot": Kind(names.numbered, "D-CHURCH-8", about.empty_space),
    "bonus_slot": Kind(names.numbered, "D-BONUS-6", about.empty_space),
    "technology_slot": Kind(names.numbered, "D-LAB-7", about.empty_space),
    "order_deck": Kind(names.alone, "D-GEN-8", about.pile),
    "bonus_deck": Kind(names.alone, "D-BONUS-7", about.pile),
    "bonus_discard": Kind(names.alone, "D-BONUS-6", about.pile),
    "technology_deck": Kind(names.alone, "D-PREP-6", about.pile),
    "technology_discard": Kind(names.alone, "D-GEN-9", about.pile),
    "box": Kind(names.alone, "D-SETUP-8", about.pile),
    "assist_pile": Kind(names.by_key, "D-SETUP-4", about_cards.assist_pile),
    "merchant_pile": Kind(names.alone, "D-SETUP-5", about_cards.merchants, Text("yokohama_duel.when.merchant_pile")),
    # things and places of a seat
    "seat": Kind(names.numbered, "D-HIDE-6", about.trader),
    "counter": Kind(
        names.counter, clauses.of_counter, about.counter, Text("yokohama_duel.when.counter"), _left("counter")
    ),
    "criterion": Kind(names.own, "D-RECRUIT-1", about_cards.criterion, Text("yokohama_duel.when.criterion")),
    "shop": Kind(names.of_seat, "D-BUILD-3", about.piece),
    "house": Kind(names.of_seat, "D-ACTION-10", about.piece),
    "unbuilt": Kind(names.of_seat, "D-SETUP-11", about.own),
    "influences": Kind(names.of_seat, "D-ACTION-5", about.own),
    "assists": Kind(names.of_seat, "D-GEN-4", about.own),
    "merchants": Kind(names.of_seat, "D-MERCH-1", about_cards.merchants, Text("yokohama_duel.when.merchants")),
    "spent_merchants": Kind(names.of_seat, "D-MERCH-8", about.own),
    "technologies": Kind(names.of_seat, "D-TECH-GEN-1", about.own),
    "used_technologies": Kind(names.of_seat, "D-TECH-GEN-1", about.own),
    "churches": Kind(names.of_seat, "D-HIDE-2", about.own),
    "hand": Kind(names.of_seat, "D-HIDE-1", about.own),
    "drawn": Kind(names.of_seat, "D-PORT-6", about.own),
    "completed": Kind(names.of_seat, "D-SCORE-1", about.own),
    # what else one clicks
    "build": Kind(names.by_key, "D-BUILD-1", about.site, Text("yokohama_duel.when.build")),
    "buy": Kind(names.exchange, "D-CHINA-2", about.rate, Text("yokohama_duel.when.exchange")),
    "sell": Kind(names.exchange, "D-CHINA-2", about.rate, Text("yokohama_duel.when.exchange")),
    "button": Kind(names.by_key, "D-TURN-1"),
}
