"""What a title must give so that the shared table can show it: where its targets lie and how its things look."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple

import pygame

from rules.core.amounts import Amount
from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.target import Seat, Target
from rules.core.text import Text
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame, frame
from ui.widgets.tip import Tip

AMOUNT: Final = "amount"
"""Where `View.extra` keeps the amount being set."""


class Tag(NamedTuple):
    """An amount as it is shown: its words with their sign, and a picture of what is counted unless the words say it."""

    label: str
    sprite: str
    gain: bool


class Shape(NamedTuple):
    """Where a target lies, in logical pixels: a rectangle with round corners, or the circle inside a square."""

    x: float
    y: float
    w: float
    h: float
    round: bool = False
    corner: float = 8

    @classmethod
    def of(cls, room: pygame.FRect, corner: float = 4) -> "Shape":
        """The shape of a room."""
        return cls(room.x, room.y, room.w, room.h, False, corner)

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def rect(self) -> pygame.FRect:
        return pygame.FRect(self.x, self.y, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Is the point inside?"""
        if not self.round:
            return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h
        cx, cy = self.centre
        return (x - cx) ** 2 + (y - cy) ** 2 <= (self.w / 2) ** 2


@dataclass(slots=True)
class View:
    """What the table shows at this moment. `state` is only what the viewer may know."""

    state: Any
    viewer: Seat
    decider: Seat
    names: Sequence[str]
    crests: Sequence[int]
    roles: Sequence[str]
    speak: Callable[[Text], str]
    words: Callable[..., str]
    moves: Sequence[Move] = ()
    """Legal moves, empty unless the viewer may choose now."""
    lit: frozenset[Target] = frozenset()
    picked: tuple[Target, ...] = ()
    hot: Target | None = None
    hidden: frozenset[Target] = frozenset()
    """Things in flight: the animator draws them, the board leaves them out."""
    landing: frozenset[tuple[Target, Target]] = frozenset()
    """The same with the places they fly to: of things that are many of a kind only those must be left out there."""
    open_hands: bool = False
    """A replay shown with all goods open."""
    last_acts: Sequence[Text | None] = ()
    """By seat what it did last, in a few words, where the title tells it."""
    sitters: Sequence[Text | None] = ()
    """By seat which opponent plays there and how; None for people."""
    memory: Callable[[Seat], Sequence[tuple[int, Sequence[Amount]]]] = lambda seat: ()
    """What everybody saw a seat gain and give in its last turns: how many turns ago, and how much of what."""
    past: Callable[[], Iterable[Event]] = tuple
    """All that happened so far, as the viewer may know it, the newest first."""
    extra: dict[str, Any] = field(default_factory=dict)
    """What the board itself remembers between clicks: an amount being set, an overlay folded away."""


