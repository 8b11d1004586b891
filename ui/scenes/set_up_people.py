"""The middle sheet of the set-up: how many play, who sits where, what everybody begins with."""

from collections.abc import Callable

import pygame

from game.opponents.characters import NONE, characters_of, line_of, name_of, note_of
from game.seat import CRESTS, LONGEST_NAME, Chair
from ui.boards.figures import Figures
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.set_up_draft import KINDS, PLACES, Draft, kind_of
from ui.scenes.set_up_seats import (
    BAND,
    ROW,
    STEP,
    CharacterNote,
    CrestPicker,
    SeatBand,
    draw_free_row,
    draw_row,
    note_box,
)
from ui.theme import INK, SMOKE, alpha
from ui.widgets.button import PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.small import draw_reason
from ui.widgets.text_well import TextWell
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

ROW_GAP = 12.0


class PeopleSheet:
    """Rows of seats on a sheet. `changed` is called after each change, so that everything is laid out again."""

    def __init__(
        self, scene: Scene, draft: Draft, figures: Figures, sheet: pygame.FRect, changed: Callable[[], None]
    ) -> None:
        self._scene = scene
        self._draft = draft
        self._figures = figures
        self._sheet = sheet
        self._changed = changed
        self._characters = draft.characters()
        most = max(PLACES, draft.rules.seat_counts[-1])
        self._players = pygame.FRect(sheet.right - 18 - 51 * most, sheet.y + 14, 51 * most, 36)
        self._rows = [
            pygame.FRect(sheet.x + 16, sheet.y + 90 + number * (ROW + ROW_GAP), sheet.w - 32, ROW)
            for number in range(draft.rules.seat_counts[-1])
        ]

    # ------------------------------------------------------------------ widgets

    def widgets(self, painter: Painter) -> list[Widget]:
        """All there is to set on the sheet."""
        found: list[Widget] = [self._count()]
        for number, row in enumerate(self._rows):
            if number < self._draft.seats:
                found += self._seat(painter, number, row)
            elif number == self._draft.seats and number + 1 in self._draft.rules.seat_counts:
                found.append(self._add(painter, number, row))
        return found

    @property
    def _locked(self) -> str:
        return self._scene.words("set_up.by_guide") if self._draft.guided else ""

    def _count(self) -> ChoiceBar:
        reason, rules = self._counts_reason(), self._draft.rules
        counts = range(1, max(PLACES, rules.seat_counts[-1]) + 1)
        fields = [Field(str(n), "" if n in rules.seat_counts else reason) for n in counts]
        chosen = self._draft.seats - 1
        return ChoiceBar(
            "players", self._players, fields, chosen, lambda k: self._take(k + 1), size=17, reason=self._locked
        )

    def _counts_reason(self) -> str:
        words, rules = self._scene.words, self._draft.rules
        counts, name = rules.seat_counts, self._scene.title_name(rules.title)
        if len(counts) == 1:
            return words("set_up.exactly", title=name, n=counts[0])
        return words("set_up.counts", title=name, least=counts[0], most=counts[-1])

    def _add(self, painter: Painter, number: int, row: pygame.FRect) -> PushButton:
        label = self._scene.words("set_up.add")
        across = PushButton.width_for(painter, label, "plus", 36, least=136)
        box = pygame.FRect(row.right - 12 - across, row.centery - 18, across, 36)
        return PushButton("add", box, label, lambda: self._take(number + 1), "plain", "plus", reason=self._locked)

    def _seat(self, painter: Painter, number: int, row: pygame.FRect) -> list[Widget]:
        words, chair = self._scene.words, self._draft.places[number]
        labels = [words(f"set_up.kind.{kind}") for kind in KINDS]
        left = row.x + BAND + (12 if row.w > 560 else 9)
        widths = ChoiceBar.widths_for(painter, labels)
        across = min(sum(widths), row.right - 8 - left - 140)
        kinds = pygame.FRect(row.right - 8 - across, row.y + 8, across, 36)
        well = pygame.FRect(left, row.y + 8, min(240.0, kinds.x - 11 - left), 36)
        fields = [Field(label) for label in labels]
        chosen = KINDS.index(kind_of(chair))
        band = SeatBand(
            pygame.FRect(row.x, row.y, BAND, row.h),
            chair.crest,
            lambda way: self._move(chair, way),
            lambda y: self._drag(chair, y),
            reason=self._locked,
            tip=Tip(words("set_up.band"), (words("set_up.band.tip"),)),
        )
        name = TextWell(
            f"name {number}",
            well,
            chair.name,
            lambda typed: setattr(chair, "name", typed),
            self._scene.services.clock,
            done=lambda typed: self._name(chair, typed),
            limit=LONGEST_NAME,
            face="serif",
            size=18,
            tip=Tip("", (words("set_up.name.tip"),)),
        )
        kind = ChoiceBar(
            f"kind {number}",
            kinds,
            fields,
            chosen,
            lambda k: self._kind(number, k),
            widths=widths,
            reason=self._locked,
        )
        return [band, name, kind, self._crests(number, row), self._note(painter, number, row)]

    def _note(self, painter: Painter, number: int, row: pygame.FRect) -> CharacterNote:
        words, say, title = self._scene.words, self._scene.services.say, self._draft.rules.title
        picker = row.right - 6 - STEP * CRESTS
        box = note_box(painter, row, words("set_up.crest"), row.x + BAND + 13, picker)
        note = words(f"set_up.kind.{kind_of(self._draft.places[number])}.note")
        character = self._characters[number]
        if character == NONE:
            return CharacterNote(f"note {number}", box, (), note, None)
        name = say(name_of(title, character))
        head = (words("set_up.character", name=name, note=say(note_of(title, character))), name)
        names = ", ".join(say(name_of(title, each)) for each in characters_of(title))
        now = (words("set_up.character.all", names=names),)
        tip = Tip(name, (say(line_of(title, character)),), now)
        return CharacterNote(f"note {number}", box, head, note, tip)

    def _crests(self, number: int, row: pygame.FRect) -> CrestPicker:
        words, draft = self._scene.words, self._draft
        box = pygame.FRect(row.right - 6 - STEP * CRESTS, row.bottom - 40, STEP * CRESTS, 36)
        own = draft.places[number].crest
        holders = [draft.bearer(crest) for crest in range(CRESTS)]
        tips = []
        for crest, holder in enumerate(holders):
            if crest == own or holder is None:
                line = words("set_up.crest.own" if crest == own else "set_up.crest.free")
            else:
                line = words("set_up.crest.taken", name=holder.name)
            tips.append(Tip(words(f"set_up.crest.{crest}"), (line,)))
        return CrestPicker(f"crest {number}", box, own, holders, lambda crest: self._crest(number, crest), tips)

    # ------------------------------------------------------------------ changes

    def _take(self, seats: int) -> None:
        self._draft.seats = seats
        self._changed()

    def _move(self, chair: Chair, way: int) -> None:
        at = self._draft.places.index(chair)
        if 0 <= at + way < self._draft.seats:
            self._draft.move(at, at + way)
            self._changed()

    def _drag(self, chair: Chair, y: float) -> None:
        at = self._draft.places.index(chair)
        rows = self._rows[: self._draft.seats]
        over = next((k for k, row in enumerate(rows) if row.top <= y < row.bottom), at)
        if over != at:
            self._draft.move(at, over)
            self._changed()

    def _name(self, chair: Chair, name: str) -> None:
        self._draft.rename(self._draft.places.index(chair), name)
        self._changed()

    def _kind(self, number: int, kind: int) -> None:
        self._draft.set_kind(number, KINDS[kind])
        self._changed()

    def _crest(self, number: int, crest: int) -> None:
        self._draft.take_crest(number, crest)
        self._changed()

    # ------------------------------------------------------------------ picture

    def draw(self, painter: Painter) -> None:
        """Everything but the widgets."""
        sheet, draft, words = self._sheet, self._draft, self._scene.words
        painter.nine("nine/washi", *sheet)
        painter.text(words("set_up.who"), sheet.x + 18, sheet.y + 41, 26, "display")
        painter.text(words("set_up.players"), self._players.x - 10, sheet.y + 37, 16, "semi", INK, "right", most=18)
        if self._locked:
            across = min(painter.measure(self._locked, 15, most=17) + 22, sheet.w - 36)
            draw_reason(painter, self._locked, sheet.right - 18 - across, sheet.y + 71, across)
        for number, row in enumerate(self._rows):
            if number < draft.seats:
                draw_row(painter, row, words("set_up.crest"), row.right - 6 - STEP * CRESTS)
            else:
                head, note = words(f"set_up.free.{number + 1}"), words("set_up.free.note", n=draft.seats)
                room = row.right - 190 if number == draft.seats else row.right
                draw_free_row(painter, row, draft.places[number].crest, head, note, room)
        self._draw_start(painter)

    def _draw_start(self, painter: Painter) -> None:
        """The order of the seats and what everybody begins with."""
        sheet, words = self._sheet, self._scene.words
        width = sheet.w - 36
        if self._draft.seats > 1:
            painter.text(words("set_up.order"), sheet.x + 18, sheet.y + 540, 15, "sans", SMOKE, "left", width, 17)
        painter.line(sheet.x + 16, sheet.y + 558, sheet.right - 16, sheet.y + 558, alpha(INK, 0.25))
        painter.sprite("mark/bag", sheet.x + 18, sheet.y + 572, 34)
        left, room = sheet.x + 62, width - 44
        line = self._scene.services.say(self._figures.at_start(self._draft.seats))
        rise = 0 if len(painter.wrap(line, room - 6, 15, most=16)) == 1 else 6
        painter.text(words("set_up.at_start"), left, sheet.y + 588 - rise, 16, "semi", most=18)
        painter.paragraph(line, left, sheet.y + 609 - 1.5 * rise, room, 15, "sans", SMOKE, leading=18, most=16)
