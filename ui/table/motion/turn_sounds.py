"""Calls when it is a person's turn, and when the game is over."""

from ui.services import Services
from ui.table.session.session import Session


class TurnSounds:
    """Rings once for each; `listen` is asked whenever the table has come to rest."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._had_turn = not session.match.moves
        self._over_told = session.match.is_over

    def listen(self) -> None:
        """Ring if there is a reason that was not rung for yet."""
        session = self._session
        if session.match.is_over and not self._over_told:
            self._over_told = True
            self._services.sounds.play("gong")
        if session.decides and not self._had_turn and self._services.settings.turn_gong:
            self._services.sounds.play("turn")
        self._had_turn = session.decides
