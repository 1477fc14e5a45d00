"""The hint: what a master would do in the place of the person to move, on three slips that point at the table."""

from collections.abc import Callable

from game.ai.advice import Advice, Reason
from game.core.contract import Move
from game.core.refusal import Refusal, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.widgets.widget import Widget
from game.table.face import Face
from game.table.session import Session
from game.table.slip import Slip, draw_paper

_GAP = 14.0
_THINKING = (420.0, 64.0)
_DOTS = 0.4
"""Seconds for each of the three dots that say somebody thinks."""


class Hinting:
    """Asks the worker, never waits for it, and keeps nothing: a hint is gone with the decision it was about."""

    def __init__(self, kit: Kit, session: Session, face: Face, put: Callable[[Reason], str]) -> None:
        """`put` turns a reason into words."""
        self._kit = kit
        self._session = session
        self._face = face
        self._put = put
        self._found: list[Advice] = []
        self._marked: int | None = None
        self._thinking_for: float | None = None

    @property
    def thinking(self) -> bool:
        """Whether somebody thinks about a hint."""
        return self._thinking_for is not None

    @property
    def open(self) -> bool:
        """Whether there is a hint to be seen, or soon."""
        return self.thinking or bool(self._found)

    def why_not(self) -> Refusal | None:
        """None if the person at the table may ask, else the reason."""
        if self._session.to_move is None:
            return refuse("refused.over")
        if not self._session.hints:
            return refuse("table.refused.no_hints")
        return self._face.why_no_hint() if self._session.human_to_move else refuse("table.refused.wait")

    def ask(self) -> None:
        """Let somebody think about it."""
        self.close()
        self._session.explain()
        self._thinking_for = 0.0

    def close(self) -> None:
        """Take the slips away, or stop thinking."""
        if self.thinking:
            self._session.hush()
        self._found, self._marked, self._thinking_for = [], None, None
        self._face.point_out(None)

    def update(self, dt: float) -> bool:
        """Look whether the answer is there; whether it came just now. It may be that nothing was found."""
        if self._thinking_for is None:
            return False
        self._thinking_for += dt
        found = self._session.advice(dt)
        if found is None:
            return False
        self._thinking_for, self._found = None, found
        return True

    def attend(self, name: str | None) -> None:
        """The person looks at a widget: a slip shows its move, without one the marked or the best slip does."""
        number = self._number(name)
        if number is None:
            number = self._marked if self._marked is not None else 0
        self._face.point_out(self._found[number].move if self._found else None)

    def use(self, name: str) -> Move | None:
        """A slip was clicked: the first click marks it, the second makes its move."""
        number = self._number(name)
        if number is None:
            return None
        if number != self._marked:
            self._marked = number
            return None
        move: Move = self._found[number].move
        return move

    def widgets(self) -> list[Widget]:
        """The slips."""
        zone, count = self._face.hint_zone, max(len(self._found), 1)
        if zone.w > zone.h:
            wide = (zone.w - 2 * _GAP) / 3
            across = wide * count + _GAP * (count - 1)
            places = Rect.around(zone.centre, across, zone.h).columns(count, _GAP)
        else:
            high = (zone.h - 2 * _GAP * 2) / 3
            places = Rect(zone.x, zone.y, zone.w, high * count + 2 * _GAP * (count - 1)).rows(count, 2 * _GAP)
        return [self._slip(number, place) for number, place in zip(range(len(self._found)), places, strict=False)]

    def draw(self, canvas: Canvas) -> None:
        """Say that somebody thinks; slips draw themselves."""
        if self._thinking_for is None:
            return
        zone = self._face.hint_zone
        box = Rect.around(zone.centre, min(_THINKING[0], zone.w), _THINKING[1])
        draw_paper(canvas, box)
        words = self._kit.say("table.advice.thinking")
        style = theme.LABEL.sized(22)
        wide = min(canvas.measure(words, style)[0] + 2, box.w - 90)
        left = box.centre.x - (wide + 44) / 2
        canvas.text(words, Rect(left, box.y, wide, box.h), style, wrap=False)
        for dot in range(3):
            lit = int(self._thinking_for / _DOTS) % 3 == dot or self._kit.still
            spot = Rect.around((left + wide + 16 + dot * 14, box.centre.y + 4), 8, 8)
            canvas.rounded(spot, 4, theme.VERMILION if lit else theme.PAPER_LIP)

    def _slip(self, number: int, place: Rect) -> Slip:
        advice, say, marked = self._found[number], self._kit.say, number == self._marked
        chance = say("table.advice.chance", percent=round(100 * advice.chance))
        reason = say("table.advice.again") if marked else self._put(advice.reason)
        return Slip(number, place, (self._face.say_move(advice.move), chance, reason), marked=marked)

    def _number(self, name: str | None) -> int | None:
        kind, _, rest = (name or "").partition(".")
        return int(rest) if kind == "hint" and rest and int(rest) < len(self._found) else None
