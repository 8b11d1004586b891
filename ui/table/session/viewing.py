"""What the table shows at this moment, put together for the board."""

from typing import Any

from ui.boards.view import BoardView, View
from ui.services import Services
from ui.table.motion.event_player import EventPlayer
from ui.table.parts.seat_panels import role
from ui.table.session.session import Session
from ui.table.session.sitters import sitters


def view_of(session: Session, board: BoardView, services: Services, extra: dict[str, Any], player: EventPlayer) -> View:
    """The view of the session's viewer: the seen state, what is lit, what flies, who sits where."""
    chairs = session.match.chairs
    names = [chair.name for chair in chairs]
    picker = session.picker
    view = View(
        state=session.seen,
        viewer=session.viewer,
        decider=session.match.decider,
        names=names,
        crests=[chair.crest for chair in chairs],
        roles=[""] * len(chairs),
        speak=lambda text: services.say(text, names, session.rules),
        words=services.say.words,
        moves=session.offered(),
        lit=frozenset(picker.lit()) if session.decides else frozenset(),
        picked=picker.picked,
        hidden=player.hidden(),
        landing=player.landing(),
        last_acts=session.last_acts,
        sitters=sitters(session.match, session.characters),
        memory=session.memory,
        past=lambda: (event.seen_by(session.viewer) for event in reversed(session.match.history.events)),
        extra=extra,
    )
    view.roles = [role(board, view, chair, seat, session.characters[seat]) for seat, chair in enumerate(chairs)]
    return view
