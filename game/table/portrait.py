"""Small pictures of a table for lists of matches: laid out anew, so that they show nobody's secrets and no menu."""

from collections.abc import Callable
from io import BytesIO

import pygame

from game.core.contract import PUBLIC
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.layout import DESIGN
from game.table import chrome
from game.table.face import Face, Seen
from game.table.session import Session

SIZE_PX = (320, 180)
EVERY = 12
"""After so many decisions the picture is taken anew, for the case that nobody gets to leave the table properly."""


class Portrait:
    """Draws the table as anybody may see it, and hands a small picture of that to whoever keeps it."""

    def __init__(
        self, session: Session, spare: Callable[[], Face] | None, keep: Callable[[bytes], None] | None
    ) -> None:
        """`spare` makes another face of the same table; `keep` is given the pictures, as PNG."""
        self._session = session
        self._spare = spare
        self._keep = keep
        self._taken: int | None = None
        """The decision after which the last picture was taken."""
        self.canvas: Canvas | None = None
        """What the table was last drawn on: pictures are as sharp as the window, and share what is made for it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what anybody may know."""
        canvas.fill(theme.NIGHT)
        if self._spare is not None:
            face = self._spare()
            face.lay(self._session.match.view(PUBLIC))
            face.draw(canvas, Seen(self._session.players, self._session.to_move, thinking=False))
            chrome.draw_title(canvas, self._session.match.game.title)

    def now_and_then(self) -> None:
        """It is a calm moment: take a picture if there is none or the last one is old, but not while computers play."""
        if not self._session.human_to_move:
            return
        if self._taken is None or abs(self._session.match.decisions - self._taken) >= EVERY:
            self.take()

    def take(self) -> None:
        """Take a picture, unless nobody wants one, nothing was ever drawn, or it would be the same again."""
        decisions = self._session.match.decisions
        if self._keep is None or self.canvas is None or decisions in (0, self._taken):
            return
        self._taken = decisions
        large = self.canvas.onto(pygame.Surface(self.canvas.layout.window_px, 0, 32))
        self.draw(large)
        seen = pygame.Rect(large.layout.rect_to_px(DESIGN)).clip(large.surface.get_rect())
        small = pygame.transform.smoothscale(large.surface.subsurface(seen), SIZE_PX)
        file = BytesIO()
        pygame.image.save(small, file, "portrait.png")
        self._keep(file.getvalue())
