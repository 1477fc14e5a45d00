"""Draws the courtyard of Ninjutsu: the board, its fences, and the figures that stand on it or move."""

from collections.abc import Collection, Iterable
from math import cos, pi

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import colour
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.anim.sprites import Figure, Puff
from game.games.ninjutsu.table.anim.state import RATTLE
from game.games.ninjutsu.table.art.board_geometry import Fence, figure_at
from game.games.ninjutsu.table.art.fence import RATTLE_STEPS
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.art.pieces import SMOKE_STEPS
from game.games.ninjutsu.table.input.cell_marks import Marks
from game.games.ninjutsu.table.layout import TableLayout

_TILT_STEP = 15
_TURN_STEPS = 8
"""Tilted and scaled figures are cached in steps: transforming a picture is slow."""

_COORDINATE = theme.NAME.sized(22).on(theme.GOLD_LIGHT)
_BESIDE = 0.03
"""How far outside the board the numbers stand, as a share of its width."""

_TAG = 0.58
"""A tag's width as a share of its figure's."""

_CHEST = 0.66
"""How far down its figure a tag is."""


class Scenery:
    """Draws the board and the figures on it."""

    def __init__(self, art: NinjutsuArt, places: TableLayout) -> None:
        self.art = art
        self.places = places

    def ground(self, canvas: Canvas) -> None:
        """The courtyard with the bare board."""
        yard = self.art.backdrop(canvas.layout.window_px, self.places.court, self.places.starts)
        canvas.surface.blit(yard, (0, 0))
        self._coordinates(canvas)

    def _coordinates(self, canvas: Canvas) -> None:
        """Letters along the near edge and numbers at both sides, as hints and the log use them."""
        court = self.places.court
        for column in range(court.columns):
            across = (court.columns - 0.5 - column if court.turned else column + 0.5) / court.columns
            at = court.at(across, 1.026)
            canvas.text(chr(ord("a") + column), Rect.around(at, 40, 36), _COORDINATE, "centre", wrap=False)
        for row in range(court.rows):
            away = (court.line(row) + 0.5) / court.rows
            for across in (-_BESIDE, 1 + _BESIDE):
                box = Rect.around(court.at(across, away), 40, 36)
                canvas.text(str(row + 1), box, _COORDINATE, "centre", wrap=False)

    def board(
        self,
        canvas: Canvas,
        figures: Iterable[Figure],
        marks: Marks,
        glowing: Collection[Point],
        rattling: dict[Fence, int],
    ) -> None:
        """Signs, fences and figures, from the far edge to the near one; figures in `glowing` may be used."""
        court, scale = self.places.court, canvas.scale
        for cell, kind in marks.items():
            canvas.blit_centred(self.art.cell(court, *self.places.spot(cell), kind, scale), self.places.centre(cell))
        fences = self.places.fences
        lines: dict[int, list[Figure]] = {line: [] for line in range(court.rows)}
        for figure in figures:
            lines[figure.line].append(figure)
        for line in range(court.rows):
            for part in fences:
                if part.before == line:
                    step = rattling.get(part.ends, 0)
                    canvas.blit_centred(self.art.fence(court, part.ends, scale, step), court.fence_middle(part.ends))
            for figure in lines[line]:
                self.figure(canvas, figure, glow=figure.sprite.at in glowing)
        # Tags come last: a known rank must not hide behind the figure in front.
        for standing in lines.values():
            for figure in standing:
                self.tag(canvas, figure)

    def figure(self, canvas: Canvas, figure: Figure, *, glow: bool = False) -> None:
        """One figure where its sprite says, with its shadow."""
        sprite, width = figure.sprite, canvas.px(figure.width)
        middle = figure_at(sprite.at, figure.width).centre
        at = Point(middle.x, middle.y - sprite.lift)
        canvas.blit_centred(self.art.figure_shadow(width), sprite.at, sprite.opacity)
        if glow:
            canvas.blit_centred(self.art.figure_glow(SIDES[figure.seat], figure.rank, width), at)
        canvas.blit_centred(self._picture(canvas, figure, width), at, sprite.opacity)

    def tag(self, canvas: Canvas, figure: Figure) -> None:
        """What is remembered of a figure, on its chest: above its head it would seem to belong to the one behind."""
        if figure.tag:
            rect = figure_at(figure.sprite.at, figure.width)
            at = (rect.centre.x, rect.y + rect.h * _CHEST - figure.sprite.lift)
            canvas.blit_centred(self.art.tag(figure.tag, canvas.px(figure.width * _TAG)), at, figure.sprite.opacity)

    def puff(self, canvas: Canvas, puff: Puff) -> None:
        """A cloud that spreads and thins."""
        step = min(SMOKE_STEPS - 1, int(puff.age * SMOKE_STEPS))
        canvas.blit_centred(self.art.smoke(canvas.px(puff.size), step), puff.at)

    def _picture(self, canvas: Canvas, figure: Figure, width: int) -> pygame.Surface:
        upright = self.art.figure(SIDES[figure.seat], figure.rank, width)
        angle = round(figure.sprite.tilt / _TILT_STEP) * _TILT_STEP % 360
        turn = round(figure.turn * 2 * _TURN_STEPS)
        if not angle and not turn:
            return upright
        key = ("figure", figure.seat, figure.rank, width, angle, turn)
        return canvas.made(key, lambda: _bent(upright, angle, turn))


def _bent(upright: pygame.Surface, angle: int, turn: int) -> pygame.Surface:
    if turn:
        width = max(2, round(upright.get_width() * abs(cos(pi * turn / (2 * _TURN_STEPS)))))
        return pygame.transform.smoothscale(upright, (width, upright.get_height()))
    return pygame.transform.rotozoom(upright, -angle, 1.0)


def rattle_steps(rattling: dict[Fence, float]) -> dict[Fence, int]:
    """How far each rattling fence swings now."""
    return {fence: _rattle_step(left) for fence, left in rattling.items()}


def _rattle_step(left: float) -> int:
    return min(RATTLE_STEPS - 1, 1 + int((1 - left / RATTLE) * (RATTLE_STEPS - 1)))


_FLAME = colour("#FFC86A")
_MAPLE = (colour("#A8322A"), colour("#C8402F"), colour("#8E1F22"))


def yard_air(kit: Kit) -> Ambience:
    """The air of an autumn evening."""
    lights = tuple(Light(Point(x, 104), 230, _FLAME, 0.36) for x in (430.0, 1170.0))
    leaves = Swarm("leaf", Rect(390, -40, 560, 90), 3, 22, _MAPLE, (13, 22), (230, 900), sway=70)
    return Ambience(kit, lights=lights, swarms=(leaves,))
