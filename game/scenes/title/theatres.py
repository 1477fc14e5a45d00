"""The paper theatres of the title: asleep in their box, or awake, larger, nearer and moving."""

from collections.abc import Callable
from functools import partial
from math import sin

import pygame

from game.engine.cache.bake import Bakery
from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience, CloudBank, Light, Swarm
from game.engine.draw.ambience_drawing import draw_air
from game.engine.easing import in_out
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.look.theme import colour
from game.scenes.box import box_of
from game.scenes.title.art import LIT_SCALE, TitleArt
from game.scenes.title.night_art import CLOUD
from game.scenes.title.theatre_art import WIDTH

_FIREFLY = (colour("#E8F0A0"), colour("#F6E6AE"))


def title_air(kit: Kit) -> Ambience:
    """Return the ambience of the night around the box."""
    banks = (
        CloudBank("title/air-cloud-1", CLOUD, 74, 52),
        CloudBank("title/air-cloud-2", Rect(1236, 78, 190, 17.4), -90, 64),
    )
    moon = Light(Point(1330, 120), 250, theme.MOON, 0.16)
    swarms = (
        Swarm("firefly", Rect(20, 20, 1560, 150), 12, 5, (theme.MOON, theme.WHITE), (60, 90), (0, 0)),
        Swarm("firefly", Rect(30, 700, 1500, 170), 9, 10, _FIREFLY, (9, 15), (110, -60), sway=46),
    )
    return Ambience(kit, banks, (moon,), swarms)


def theatre_air(kit: Kit, game: str, place: Rect) -> Ambience:
    """Return the ambience of a lit theatre, within its frame."""
    return Ambience(kit, swarms=tuple(air.within(place) for air in box_of(game).air))


_RISE = 27.0
"""How far the centre of a lit theatre is above its sleeping position."""

_SLIDES = (-2.0, 4.0, 9.0)
"""How far each plane slides to either side, farthest first; the frame hides 10."""

_SWAY_SECONDS = 1.1
_UNDER_FRAME = 12.0
"""Planes are drawn only this far inside, where the frame covers their moving edges."""

_POOL = (620, 96)
_POOL_Y = 792.0


class Theatre:
    """One theatre. `awake` goes from 0 to 1 and back; pictures that are not baked yet are left out."""

    def __init__(self, kit: Kit, game: str, art: TitleArt, place: Rect) -> None:
        """`place` is where it sleeps."""
        self.game = game
        self.place = place
        self._scale = place.w / WIDTH
        self.awake = 0.0
        self._air = theatre_air(kit, game, self.lit_place.inset(_UNDER_FRAME * self._scale))
        self._art = art
        self._swayed = 0.0
        self._ready: set[str] = set()

    @property
    def lit_place(self) -> Rect:
        """Its rectangle when lit."""
        x, y = self.place.centre
        return Rect.around((x, y - _RISE * self._scale), self.place.w * LIT_SCALE, self.place.h * LIT_SCALE)

    @property
    def asleep_ready(self) -> bool:
        """Whether its sleeping picture is baked."""
        return "asleep" in self._ready

    def forget(self) -> None:
        """Drop all pictures, because the window size has changed."""
        self._ready.clear()

    def plan_asleep(self, bakery: Bakery, layout: Layout) -> None:
        """Schedule the sleeping theatre to be baked; one that was baked before is there at once."""
        size_px = layout.size_to_px(self.place.size)
        bake = partial(self._art.theatre, self.game, size_px, lit=False)
        if self._art.has_theatre(self.game, size_px, lit=False):
            bake()
            self._ready.add("asleep")
        else:
            self._plan(bakery, "asleep", bake)

    def plan_awake(self, bakery: Bakery, layout: Layout) -> None:
        """Schedule the lit theatre to be baked: first whole, then in planes."""
        size_px = layout.size_to_px(self.lit_place.size)
        self._plan(bakery, "lit", partial(self._art.theatre, self.game, size_px, lit=True))
        self._plan(bakery, "planes", partial(self._art.theatre_planes, self.game, size_px))
        self._plan(bakery, "frame", partial(self._art.theatre_frame, self.game, size_px))

    def _plan(self, bakery: Bakery, part: str, bake: Callable[[], object]) -> None:
        def job() -> None:
            bake()
            self._ready.add(part)

        bakery.plan(job)

    def update(self, dt: float, wanted: bool, speed: float) -> None:
        """Wake up or fall asleep. With an infinite `speed` it does so at once and does not move."""
        self._air.update(dt)
        target = 1.0 if wanted and "lit" in self._ready else 0.0
        if speed == float("inf"):
            self.awake, self._swayed = target, 0.0
            return
        step = dt * speed / theme.MOVE
        self.awake = min(target, self.awake + step) if target > self.awake else max(target, self.awake - step)
        self._swayed = self._swayed + dt if self.awake == 1.0 else 0.0

    def draw_asleep(self, canvas: Canvas) -> None:
        """Draw it in its box, or a dark sheet if it is not baked yet."""
        size_px = canvas.layout.size_to_px(self.place.size)
        if not self.asleep_ready:
            canvas.rounded(self.place, 14, theme.NIGHT, theme.GOLD_DARK, line_inset=8, line_opacity=0.3, opacity=0.8)
            return
        canvas.blit_centred(self._art.theatre_shadow(size_px), self.place.centre)
        canvas.blit(self._art.theatre(self.game, size_px, lit=False), (self.place.x, self.place.y))

    def draw_light(self, canvas: Canvas) -> None:
        """Draw its light on the table and the box, below all lit theatres."""
        if self.awake <= 0:
            return
        shown, centre = in_out(self.awake), self.lit_place.centre
        pool = self._art.table_light(canvas.layout.size_to_px((_POOL[0] * self._scale, _POOL[1])))
        canvas.blit_centred(pool, (centre.x, _POOL_Y), shown)
        light = self._art.theatre_light(canvas.layout.size_to_px(self.lit_place.size))
        canvas.blit_centred(light, centre, shown)

    def draw_awake(self, canvas: Canvas) -> None:
        """Draw it moving forward, or at the front with its planes sliding."""
        if self.awake >= 1 and {"planes", "frame"} <= self._ready:
            self._draw_planes(canvas)
        elif self.awake > 0:
            grown = in_out(self.awake)
            x, y = self.place.centre
            scale = 1 + (LIT_SCALE - 1) * grown
            whole = self._art.theatre(self.game, canvas.layout.size_to_px(self.lit_place.size), lit=True)
            size_px = canvas.layout.size_to_px((self.place.w * scale, self.place.h * scale))
            # The sleeping one lies below: by the time this one is opaque it covers it.
            risen = (x, y - _RISE * self._scale * grown)
            canvas.blit_centred(pygame.transform.smoothscale(whole, size_px), risen, min(1.0, 1.6 * self.awake))

    def _draw_planes(self, canvas: Canvas) -> None:
        place = self.lit_place
        size_px = canvas.layout.size_to_px(place.size)
        sway = sin(self._swayed / _SWAY_SECONDS)
        with canvas.clipped(place.inset(_UNDER_FRAME * self._scale)):
            for plane, slide in zip(self._art.theatre_planes(self.game, size_px), _SLIDES, strict=True):
                canvas.blit_centred(plane, (place.centre.x + slide * self._scale * sway, place.centre.y))
            draw_air(canvas, self._air)
        canvas.blit_centred(self._art.theatre_frame(self.game, size_px), place.centre)
