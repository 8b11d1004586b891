"""What an optional module may add to the game. The rules call these hooks at the moments their names tell."""

from collections.abc import Sequence
from typing import ClassVar

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yokohama.state import YokohamaState


class Module:
    """Base of modules: each hook adds nothing."""

    key: ClassVar[str]

    def more_tokens(self) -> Sequence[int]:
        """5-Power tokens that are shuffled among the others."""
        return ()

    def lay_out(self, state: YokohamaState) -> None:
        """Put down what the module brings to the table, after everything else is laid out."""

    def keeps_token(self, state: YokohamaState, seat: Seat, kind: int) -> bool:
        """Has the module its own place for a 5-Power token just taken? Then it puts it there."""
        return False

    def achieved(self, state: YokohamaState, seat: Seat, emit: Emit) -> None:
        """A seat has completed an Achievement."""
