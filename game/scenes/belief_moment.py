"""The moment that somebody looks at: the table as a seat saw it, when that was, and what the seat then did."""

from game.ai.belief import WORLDS
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.shapes import hex_colour
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK
from game.scenes.glimpse import Glimpse
from game.table.replaying import Played

_SHEET = Rect(1066, 118, 480, 600)
TABLE = Rect(1091, 143, 430, 241.875)
_WHEN = Rect(1092, 398, 428, 36)
_DID = Rect(1092, 436, 428, 56)
_HONEST = Rect(1092, 506, 428, 52)
_COUNTED = Rect(1092, 562, 428, 72)
OPEN = Rect(1092, 640, 428, 56)
_EYE = 34.0


class MomentSheet:
    """A sheet beside what was believed."""

    def __init__(self, kit: Kit, played: Played) -> None:
        self._kit = kit
        self._played = played
        self._glimpse = Glimpse(played)

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
        canvas.picture("ui/eye", _HONEST._replace(w=_EYE), {GLYPH_INK: hex_colour(theme.INK)})
        words = Rect(_HONEST.x + _EYE + 12, _HONEST.y, _HONEST.w - _EYE - 12, _HONEST.h)
        canvas.text(say("belief.honest", name=played.name(seat)), words, theme.LABEL.sized(20))
        canvas.text(say("belief.counted", worlds=WORLDS), _COUNTED, theme.FLAVOUR.sized(20), stand="top")
