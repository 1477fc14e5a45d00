"""The selected moment: the table as a seat saw it, the time, and what the seat did next."""

import pygame

from game.ai.beliefs import WORLDS
from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK
from game.table.face.face import Face
from game.table.face.seats_shown import SeatsShown
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
        wanted = (decision, seat, canvas.layout, canvas.writer.language, canvas.writer.size_factor, canvas.theme.name)
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


_SHEET = Rect(1066, 118, 480, 600)
TABLE = Rect(1091, 143, 430, 241.875)
_WHEN = Rect(1092, 398, 428, 36)
_DID = Rect(1092, 436, 428, 56)
_HONEST = Rect(1092, 506, 428, 52)
_COUNTED = Rect(1092, 562, 428, 72)
OPEN = Rect(1092, 640, 428, 56)
_EYE = 34.0


class MomentSheet:
    """The sheet beside the beliefs."""

    def __init__(self, kit: Kit, played: FinishedMatch) -> None:
        self._kit = kit
        self._played = played
        self._glimpse = SeatThumbnail(played)

    def draw(self, canvas: Canvas, decision: int, seat: int) -> None:
        """Draw the sheet for one of a seat's decisions."""
        say, played, commentary = self._kit.say, self._played, self._played.commentary
        panels.draw_sheet(canvas, _SHEET)
        self._glimpse.draw(canvas, TABLE, decision, seat)
        when = commentary.when(commentary.moment(played.before(decision)), say)
        canvas.text(when, _WHEN, theme.NAME.sized(24), wrap=False)
        view, move = played.view(decision, seat), played.match.history[decision].move
        did = say("review.played", move=commentary.move(view, move, say, played.name))
        canvas.text(did, _DID, theme.BODY, stand="top")
        panels.draw_rule(canvas, _HONEST, _HONEST.y - 8)
        canvas.picture("ui/eye", _HONEST._replace(w=_EYE), {GLYPH_INK: hex_colour(canvas.theme.ink)})
        words = Rect(_HONEST.x + _EYE + 12, _HONEST.y, _HONEST.w - _EYE - 12, _HONEST.h)
        canvas.text(say("belief.honest", name=played.name(seat)), words, theme.LABEL.sized(20))
        canvas.text(say("belief.counted", worlds=WORLDS), _COUNTED, theme.FLAVOUR.sized(20), stand="top")
