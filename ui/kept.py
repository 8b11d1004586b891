"""Preferences on disk, and the one sentence for a disk that takes nothing."""

from collections.abc import Callable

from rules.core.errors import ComptoirError
from rules.core.text import Text
from ui.scene_stack import SceneStack
from ui.services import Services


class Kept:
    """Writes preferences down by `save`; the first time that fails, it is told over what lies open."""

    def __init__(self, save: Callable[[], None], services: Services, stack: SceneStack) -> None:
        self._save = save
        self._services = services
        self._stack = stack
        self._told = False

    def write_down(self) -> None:
        """Put them on disk."""
        try:
            self._save()
        except ComptoirError as trouble:
            self._tell_once(trouble.text)

    def _tell_once(self, text: Text) -> None:
        """A disk that takes nothing is worth a sentence, but not one for every click."""
        if self._told:
            return
        self._told = True
        from ui.widgets.dialog import Answer, Dialog

        say = self._services.say
        answers = [Answer(say.words("common.continue"), lambda: None, "call")]
        self._stack.push(Dialog(self._services, say.words("common.not_kept"), say(text), answers, self._stack.pop))
