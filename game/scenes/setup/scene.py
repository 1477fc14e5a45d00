"""The setup of a match: players, options and the match number."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game.core.game import AnyGame
from game.core.match_number import number_begun
from game.core.refusal import BadData
from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.scenes import Push, Replace, Scene, Transition
from game.engine.text.translations import readable
from game.engine.widgets import panels
from game.engine.widgets.button import IconButton
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Widget
from game.paths import game_folder
from game.scenes.crests import draw_crest
from game.scenes.faces import Faces
from game.scenes.screen import Screen
from game.scenes.setup import layout
from game.scenes.setup.form import Form
from game.scenes.setup.layout import SetupLayout
from game.scenes.setup.picker import CharacterPicker, draw_temper_line
from game.scenes.setup.widgets import form_widgets
from game.table.rulebook.readme import readme_intro
from game.table.setup.match_setup import MatchSetup
from game.table.setup.player_files import PlayerFiles, path_in_lines

BAKE_SECONDS = 0.006
_KEYS = (
    ("tab", "setup.keys_next"),
    ("arrows", "setup.keys_change"),
    ("enter", "setup.keys_start"),
    ("escape", "setup.keys_back"),
)

_EXITS = frozenset({"back", "learn", "rules", "continue", "files"})


class WaitingMatch(NamedTuple):
    """An unfinished match of this game, and how to continue it."""

    words: str
    """How far it is."""

    open: Callable[[], Scene]
    """Opens its table; may raise `BadData`."""


@dataclass(frozen=True)
class SetupExits:
    """The scenes that can be reached from the setup. The composition root supplies them."""

    start: Callable[[MatchSetup], Scene]
    own_files: Callable[[], Scene] | None = None
    """Lists the player's files, and pops with those that are left."""

    learn: Callable[[], Scene] | None = None
    rules: Callable[[], Scene] | None = None
    waiting: WaitingMatch | None = None


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
        self.game = game
        self.form = Form(game, seat_names, levels, last, own)
        self._refused_number: str | None = None
        """The content of the number field when starting with it last failed."""
        self._exits = exits
        self._waiting = exits.waiting
        self._plan = plan
        self._prebake: Layout | None = None
        self._faces = Faces(kit)
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
        if self.number_problem is not None:
            return None
        cells = {place.widget: place.whole for place in self._places.options}
        match widget.name.split("."):
            case ["option", name]:
                return Tip(cells[widget.rect], self._option_label(name), self._option_help(name))
            case ["files"]:
                return Tip(widget.rect, widget.label) if isinstance(widget, IconButton) else None
            case ["seed"]:
                return Tip(cells[widget.rect], self.kit.say("setup.seed"), self.kit.say("setup.seed_help"))
        return None

    def _option_help(self, name: str) -> str:
        key = f"{self.game.name}.option.{name}_help"
        words = self.kit.say(key) if self.kit.texts.has(key) else ""
        own = self.form.own
        if own is None or own.option != name:
            return words
        folder = path_in_lines(own.folder)
        return f"{words} {self.kit.say(f'{self.game.name}.option.{name}_own', folder=folder)}"

    def _option_label(self, name: str) -> str:
        key = f"{self.game.name}.option.{name}"
        return self.kit.say(key) if self.kit.texts.has(key) else readable(name)

    def widgets(self) -> list[Widget]:
        """Return everything on the form, or the faces if one is being picked."""
        return self._form_widgets() if self._picker is None else self._picker.widgets()

    def _form_widgets(self) -> list[Widget]:
        offers = {"learn": self._exits.learn, "rules": self._exits.rules, "continue": self._waiting}
        found = [name for name, offer in offers.items() if offer is not None]
        return form_widgets(self.kit.texts, self.form, self._places, found)

    def compose(self, canvas: Canvas) -> None:
        """Draw the theatre and the sheets."""
        say, places = self.kit.say, self._places
        panels.draw_title(canvas, self.game.title, layout.TITLE)
        self._compose_theatre(canvas)
        panels.draw_sheet(canvas, places.seats_sheet)
        canvas.text(say("setup.seats"), places.heading, theme.HEADING, wrap=False)
        if len(self.game.seats) > 1:
            canvas.text(say("setup.players"), places.players_label, theme.LABEL, "right", wrap=False)
        for number, row in enumerate(places.seats):
            panels.draw_rule(canvas, row.row.inset(-8, 0), row.row.y)
            seat = self.form.taken[number]
            if seat.human:
                draw_crest(canvas, self.game.name, number, row.crest)
            else:
                self._faces.draw(canvas, self.game.name, number, seat.player(), row.crest.inset(-4))
                draw_temper_line(canvas, self.kit, seat.character, row)
                about = say(f"level.about.{seat.level}")
                canvas.text(about, row.about, theme.FLAVOUR.sized(19).on("ink_soft"), wrap=False)
        panels.draw_sheet(canvas, places.options_sheet)
        labels = [*(self._option_label(option.name) for option in self.game.options), say("setup.seed")]
        for label, cell in zip(labels, places.options, strict=True):
            canvas.text(label, cell.label, theme.LABEL.sized(22), wrap=False)
        panels.draw_floor(canvas, "" if self._waiting else panels.key_words(say, *_KEYS))

    def _compose_theatre(self, canvas: Canvas) -> None:
        place = layout.THEATRE
        size_px = canvas.layout.size_to_px(place.size)
        canvas.blit_centred(self.art.theatre_light(size_px), place.centre)
        canvas.blit(self.art.theatre(self.game.name, size_px, lit=True), (place.x, place.y))
        if self._waiting is not None:
            panels.draw_sheet(canvas, layout.WAITING)
            head, words = layout.WAITING.inset(20, 10).rows(2)
            canvas.text(self.kit.say("title.waiting"), head, theme.NAME.sized(23).on(theme.BLOOD), wrap=False)
            canvas.text(self._waiting.words, words, theme.SMALL, wrap=False)
        key = f"{self.game.name}.blurb"
        blurb = self.kit.say(key) if self.kit.texts.has(key) else readme_intro(game_folder(self.game.name))
        canvas.text(blurb, layout.BLURB, theme.BODY.on("light_text"), stand="top")
