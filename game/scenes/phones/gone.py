"""Asks what to do about a seat whose phone has been gone for a while. It closes by itself when the phone is back."""

from collections.abc import Callable

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated

_DIMMED = 0.5
_SHEET = Rect(440, 240, 720, 420)
_TITLE = Rect(490, 268, 620, 60)
_TEXT = Rect(490, 330, 620, 84)
_BUTTONS = Rect(490, 428, 620, 202)


class PhoneGoneScene(Scene):
    """Waiting is the default: nothing happens to a match because somebody's phone sleeps."""

    overlay = True

    def __init__(
        self, kit: Kit, player: str, gone: Callable[[], bool], take: Callable[[], None], give: Callable[[], None]
    ) -> None:
        """`gone` tells whether the phone is still away; `take` moves the seat to the screen, `give` to a computer."""
        self.kit = kit
        self._player = player
        self._gone = gone
        self._acts = {"take": take, "computer": give}
        names = ("wait", "take", "computer")
        self.focus = Focus(
            [
                Button(
                    f"gone.{name}",
                    place,
                    kit.say(f"phone.gone.{name}"),
                    "primary" if name == "wait" else "paper",
                    ground="paper",
                )
                for name, place in zip(names, _BUTTONS.rows(len(names), 14), strict=True)
            ],
            first="gone.wait",
        )

    @property
    def moving(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc waits on."""
        if command.kind in {Kind.CANCEL, Kind.MENU}:
            return Pop()
        answer = self.focus.handle(command)
        if isinstance(answer, Activated):
            act = self._acts.get(answer.name.removeprefix("gone."))
            if act is not None:
                act()
            return Pop()
        return None

    def update(self, dt: float) -> Transition:  # noqa: ARG002
        """Close once the phone is back."""
        if self._gone():
            return None
        self.kit.notices.append(self.kit.say("phone.gone.back", player=self._player))
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        """Draw the question over the table."""
        canvas.dim(_DIMMED)
        panels.draw_sheet(canvas, _SHEET)
        title = self.kit.say("phone.gone.title", player=self._player)
        canvas.text(title, _TITLE, theme.HEADING.sized(38), "centre", wrap=False)
        canvas.text(self.kit.say("phone.gone.text"), _TEXT, theme.BODY, "centre")
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The three answers."""
        return self.focus.targets()
