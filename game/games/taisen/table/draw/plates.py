"""The players' plates: name, whose turn it is, and the ninjas that are left."""

from collections.abc import Collection
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.text.writer import Align
from game.games.taisen.rules.ninjas import NAMES, SIDES
from game.games.taisen.table.art.colours import CREST_GROUND, CREST_RING
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.scenery import suit_and_strength, suit_ink
from game.games.taisen.table.layout import TableLayout
from game.table.face import SeatsShown
from game.table.seats.plate import turn_words
from game.table.seats.portrait import Portraits

_SIGN = 24.0
_CREST, _EDGE = 128.0, 18.0
"""The part of the plate that the crest takes, and the margin at the other end."""

_PORTRAIT, _RADIUS = (58.0, 70.0), 60.0
"""The middle of a portrait, from the outer upper corner, and the radius of its rim."""


class Plates:
    """Draws both plates."""

    def __init__(self, art: TaisenArt, texts: Texts) -> None:
        self._art = art
        self._portraits = Portraits(art.assets, art.bakery)
        self._texts = texts

    def draw(self, canvas: Canvas, places: TableLayout, seat: int, left: Collection[str], seen: SeatsShown) -> None:
        """One plate; `left` are the ninjas still in the game."""
        rect = places.plate(seat)
        active = seen.to_move == seat
        crest_left = rect.centre.x < 800
        face = self._art.plate(canvas.layout.size_to_px(rect.size), SIDES[seat], active=active, crest_left=crest_left)
        canvas.blit_centred(face, rect.centre)
        centre = (rect.x + _PORTRAIT[0] if crest_left else rect.right - _PORTRAIT[0], rect.y + _PORTRAIT[1])
        side = SIDES[seat]
        tones, crest = (CREST_GROUND[side], CREST_RING[side]), partial(self._art.crest, side)
        self._portraits.seated(canvas, seen, seat, centre, _RADIUS, tones, crest, right=not crest_left)
        inside = Rect(rect.x + (_CREST if crest_left else _EDGE), rect.y + 12, rect.w - _CREST - _EDGE, rect.h - 24)
        align: Align = "left" if crest_left else "right"
        name = seen.players[seat].name
        canvas.text(name, Rect(inside.x, inside.y, inside.w, 38), theme.NAME, align, wrap=False)
        say = self._texts.say
        line = f"{turn_words('taisen', seat, seen.to_move, seen, say)} · {say('taisen.left', count=len(left))}"
        style = theme.SMALL.on(theme.INK_SOFT)
        canvas.text(line, Rect(inside.x, inside.y + 38, inside.w, 26), style, align, wrap=False)
        self._signs(canvas, Rect(inside.x, inside.y + 72, inside.w, _SIGN), left, align == "right")

    def _signs(self, canvas: Canvas, box: Rect, left: Collection[str], from_right: bool) -> None:
        """A sign for each of the ten ninjas; an empty ring for those who fell."""
        step = _SIGN + 4.5
        start = box.right - step * len(NAMES) if from_right else box.x
        for place, name in enumerate(NAMES):
            suit, _ = suit_and_strength(name)
            at = (start + step * (place + 0.5), box.centre.y)
            if name in left:
                canvas.blit_centred(self._sign(canvas, suit), at)
            else:
                ring = Rect.around(at, 12, 12)
                canvas.rounded(ring, 6, theme.PAPER_DARK, theme.INK_SOFT, line_width=1.6, opacity=0.5)

    def _sign(self, canvas: Canvas, suit: str) -> pygame.Surface:
        size = canvas.px(_SIGN)
        return canvas.made(
            ("sign", suit, size), lambda: self._art.emblem(suit, size, suit_ink(suit), theme.PAPER_LIGHT)
        )
