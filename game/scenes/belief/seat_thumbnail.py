"""A thumbnail of a table as one seat saw it, in a finished match."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.table.face import Face, SeatsShown
from game.table.history.replay import FinishedMatch

_FRAME = 5.0


class SeatThumbnail:
    """Lays out the table again whenever the moment changes."""

    def __init__(self, played: FinishedMatch) -> None:
        self._played = played
        self._face: Face | None = None
        self._taken: tuple[object, pygame.Surface] | None = None
        """The last thumbnail, and its cache key."""

    def draw(self, canvas: Canvas, rect: Rect, decision: int, seat: int) -> None:
        """Draw the position before a decision, from the viewpoint of a seat, in a lacquer frame."""
        size_px = canvas.layout.size_to_px(rect.size)
        wanted = (decision, seat, canvas.layout, canvas.writer.language, canvas.writer.size_factor, theme.LOOK)
        if self._taken is None or self._taken[0] != wanted:
            self._taken = (wanted, pygame.transform.smoothscale(self._table(canvas, decision, seat), size_px))
        canvas.rounded(rect.inset(-_FRAME), theme.RADIUS_SLIP, theme.LACQUER, theme.GOLD_LINE, line_inset=2)
        canvas.blit(self._taken[1], (rect.x, rect.y))

    def _table(self, canvas: Canvas, decision: int, seat: int) -> pygame.Surface:
        played = self._played
        large = canvas.onto(pygame.Surface(canvas.layout.window_px, 0, 32))
        large.fill(theme.NIGHT)
        face = self._face = self._face or played.make_face()
        face.offer(None)
        face.lay(played.view(decision, seat))
        face.draw(large, SeatsShown(played.players, played.to_move(decision), thinking=False))
        shown = pygame.Rect(large.layout.rect_to_px(DESIGN)).clip(large.surface.get_rect())
        return large.surface.subsurface(shown)
