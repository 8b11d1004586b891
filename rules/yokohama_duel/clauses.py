"""The clause of the rules that speaks of a thing."""

from typing import Final

from rules.core.target import Target
from rules.yokohama_duel.places import seat_and_name

_BY_KIND: Final = {
    "amount": "D-GEN-13",
    "assist": "D-ACTION-8",
    "assist_pile": "D-SETUP-4",
    "assists": "D-GEN-4",
    "bonus": "D-BONUS-1",
    "bonus_deck": "D-BONUS-7",
    "bonus_discard": "D-BONUS-6",
    "bonus_slot": "D-BONUS-6",
    "box": "D-SETUP-8",
    "build": "D-BUILD-1",
    "buy": "D-CHINA-2",
    "church": "D-CHURCH-4",
    "church_slot": "D-CHURCH-8",
    "churches": "D-HIDE-2",
    "completed": "D-SCORE-1",
    "counter": "D-HIDE-6",
    "criterion": "D-RECRUIT-1",
    "drawn": "D-PORT-6",
    "good": "D-TERM-1",
    "hand": "D-HIDE-1",
    "house": "D-ACTION-10",
    "import": "D-TERM-2",
    "influence": "D-ACTION-5",
    "influences": "D-ACTION-5",
    "merchant": "D-MERCH-1",
    "merchant_pile": "D-SETUP-5",
    "merchants": "D-MERCH-1",
    "money": "D-GEN-2",
    "order": "D-ORDER-1",
    "order_deck": "D-GEN-8",
    "seat": "D-HIDE-6",
    "sell": "D-CHINA-2",
    "shop": "D-BUILD-3",
    "spent_merchants": "D-MERCH-8",
    "station": "D-TECH-STATION-2",
    "supply": "D-GEN-1",
    "technologies": "D-TECH-GEN-1",
    "technology_deck": "D-PREP-6",
    "technology_discard": "D-GEN-9",
    "technology_slot": "D-LAB-7",
    "unbuilt": "D-SETUP-11",
    "used_technologies": "D-TECH-GEN-1",
}
_BY_PLACE: Final = {
    "tea_plantation": "D-PLACE-TEA",
    "fishing_ground": "D-PLACE-FISH",
    "silk_mill": "D-PLACE-SILK",
    "copper_mine": "D-PLACE-COPPER",
    "bank": "D-PLACE-BANK",
    "church": "D-CHURCH-1",
    "customs": "D-CUSTOMS-1",
    "chinatown": "D-CHINA-1",
    "laboratory": "D-LAB-1",
    "port": "D-PORT-1",
}
_BY_TECHNOLOGY: Final = {
    "ball": "D-TECH-BALL",
    "stock_market": "D-TECH-MARKET",
    "brickyard": "D-TECH-BRICKYARD",
    "winery": "D-TECH-WINERY",
    "stagecoach": "D-TECH-STAGECOACH",
    "electrical_light": "D-TECH-ELECTRIC",
    "language_school": "D-TECH-SCHOOL",
    "exposition": "D-TECH-EXPOSITION",
    "spinning_mill": "D-TECH-SPINNING",
    "station": "D-TECH-STATION-1",
    "letterpress_printing": "D-TECH-PRINTING",
    "newspaper": "D-TECH-NEWSPAPER-1",
    "gaslight": "D-TECH-GASLIGHT",
    "patent_system": "D-TECH-PATENT",
    "postal_system": "D-TECH-POSTAL",
    "mining_technology": "D-TECH-MINING-1",
    "telegram": "D-TECH-TELEGRAM",
    "telephone": "D-TECH-TELEPHONE",
    "tram": "D-TECH-TRAM",
    "university": "D-TECH-UNIVERSITY",
}
_BY_ITEM: Final = {
    "import_up": "D-SCORE-9",
    "import_down": "D-SCORE-8",
    "yen": "D-SCORE-10",
}


def clause(target: Target) -> str:
    """The clause a tooltip links to."""
    kind, key = target
    if kind == "place":
        return _BY_PLACE[str(key)]
    if kind == "technology":
        return _BY_TECHNOLOGY.get(str(key), "D-LAB-3")
    if kind == "counter":
        return _BY_ITEM.get(seat_and_name(target)[1], "D-SCORE-11")
    return _BY_KIND.get(kind, "D-TURN-1")
