"""Remarks of the characters at a table: one slip of paper at a time, between decisions."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from game.ai.characters.cast import CHARACTERS
from game.core.contract import Event
from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import materials
from game.table.seats.moods import Feeling, Feelings, Felt

LASTS: Final = 2.5
"""Seconds that a slip can be read, at the usual reading time."""

FADES: Final = 0.35
PAUSE: Final = 14.0
"""Seconds between two remarks about everyday things."""

_SEVERAL: Final = {Feeling.GAIN: 2, Feeling.HIT: 2}
"""How many remarks everybody has for a feeling; one for all others."""

_ALWAYS: Final = (Feeling.BEGINS, Feeling.LOSES)
_STYLE: Final = theme.FLAVOUR.sized(22)
_PAD: Final = (18.0, 8.0)
_TAIL: Final = 14.0


class SlipSpot(NamedTuple):
    """Where a seat's slip may lie without covering anything."""

    corner: Point
    """The upper left corner, or the upper right one."""

    width: float
    from_right: bool = False
    tail: str = "down"
    """The edge that the tail sticks out of: `down`, `up`, `left` or `right`."""


class Remarks:
    """Chooses what somebody says from what everybody has seen, and shows it."""

    def __init__(self, kit: Kit, players: list[Player]) -> None:
        """`players` is the list of the session, in which seats may change hands."""
        self._kit = kit
        self._players = players
        self.feelings = Feelings(len(players))
        self.said: tuple[int, str] | None = None
        """The seat that speaks, and the text key of what it says."""
        self._shown = 0.0
        self._left = 0.0
        self._rested = PAUSE
        self._count = 0

    @property
    def moving(self) -> bool:
        """Whether a slip is shown."""
        return self.said is not None

    def begin(self) -> None:
        """Let somebody greet the table before the first decision."""
        self._say([Felt(seat, Feeling.BEGINS) for seat in range(len(self._players))])

    def see(self, event: Event, told: Iterable[Felt]) -> None:
        """Take in a public event."""
        self._say(self.feelings.see(event, told))

    def update(self, dt: float, *, deciding: bool) -> None:
        """Advance time; while a person is `deciding`, nobody speaks."""
        self.feelings.update(dt)
        self._rested += dt
        if self.said is None:
            return
        self._shown += dt
        self._left -= dt
        if deciding:
            self._left = min(self._left, FADES)
        if self._left <= 0.0:
            self.said = None

    def hush(self) -> None:
        """Take the slip away: the table is covered, or the player has turned remarks off."""
        self.said = None

    def _say(self, felt: list[Felt]) -> None:
        """Let the first who has something to say speak, unless somebody has spoken just now."""
        if not self._kit.preferences.remarks or self._kit.at_once:
            return
        speaking = [one for one in felt if self._players[one.seat].character in CHARACTERS]
        if not speaking or (speaking[0].feeling not in _ALWAYS and self._rested < PAUSE):
            return
        self._count += 1
        seat, feeling = speaking[self._count % len(speaking) if feeling_shared(speaking) else 0]
        several = _SEVERAL.get(feeling, 1)
        ending = f"_{1 + self._count % several}" if several > 1 else ""
        self.said = seat, f"remark.{self._players[seat].character}.{feeling}{ending}"
        self._shown, self._left, self._rested = 0.0, self._kit.reading(LASTS), 0.0

    def draw(self, canvas: Canvas, spot: SlipSpot | None) -> None:
        """Draw the slip at the place of the seat that speaks."""
        if self.said is None or spot is None:
            return
        words = self._kit.say(self.said[1])
        wide, high = canvas.measure(words, _STYLE, spot.width - 2 * _PAD[0])
        single = canvas.measure(words, _STYLE)
        if single[0] <= spot.width - 2 * _PAD[0]:
            wide, high = single
        size = (wide + 2 * _PAD[0] + 4, high + 2 * _PAD[1])
        x = spot.corner.x - size[0] if spot.from_right else spot.corner.x
        y = spot.corner.y - size[1] if spot.tail == "down" else spot.corner.y
        rise = 0.0 if self._kit.still else 10.0 * max(0.0, 1.0 - self._shown / 0.18)
        opacity = min(1.0, self._left / FADES, 1.0 if self._kit.still else self._shown / 0.12 + 0.1)
        box = Rect(x, y + rise, *size)
        key = ("remark", canvas.layout.size_to_px(size), spot.tail, spot.from_right)
        materials.place(canvas, canvas.made(key, lambda: _slip(canvas, size, spot)), box, opacity=opacity)
        canvas.text(words, box.inset(_PAD[0], _PAD[1]), _STYLE, "centre", opacity=opacity)


def feeling_shared(felt: list[Felt]) -> bool:
    """Whether all feel the same, so that anybody may say so."""
    return len({one.feeling for one in felt}) == 1


def _slip(canvas: Canvas, size: tuple[float, float], spot: SlipSpot) -> pygame.Surface:
    """A strip of paper whose tail points at the speaker, with the margin that `materials.place` expects."""
    scale = canvas.scale
    (width, height), margin = canvas.layout.size_to_px(size), materials.MARGIN
    tail, aside = _TAIL * scale, 44 * scale
    foot = width - aside if spot.from_right else aside
    tails = {
        "down": f"M{foot - tail} {height - 1} L{foot} {height + tail} L{foot + tail} {height - 1} Z",
        "up": f"M{foot - tail} 1 L{foot} {-tail} L{foot + tail} 1 Z",
        "left": f"M1 {height / 2 - tail} L{-tail} {height / 2} L1 {height / 2 + tail} Z",
        "right": f"M{width - 1} {height / 2 - tail} L{width + tail} {height / 2} L{width - 1} {height / 2 + tail} Z",
    }
    room = round(margin * scale)
    light, dark = hex_colour(canvas.theme.slip_light), hex_colour(canvas.theme.slip_dark)
    body = paper.drawn(
        '<defs><linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<g transform="translate({room} {room})"><path d="{tails[spot.tail]}" fill="{dark}"/>'
        f'<path d="M4 0 L{width - 3} 2 L{width} {height - 3} L2 {height} L0 5 Z" fill="url(#s)"/></g>',
        (width + 2 * room, height + 2 * room),
    )
    paper.grain(body, 3.4, 5)
    face = paper.blank(body.get_size())
    paper.drop(face, paper.light_edge(body, "#FFFFFF", 0.5), (0, 0), materials.shade(theme.SHADOW_SLIP, scale))
    return face
