"""Thumbnails of a table for lists of matches. They are drawn separately, so that they show no secrets and no menu."""

from collections.abc import Callable
from io import BytesIO

import pygame

from game.core.contract import PUBLIC
from game.engine.canvas import Canvas
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.table.face.face import Face
from game.table.face.seats_shown import SeatsShown
from game.table.frame import chrome
from game.table.session import Session

SIZE_PX = (320, 180)
EVERY = 12
"""A new thumbnail is taken after this many decisions, in case the table is never left properly."""


class Thumbnail:
    """Draws the public view of the table and passes a thumbnail of it to a callback."""

    def __init__(
        self, session: Session, spare: Callable[[], Face] | None, keep: Callable[[bytes], None] | None
    ) -> None:
        """`spare` makes another face of the same table; `keep` receives the thumbnails as PNG."""
        self._session = session
        self._spare = spare
        self._keep = keep
        self._taken: int | None = None
        """The decision after which the last thumbnail was taken."""
        self.canvas: Canvas | None = None
        """The canvas on which the table was last drawn. Thumbnails share its resolution and caches."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the public view."""
        canvas.fill(theme.NIGHT)
        if self._spare is not None:
            face = self._spare()
            face.lay(self._session.match.view(PUBLIC))
            face.draw(canvas, SeatsShown(self._session.players, self._session.to_move, thinking=False))
            chrome.draw_title(canvas, self._session.match.game.title)

    def now_and_then(self) -> None:
        """Take a thumbnail if there is none or the last one is old, but not while bots play."""
        if not self._session.human_to_move:
            return
        if self._taken is None or abs(self._session.match.decisions - self._taken) >= EVERY:
            self.take()

    def take(self) -> None:
        """Take a thumbnail, unless there is no callback, nothing has been drawn yet, or it would be unchanged."""
        decisions = self._session.match.decisions
        if self._keep is None or self.canvas is None or decisions in (0, self._taken):
            return
        self._taken = decisions
        large = self.canvas.onto(pygame.Surface(self.canvas.layout.window_px, 0, 32))
        self.draw(large)
        seen = pygame.Rect(large.layout.rect_to_px(DESIGN)).clip(large.surface.get_rect())
        small = pygame.transform.smoothscale(large.surface.subsurface(seen), SIZE_PX)
        file = BytesIO()
        pygame.image.save(small, file, "thumbnail.png")
        self._keep(file.getvalue())
