"""An offer on the table that a player answers with yes or no, whenever they like."""

from collections.abc import Sequence

from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.placement import Around
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.table.frame.chrome import Control
from game.table.seats.slips import draw_paper

YES, NO = Control("offer.yes"), Control("offer.no")

_SIZE = (470.0, 170.0)
_SEEN = Rect(14, 84, DESIGN.w - 28, DESIGN.h - 98)
_CORNER = Rect(DESIGN.right, DESIGN.bottom, 1, 1)
"""It lies as near to this corner as it can: the table's own button is there."""

_MADE, _AT, _ANSWERED = "sole-moves", 3, 4
"""Where the number of moves that could have made themselves is kept, which of them asks, and what says: answered."""


class SoleMoveOffer:
    """Asks the third time that a player makes a move that could make itself, and again until there is an answer."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._place: Rect | None = None
        self.open = False
        """Whether an answer is wanted."""
        self._led_to = False

    @property
    def rect(self) -> Rect | None:
        """Where it lies, if it is shown."""
        return self._place

    def count(self) -> None:
        """Count a move that could have made itself."""
        kept = self._kit.key_values.read(_MADE)
        if self._kit.preferences.end_turns or kept == _ANSWERED:
            return
        made = min(kept + 1, _AT) if isinstance(kept, int) and 0 <= kept <= _AT else 1
        self._kit.key_values.write(_MADE, made)
        self.open, self._led_to = made == _AT, False

    def answer(self, *, yes: bool) -> None:
        """Do as the player wants, and do not ask again."""
        self.open, self._place = False, None
        self._kit.key_values.write(_MADE, _ANSWERED)
        if yes:
            self._kit.preferences.end_turns = True
            self._kit.keep()
        setting = self._kit.say("settings.name.end_turns")
        self._kit.notices.append(self._kit.say("table.offer.on" if yes else "table.offer.off", setting=setting))

    def put_off(self) -> bool:
        """Ask another time. Return False if nothing was asked."""
        shown = self._place is not None
        if shown:
            self.open, self._place = False, None
        return shown

    def lay(self, needed: Sequence[Rect], others: Sequence[Rect], *, asked: bool) -> None:
        """Find a free place while somebody may answer; it stays where it is as long as it is in nobody's way.

        Where there is none, at least its answers cover nothing, because a click that was meant for the table must never
        be one. If even that cannot be, it waits.
        """
        if not (self.open and asked):
            self._place = None
        elif self._place is None or placement.covered(self._place, needed):
            found = placement.place(_SIZE, Around((needed,), others, (_CORNER,)), _SEEN)
            self._place = found if not placement.covered(found, needed) else _by_its_answers(needed, others)

    def takes_tab(self) -> bool:
        """Whether Tab leads here now: once, because Tab must still reach everything else on the table."""
        if self._place is None or self._led_to:
            return False
        self._led_to = True
        return True

    def widgets(self) -> list[Widget]:
        """Return the two answers, if it is shown."""
        if self._place is None:
            return []
        place, say = self._place, self._kit.say
        yes, no = _answers(place).columns(2, 16)
        return [
            Button(YES, yes, say("table.offer.yes"), ground="paper"),
            Button(NO, no, say("table.offer.no"), ground="paper"),
        ]

    def draw(self, canvas: Canvas, *, keys: bool) -> None:
        """Draw the paper below the two answers; `keys` says whether to name the key that leads to them."""
        if self._place is None:
            return
        place, say = self._place, self._kit.say
        draw_paper(canvas, place, lit=True)
        words = say("table.offer.end_turns")
        canvas.text(words, Rect(place.x + 24, place.y + 14, place.w - 48, 58), theme.LABEL.sized(21), "centre")
        if keys:
            foot = Rect(place.x + 24, place.bottom - 34, place.w - 48, 26)
            canvas.text(say("table.offer.keys"), foot, theme.SMALL.on("ink_soft"), "centre", wrap=False)


def _answers(place: Rect) -> Rect:
    """Where the two answers are on the paper."""
    return Rect(place.x + 24, place.y + 80, place.w - 48, 50)


def _by_its_answers(needed: Sequence[Rect], others: Sequence[Rect]) -> Rect | None:
    """Where the answers cover nothing that is needed, though the paper around them may; None if there is no place."""
    paper = Rect(0, 0, *_SIZE)
    row = _answers(paper)
    room = Rect(_SEEN.x + row.x, _SEEN.y + row.y, _SEEN.w - (paper.w - row.w), _SEEN.h - (paper.h - row.h))
    found = placement.place(row.size, Around((needed,), others, (_CORNER,)), room)
    return None if placement.covered(found, needed) else paper.moved(found.x - row.x, found.y - row.y)
