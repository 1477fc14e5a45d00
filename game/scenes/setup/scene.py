"""The setup of a match: players, options and the match number."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.game import AnyGame
from game.core.match_number import number_begun
from game.core.refusal import BadData
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Push, Replace, Transition
from game.engine.widgets import panels
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Widget
from game.scenes.faces import Faces
from game.scenes.screen import Screen
from game.scenes.setup.drawing import draw_sheets, draw_theatre
from game.scenes.setup.exits import SetupExits
from game.scenes.setup.form import Form
from game.scenes.setup.layout import BLURB, WAITING, SetupLayout
from game.scenes.setup.option_words import OptionWords
from game.scenes.setup.picker import CharacterPicker
from game.scenes.setup.widgets import form_widgets
from game.table.setup.match_setup import MatchSetup
from game.table.setup.player_files import PlayerFiles

BAKE_SECONDS = 0.006

_TOAST = 570.0
"""A message fits between the buttons at the foot."""

_KEYS = (
    ("tab", "setup.keys_next"),
    ("arrows", "setup.keys_change"),
    ("enter", "setup.keys_start"),
    ("escape", "setup.keys_back"),
)

_EXITS = frozenset({"back", "learn", "rules", "continue", "files"})


class SetupScene(Screen):
    """Edits a form; `start` opens the table for the finished setup."""

    tells_notices = True

    def __init__(  # noqa: PLR0917 - the composition root passes everything at once
        self,
        kit: Kit,
        game: AnyGame,
        seat_names: Sequence[str],
        levels: Sequence[str],
        last: MatchSetup | None,
        exits: SetupExits,
        plan: Callable[[Kit, Layout], None] | None = None,
        own: PlayerFiles | None = None,
    ) -> None:
        """`plan` schedules the pictures that the table will need, so that they are baked here.

        `own` are the player's files.
        """
        super().__init__(kit)
        self.toast = Toast(widest=_TOAST)
        self.game = game
        self.form = Form(game, seat_names, levels, last, own)
        self._refused_number: str | None = None
        """The content of the number field when starting with it last failed."""
        self._exits = exits
        self._waiting = exits.waiting
        self._plan = plan
        self._prebake: Layout | None = None
        self._faces = Faces(kit)
        self._words = OptionWords(kit, game, self.form)
        self._picker: CharacterPicker | None = None
        self._places = SetupLayout(self.form.seats, len(game.options) + 1)
        self.begin("continue" if self._waiting else "start")

    @property
    def moving(self) -> bool:
        """Whether pictures are still to be baked, too."""
        return super().moving or self.kit.bakery.progress < 1

    def handle(self, command: Command) -> Transition:
        """Handle a command; Enter starts the match, except in a text field, where it ends the typing."""
        if self._picker is not None:
            beside = command.kind is Kind.PRESS and command.at is not None
            if beside and command.at is not None and not self._picker.rect.contains(command.at):
                return self.cancel()
            return super().handle(command)
        if command.kind is Kind.CONFIRM and not self._on_exit:
            if not self.focus.wants_text:
                return self._go()
            self._show_focus("start")
            return None
        if command.kind is Kind.CANCEL and self.focus.handle(command) is not None:
            return None  # it ended the typing
        return super().handle(command)

    def cancel(self) -> Transition:
        """Close the fold-out of faces, or leave."""
        if self._picker is None:
            return super().cancel()
        self._close_picker(self._picker)
        return None

    def _open_picker(self, seat: int) -> None:
        self._picker = CharacterPicker(self.kit, self.form, seat, self._places.seats[seat], self._faces)
        self.refresh(f"pick.{self.form.every_seat[seat].character}")

    def _close_picker(self, picker: CharacterPicker) -> None:
        self._picker = None
        self.forget()
        self.refresh(f"seat.{picker.seat}.face")

    @property
    def _on_exit(self) -> bool:
        """Whether Enter means a button other than the start; a match that waits is the first meant."""
        current = self.focus.current
        if self.focus.shown and current is not None and current.endswith(".face"):
            return True
        return (self.focus.shown and current in _EXITS) or (not self.focus.shown and current == "continue")

    def update(self, dt: float) -> Transition:
        """Bake pictures for the table."""
        self.kit.bakery.bake_some(BAKE_SECONDS)
        return super().update(dt)

    def fit(self, canvas: Canvas) -> None:
        """Plan the pictures of the table at this size."""
        if self._plan is not None and self._prebake != canvas.layout:
            self._prebake = canvas.layout
            self._plan(self.kit, canvas.layout)

    @property
    def shows(self) -> object:
        """The number of seats."""
        return self.form.seats

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the fold-out of faces over the form."""
        if self._picker is not None:
            for widget in self._form_widgets():
                widget.draw(canvas)
            attended = self.focus.attended
            self._picker.draw(canvas, attended.name if attended is not None else None)

    def draw_above(self, canvas: Canvas) -> None:
        """Say what is wrong with the number."""
        if self.number_problem is not None:
            draw_tip(canvas, Tip(self._places.options[-1].whole, self.kit.say(self.number_problem)))

    @property
    def number_problem(self) -> str | None:
        """The text key of the problem with the number; None while it is being typed."""
        typing = self.focus.wants_text and self.focus.current == "seed"
        if typing and number_begun(self.form.seed) and self.form.seed != self._refused_number:
            return None
        return self.form.seed_problem

    def needed(self) -> list[Rect]:
        """Besides, the names of the options, and what the game is about."""
        waiting = [WAITING] if self._waiting is not None else []
        return [*super().needed(), *(option.whole for option in self._places.options), BLURB, *waiting]

    def resume(self, result: object) -> None:
        """Come back from the list of the player's files, some of which may be gone."""
        if isinstance(result, PlayerFiles):
            self.form.bring(result)
        super().resume(result)

    def choose_file(self, path: Path) -> None:
        """Choose one of the player's files, as if it had been picked from the list."""
        own = self.form.own
        for file in own.found if own is not None else ():
            if own is not None and file.path == path:
                self.form.choose(own.option, file.word)
                self.refresh()

    def use(self, name: str) -> Transition:
        """Start or continue a match, or go where a button leads."""
        match name:
            case "start":
                return self._go()
            case "continue":
                return self._continue()
            case "learn" if self._exits.learn is not None:
                return Push(self._exits.learn())
            case "rules" if self._exits.rules is not None:
                return Push(self._exits.rules())
            case "files" if self._exits.own_files is not None:
                return Push(self._exits.own_files())
            case _ if name.endswith(".face"):
                self._open_picker(int(name.split(".")[1]))
            case _ if self._picker is not None:
                self.form.cast(self._picker.seat, name.removeprefix("pick."))
                self._close_picker(self._picker)
        return None

    def change(self, name: str, value: object) -> Transition:
        """Fill in the form."""
        match name.split("."):
            case ["players"]:
                self.form.seats = int(str(value))
                self._places = SetupLayout(self.form.seats, len(self.game.options) + 1)
                self.refresh()
            case ["seat", seat, "name"]:
                self.form.every_seat[int(seat)].name = str(value)
            case ["seat", seat, "who"]:
                if self.form.place(int(seat), str(value)):
                    self.toast.show(self.kit.say("phone.invite.one_here"))
                self.forget()
                self.refresh()
            case ["seat", seat, "level"]:
                self.form.every_seat[int(seat)].level = str(value)
                self.forget()
            case ["seat", seat, "character"]:
                self.form.cast(int(seat), str(value))
                self.forget()
                self.refresh()
            case ["option", option]:
                self.form.choose(option, str(value))
            case ["seed"]:
                self.form.seed = str(value)
        return None

    def _go(self) -> Transition:
        if self.form.seed_problem is not None:
            self._refused_number = self.form.seed
            self._show_focus("seed")
            self.kit.audio.play("ui.refused")
            return None
        return Replace(self._exits.start(self.form.setup()))

    def _continue(self) -> Transition:
        if self._waiting is None:
            return None
        try:
            return Replace(self._waiting.open())
        except BadData as error:
            self.toast.show(error.refusal.sentence(self.kit.say))
            self._waiting = None
            self.forget()
            self.begin("start")
            return None

    def _show_focus(self, name: str) -> None:
        self.focus.shown = True
        self.focus.move_to(name)

    def tip(self, widget: Widget) -> Tip | None:
        """Return the tooltip of an option or of the number. It does not cover its name."""
        return None if self.number_problem is not None else self._words.tip(widget, self._places)

    def widgets(self) -> list[Widget]:
        """Return everything on the form, or the faces if one is being picked."""
        return self._form_widgets() if self._picker is None else self._picker.widgets()

    def _form_widgets(self) -> list[Widget]:
        offers = {"learn": self._exits.learn, "rules": self._exits.rules, "continue": self._waiting}
        found = [name for name, offer in offers.items() if offer is not None]
        return form_widgets(self.kit.texts, self.form, self._places, found)

    def compose(self, canvas: Canvas) -> None:
        """Draw the theatre and the sheets."""
        draw_sheets(canvas, self.kit, self.form, self._places, self._faces, self._words)
        draw_theatre(canvas, self.kit, self.art, self.game, self._waiting)
        panels.draw_floor(canvas, "" if self._waiting else panels.key_words(self.kit.say, *_KEYS))
