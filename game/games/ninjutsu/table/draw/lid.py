"""Draws a battle in the lid of the box: the tray with its dice, where a die is aimed and how hard, what dice show."""

from functools import partial
from math import cos, radians, sin

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.ninjutsu.dojo import aim
from game.games.ninjutsu.dojo.gesture import MOST
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.anim.sprites import Dojo
from game.games.ninjutsu.table.anim.thrown_dice import HeldDie, PlacedDie, ThrownDice, turned_round
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.draw.thrown_view import ShownDie, ThrownView
from game.games.ninjutsu.table.layout import LID_UNIT, TableLayout

_DOTS = 9
_DOT = 12.0
_ALONG = 24
"""How many short strokes make the ring."""

_TAG = (46.0, 38.0)
_TAG_ABOVE = 14.0


class LidView:
    """Draws the lid wherever it is on its way."""

    def __init__(self, art: NinjutsuArt, places: TableLayout) -> None:
        self._art = art
        self._places = places
        self._views: dict[tuple[float, int], ThrownView] = {}

    def draw(self, canvas: Canvas, dojo: Dojo, dice: ThrownDice, up: float) -> None:
        """The tray with its words and dice, so far above its place."""
        placed = dice.placed()
        middle = self._places.zone("lid").centre
        x, y = canvas.layout.to_px((middle.x, middle.y - up))
        unit = LID_UNIT * canvas.scale
        lid = self._art.lid(unit, *self._sides)
        view = self._views.setdefault((unit, self._places.near), ThrownView(canvas.assets, lid, unit))
        view.draw(canvas.surface, (x - lid.origin[0], y - lid.origin[1]), [self._shown(die) for die in placed])
        self._words(canvas, dojo.caption, up)
        if up > 0:
            return
        held = dice.held
        if held is not None and dice.film is None:
            if held.aimed:
                self._aim(canvas, held)
            if held.strength is not None:
                self._power(canvas, held.strength)
        for die in placed:
            if die.value:
                self._tag(canvas, die, ahead=dojo.ahead == die.seat)

    @property
    def _sides(self) -> tuple[str, str]:
        near = self._places.near
        return SIDES[near], SIDES[1 - near]

    def _shown(self, die: PlacedDie) -> ShownDie:
        pose = turned_round(die.pose) if self._places.lid_turned else die.pose
        return ShownDie(die.kind, SIDES[die.seat], pose, die.opacity)

    def _words(self, canvas: Canvas, words: str, up: float) -> None:
        zone = self._places.dojo_zone("words")
        style = theme.HEADING.sized(26)
        width = min(canvas.measure(words, style)[0] + 64, zone.w)
        slip = Rect.around(Point(zone.centre.x, zone.centre.y - up), width, zone.h)
        panels.draw_sheet(canvas, slip)
        canvas.text(words, slip.inset(22, 6), style, "centre", wrap=False)

    def _aim(self, canvas: Canvas, held: HeldDie) -> None:
        """Dots through the air, smaller and fainter as they come from the hand, and a ring where the die may land."""
        hot = held.gesture.power >= aim.EDGE
        tone, edge = (theme.VERMILION, theme.WHITE) if hot else (theme.WHITE, canvas.theme.ink)
        for number, at in enumerate(aim.dots(held.kind, held.seat, held.gesture, _DOTS), start=1):
            radius = max(2, canvas.px(_DOT * (0.45 + 0.55 * number / _DOTS)) // 2)
            dot = canvas.made(("aim dot", radius, tone), partial(_dot, radius, tone, edge))
            canvas.blit_centred(dot, self._places.on_lid(at), 0.6 + 0.4 * number / _DOTS)
        ring = aim.ring(held.kind, held.seat, held.gesture, held.spread)
        way = 1.0 if held.seat == 0 else -1.0
        lean = radians(ring.degrees)
        points = []
        for step in range(_ALONG + 1):
            turn = step * 6.283185307 / _ALONG
            ahead, aside = max(0.6, ring.along) * cos(turn), max(0.6, ring.across) * sin(turn)
            x = ring.x + way * (ahead * cos(lean) - aside * sin(lean))
            y = ring.y + ahead * sin(lean) + aside * cos(lean)
            points.append(self._places.on_lid((x, y, 0.0)))
        for ink, width in ((edge, 6.0), (tone, 3.0)):
            for start, end in zip(points[::2], points[1::2], strict=False):
                canvas.line(start, end, ink, width)

    def _power(self, canvas: Canvas, strength: float) -> None:
        """How much power there is; red from where dice begin to leave the tray."""
        bar = self._places.zone("lid.power")
        canvas.rounded(bar.inset(-5), 14, theme.NIGHT, theme.GOLD_LINE, line_width=1.5)
        edge = aim.EDGE / MOST
        safe = Rect(bar.x, bar.y, bar.w * min(strength, edge), bar.h)
        canvas.rounded(safe, 4, theme.GOLD)
        if strength > edge:
            canvas.rounded(Rect(bar.x + bar.w * edge, bar.y, bar.w * (strength - edge), bar.h), 4, theme.VERMILION)
        x = bar.x + bar.w * edge
        canvas.line((x, bar.y - 4), (x, bar.bottom + 4), theme.GOLD_LIGHT, 2.0)

    def _tag(self, canvas: Canvas, die: PlacedDie, *, ahead: bool) -> None:
        """What a die shows, on a slip above it."""
        slip = tag_place(self._places, die.kind, die.pose.at)
        if ahead:
            canvas.rounded(slip.inset(-3), 11, theme.SELECT)
        canvas.rounded(slip, 9, canvas.theme.paper_light, canvas.theme.ink, line_width=1.2, line_opacity=0.4)
        canvas.text(str(die.value), slip, theme.HEADING.sized(27), "centre", wrap=False)


def tag_place(places: TableLayout, kind: int, at: tuple[float, float, float]) -> Rect:
    """Where the slip is that says what a die in the lid shows: above it."""
    x, y, z = at
    top = places.on_lid((x, y, z + REACH[kind]))
    return Rect.around(Point(top.x, top.y - _TAG_ABOVE - _TAG[1] / 2), *_TAG)


def _dot(radius: int, tone: theme.Colour, edge: theme.Colour) -> pygame.Surface:
    """A round dot with an edge of its own, to be seen on straw and on sand."""
    size = 2 * radius + 6
    surface = paper.blank((size, size))
    pygame.draw.aacircle(surface, edge, (size // 2, size // 2), radius + 2)
    pygame.draw.aacircle(surface, tone, (size // 2, size // 2), radius)
    return surface
