"""Sprites from the atlases, cut out, scaled to the window and kept."""

import copy
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from rules.core.printed import earlier_held
from ui.atlas import Atlas, Entry
from ui.loading import Loader
from ui.nine_slice import Frame, frame_of, grow
from ui.pictures import Pictures
from ui.surface_cache import SurfaceCache, ready
from ui.theme import Colour

SCALES: Final = (1.0, 1.5, 2.0, 3.0)
COMMON: Final = "common"
KEPT_BODIES: Final = 4000
TEXTURED: Final = 44.0
"""Slips lower than this show no fibres: one would hardly see them."""


class Cut(NamedTuple):
    """A surface ready to blit, and how far its margin reaches beyond the thing to the left and top; of a frame around
    nothing the strips that show."""

    surface: pygame.Surface
    left: int
    top: int
    strips: tuple[pygame.Rect, ...]


class Body(NamedTuple):
    """How large a sprite is drawn: its body in logical pixels and in physical ones, and how far its margin reaches
    beyond it to the left and top."""

    w: float
    h: float
    across: int
    down: int
    left: int
    top: int


class Sprites:
    """Finds sprites by name, whatever atlas holds them.

    The group named by the first part is asked first (`<title>/...`), then `common`, then the others. Every answer is
    cut from the next larger atlas and scaled down once.
    """

    def __init__(self, assets: Path, megabytes: float = 96) -> None:
        self.assets = assets
        self._folder = assets / "atlas"
        self._loader = Loader()
        self._made = SurfaceCache(megabytes)
        self.pictures = Pictures(assets / "pictures", self._made, self._loader)
        names = (path.name for path in self._folder.iterdir())
        groups = sorted(name.removesuffix("_1x.json") for name in names if name.endswith("_1x.json"))
        # What looks otherwise under earlier values lies in `<title>.<version>`, and comes first where they are held.
        held = [f"{title}.{version}" for title, version in earlier_held().items()]
        self._earlier = [group for group in groups if group in held]
        self._groups = [*self._earlier, *(group for group in groups if "." not in group)]
        self._atlases: dict[tuple[str, float], Atlas] = {}
        self._entries: dict[str, Entry] = {}
        self._bodies: dict[tuple[str, float | None, float | None, float], Body] = {}
        self._frames: dict[tuple[str, float], Frame | None] = {}
        """Which nine-slices are frames around nothing, at a scale."""

    @property
    def budget(self) -> int:
        """How many bytes of sprites at their size are kept."""
        return self._made.budget

    @budget.setter
    def budget(self, held: int) -> None:
        self._made.budget = held

    def prefetch(self, groups: Sequence[str], pictures: Sequence[str], scale: float, ahead: bool = False) -> None:
        """Begin to read what a screen will need; `ahead` also what it will need to show a thing larger than it lies."""
        for name in filter(self.pictures.has, pictures):
            self.pictures.prefetch(name, scale)
        for group in (group for group in groups if group in self._groups):
            for at in _scales_for(scale)[: 2 if ahead else 1]:
                if not self._is_read(group, at):
                    self._loader.ask(self._path(group, at))

    def keep_only(self, groups: Sequence[str], scale: float) -> None:
        """Let go of what other screens showed: atlases of other groups, and those no window of this scale needs."""
        kept = {self._path(group, at) for group in groups for at in _scales_for(scale)[:2]}
        for (group, at), atlas in self._atlases.items():
            if self._path(group, at) not in kept:
                atlas.forget()
        self._loader.keep_only(kept)
        self.pictures.clear()
        self._made.clear()

    def apart(self) -> "Sprites":
        """The same atlases, with a cache of its own for what is cut from them."""
        other = copy.copy(self)
        other._made = SurfaceCache(self._made.budget / 2**20)
        other.pictures = self.pictures.apart(other._made)
        return other

    def read_so_far(self) -> frozenset[tuple[str, float]]:
        """The atlases that are in memory now."""
        return frozenset(key for key, atlas in self._atlases.items() if atlas.is_read)

    def keep_read(self, needed: Container[tuple[str, float]]) -> None:
        """Let go of all atlases but these, and of what was read ahead and never taken."""
        for key, atlas in self._atlases.items():
            if key not in needed:
                atlas.forget()
        self.drop_unclaimed()

    def drop_unclaimed(self) -> None:
        """Let go of what was read ahead of need and not needed so far, and of pictures that were fitted by now."""
        self._loader.keep_only(())
        self.pictures.clear()

    def drop_heavy(self, weight: int) -> None:
        """Let go of what was made in so many bytes or more, and of whole pictures."""
        self._made.drop_heavy(weight)
        self.pictures.clear()

    def _is_read(self, group: str, scale: float) -> bool:
        held = self._atlases.get((group, scale))
        return held is not None and held.is_read

    def group_of(self, name: str) -> str:
        """The atlas group a sprite belongs to; KeyError if no atlas holds it."""
        head = name.partition("/")[0]
        for group in (*self._earlier, head, COMMON, *self._groups):
            if group in self._groups and name in self._atlas(group, 1.0):
                return group
        raise KeyError(f"no sprite named {name}")

    def entry(self, name: str) -> Entry:
        """Size, margin and slices of a sprite."""
        held = self._entries.get(name)
        if held is None:
            held = self._entries[name] = self._atlas(self.group_of(name), 1.0).entry(name)
        return held

    def has(self, name: str) -> bool:
        """Whether an atlas holds this sprite."""
        try:
            self.entry(name)
        except KeyError:
            return False
        return True

    def body(self, name: str, w: float | None, h: float | None, scale: float) -> Body:
        """What a sprite takes in a window: its own size, or one scaled to w (and h, else in proportion)."""
        key = (name, w, h, scale)
        body = self._bodies.get(key)
        if body is None:
            if len(self._bodies) >= KEPT_BODIES:
                self._bodies.clear()
            body = self._bodies[key] = self._measured(name, w, h, scale)
        return body

    def _measured(self, name: str, w: float | None, h: float | None, scale: float) -> Body:
        entry = self.entry(name)
        w = entry.size[0] * (h / entry.size[1] if h is not None else 1.0) if w is None else w
        h = entry.size[1] * w / entry.size[0] if h is None else h
        across, down = max(1, round(w * scale)), max(1, round(h * scale))
        left, top = entry.anchor[0] * (across / entry.size[0]), entry.anchor[1] * (down / entry.size[1])
        return Body(w, h, across, down, round(left), round(top))

    def sprite(
        self,
        name: str,
        width: int,
        height: int,
        scale: float,
        tint: Colour | None = None,
        alpha: int = 255,
        mirrored: bool = False,
    ) -> pygame.Surface:
        """A sprite whose body takes so many physical pixels; `scale` is that of the window.

        A tint turns the whole sprite into a silhouette of one colour; mirrored, left and right change places.
        """
        key = (name, width, height, tint, alpha, mirrored)
        surface = self._made.find(key)
        if surface is None:
            entry = self.entry(name)
            scaled = self._scaled(name, width / entry.size[0], height / entry.size[1], scale, tint, alpha)
            made = ready(pygame.transform.flip(scaled, True, False) if mirrored else scaled)
            surface = self._made.keep(key, made)
        return surface

    def nine(self, name: str, width: int, height: int, scale: float) -> Cut:
        """A nine-slice grown to so many physical pixels, corners unstretched."""
        key = (name, width, height, scale)
        surface = self._made.find(key)
        if surface is None:
            surface = self._made.keep(key, self._grown(name, width, height, scale))
        anchor, frame = self.entry(name).anchor, self._frames[name, scale]
        shown = () if frame is None else frame.strips(*surface.get_size())
        return Cut(surface, round(anchor[0] * scale), round(anchor[1] * scale), shown)

    def picture(self, name: str, width: int, height: int, scale: float, lean: float = 0.5) -> pygame.Surface:
        """A large picture that fills so many physical pixels; `lean` 0 keeps its left side when cut, 1 its right."""
        return self.pictures.fitted(name, width, height, scale, lean)

    def clear(self) -> None:
        """Forget scaled pictures, as after a change of the window's size."""
        self._made.clear()

    def _path(self, group: str, scale: float) -> Path:
        return self._folder / f"{group}_{scale:g}x.webp"

    def _atlas(self, group: str, scale: float) -> Atlas:
        held = self._atlases.get((group, scale))
        if held is None:
            held = self._atlases[group, scale] = Atlas(self._path(group, scale), scale, self._loader)
        return held

    def _scaled(
        self, name: str, across: float, down: float, scale: float, tint: Colour | None, alpha: int
    ) -> pygame.Surface:
        # A thing only drawn out in one direction needs no larger picture: there is nothing finer to see on it.
        atlas = self._atlas(self.group_of(name), _next_larger(max(scale, (across * down) ** 0.5)))
        raw = atlas.cut(name)
        size = round(raw.get_width() * across / atlas.scale), round(raw.get_height() * down / atlas.scale)
        if size == raw.get_size():
            surface = raw
        else:
            surface = pygame.transform.smoothscale(raw, (max(1, size[0]), max(1, size[1])))
        if tint is not None:
            surface = surface.copy()
            surface.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
            surface.fill(tint[:3], special_flags=pygame.BLEND_RGB_ADD)
        if alpha < 255:
            surface = surface.copy()
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _grown(self, name: str, width: int, height: int, scale: float) -> pygame.Surface:
        entry = self.entry(name)
        if entry.slice is None:
            raise ValueError(f"{name} is not a nine-slice")
        raw = self._scaled(name, scale, scale, scale, None, 255)
        margin_x, margin_y = round(entry.anchor[0] * scale), round(entry.anchor[1] * scale)
        far_x = raw.get_width() - margin_x - round(entry.size[0] * scale)
        far_y = raw.get_height() - margin_y - round(entry.size[1] * scale)
        left, top, right, bottom = (round(inset * scale) for inset in entry.slice)
        insets = left + margin_x, top + margin_y, right + far_x, bottom + far_y
        if (name, scale) not in self._frames:
            self._frames[name, scale] = frame_of(raw, insets)
        grown = grow(raw, width + margin_x + far_x, height + margin_y + far_y, insets)
        if entry.texture and height >= TEXTURED * scale:
            # The keyline and its round corners stay clean: the fibres lie within them.
            inset = max(1, round(2 * scale))
            body = pygame.Rect(margin_x, margin_y, width, height).inflate(-2 * inset, -2 * inset)
            self.pictures.lay(grown, entry.texture, body, scale)
        return ready(grown)


def _scales_for(scale: float) -> list[float]:
    """The scales of atlases that serve a window, the nearest first; the second is for things larger than they lie."""
    return [at for at in SCALES if at >= scale - 0.01] or [SCALES[-1]]


def _next_larger(scale: float) -> float:
    return _scales_for(scale)[0]
