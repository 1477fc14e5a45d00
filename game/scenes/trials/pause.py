"""The pause menu of a trial or challenge: continue, begin again, or leave. Nothing but progress is ever saved."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.refusal import BadData
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import OverlayScreen

_SHEET = Rect.around((DESIGN.centre.x, DESIGN.centre.y), 560, 460)


@dataclass(frozen=True)
class PauseWords:
    """The text keys of a pause menu."""

    title: str
    leave: str
    note: str | None = None
    more: str | None = None
    """What else can be done with this position."""


TRIAL: Final = PauseWords("trial.pause", "trial.wall", more="own.share")
RETRY: Final = PauseWords("trial.pause", "trial.to_review", more="own.keep")
CHALLENGE: Final = PauseWords("challenge.pause", "challenge.leave", "challenge.not_saved")


class TrialPauseScene(OverlayScreen):
    """Pops with the transition that the table then makes."""

    def __init__(
        self, kit: Kit, again: Callable[[], Scene], words: PauseWords, more: Callable[[], Transition] = Pop
    ) -> None:
        """`again` opens the same table from its start; `more` does what else the words offer."""
        super().__init__(kit)
        self._again = again
        self._words = words
        self._more = more
        self.begin("resume")

    def use(self, name: str) -> Transition:
        """Continue, begin again, or leave."""
        match name:
            case "again":
                return Pop(Replace(self._again()))
            case "more":
                return self._do_more()
            case "leave":
                return Pop(Pop())
        return Pop()

    def _do_more(self) -> Transition:
        try:
            return self._more()
        except BadData as error:
            self.toast.show(error.refusal.sentence(self.kit.say))
            return None

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        panels.draw_sheet(canvas, _SHEET)
        title = Rect(_SHEET.x + 40, _SHEET.y + 30, _SHEET.w - 80, 64)
        canvas.text(self.kit.say(self._words.title), title, theme.HEADING.sized(44), "centre", wrap=False)
        if self._words.note is not None:
            note = Rect(_SHEET.x + 50, _SHEET.bottom - 66, _SHEET.w - 100, 52)
            canvas.text(self.kit.say(self._words.note), note, theme.FLAVOUR.sized(19), "centre")

    def widgets(self) -> list[Widget]:
        """Return the buttons."""
        place = Rect(_SHEET.x + 60, _SHEET.y + 126, _SHEET.w - 120, _SHEET.h - (200 if self._words.note else 176))
        words = {"resume": "trial.resume", "again": "trial.from_start"}
        words |= {"more": self._words.more} if self._words.more is not None else {}
        words["leave"] = self._words.leave
        return [
            Button(name, rect, self.kit.say(words[name]), "paper" if number else "primary", ground="paper")
            for number, (name, rect) in enumerate(zip(words, place.rows(len(words), 16), strict=True))
        ]