class BoardView(ABC):
    """One title's board, seats and tray. Stateless but for its layout."""

    title: ClassVar[str]
    secret_reasons: ClassVar[frozenset[str]] = frozenset()
    """Reasons of opponents that would tell what they hide: a limit in an auction, a card kept."""
    share: ClassVar[float] = 8 / 9
    """How large it is drawn on a large screen, of what it could be, so that log and score have room beside it."""
    own_signs: ClassVar[frozenset[str]] = frozenset()
    """Kinds of lit things too small for an outline: the board marks them itself in `badges`."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.frame: TableFrame | None = None
        self.shapes: dict[Target, Shape] = {}
        self.second_places: dict[Target, Target] = {}
        """Controls that stand for another thing: a click on a building space is one on its chip."""
        self._counted: tuple[Any, list[ScoreSheet]] | None = None

    # ------------------------------------------------------------ places
    def table_frame(self, width: float, height: float, log_open: bool, view: View) -> TableFrame:
        """Where board, seats, tray and log lie; a board that needs its room otherwise has a frame of its own."""
        return frame(width, height, log_open)

    @abstractmethod
    def arrange(self, frame: TableFrame, view: View, painter: Painter) -> None:
        """Fill `shapes`: every target that can be pointed at now, lit or not, in drawing order."""

    @abstractmethod
    def place(self, place: Target, what: Target, view: View) -> Shape | None:
        """Where a shift starts or ends (a screen, the bank, a bag); None: off the table."""

    def crest_of(self, actor: Seat, view: View) -> int | None:
        """The crest of who acts; a title knows those who play without a seat."""
        return view.crests[actor] if 0 <= actor < len(view.crests) else None

    def lies_at(self, target: Target, view: View) -> Shape | None:
        """Where something that is spoken of can be seen, if it can."""
        return self.shapes.get(target)

    def number_at(self, amount: Amount, view: View) -> Shape | None:
        """Where the number stands that an amount changes: amounts float there."""
        return self.shapes.get(amount.place) or self.place(amount.place, amount.what, view)

    def room(self, target: Target, shape: Shape) -> pygame.FRect:
        """What belongs to a thing when it is shown to somebody: itself, and what is written beside it."""
        return shape.rect

    # ------------------------------------------------------------ picture
    @abstractmethod
    def ground(self, painter: Painter, view: View) -> None:
        """The board without its pieces: drawn once per layout and kept by the table as a layer."""

    @abstractmethod
    def pieces(self, painter: Painter, view: View) -> None:
        """All that lies on the board now."""

    @abstractmethod
    def seat(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        """A seat's public things, below the head of its slip."""

    @abstractmethod
    def tray(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        """What only the viewer sees, grouped by use."""

    @abstractmethod
    def piece(self, painter: Painter, what: Target, x: float, y: float, view: View) -> None:
        """One moving thing, centred: the animator carries it without knowing the game."""

    def rehearse(self, painter: Painter, view: View) -> Iterator[None]:
        """Draw what does not lie there yet but soon may, in steps of a few milliseconds: nobody sees it, but what it is
        made of is then at hand."""
        return iter(())

    def sign(self, what: Target) -> str:
        """The picture of something counted; empty where the words of its amount say what it is."""
        return ""

    def stamp(self, event: Event, view: View) -> tuple[str, str] | None:
        """A picture and a word for an act worth remembering, for the recap; None: its amounts tell enough."""
        return None

    def emblem(self, what: Target) -> str:
        """The large picture of the thing that a moment is about."""
        return self.sign(what)

    def tag(self, what: Target, number: int, words: Callable[..., str]) -> Tag:
        """How so many more or less of something are shown."""
        return Tag(words("table.tag", n=number), self.sign(what), number > 0)

    def counted(self, what: Target, view: View) -> str:
        """What so many more or less of something are more or less of, in words."""
        return view.speak(self.rules.name(what))

    def marks_itself(self, target: Target, view: View) -> bool:
        """Does the board mark a lit thing itself, in `badges`, instead of the common outline?"""
        return target.kind in self.own_signs

    def overlay(self, painter: Painter, view: View) -> None:  # noqa: B027 - most titles lay nothing over the board
        """A print laid over the board for one decision (an auction); under outlines and tooltips."""

    def badges(self, painter: Painter, view: View) -> None:  # noqa: B027 - most titles need none
        """What must stay readable over the outlines of lit things: price coins, counts. Drawn every frame."""

    def kept_clear(self, view: View) -> Sequence[pygame.FRect]:
        """What the board lays over itself to be read while something is pointed at: no tooltip lies there."""
        return ()

    def quiet(self, view: View) -> Collection[Target]:
        """Lit things without a ring until they are pointed at: they may be chosen, but nobody should be led there."""
        return ()

    def staged(self, moment: Moment, before: Any) -> Moment:
        """A moment with what the board has to say to it; `before` is the state it came over."""
        return moment

    def more(self, target: Target, view: View) -> Sequence[Text]:
        """What a tooltip says after the rules' own lines: what a thing would give or cost the viewer now."""
        return ()

    # ------------------------------------------------------------ chips on the water
    def lay_chips(self, painter: Painter, right: float, view: View) -> float:
        """Add to `shapes` what is chosen in the water bar (payments, exchanges), so that it ends at `right`, where the
        buttons begin; returns where it begins itself, which is where the words end."""
        return right

    def draw_chips(self, painter: Painter, view: View) -> None:  # noqa: B027 - most titles have none
        """Draw what was laid there."""

    # ------------------------------------------------------------ the board's own controls
    def controls(self, view: View) -> Sequence[Target]:
        """Controls of the board's own (a stepper, "look at the river"): they lie in `shapes`, keys walk to them too.

        Their kind must be "control"; the rules never hear of them. `view.hot` says which one is pointed at.
        """
        return ()

    def click(self, target: Target, view: View) -> bool:
        """A click on a control, or on anything the board answers by itself (an amount to be set); True if it did.

        Called before the rules are asked. What it changes lies in `view.extra`.
        """
        return False

    def strike(self, key: int, view: View) -> bool:
        """A key of the title's own; True if it is one. What the table's keys mean everywhere never comes here."""
        return False

    def back(self, view: View) -> bool:
        """Esc: unfold what a control folded away; True if there was anything."""
        return False

    def tip(self, target: Target, view: View) -> Tip | None:
        """What a control's tooltip says; for all else the rules are asked."""
        return None

    # ------------------------------------------------------------ words of the frame
    def sky(self, painter: Painter, left: float, right: float, view: View) -> float | None:
        """What a title draws in the sky in place of its phase, at most from left to right; returns where it ends.
        None: the words of the phase stand there."""
        return None

    @abstractmethod
    def facts(self, view: View) -> list[tuple[str, str]]:
        """Public counts for the top bar: (sprite, words)."""

    def note(self, view: View) -> str:
        """A warning where the rules have none."""
        return ""

    def pressing(self, view: View) -> frozenset[int]:
        """Which of the facts stand one step from the end of the game: they are told in gold."""
        return frozenset()

    @abstractmethod
    def standing(self, view: View, seat: Seat) -> tuple[str, int]:
        """What stands in the head of a seat's slip: (sprite, number)."""

    def scores(self, view: View) -> list[ScoreSheet]:
        """The points of all seats as things stand, so far as the viewer knows them; a state is counted once."""
        if self._counted is None or self._counted[0] is not view.state:
            self._counted = (view.state, self.rules.scores(view.state))
        return self._counted[1]

    def tally(self, view: View, seat: Seat) -> str:
        """The points of a seat as things stand, so far as the viewer knows them; empty: `standing` tells them."""
        return ""

    def status(self, view: View, seat: Seat) -> str:
        """What a seat does now, in a word or two: of the seat asked the step says it, of others what they did last,
        or a title knows more ("leads", "passed"). Empty: the table says who acts and who waits."""
        if seat == view.decider:
            told = self.rules.role(view.state)
        else:
            told = view.last_acts[seat] if view.last_acts else None
        return "" if told is None else view.speak(told)

    def amount(self, view: View) -> int | None:
        """The amount a stepper shows now, where the moves are amounts; the prompt's button says it.

        Keys and the board's own controls set `view.extra[AMOUNT]`; here it is held within what is legal.
        """
        amounts = [int(target.key) for move in view.moves for target in move.targets() if target.kind == "amount"]
        if not amounts:
            return None
        return min(max(int(view.extra.get(AMOUNT, amounts[0])), amounts[0]), amounts[-1])

    def marks(self, state: Any) -> Mapping[str, int]:
        """Things worth a sign on the timeline of a replay and the chart, as running counts (emperors drawn)."""
        return {}

    def mark_name(self, mark: str, view: View) -> str:
        """What one of `marks` means, in a word or two for the legend of the timeline; empty: it needs none."""
        return ""


def board_of(title: str, rules: Rules[Any]) -> BoardView:
    """The board of a title, imported when first asked for."""
    made: BoardView = import_module(f"ui.boards.{title}.board").BOARD(rules)
    return made
