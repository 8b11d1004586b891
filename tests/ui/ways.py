"""A navigator that only remembers where it was asked to go; screens laid on top are really shown."""

from typing import Any

from ui.app import App
from ui.scene import Scene


class Ways:
    """Notes every call as (name, arguments, keywords)."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def open(self, scene: Scene) -> None:
        """Show it."""
        self._app.stack.push(scene)

    def close(self, scene: Scene) -> None:
        """Take it away."""
        self._app.stack.remove(scene)

    def __getattr__(self, name: str) -> Any:
        def note(*given: Any, **named: Any) -> None:
            self.calls.append((name, given, named))

        return note

    @property
    def names(self) -> list[str]:
        """Where it was asked to go, in order."""
        return [name for name, _, _ in self.calls]
