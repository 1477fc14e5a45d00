"""The players' plates: name, whose turn it is, and the ninjas that are left."""

from collections.abc import Collection
from functools import partial
from itertools import groupby

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
from game.table.face.seats_shown import SeatsShown
from game.table.seats.plate import turn_words
from game.table.seats.portrait import Portraits

_HIGH = 130.0
"""The height of a plate for which the lengths below are meant."""

_SIGN, _NUMBER, _BETWEEN = 30.0, 16.0, 7.0
_ROW = 3 * (_SIGN + 3 * _NUMBER + _BETWEEN) + _SIGN
"""A suit's sign, each strength beside it, the gap to the next suit; and all of them with the Shogun."""

_DIGIT = 20.0
"""The height of a digit: figures of the text's font would be only as high as small letters."""

_GONE = 0.28
"""How faint the sign of a suit is that has lost all its ninjas."""

_CREST, _EDGE = 128.0, 18.0
"""The part of the plate that the crest takes, and the margin at the other end."""

_PORTRAIT, _RADIUS = (58.0, 70.0), 60.0
"""The middle of a portrait, from the outer upper corner, and the radius of its rim."""

_AFAR = 1.5
"""How much larger words are in the round layout, where plates are read from afar."""


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
        scale, larger = rect.h / _HIGH, _AFAR if places.round else 1.0
        middle = _PORTRAIT[0] * scale
        centre = (rect.x + middle if crest_left else rect.right - middle, rect.y + _PORTRAIT[1] * scale)
        side = SIDES[seat]
        tones, crest = (CREST_GROUND[side], CREST_RING[side]), partial(self._art.crest, side)
        self._portraits.seated(canvas, seen, seat, centre, _RADIUS * scale, tones, crest, right=not crest_left)
        beside, edge = _CREST * scale, _EDGE * scale
        inside = Rect(rect.x + (beside if crest_left else edge), rect.y + 12, rect.w - beside - edge, rect.h - 24)
        align: Align = "left" if crest_left else "right"
        name, style = seen.players[seat].name, theme.NAME.sized(theme.NAME.size * min(larger, scale))
        canvas.text(name, Rect(inside.x, inside.y, inside.w, 38 * scale), style, align, wrap=False)
        say = self._texts.say
        line = say("taisen.left", count=len(left))
        if not places.round:  # there, the light around a plate says whose turn it is
            line = f"{turn_words('taisen', seat, seen.to_move, seen, say)} · {line}"
        small = theme.SMALL.sized(theme.SMALL.size * larger).on("ink_soft")
        canvas.text(line, Rect(inside.x, inside.y + 38 * scale, inside.w, 26 * larger), small, align, wrap=False)
        share = inside.w / _ROW
        self._ninjas(canvas, Rect(inside.x, inside.bottom - (_SIGN + 7) * share, _ROW, _SIGN), share, left)

    def _ninjas(self, canvas: Canvas, row: Rect, share: float, left: Collection[str]) -> None:
        """The sign of each suit and the strengths that are left of it; a ring for each ninja that fell."""
        x, middle, large = row.x, row.y + row.h * share / 2, _SIGN * share
        for suit, group in groupby(NAMES, lambda name: suit_and_strength(name)[0]):
            names = list(group)
            opacity = 1.0 if any(name in left for name in names) else _GONE
            canvas.blit_centred(self._sign(canvas, suit, large), (x + large / 2, middle), opacity)
            x += large
            if len(names) == 1:
                continue
            for name in names:
                at = (x + _NUMBER * share / 2, middle)
                if name in left:
                    canvas.blit_centred(self._digit(canvas, name, _DIGIT * share), at)
                else:
                    ring = Rect.around(at, 10 * share, 10 * share)
                    canvas.rounded(
                        ring, ring.w / 2, canvas.theme.paper_dark, canvas.theme.ink_soft, line_width=1.6, opacity=0.5
                    )
                x += _NUMBER * share
            x += _BETWEEN * share

    def _sign(self, canvas: Canvas, suit: str, wide: float) -> pygame.Surface:
        size = canvas.px(wide)
        return canvas.made(
            ("sign", suit, size),
            lambda: self._art.emblem(suit, size, suit_ink(canvas.theme, suit), canvas.theme.paper_light),
        )

    def _digit(self, canvas: Canvas, name: str, high: float) -> pygame.Surface:
        size, (suit, strength) = canvas.px(high), suit_and_strength(name)
        return canvas.made(
            ("digit", name, size), lambda: self._art.numeral(strength, size, suit_ink(canvas.theme, suit))
        )
