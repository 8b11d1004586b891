"""The window and its loop."""

import contextlib
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ui.clock import Clock, Stopwatch, SystemClock
from ui.fonts import Fonts
from ui.kept import Kept
from ui.memory import give_back, sweep, undisturbed
from ui.paint import Painter, Palette
from ui.repainted import Repainted
from ui.say import Say
from ui.scene import Scene
from ui.scene_stack import SceneStack
from ui.services import Services
from ui.sounds import Sounds
from ui.sprites import Sprites
from ui.theme import FIRST_WINDOW, scale_for
from ui.window import events_within, free_window, full_window, logical, open_display, wake

if TYPE_CHECKING:
    from game.settings import Settings

FRAME: Final = 1 / 60
# Even an idle window looks around now and then, should the system lose an event.
LONGEST_SLEEP: Final = 2.0
FaultScreen = Callable[["App", BaseException], Scene]


class App:
    """Opens the window, hands input to the scenes, draws when something changed, sleeps otherwise.

    It holds no global state: several can live in one process, and without a window `draw_to` gives the same picture.

    `save` writes the preferences to disk. `on_fault` turns an exception of a scene into the screen that tells of it; a
    second exception there ends the program. Windows may share a `palette`, and with it all pictures read so far.
    """

    def __init__(
        self,
        assets: Path,
        settings: "Settings",
        save: Callable[[], None],
        *,
        clock: Clock | None = None,
        on_fault: FaultScreen | None = None,
        strict: bool = False,
        palette: Palette | None = None,
        after_first_frame: Callable[[], None] | None = None,
    ) -> None:
        self.assets = assets
        self.clock = clock or SystemClock()
        self.stack = SceneStack()
        self.palette = palette or Palette(Sprites(assets), Fonts(assets / "fonts"))
        self.services = Services(
            settings=settings,
            say=Say(assets, settings.language, strict),
            sounds=Sounds(assets / "sounds", settings.volume, settings.air_volume if settings.air else 0),
            clock=self.clock,
            changed=self.settings_changed,
            wake=wake,
        )
        self._kept = Kept(save, self.services, self.stack)
        self._on_fault = on_fault
        self._after_first_frame = after_first_frame
        self._window: pygame.Surface | None = None
        self._screen: Repainted | None = None
        self._window_size = settings.window_size
        self._shown = self._look()
        self._running = False
        self._cursor = pygame.SYSTEM_CURSOR_ARROW
        self._drawn_at = 0.0
        self._layered = 0
        self._faulted = False
        self._resized_since_save = False

    # ------------------------------------------------------------------ picture

    def prefetch(self, groups: Sequence[str], pictures: Sequence[str], ahead: bool = False) -> None:
        """Begin to read atlases and pictures in the background; best called before anything else."""
        self.palette.sprites.prefetch(groups, pictures, scale_for(*self._window_size), ahead)

    def leave_behind(self, groups: Sequence[str]) -> None:
        """Forget the pictures of other screens: a table stays open for hours. Its own are read ahead as before."""
        self.palette.keep_only(groups, scale_for(*self._window_size))
        give_back()

    def painter_for(self, surface: pygame.Surface) -> Painter:
        """A painter for any surface, with the look of the settings."""
        settings = self.services.settings
        self.palette.fit(*surface.get_size())
        return Painter(
            surface,
            scale_for(*surface.get_size(), self.stack.share),
            self.palette,
            text_size=settings.text_size,
            strong_seats=settings.seat_colours == "strong",
            colour_aids=settings.colour_aids,
        )

    def draw_to(self, surface: pygame.Surface) -> Painter:
        """Draw the scenes on a surface, with or without a window; returns the painter and its overflows."""
        painter = self.painter_for(surface)
        self.stack.arrange(painter)
        self.stack.draw(painter)
        return painter

    def show(self) -> None:
        """Bring to the screen what the window should show by now, as far as it does not yet."""
        if self._screen is not None:
            self.draw_to(self._screen)
            new = self._screen.paint()
            if new:
                pygame.display.update(new)

    def forget_screen(self) -> None:
        """Take nothing of what the window shows for granted: the system may have lost it."""
        if self._screen is not None:
            self._screen.forget()

    def screenshot(self, path: Path, size: tuple[int, int] = FIRST_WINDOW) -> None:
        """Save what a window of this size would show."""
        surface = pygame.Surface(size)
        self.draw_to(surface)
        pygame.image.save(surface, path)

    def keep_picture(self, scene: Scene, part: Callable[[], pygame.FRect], path: Path) -> None:
        """Leave a small picture of a part of a scene; nobody misses it where it cannot be written."""
        surface = pygame.Surface((FIRST_WINDOW[0] // 2, FIRST_WINDOW[1] // 2))
        painter = self.painter_for(surface)
        scene.arrange(painter)
        scene.draw(painter)
        with contextlib.suppress(OSError, pygame.error):
            pygame.image.save(surface.subsurface(painter.bound(*part()).clip(surface.get_rect())), path)

    # ------------------------------------------------------------------ window

    def open(self) -> None:
        """Open the window; pygame.error where there is no screen for it."""
        open_display(self.assets / "icon" / "comptoir.png")
        self._set_mode()

    def _set_mode(self) -> None:
        settings = self.services.settings
        before = None if self._window is None else self._window.copy()
        self._window = full_window() if settings.full_screen else free_window(self._window_size)
        if before is not None:
            # Pictures for the new size take a moment to read: until then the old one stands there, larger.
            self._window.blit(pygame.transform.smoothscale(before, self._window.get_size()), (0, 0))
            pygame.display.flip()
        self._screen = Repainted(self._window)
        self.stack.relayout()

    def _reopen(self) -> None:
        """Open the window anew; how SDL brings pixels to the screen is settled when a window opens."""
        pygame.display.quit()
        self._window = self._screen = None
        self.stack.let_go()
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0" if self.services.settings.software_drawing else "1"
        self.open()

    def _look(self) -> tuple[object, ...]:
        settings = self.services.settings
        return settings.language, settings.text_size, settings.full_screen, settings.software_drawing

    def settings_changed(self) -> None:
        """Follow the preferences at once and write them down."""
        settings = self.services.settings
        language, text_size, full_screen, software = self._shown
        self._shown = self._look()
        self.services.sounds.volume = settings.volume
        self.services.sounds.air_volume = settings.air_volume if settings.air else 0
        if settings.language != language:
            self.services.say.switch(settings.language)
        if self._window is not None and settings.software_drawing != software:
            self._reopen()
        elif self._window is not None and settings.full_screen != full_screen:
            # A window that was full would keep the size of the screen; a new one has its own.
            self._set_mode() if settings.full_screen else self._reopen()
        if (settings.language, settings.text_size) != (language, text_size):
            self.stack.relayout()
        self._redraw()
        self._kept.write_down()

    # ------------------------------------------------------------------ loop

    def run(self) -> None:
        """Run until the stack is empty or the window is closed."""
        if self._window is None:
            self.open()
        self._running = True
        watch = Stopwatch(self.clock)
        with undisturbed():
            while self._running and len(self.stack):
                try:
                    self.turn(watch)
                except Exception as fault:
                    self._stumble(fault)
        self.stack.clear()
        if self._resized_since_save:
            self._kept.write_down()
        pygame.quit()

    def quit(self) -> None:
        """End the loop after this turn."""
        self._running = False

    def turn(self, watch: Stopwatch) -> None:
        """One turn of the loop: draw if needed, sleep until something happens, hand it on."""
        self._frame(watch.step())
        for event in self._events():
            self._dispatch(event)
            if not self._running:
                return

    def _frame(self, seconds: float) -> None:
        self.stack.update(seconds)
        self.services.sounds.breathe(self.stack.air())
        self._lift()
        if self._window is not None and self._wants_frame() and self._until_frame() <= 0:
            self._drawn_at = time.monotonic()
            self.show()
            if self._after_first_frame is not None:
                after, self._after_first_frame = self._after_first_frame, None
                after()
        top = self.stack.top
        if top is not None and self._window is not None and top.cursor() != self._cursor:
            self._cursor = top.cursor()
            pygame.mouse.set_cursor(self._cursor)

    def _lift(self) -> None:
        """Where a screen was taken off another, its large sheets go with it."""
        if len(self.stack) < self._layered and self._window is not None:
            self.palette.lifted(*self._window.get_size())
        self._layered = len(self.stack)

    def _wants_frame(self) -> bool:
        return len(self.stack) > 0 and (self.stack.changed() or self.stack.animating())

    def _until_frame(self) -> float:
        return self._drawn_at + FRAME - time.monotonic()

    def _events(self) -> list[pygame.Event]:
        """What happened until a frame is due or a scene wants to wake, at once if something did."""
        if self._wants_frame():
            sleep = self._until_frame()
        else:
            wake = self.stack.next_wake()
            sleep = LONGEST_SLEEP if wake is None else min(wake, LONGEST_SLEEP)
        sweep(sleep)
        return events_within(sleep)

    def _dispatch(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            top = self.stack.top
            if top is None or top.may_quit():
                self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self._redraw()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.stack.let_go()
        elif self._window is not None:
            painter = self.painter_for(self._window)
            self.stack.arrange(painter)
            used = self.stack.process_event(logical(event, painter.scale))
            if not used and event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self.services.settings.full_screen = not self.services.settings.full_screen
                self.settings_changed()

    def _resized(self) -> None:
        self._window = pygame.display.get_surface()
        self._screen = None if self._window is None else Repainted(self._window)
        self.palette.clear()
        if self._window is not None and not self.services.settings.full_screen:
            self._window_size = self._window.get_size()
            self.services.settings.window_size = self._window_size
            self._resized_since_save = True
        self._redraw()

    def _redraw(self) -> None:
        self.forget_screen()
        for scene in self.stack:
            scene.redraw()

    def _stumble(self, fault: Exception) -> None:
        if self._on_fault is None or self._faulted:
            raise fault
        self._faulted = True
        self.stack.push(self._on_fault(self, fault))

    def recovered(self) -> None:
        """The screen that told of a fault was left; the next fault is told again."""
        self._faulted = False
