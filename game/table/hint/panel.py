"""The hint panel: up to three slips with the moves that a master would make, each pointing at the table."""

from collections.abc import Callable

from game.ai.advice import Advice, Reason
from game.core.contract import Move
from game.core.refusal import Refusal, refuse
from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets.widget import What, Widget
from game.table.face.face import Face
from game.table.hint.slip import HintSlip, SlipNumber
from game.table.seats.slips import draw_paper
from game.table.session import Session

_GAP = 14.0
_SEEN = Rect(14, 100, DESIGN.w - 28, DESIGN.h - 114)
"""Where slips may lie: below the buttons along the upper edge."""

_THINKING = (420.0, 64.0)
_DOTS = 0.4
"""Seconds that each of the three "thinking" dots takes."""


class HintPanel:
    """Asks the worker without blocking. A hint is discarded together with the decision it was about."""

    def __init__(self, kit: Kit, session: Session, face: Face, put: Callable[[Reason], str]) -> None:
        """`put` turns a reason into words."""
        self._kit = kit
        self._session = session
        self._face = face
        self._put = put
        self.open = False
        """Whether a hint is shown or on its way."""
        self._found: list[Advice] = []
        self._marked: int | None = None
        self._thinking_for: float | None = None
        self._placed: tuple[Rect, Rect] | None = None
        """The table's zone for hints, and where the slips were put instead."""

    @property
    def thinking(self) -> bool:
        """Whether a hint is being computed."""
        return self._thinking_for is not None

    def why_not(self) -> Refusal | None:
        """Return why the player may not ask for a hint, or None if they may."""
        if self._session.to_move is None:
            return refuse("refused.over")
        if not self._session.hints:
            return refuse("table.refused.no_hints")
        return self._face.why_no_hint() if self._session.human_to_move else refuse("table.refused.wait")

    def ask(self) -> None:
        """Start computing a hint."""
        self.close()
        self._session.explain()
        self._thinking_for, self.open = 0.0, True

    def close(self) -> None:
        """Remove the slips, or stop computing."""
        if self.thinking:
            self._session.hush()
        self._found, self._marked, self._thinking_for, self.open = [], None, None, False
        self._placed = None
        self._face.point_out(None)

    def update(self, dt: float) -> bool:
        """Poll for the answer. Return True if it has just arrived, even if it is empty."""
        if self._thinking_for is None:
            return False
        self._thinking_for += dt
        found = self._session.advice(dt)
        if found is None:
            return False
        self._thinking_for, self._found, self.open = None, found, bool(found)
        return True

    def attend(self, what: What | None) -> None:
        """Highlight the move of the slip under the pointer; otherwise that of the marked slip, or of the best one."""
        number = what.number if isinstance(what, SlipNumber) else self._marked or 0
        self._face.point_out(self._found[number].move if self._found else None)

    def use(self, number: int) -> Move | None:
        """Handle a click on a slip: the first click marks it, the second makes its move."""
        if number != self._marked:
            self._marked = number
            return None
        move: Move = self._found[number].move
        return move

    def widgets(self) -> list[Widget]:
        """Return the slips."""
        zone, count = self._zone, max(len(self._found), 1)
        if zone.w > zone.h:
            wide = (zone.w - 2 * _GAP) / 3
            across = wide * count + _GAP * (count - 1)
            places = Rect.around(zone.centre, across, zone.h).columns(count, _GAP)
        else:
            high = (zone.h - 2 * _GAP * 2) / 3
            places = Rect(zone.x, zone.y, zone.w, high * count + 2 * _GAP * (count - 1)).rows(count, 2 * _GAP)
        return [self._slip(number, place) for number, place in zip(range(len(self._found)), places, strict=False)]

    @property
    def notice(self) -> Rect | None:
        """Where the "thinking" notice is shown, or None if there is none."""
        zone = self._zone
        return Rect.around(zone.centre, min(_THINKING[0], zone.w), _THINKING[1]) if self.thinking else None

    @property
    def _zone(self) -> Rect:
        """The table's zone for hints, or the nearest place beside what is needed; slips do not move while read."""
        usual = self._face.hint_zone
        if self._placed is None or self._placed[0] != usual:
            self._placed = usual, placement.free(usual, self._face.needed(), _SEEN)
        return self._placed[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw the "thinking" notice. The slips are widgets and draw themselves."""
        box = self.notice
        if box is None or self._thinking_for is None:
            return
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

    def _slip(self, number: int, place: Rect) -> HintSlip:
        advice, say, marked = self._found[number], self._kit.say, number == self._marked
        chance = say("table.advice.chance", percent=round(100 * advice.chance))
        reason = say("table.advice.again") if marked else self._put(advice.reason)
        return HintSlip(number, place, (self._face.say_move(advice.move), chance, reason), marked=marked)
