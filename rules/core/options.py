"""What may be chosen before a game is dealt."""

from typing import NamedTuple, TypeAlias

Option: TypeAlias = bool | int | str


class OptionSpec(NamedTuple):
    """What may be chosen before the deal: its name, what it may be, what it is unless chosen.

    `advice` is the key of what the box advises about it. A module is played with or left out. It is offered to as many
    seats as `seats` says, to all when that is empty.
    """

    key: str
    values: tuple[Option, ...]
    default: Option
    advice: str = ""
    module: bool = False
    seats: tuple[int, ...] = ()

    def offered(self, seats: int) -> bool:
        """Whether it may be chosen for so many seats."""
        return not self.seats or seats in self.seats
