"""Playing on from a replay: a question only where a game under way lies beneath it."""

from collections.abc import Callable

from ui.scene import Scene
from ui.table.scene.ways_out import WaysOut
from ui.widgets.dialog import Answer, Dialog


def ask_to_leave(scene: Scene, ways: WaysOut, leave: Callable[[], None]) -> None:
    """Nothing is lost, but the game under way makes room, and Continue opens another from now on."""

    def close() -> None:
        ways.close(dialog)

    words = scene.words
    answers = [Answer(words("common.cancel"), _stay), Answer(words("table.replay.from_here"), leave, "call", "play")]
    title, sentence = words("table.replay.leave"), words("table.replay.leave.body")
    dialog = Dialog(scene.services, title, sentence, answers, close, seal="menu")
    ways.open(dialog)


def _stay() -> None:
    """The dialog closes, nothing else happens."""
