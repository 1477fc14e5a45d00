"""Draws the sheet below a battle: what each face of the own die would bring if a shuriken were thrown."""

from itertools import groupby

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.odds_text import RerollOdds
from game.games.ninjutsu.table.words import Words

_HEAD, _NAMES = 0.29, 0.18
"""The shares of the height that the sentence above the tiles and the words below them take."""

_GAP, _WIDEST, _LIFT = 9.0, 106.0, 6.0
_SHARE = 86.0
"""How wide the slip with the chance to win is."""


class RerollSheet:
    """Draws one tile for each face: dark and flat, pale or golden and raised, so that shape tells it, too."""

    def __init__(self, places: TableLayout, words: Words) -> None:
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, odds: RerollOdds, asked: str | None = None) -> None:
        """The sheet, the sentence with its chance, the tiles and what they mean; `asked` is a heading of its own."""
        panels.draw_sheet(canvas, self._places.dojo_zone("sheet"))
        zone = self._places.dojo_zone("faces")
        head = Rect(zone.x, zone.y, zone.w, zone.h * _HEAD)
        names = Rect(zone.x, zone.bottom - zone.h * _NAMES, zone.w, zone.h * _NAMES)
        self._draw_head(canvas, odds, head, asked or self._words.say("ninjutsu.reroll.title"))
        tiles = Rect(zone.x, head.bottom + _LIFT, zone.w, names.y - head.bottom - _LIFT).columns(len(odds.faces), _GAP)
        tiles = [Rect.around(tile.centre, min(tile.w, _WIDEST), tile.h) for tile in tiles]
        for face, tile in zip(odds.faces, tiles, strict=True):
            _draw_tile(canvas, face, tile, _meaning(face, odds.other))
        for meaning, group in groupby(zip(odds.faces, tiles, strict=True), lambda one: _meaning(one[0], odds.other)):
            places = [tile for _, tile in group]
            box = Rect(places[0].x, names.y, places[-1].right - places[0].x, names.h)
            style = theme.SMALL.sized(19).on("ink" if meaning == "win" else "ink_soft")
            canvas.text(self._words.say(f"ninjutsu.reroll.{meaning}"), box.inset(-4, 0), style, "centre", wrap=False)

    def _draw_head(self, canvas: Canvas, odds: RerollOdds, box: Rect, title: str) -> None:
        say = self._words.say
        half = Rect(box.x, box.y, box.w * 0.44, box.h)
        canvas.text(title, half, theme.HEADING.sized(28), wrap=False)
        share = Rect(box.right - _SHARE, box.centre.y - 19, _SHARE, 38)
        right = share.x - 12 if odds.needs else box.right
        words = self._words.needs(odds, thrown=self._places.lid)
        canvas.text(
            words, Rect(half.right, box.y, right - half.right, box.h), theme.LABEL.sized(23), "right", wrap=False
        )
        if odds.needs:
            canvas.rounded(share, share.h / 2, theme.GOLD_LIGHT, theme.GOLD_DARK, line_inset=3)
            chance = say("ninjutsu.reroll.share", percent=odds.win)
            canvas.text(chance, share.inset(8, 2), theme.NAME.sized(24).on(theme.GOLD_INK), "centre", wrap=False)


def _meaning(face: int, other: int) -> str:
    return "win" if face > other else "tie" if face == other else "lose"


def _draw_tile(canvas: Canvas, face: int, tile: Rect, meaning: str) -> None:
    style = theme.NAME.sized(min(34, tile.h * 0.52))
    if meaning == "lose":
        canvas.rounded(tile, 10, theme.LACQUER_LIGHT, theme.LACQUER_DARK, line_inset=4)
        style = style.on("lacquer_text")
    elif meaning == "tie":
        canvas.rounded(tile, 10, canvas.theme.paper_dark, canvas.theme.ink_soft, line_inset=4)
        style = style.on("ink")
    else:
        canvas.rounded(tile.moved(0, 3), 10, theme.GOLD_DARK)
        tile = tile.moved(0, -_LIFT)
        gold = [(0.0, theme.GOLD_LIGHT), (1.0, theme.GOLD_DEEP)]
        canvas.rounded(tile, 10, gold, theme.GOLD_DARK, line_inset=4)
        style = style.on(theme.GOLD_INK)
    canvas.text(str(face), tile.inset(4, 4), style, "centre", wrap=False)
