"""A votive plaque on the wall: one trial, in one of four states that differ in shape as well as colour."""

from typing import Final, Literal

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.widget import Widget
from game.table.trial.board import draw_sign
from game.trials.progress import Tried
from game.trials.trial import Trial

State = Literal["untried", "tried", "solved", "first"]
SIZE: Final = (72.0, 56.0)
WOOD: Final[dict[State, dict[str, str]]] = {
    "untried": {"#C69A63": "#6B4E38", "#6B4527": "#4A3122", "#C8402F": "#5E3A34"},
    "tried": {"#C69A63": "#7C5B40", "#6B4527": "#553826", "#C8402F": "#7A3A30"},
    "solved": {"#C69A63": "#F0E2C2", "#6B4527": "#8A5A2E"},
    "first": {"#C69A63": "#F8EBC8", "#6B4527": "#DDA63C"},
}


def state_of(tried: Tried) -> State:
    """How the plaque of a trial looks."""
    if tried.solved:
        return "first" if tried.first else "solved"
    return "tried" if tried.failed or tried.hints or tried.shown else "untried"


class Plaque(Widget):
    """One trial; Enter or a click opens it."""

    def __init__(self, trial: Trial, rect: Rect, tried: Tried) -> None:
        super().__init__(f"trial.{trial.number}", rect)
        self.trial = trial
        self.tried = tried
        self.state = state_of(tried)

    @property
    def ring(self) -> tuple[Rect, float]:
        """The plaque itself."""
        return self.rect.inset(2, 6).moved(0, 5), 6

    def draw(self, canvas: Canvas) -> None:
        """Draw the plaque, brighter under the pointer."""
        if self.hovered or self.focused:
            light = canvas.made(
                ("plaque light",),
                lambda: paper.halo(56 * canvas.scale, hex_colour(theme.SELECT), 0.75, 1.6),
            )
            canvas.blit_centred(light, self.rect.centre)
        draw_plaque(canvas, self.rect, self.state)
        x, y, bright = self.rect.x, self.rect.y, self.state in ("solved", "first")
        if bright:
            disc = Rect(x + 7, y + 22, 29, 29)
            canvas.rounded(disc, 14.5, theme.VERMILION, theme.VERMILION_LINE, line_inset=2, line_width=1.2)
            draw_sign(canvas, disc.inset(6), self.trial.kind, canvas.theme.bright_text, theme.VERMILION)
        else:
            draw_sign(
                canvas, Rect(x + 9, y + 25, 24, 24), self.trial.kind, theme.colour("#E6CDA2"), theme.colour("#6B4E38")
            )
        ink = canvas.theme.ink if bright else canvas.theme.light_text
        number, box = str(self.trial.number), Rect(x + 35, y + 24, 34, 28)
        size = 21 if len(number) < 3 else 18
        canvas.text(number, box, theme.LABEL.sized(size).on(ink), "centre", wrap=False)
        if self.state == "tried":
            canvas.picture("trials/knot", Rect(self.rect.right - 24, y + 2, 22, 22))


def draw_plaque(canvas: Canvas, rect: Rect, state: State) -> None:
    """Draw an empty plaque in one of its states."""
    canvas.picture("trials/ema", rect, WOOD[state])
