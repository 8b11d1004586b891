"""The clause of the rules that speaks of a thing, where its kind alone does not tell."""

from typing import Final

from rules.core.target import Target
from rules.harbour.addresses import seat_and_name
from rules.yokohama.cards import TECHNOLOGIES, TITLES
from rules.yokohama.components import AREAS
from rules.yokohama.places import AREA, TECHNOLOGY, TECHNOLOGY_BACK

_BY_AREA: Final = {
    "copper_mine": "Y-COPPER-1",
    "silk_mill": "Y-SILK-1",
    "tea": "Y-TEA-1",
    "fishing": "Y-FISH-1",
    "bank": "Y-BANK-1",
    "chinatown": "Y-CHINA-1",
    "church": "Y-CHURCH-1",
    "customs": "Y-CUSTOMS-1",
    "employment_agency": "Y-EMPLOY-1",
    "laboratory": "Y-LAB-1",
    "port": "Y-PORT-1",
    "canal": "Y-CANAL-1",
}
_BY_TITLE: Final = {
    "ball": "Y-TECH-BALL",
    "brickyard": "Y-TECH-BRICKYARD",
    "electrical_light": "Y-TECH-ELECTRICAL-LIGHT",
    "exposition": "Y-TECH-EXPOSITION",
    "gaslight": "Y-TECH-GASLIGHT",
    "language_school": "Y-TECH-LANGUAGE-SCHOOL",
    "letterpress_printing": "Y-TECH-LETTERPRESS",
    "mining_technology": "Y-TECH-MINING-1",
    "newspaper": "Y-TECH-NEWSPAPER",
    "patent_system": "Y-TECH-PATENT",
    "postal_system": "Y-TECH-POSTAL-1",
    "spinning_mill": "Y-TECH-SPINNING",
    "stagecoach": "Y-TECH-STAGECOACH-1",
    "station": "Y-TECH-STATION-1",
    "stock_market": "Y-TECH-STOCK",
    "telegram": "Y-TECH-TELEGRAM",
    "telephone": "Y-TECH-TELEPHONE",
    "tram": "Y-TECH-TRAM-1",
    "university": "Y-TECH-UNIVERSITY",
    "winery": "Y-TECH-WINERY",
}
_BY_ITEM: Final = {"import": "Y-SCORE-13", "yen": "Y-SCORE-14"}
_BY_PIECE: Final = {"assistant": "Y-EMPLOY-3", "shop": "Y-EMPLOY-4", "house": "Y-EMPLOY-5"}


def of_area(target: Target) -> str:
    """What an Area does."""
    return _BY_AREA[AREAS[AREA.index(target)].kind]


def of_technology(target: Target) -> str:
    """What a technology does."""
    if target == TECHNOLOGY_BACK:
        return "Y-LAB-10"
    return _BY_TITLE[TITLES[TECHNOLOGIES[TECHNOLOGY.index(target)].title]]


def of_counter(target: Target) -> str:
    """What an item scores at the end."""
    return _BY_ITEM.get(seat_and_name(target)[1], "Y-SCORE-15")


def of_store(target: Target) -> str:
    """What a piece of the Warehouse costs."""
    return _BY_PIECE[seat_and_name(target)[1]]


def of_achievement(target: Target) -> str:
    """What an Achievement asks for."""
    key = str(target.key)
    if key.startswith("a_"):
        return "Y-ACH-A1"
    if key.startswith("c_"):
        return "Y-ACH-C1"
    return {"b_technologies_4": "Y-ACH-B1", "b_yen_10": "Y-ACH-B2", "b_orders_5": "Y-ACH-B4"}.get(key, "Y-ACH-B3")


def of_space(target: Target) -> str:
    """What a space of the Church or Customs board takes."""
    return "Y-CHURCH-5" if str(target.key).startswith("church") else "Y-CUSTOMS-2"


def of_site(target: Target) -> str:
    """What may be built on a space of a tile."""
    return "Y-BUILD-3" if str(target.key).endswith("/4") else "Y-BUILD-2"


def of_agents(target: Target) -> str:
    """How an Agent is used: Foreign Agents, Free Agents of either mini-expansion."""
    kind = seat_and_name(target)[1]
    return {"free_token": "Y-MINI2-3", "free_reward": "Y-MINI1-4"}.get(kind, "Y-AGENT-2")
