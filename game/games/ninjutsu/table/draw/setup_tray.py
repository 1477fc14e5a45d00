"""Draws the tray of unplaced figures during the setup."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import RANKS, SIDES
from game.games.ninjutsu.table.art.board_geometry import FIGURE_FOOT, FIGURE_SHAPE, figure_at
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.words import Words

FIGURE = 92.0
_STEP = 62.0


class SetupTray:
    """Draws the left panel while figures are placed."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def panel(self, canvas: Canvas) -> None:
        """The static part: the panel with its shadow."""
        whole = self._places.zone("formation")
        canvas.blit_centred(self._art.panel(canvas.layout.size_to_px(whole.size), canvas.scale), whole.centre)

    def draw(self, canvas: Canvas, draft: FormationEditor, looked_at: int | None) -> None:
        """The unplaced figures; `looked_at` is the rank the player points at."""
        for rank in RANKS:
            self._niche(canvas, draft, rank, glow=rank in (draft.held, looked_at))

    def _niche(self, canvas: Canvas, draft: FormationEditor, rank: int, *, glow: bool) -> None:
        zone = self._places.zone(f"formation.{rank}")
        niche = self._art.niche(canvas.layout.size_to_px(zone.size), rank, canvas.scale)
        canvas.blit_centred(niche, zone.centre)
        head = Rect(zone.x + 18, zone.y + 8, zone.w - 36, 30)
        waiting = draft.waiting(rank)
        canvas.text(self._words.rank_first(rank), head, theme.LABEL.sized(20).on(theme.LACQUER_TEXT), wrap=False)
        canvas.text(str(waiting), head, theme.LABEL.sized(22).on(theme.LIGHT_TEXT), "right", wrap=False)
        width, foot = canvas.px(FIGURE), zone.bottom - 18 - FIGURE * FIGURE_SHAPE * (1 - FIGURE_FOOT) / 2
        step = min(_STEP, (zone.w - 36 - FIGURE) / max(waiting - 1, 1))
        side = SIDES[draft.seat]
        for place in range(waiting):
            at = Point(zone.x + 18 + FIGURE / 2 + place * step, foot)
            middle = figure_at(at, FIGURE).centre
            canvas.blit_centred(self._art.figure_shadow(width), at)
            if glow and place == waiting - 1:
                canvas.blit_centred(self._art.figure_glow(side, rank, width), middle)
            canvas.blit_centred(self._art.figure(side, rank, width), middle)
