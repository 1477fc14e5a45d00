"""The lower panes of the doors, which slide up as long as somebody holds on: their own table shows below."""

from collections.abc import Callable
from enum import Enum, auto

from game.engine.canvas import Canvas
from game.engine.easing import in_out
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.input.keymap import Keymap
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Target
from game.scenes.hand_over.art import LINTEL, RAIL, SHEET, HandOverArt
from game.scenes.hand_over.sheet import PEEK
from game.table.face.answers import Plan
from game.table.inspect.peek import TablePeek

RAISE_SECONDS = 0.2

_SHEET_UP = SHEET.y - LINTEL - 8
"""How far the sheet moves up, so that its news stays above the sill."""

_SHUTS = (Kind.CANCEL, Kind.MENU, Kind.FOCUS_LOST)


class Grip(Enum):
    """What holds the panes up."""

    POINTER = auto()
    """The button, by mouse."""
    FINGER = auto()
    """The button, by a finger: there is no other one to play with, so it slides to a card and lets go there."""
    CONFIRM = auto()
    """The button, by key or pad."""
    KEY = auto()
    """The key or trigger that looks."""


_LETS_GO = {
    Grip.POINTER: Kind.RELEASE,
    Grip.FINGER: Kind.RELEASE,
    Grip.CONFIRM: Kind.LET_GO,
    Grip.KEY: Kind.LOOK_AWAY,
}
_MEANS: dict[Grip | None, str] = {
    Grip.KEY: "hand_over.peeking",
    Grip.CONFIRM: "hand_over.peeking",
    Grip.FINGER: "hand_over.peeking_finger",
}
"""How to play while holding on: a key leaves the mouse free."""


class Panes:
    """Shut at once when the grip ends; raised, with a little motion, only while it lasts."""

    def __init__(self, kit: Kit, peek: TablePeek, seat: int, name: str) -> None:
        self._kit = kit
        self._peek = peek
        self._seat = seat
        self._name = name
        self._raised = 0.0
        self.held: Grip | None = None

    def raise_by(self, grip: Grip) -> None:
        """Take hold, if this seat must decide now."""
        if self._peek.begin(self._seat):
            self.held, self._raised = grip, 1.0 if self._kit.still else 0.0

    def shut(self) -> None:
        """Let go: nothing of the table is left in the next frame."""
        self.held, self._raised = None, 0.0
        self._peek.end()

    def handle(self, command: Command) -> Plan | None:
        """Handle a command while the panes are held. A decision shuts them, as letting go does."""
        plan: Plan | None = None
        if self.held is None:
            return None
        if command.kind in _SHUTS or command.kind is _LETS_GO[self.held]:
            if self.held is Grip.FINGER and command.at is not None and not PEEK.contains(command.at):
                plan = self._peek.click(command.at)
            self.shut()
            return plan
        if self.held in (Grip.CONFIRM, Grip.KEY):
            plan = self._peek.handle(command)
        elif command.kind is Kind.ALTERNATE and command.at is not None:
            plan = self._peek.click(command.at)  # the main button is busy holding
        elif command.kind is not Kind.PRESS:
            plan = self._peek.handle(command)
        if plan is not None:
            self.shut()
        return plan

    def update(self, dt: float) -> None:
        """Slide the panes up."""
        if self.held is not None:
            self._raised = min(1.0, self._raised + dt * self._kit.motion / RAISE_SECONDS)
            self._peek.update(dt)

    def draw(
        self,
        canvas: Canvas,
        art: HandOverArt,
        draw_doors: Callable[[Canvas], None],
        draw_sheet: Callable[[Canvas, float], None],
    ) -> None:
        """Draw the table, and over it the doors as far as they still hide it."""
        seen, raised, sill = canvas.visible, in_out(self._raised), self._peek.sill
        edge = seen.bottom - (seen.bottom - sill) * raised
        self._peek.draw(canvas)
        with canvas.clipped(Rect(seen.x, seen.y, seen.w, sill - seen.y)):
            draw_doors(canvas)
        with canvas.clipped(Rect(seen.x, sill, seen.w, edge - sill)):
            up = -round((seen.bottom - edge) * canvas.scale)
            canvas.surface.blit(art.lit_paper(canvas.layout.window_px), (0, up))
            canvas.surface.blit(art.lattice(canvas.layout.window_px), (0, up))
        with canvas.clipped(Rect(seen.x, seen.y, seen.w, edge - seen.y)):
            draw_sheet(canvas, _SHEET_UP * raised)
        self._draw_rail(canvas, art, Rect(seen.x, edge - RAIL, seen.w, RAIL))

    def targets(self) -> list[Target]:
        """What may be clicked below the panes."""
        return self._peek.targets()

    def key_words(self) -> str:
        """What the floor says about the key that peeks."""
        say = self._kit.say
        key = Keymap(self._kit.preferences.keys).key_of(Kind.LOOK)
        words = say("hand_over.hold_key", button=key) if key else ""
        return words.replace(" ", "\N{NO-BREAK SPACE}")

    def _draw_rail(self, canvas: Canvas, art: HandOverArt, rail: Rect) -> None:
        canvas.blit_centred(art.rail(canvas.layout.size_to_px(rail.size)), rail.centre)
        key = _MEANS.get(self.held, "hand_over.peeking_held")
        box = Rect(DESIGN.x + theme.MARGIN, rail.y, DESIGN.w - 2 * theme.MARGIN, rail.h)
        canvas.text(self._kit.say(key, name=self._name), box, theme.FLOOR, "centre", wrap=False)
