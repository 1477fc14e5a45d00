"""Draws the Dojo: a battle's tray, its fighters, their dice and shuriken."""

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.anim.sprites import DieSprite, Dojo, FighterSprite
from game.games.ninjutsu.table.anim.thrown_dice import ThrownDice
from game.games.ninjutsu.table.art.board_geometry import figure_at
from game.games.ninjutsu.table.art.dice import TUMBLE_STEPS
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.lid import LidView
from game.games.ninjutsu.table.layout import DIE, FIGHTER, TableLayout

_SHURIKEN = 44.0
_STEP = 52.0
_RAISED = 7.0
_SLASH = 250.0
_DARK = 0.6
_LAID = 26.0
"""How far above its foot a fallen figure lies, so that it stays inside the tray."""

_DOWN, _TILT_STEP = 84.0, 6
"""How far a figure tips over when it falls, and the step between its cached pictures, in degrees."""

_ABOVE = 760.0
"""How far above its place the tray starts."""


class DojoView:
    """Draws the tray, also while it slides in or out."""

    def __init__(self, art: NinjutsuArt, places: TableLayout) -> None:
        self._art = art
        self._places = places
        self._lid = LidView(art, places)

    def draw(
        self, canvas: Canvas, dojo: Dojo, shuriken: Sequence[int], dice: ThrownDice, asked: int | None = None
    ) -> None:
        """Draw the whole tray; `dice` are only those thrown into the lid, `asked` may throw a shuriken now."""
        if dojo.dark > 0:
            canvas.dim(_DARK * dojo.dark)
        up = (1 - dojo.open) * _ABOVE
        if self._places.lid:
            self._lid.draw(canvas, dojo, dice, up)
        else:
            self.tray(canvas, dojo, up)
            for seat in (0, 1):
                self._shuriken(canvas, seat, shuriken[seat], up, asked=seat == asked)
        for seat, die in dojo.dice.items():
            self._die(canvas, seat, die, up, ahead=dojo.ahead == seat)
        for seat, fighter in dojo.fighters.items():
            self._fighter(canvas, seat, fighter, up)
        if dojo.cut is not None and 0 < dojo.slash < 1:
            at = self._places.in_dojo("figure", dojo.cut).centre
            size = self._places.fighter / FIGHTER
            slash = self._art.slash(canvas.px(_SLASH * size))
            if dojo.cut == self._places.near:
                key = ("slash turned", slash.get_size())
                slash = canvas.made(key, lambda: pygame.transform.flip(slash, True, False))
            canvas.blit_centred(slash, (at.x, at.y - 90 * size - up), 1 - dojo.slash**3)

    def tray(self, canvas: Canvas, dojo: Dojo, up: float) -> None:
        """Draw the empty tray with its texts."""
        zone, near = self._places.zone("dojo"), self._places.near
        tray = self._art.dojo(canvas.layout.size_to_px(zone.size), SIDES[near], SIDES[1 - near], canvas.scale)
        canvas.blit_centred(tray, (zone.centre.x, zone.centre.y - up))
        words = self._places.zone("dojo.words").moved(0, -up).inset(14, 2)
        canvas.text(dojo.caption, words, theme.HEADING.sized(28), "centre", wrap=False)

    def _shuriken(self, canvas: Canvas, seat: int, count: int, up: float, *, asked: bool) -> None:
        """The stars of a fighter in the groove; the one that would fly next is raised in a light."""
        zone = self._places.in_dojo("shuriken", seat)
        step = min(_STEP, (zone.w - _SHURIKEN) / max(count - 1, 1))
        left = zone.centre.x - step * (count - 1) / 2
        for place in range(count):
            at = (left + place * step, zone.centre.y - up)
            if asked and place == count - 1:
                at = (at[0], at[1] - _RAISED)
                canvas.blit_centred(self._art.die_glow(canvas.px(_SHURIKEN)), at)
            canvas.blit_centred(self._art.shuriken(canvas.px(_SHURIKEN)), at)

    def _die(self, canvas: Canvas, seat: int, die: DieSprite, up: float, *, ahead: bool) -> None:
        size, rest = canvas.px(DIE), self._places.in_dojo("die", seat).centre
        ground = Point(rest.x + die.dx, rest.y + die.dy - up)
        at = (ground.x, ground.y - die.hop)
        step = round(die.turns * TUMBLE_STEPS)
        if ahead and not step:
            canvas.blit_centred(self._art.die_glow(size), at)
        canvas.blit_centred(self._art.die_shadow(size), ground)
        canvas.blit_centred(self._art.die_tumble(die.faces, SIDES[seat], die.value, step, size), at)

    def _fighter(self, canvas: Canvas, seat: int, fighter: FighterSprite, up: float) -> None:
        width, sprite, side = canvas.px(self._places.fighter), fighter.sprite, SIDES[seat]
        foot = Point(sprite.x, sprite.y - up)
        left = seat == self._places.near
        if fighter.fallen >= 1:
            lying = self._art.figure_fallen(side, fighter.rank, width)
            if not left:
                lying = canvas.made(
                    ("fallen", side, fighter.rank, width), partial(pygame.transform.flip, lying, True, False)
                )
            canvas.blit_centred(lying, (foot.x, foot.y - _LAID))
            return
        canvas.blit_centred(self._art.figure_shadow(width), foot, sprite.opacity)
        middle = figure_at(foot, self._places.fighter).centre
        picture = self._art.figure(side, fighter.rank, width)
        angle = round(fighter.fallen * _DOWN / _TILT_STEP) * _TILT_STEP * (1 if left else -1)
        if not angle:
            canvas.blit_centred(picture, (middle.x, middle.y - sprite.lift), sprite.opacity)
            return
        key = ("falling", side, fighter.rank, width, angle)
        tipped = canvas.made(key, lambda: pygame.transform.rotozoom(picture, angle, 1.0))
        high = foot.y - middle.y
        lean = radians(angle)
        canvas.blit_centred(tipped, (foot.x - high * sin(lean), foot.y - high * cos(lean) - _LAID * fighter.fallen))


def button_places(zone: Rect) -> list[Rect]:
    """Where a fighter's two answer buttons are."""
    return zone.columns(2, theme.GAP)
