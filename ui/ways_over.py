"""Screens laid over what lies open, and taken away again; imported when one goes there, as all screens are."""

from rules.core.errors import ComptoirError
from ui.app import App
from ui.scene import Scene
from ui.scenes.lobby import Lobby


class WaysOver:
    """Puts screens on top of the stack and takes them away; subclasses say what lies below the first one."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._told: set[str] = set()

    def lobby(self) -> None:
        """Where one is when nothing lies open."""
        raise NotImplementedError

    def open(self, scene: Scene) -> None:
        """Lay a screen on top."""
        self.app.stack.push(scene)

    def close(self, scene: Scene) -> None:
        """Take a screen and all that lies on it away; below the first one lies the lobby."""
        self.app.stack.remove(scene)
        if not len(self.app.stack):
            self.lobby()

    def tell(self, error: ComptoirError) -> None:
        """Say one sentence over what lies open."""
        from ui.widgets.dialog import Answer, Dialog

        words = self.app.services.say
        answer = Answer(words.words("common.ok"), lambda: None, "call")
        dialog = Dialog(
            self.app.services, words.words("common.notice"), words(error.text), [answer], lambda: self.close(dialog)
        )
        self.open(dialog)

    def tell_once(self, error: ComptoirError) -> None:
        """The same, but never twice: a full disk is no news the second time."""
        if error.text.key not in self._told:
            self._told.add(error.text.key)
            self.tell(error)

    def settings(self) -> None:
        """The settings on top of what lies open."""
        from ui.scenes.settings import SettingsScene

        back = "common.lobby" if isinstance(self.app.stack.top, Lobby) else "common.back"
        scene = SettingsScene(self.app.services, lambda: self.close(scene), back, self.keys)
        self.open(scene)

    def keys(self) -> None:
        """All keys on one sheet."""
        from ui.scenes.key_sheet import KeySheet

        scene = KeySheet(self.app.services, lambda: self.close(scene))
        self.open(scene)

    def rules(self, title: str, clause: str = "") -> None:
        """The rules reader on top, at a clause if one is named."""
        from ui.scenes.rules_reader import RulesReader

        self.open(RulesReader(self.app.services, self, title, clause))
