"""Between two people at one screen: nothing of any seat is behind the cloth."""

from collections.abc import Callable
from typing import Final

import pygame

from game.match import Match
from rules.core.target import Seat
from ui import dress
from ui.boards.view import Tag, board_of
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.table.parts.tags import GAP, draw_tags, tag_width
from ui.table.scene.ways_out import WaysOut
from ui.table.session.recap import Recap, SeatRecap, recap_of
from ui.theme import BRICK, BUTTER, FOAM, GOLD, INK, NIGHT, PAPER, SMOKE, alpha
from ui.widgets.button import PushButton
from ui.widgets.small import draw_crest, draw_key

SLIP: Final = (760.0, 240.0)
CLOTH: Final = (1176.0, 384.0)
MOST_TAGS: Final = 3
TAG: Final = 22.0


class CurtainScene(Scene):
    """Covers the whole window and asks for the next person. Names and public acts only."""

    def __init__(
        self,
        services: Services,
        navigator: WaysOut,
        match: Match,
        seat: Seat,
        lift: Callable[[Seat], None],
        menu: Callable[[], None],
    ) -> None:
        super().__init__(services)
        self.navigator = navigator
        self.match = match
        self.seat = seat
        self._lift = lift
        self._menu = menu
        self.form.hearing.came()
        self._board = board_of(match.rules.title, match.rules)
        self._recap = recap_of(match.rules, match.history, seat, None, public=True)

    @property
    def _name(self) -> str:
        return self.match.chairs[self.seat].name

    def layout(self, painter: Painter) -> None:
        """One red button, and the menu in the corner."""
        box = self._slip()
        label = self.words("table.curtain.lift", name=self._name)
        width = min(box.w - 40, max(282.0, PushButton.width_for(painter, label, height=52)))
        lift = PushButton(
            "lift", pygame.FRect(box.centerx - width / 2, box.y + 136, width, 52), label, self.lift, "call"
        )
        menu = PushButton("menu", pygame.FRect(0, 0, 0, 0), self.words("common.menu"), self._menu, "quiet", "menu")
        across = PushButton.width_for(painter, menu.label, "menu", 36)
        menu.box = pygame.FRect(self.width - 14 - across, self.height - 50, across, 36)
        self.form.fill([lift, menu])

    def _slip(self) -> pygame.FRect:
        return pygame.FRect(self.width / 2 - SLIP[0] / 2, 404, *SLIP)

    def lift(self) -> None:
        """The right person sits there."""
        self.navigator.close(self)
        self._lift(self.seat)

    def process_event(self, event: pygame.Event) -> bool:
        """Enter lifts the curtain wherever the focus is not."""
        plain = event.type == pygame.KEYDOWN and self.form.focus is None and not self.form.hearing.fresh
        if plain and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.lift()
            return True
        if plain and event.key == pygame.K_m:
            self._menu()
            return True
        return super().process_event(event)

    # ------------------------------------------------------------ picture
    def paint(self, painter: Painter) -> None:
        """Scenery, cloth, slip, what everybody saw."""
        crest = self.match.chairs[self.seat].crest
        dress.draw_backdrop(painter, "curtain", self.match.deal.title, pygame.FRect(0, 0, self.width, self.height))
        share = min(1.0, (self.width - 24) / CLOTH[0])
        across = CLOTH[0] * share
        painter.picture(f"noren_{crest}", (self.width - across) / 2, 14, across, CLOTH[1] * share)
        self._draw_slip(painter)
        if self._recap is not None:
            self._draw_recap(painter, self._recap)
        saved = "table.curtain.saved" if self.match.trouble is None else "table.curtain.unsaved"
        painter.text(self.words(saved), 24, self.height - 26, 15, "semi", FOAM, most=18)

    def _draw_slip(self, painter: Painter) -> None:
        box = self._slip()
        middle, room = box.centerx, box.w - 48
        painter.nine("nine/overlay", *box)
        painter.rect(box.x + 5, box.y + 5, box.w - 10, box.h - 10, alpha(GOLD, 0.9), 2, 1)
        title = self.title_name(self.match.deal.title)
        head = self.words("table.curtain.where", title=title, phase=self._phase())
        painter.text(head, middle, box.y + 36, 17, "semi", BRICK, "centre", room, most=18)
        pass_to = self.words("table.curtain.pass", name=self._name)
        painter.text(pass_to, middle, box.y + 84, 40, "display", INK, "centre", room)
        away = self.words("table.curtain.away", name=self._name)
        painter.text(away, middle, box.y + 116, 17, "sans", SMOKE, "centre", room, most=18)
        words, key = self.words("table.curtain.or_press"), self.words("table.key.enter")
        half = (painter.measure(words, 15) + 12 + painter.measure(key, 15, "semi") + 14) / 2
        across = painter.text(words, middle - half, box.y + 215, 15, "sans", SMOKE, most=17)
        draw_key(painter, key, middle - half + across + 12, box.y + 198)

    def _phase(self) -> str:
        """Where the game stands, as the table says it."""
        return self.services.say(self.match.rules.phase(self.match.state))

    def _draw_recap(self, painter: Painter, recap: Recap) -> None:
        """What each of the others did, gained and lost, as everybody saw it, on one band."""
        head = self.words("table.curtain.since")
        left = 18 + painter.measure(head, 17, "serif") + 24
        parts = [(each, self.words("table.recap.acts", n=each.acts)) for each in recap.seats]
        widths = [34 + painter.measure(acts, 15, "semi") + self._tags_width(painter, each) for each, acts in parts]
        widest = self.width - 48
        across = min(widest, left + sum(widths))
        x, y = (self.width - across) / 2, self.height - 132
        painter.rect(x, y, across, 58, alpha(NIGHT, 0.78), 5)
        painter.rect(x, y, across, 58, alpha(GOLD, 0.8), 5, 1)
        painter.text(head, x + 18, y + 35, 17, "serif", BUTTER)
        end, x = x + across - 8, x + left
        for (each, acts), width in zip(parts, widths, strict=True):
            draw_crest(painter, self.match.chairs[each.seat].crest, x + 10, y + 29, 11, flat=True)
            told = 28 + painter.text(acts, x + 28, y + 34, 15, "semi", PAPER, max_width=max(20.0, end - x - 28))
            draw_tags(painter, self._tags(each), x + told + 8, y + 18, min(end, x + width), TAG)
            x += width

    def _tags(self, seat: SeatRecap) -> list[Tag]:
        return [self._board.tag(amount.what, amount.number, self.words) for amount in seat.amounts[:MOST_TAGS]]

    def _tags_width(self, painter: Painter, seat: SeatRecap) -> float:
        return 8 + sum(tag_width(painter, tag, TAG) + GAP for tag in self._tags(seat)) + 14
