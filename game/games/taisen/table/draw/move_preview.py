"""The slip that previews a move: whom the group meets, and how every fight would end."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets import panels
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.scenery import suit_and_strength, suit_ink
from game.games.taisen.table.input.move_builder import Fight, Forecast
from game.games.taisen.table.layout import CARD

_ROW, _LOW_ROW = 44.0, 36.0
_WIDTH = 290.0
_EDGE = 20.0
_BETWEEN = 24.0
_USUAL = 3
"""A move hardly ever leads to more fights than this; then rows are lower."""


class MovePreview:
    """Draws a forecast near the place where the group would land."""

    def __init__(self, art: TaisenArt, texts: Texts) -> None:
        self._art = art
        self._texts = texts

    @staticmethod
    def room(x: float, top: float) -> Rect:
        """The approximate area of a ninja above a stack that reaches up to `top`, and of its slip beside it.

        The slip is at the right unless it would leave the table there.
        """
        height, width = CARD[1] + _BETWEEN, CARD[0] + _WIDTH + _BETWEEN
        left = x - CARD[0] / 2
        return Rect(left if left + width <= DESIGN.right else left + CARD[0] - width, top - height, width, height)

    def size(self, forecast: Forecast) -> tuple[float, float] | None:
        """The size of the slip, or None if there is nothing to say."""
        rows = len(forecast.fights) + bool(self._ending(forecast))
        return (_WIDTH, rows * (_ROW if rows <= _USUAL else _LOW_ROW) + 2 * _EDGE) if rows else None

    def draw(self, canvas: Canvas, forecast: Forecast, place: Rect) -> None:
        """Draw the slip at a place of its size."""
        panels.draw_sheet(canvas, place)
        ending = self._ending(forecast)
        lines = place.inset(_EDGE).rows(len(forecast.fights) + bool(ending))
        for fight, line in zip(forecast.fights, lines, strict=False):
            self._fight(canvas, line, fight, forecast.moved.seat)
        if ending:
            canvas.text(ending, lines[-1], theme.LABEL.on(theme.BLOOD), "centre", wrap=False)

    def _ending(self, forecast: Forecast) -> str:
        if forecast.ended is None or forecast.moved.seat not in forecast.ended.outcome.winners:
            return ""
        takes = forecast.ended.outcome.reason == "taisen.reason.village"
        return self._texts.say("taisen.forecast.takes" if takes else "taisen.forecast.last")

    def _fight(self, canvas: Canvas, line: Rect, fight: Fight, seat: int) -> None:
        mine, yours, result = fighters(fight, seat)
        self._ninja(canvas, Rect(line.x, line.y, 64, line.h), *mine)
        self._ninja(canvas, Rect(line.right - 64, line.y, 64, line.h), *yours)
        middle = Rect(line.x + 66, line.y, line.w - 132, line.h)
        ink = {"wins": theme.MOSS, "loses": theme.BLOOD, "ties": canvas.theme.ink_soft}[result]
        canvas.text(self._texts.say(f"taisen.forecast.{result}"), middle, theme.LABEL.on(ink), "centre", wrap=False)

    def _ninja(self, canvas: Canvas, box: Rect, name: str, strength: int) -> None:
        suit = suit_and_strength(name)[0]
        ink, size = suit_ink(canvas.theme, suit), canvas.px(34)
        sign = canvas.made(("sign", suit, size), lambda: self._art.emblem(suit, size, ink, canvas.theme.paper_light))
        canvas.blit_centred(sign, (box.x + 19, box.centre.y))
        number = Rect(box.x + 38, box.y, box.w - 38, box.h)
        canvas.text(str(strength), number, theme.HEADING.on(ink), "centre", wrap=False)


def fighters(fight: Fight, seat: int) -> tuple[tuple[str, int], tuple[str, int], str]:
    """The seat's own fighter, the enemy, each with the strength it fights with, and how the fight ends for the seat.

    A Shogun who has won is weaker than his card says (T13): without that nobody sees why a 2 beats him.
    """
    match fight:
        case FightTied():
            return (fight.ninjas[seat], fight.strength), (fight.ninjas[1 - seat], fight.strength), "ties"
        case FightWon():
            winner, loser = (fight.winner, fight.winner_strength), (fight.loser, fight.loser_strength)
        case DefenderCornered():
            winner, loser = (fight.winner, fight.strength), (fight.loser, fight.strength)
    return (winner, loser, "wins") if fight.winner_seat == seat else (loser, winner, "loses")
