"""The clause of the rules that speaks of a thing, where its kind alone does not tell."""

from typing import Final

from rules.core.target import Target
from rules.harbour.addresses import seat_and_name

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


def of_place(target: Target) -> str:
    """What a place does."""
    return _BY_PLACE[str(target.key)]


def of_technology(target: Target) -> str:
    """What a technology does; of a back, how they are taken."""
    return _BY_TECHNOLOGY.get(str(target.key), "D-LAB-3")


def of_counter(target: Target) -> str:
    """What an item scores."""
    return _BY_ITEM.get(seat_and_name(target)[1], "D-SCORE-11")
