"""Acts worth remembering, as small pictures for the recap."""

from rules.core.event import Event
from rules.yokohama_duel.components import TECHNOLOGIES
from rules.yokohama_duel.events.cards import OrderCompleted, TechnologyTaken
from rules.yokohama_duel.events.turns import Built, LevelFixed, MerchantRecruited
from rules.yokohama_duel.places import PLACE
from ui.boards.view import View
from ui.boards.yokohama_duel.layout import ink


def stamp_of(event: Event, view: View) -> tuple[str, str] | None:
    """A place visited with the level reached there; what was taken, built and fulfilled for good."""
    match event:
        case LevelFixed():
            return f"yokohama_duel/place_sign/{PLACE[event.place].key}", str(event.level)
        case TechnologyTaken():
            return f"yokohama_duel/tech_emblem/{TECHNOLOGIES[event.technology].key}", ""
        case Built():
            return f"yokohama_duel/{'trading_house' if event.house else 'shop'}/{ink(view, event.seat)}", ""
        case OrderCompleted():
            return "yokohama_duel/sign/done_order", ""
        case MerchantRecruited():
            return "mark/merchant", ""
    return None
