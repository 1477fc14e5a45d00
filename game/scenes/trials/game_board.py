"""A game's name board above the wall: its theatre, its name, and how much of it is solved."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.widget import Widget
from game.scenes.title.art import TitleArt
from game.table.trial.board import draw_slip

_THEATRE = (46.0, 64.0)


class GameBoard(Widget):
    """Paper with a red thread if its game is shown, bare on the night otherwise."""

    def __init__(self, game: str, rect: Rect, title: str, counted: str, art: TitleArt, *, chosen: bool) -> None:
        super().__init__(f"game.{game}", rect)
        self.game = game
        self.title = title
        self.counted = counted
        self.chosen = chosen
        self._art = art

    def draw(self, canvas: Canvas) -> None:
        """Draw the board."""
        rect = self.rect
        if self.chosen:
            draw_slip(canvas, rect, (canvas.theme.paper_light, canvas.theme.paper_dark), theme.GOLD_DARK, 14)
            canvas.rounded(Rect(rect.x + 8, rect.y + 20, 4, rect.h - 40), 2, theme.VERMILION)
        elif self.hovered:
            canvas.rounded(rect, 14, canvas.theme.light_text, opacity=0.10)
        size_px = canvas.layout.size_to_px(_THEATRE)
        picture = self._art.theatre(self.game, size_px, lit=self.chosen)
        canvas.blit_centred(picture, (rect.x + 18 + _THEATRE[0] / 2, rect.centre.y))
        ink = canvas.theme.ink if self.chosen else canvas.theme.light_text
        soft = canvas.theme.ink_soft if self.chosen else canvas.theme.light_text_soft
        left = rect.x + 18 + _THEATRE[0] + 10
        name = Rect(left, rect.y + 6, rect.right - left - 8, 46)
        canvas.text(self.title, name, theme.NAME.sized(19).on(ink))
        count = Rect(left, rect.y + 52, rect.right - left - 8, 24)
        canvas.text(self.counted, count, theme.SMALL.sized(18).on(soft), wrap=False)
