"""Acts worth remembering, as small pictures for the recap."""

from rules.core.event import Event
from rules.yokohama.cards import HOUSE_SPACE, TECHNOLOGIES, TITLES
from rules.yokohama.events.cards import Achieved, AgentUsed, OrderCompleted, TechnologyTaken
from rules.yokohama.events.town import Acted, Built
from rules.yokohama.places import AGENT
from ui.boards.view import View
from ui.boards.yokohama.parts.flying import flying_sprite
from ui.boards.yokohama.parts.words import area_kind


def stamp_of(event: Event, view: View) -> tuple[str, str] | None:
    """An Area acted in with the Power there; what was taken, built and fulfilled for good."""
    match event:
        case Acted():
            return f"yokohama/track/{area_kind(event.area)}", str(event.power)
        case AgentUsed():
            return flying_sprite(AGENT[event.kind], view)[0], ""
        case TechnologyTaken():
            return f"yokohama/emblem/{TITLES[TECHNOLOGIES[event.card].title]}", ""
        case Built():
            piece = "house" if event.space == HOUSE_SPACE else "shop"
            return f"yokohama/{piece}/{view.crests[event.seat]}", ""
        case OrderCompleted():
            return "yokohama/sign/done_order", ""
        case Achieved():
            return "mark/star", ""
    return None
