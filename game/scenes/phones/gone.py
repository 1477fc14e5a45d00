"""Asks what to do about a seat whose phone has been gone for a while. It closes by itself when the phone is back."""

from collections.abc import Callable

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import OverlayScreen

_SHEET = Rect(440, 240, 720, 420)
_TITLE = Rect(490, 268, 620, 60)
_TEXT = Rect(490, 330, 620, 84)
_BUTTONS = Rect(490, 428, 620, 202)
_NAMES = ("wait", "take", "computer")


class PhoneGoneScene(OverlayScreen):
    """Waiting is the default: nothing happens to a match because somebody's phone sleeps."""

    dimmed = 0.5

    def __init__(
        self, kit: Kit, player: str, gone: Callable[[], bool], take: Callable[[], None], give: Callable[[], None]
    ) -> None:
        """`gone` tells whether the phone is still away; `take` moves the seat to the screen, `give` to a computer."""
        super().__init__(kit)
        self._player = player
        self._gone = gone
        self._acts = {"take": take, "computer": give}
        self.begin("gone.wait")

    def widgets(self) -> list[Widget]:
        """Return the three answers."""
        return [
            Button(
                f"gone.{name}",
                place,
                self.kit.say(f"phone.gone.{name}"),
                "primary" if name == "wait" else "paper",
                ground="paper",
            )
            for name, place in zip(_NAMES, _BUTTONS.rows(len(_NAMES), 14), strict=True)
        ]

    def use(self, name: str) -> Transition:
        """Do what was chosen, and go back to the table."""
        act = self._acts.get(name.removeprefix("gone."))
        if act is not None:
            act()
        return Pop()

    def update(self, dt: float) -> Transition:
        """Close once the phone is back."""
        if self._gone():
            return super().update(dt)
        self.kit.notices.append(self.kit.say("phone.gone.back", player=self._player))
        return Pop()

    def compose(self, canvas: Canvas) -> None:
        """Draw the question."""
        panels.draw_sheet(canvas, _SHEET)
        title = self.kit.say("phone.gone.title", player=self._player)
        canvas.text(title, _TITLE, theme.HEADING.sized(38), "centre", wrap=False)
        canvas.text(self.kit.say("phone.gone.text"), _TEXT, theme.BODY, "centre")
