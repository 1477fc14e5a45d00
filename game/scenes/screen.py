"""What all screens of widgets share: focus, Esc, questions, messages and tooltips over a picture that stands still."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, Tooltip
from game.engine.widgets.widget import Activated, Answer, Changed, Refused, Widget
from game.scenes.title.art import TitleArt


class Screen(Scene):
    """Base class: a subclass lists its widgets, says what they do, and draws what stands still below them."""

    tells_notices = False
    """Whether the kit's notices are shown here."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.art = TitleArt(kit.assets, kit.bakery)
        self.focus = Focus()
        self.toast = Toast()
        self.tooltip = Tooltip()
        self.asked: str | None = None
        """The button that asks whether it is meant; its answers are called `<button>.yes` and `<button>.no`."""
        self._still = StaticLayer()

    @abstractmethod
    def widgets(self) -> Sequence[Widget]:
        """Return everything that can be used now."""

    @abstractmethod
    def compose(self, canvas: Canvas) -> None:
        """Draw what stands still, above the ground and below the widgets."""

    def use(self, name: str) -> Transition:  # noqa: ARG002
        """Handle a button, other than back and the answer no."""
        return None

    def change(self, name: str, value: object) -> Transition:  # noqa: ARG002
        """Handle the new value of a widget."""
        return None

    def tip(self, widget: Widget) -> Tip | None:
        """Return the tooltip of a widget: without anything better, why it cannot be used now."""
        return Tip(widget.rect, self.kit.say(widget.disabled)) if widget.disabled else None

    @property
    def shows(self) -> Hashable:
        """A cache key that changes whenever `compose` would draw something else, apart from questions."""
        return None

    def begin(self, first: str) -> None:
        """Put up the widgets once the subclass is initialised; Enter uses the first before any other key."""
        self.focus.replace(self.widgets(), first)

    def refresh(self, focus: str | None = None) -> None:
        """Put up the widgets again, and focus the one of this name."""
        self.focus.replace(self.widgets())
        if focus is not None:
            self.focus.move_to(focus)

    def forget(self) -> None:
        """Compose the static picture again."""
        self._still.forget()

    def ask(self, name: str | None) -> None:
        """Let a button ask whether it is meant, or take its question back."""
        before, self.asked = self.asked, name
        # Focus "no", so that an accidental Enter does no harm.
        self.refresh(f"{name}.no" if name else before)

    def cancel(self) -> Transition:
        """Take back a question, or leave."""
        if self.asked is None:
            return Pop()
        self.ask(None)
        return None

    @property
    def wants_text(self) -> bool:
        """Whether the focus is in a text field."""
        return self.focus.wants_text

    @property
    def moving(self) -> bool:
        """Whether a message is shown or a tooltip is about to be."""
        return self.toast.moving or self.tooltip.due or (self.tells_notices and bool(self.kit.notices))

    def pause(self) -> None:
        """Hide the tooltip, because another scene covers the screen."""
        self.focus.rest()
        self.tooltip.over(None, None)

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Come back from another screen, where the language may have changed."""
        self.refresh()

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc takes back a question or leaves."""
        if command.kind is Kind.CANCEL:
            return self.cancel()
        return self.answer(self.focus.handle(command))

    def answer(self, answer: Answer) -> Transition:
        """Do what a widget has answered."""
        match answer:
            case Activated("back"):
                return Pop()
            case Activated(name) if self.asked is not None and name == f"{self.asked}.no":
                self.ask(None)
            case Activated(name):
                return self.use(name)
            case Changed(name, value):
                return self.change(name, value)
            case Refused(_, reason):
                self.toast.show(self.kit.say(reason))
        return None

    def update(self, dt: float) -> Transition:
        """Advance message and tooltip."""
        self.toast.update(dt)
        if self.tells_notices and self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))
        widget = self.focus.asked
        tip = self.tip(widget) if widget is not None else None
        self.tooltip.over(widget.name if widget else None, tip, at_once=self.focus.shown)
        self.tooltip.update(dt)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the static picture and, above it, what changes."""
        self._still.draw(canvas, self._key, self._compose)
        self.draw_below(canvas)
        self.focus.draw(canvas)
        self.draw_above(canvas)
        self.tooltip.draw(canvas)
        self.toast.draw(canvas, self.needed)

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw what lies under everything."""
        canvas.surface.blit(self.art.night(canvas.layout.window_px), (0, 0))

    def draw_below(self, canvas: Canvas) -> None:
        """Draw what changes below the widgets."""

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what changes above the widgets."""

    def needed(self) -> list[Rect]:
        """Return what no message may cover: what can be used."""
        return [widget.rect for widget in self.focus.widgets]

    def targets(self) -> list[Target]:
        """The widgets."""
        return self.focus.targets()

    @property
    def _key(self) -> Hashable:
        return self.kit.texts.language, self.asked, self.shows

    def _compose(self, canvas: Canvas) -> None:
        self.draw_ground(canvas)
        self.compose(canvas)


class OverlayScreen(Screen):
    """A screen over the dimmed picture of the one below; the key for the menu closes it, too."""

    overlay = True
    dimmed = 0.62

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc takes back a question or leaves."""
        return self.cancel() if command.kind is Kind.MENU else super().handle(command)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet and its widgets; nothing below them is worth keeping, because the screen under it moves."""
        canvas.dim(self.dimmed)
        self.compose(canvas)
        self.focus.draw(canvas)
        self.tooltip.draw(canvas)
        self.toast.draw(canvas, self.needed)
