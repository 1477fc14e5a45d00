"""The setup of a match: who sits where, with which options, from which number."""

from collections.abc import Callable, Sequence

from game.core.game import AnyGame
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Pop, Replace, Scene, Target, Transition
from game.engine.still import StillLayer
from game.engine.widgets import panels
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, Tooltip, draw_tip
from game.engine.widgets.widget import Activated, Answer, Changed, Widget
from game.scenes import setup_layout
from game.scenes.crests import draw_crest
from game.scenes.setup_form import Form
from game.scenes.setup_layout import SetupLayout
from game.scenes.setup_widgets import form_widgets
from game.scenes.title_art import TitleArt
from game.table.own import OwnChoices, path_in_lines
from game.table.setup import MatchSetup

BAKE_SECONDS = 0.006
_KEYS = (
    ("tab", "setup.keys_next"),
    ("arrows", "setup.keys_change"),
    ("enter", "setup.keys_start"),
    ("escape", "setup.keys_back"),
)


class SetupScene(Scene):
    """Fills in a form; `start` makes the table of the finished setup."""

    def __init__(  # noqa: PLR0917 - the composition root hands over everything at once
        self,
        kit: Kit,
        game: AnyGame,
        seat_names: Sequence[str],
        levels: Sequence[str],
        last: MatchSetup | None,
        start: Callable[[MatchSetup], Scene],
        plan: Callable[[Kit, Layout], None] | None = None,
        own: OwnChoices | None = None,
    ) -> None:
        """`plan` notes the pictures that the table will need, so that they are made here; `own` is the player's."""
        self.kit = kit
        self.game = game
        self.form = Form(game, seat_names, levels, last, own)
        self.toast = Toast()
        self._start = start
        self._plan = plan
        self._planned: Layout | None = None
        self._art = TitleArt(kit.assets, kit.bakery)
        self._still = StillLayer()
        self._tooltip = Tooltip()
        self._places = SetupLayout(self.form.seats, len(game.options) + 1)
        self.focus = Focus(self._widgets(), first="start")

    @property
    def wants_text(self) -> bool:
        """While the focus is in a field."""
        return self.focus.wants_text

    @property
    def moving(self) -> bool:
        """Only the tip and notices come by themselves."""
        noticing = self.toast.moving or bool(self.kit.notices)
        return self.kit.bakery.progress < 1 or self.focus.attended is not None or noticing

    def handle(self, command: Command) -> Transition:
        """Answer the person; Enter starts from anywhere but a field, where it ends the typing."""
        if command.kind is Kind.CONFIRM and not (self.focus.shown and self.focus.current == "back"):
            if not self.focus.wants_text:
                return self._go()
            self._show_focus("start")
            return None
        answer = self.focus.handle(command)
        if command.kind is Kind.CANCEL and answer is None:
            return Pop()
        return self._answered(answer)

    def update(self, dt: float) -> Transition:
        """Bake what the table will need; let the tip come."""
        self.kit.bakery.bake_some(BAKE_SECONDS)
        attended = self.focus.attended
        self._tooltip.over(attended.name if attended else None, self._tip(attended) if attended else None)
        self._tooltip.update(dt)
        self.toast.update(dt)
        if self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the night, the theatre, the sheets, and on them what can be chosen."""
        if self._plan is not None and self._planned != canvas.layout:
            self._planned = canvas.layout
            self._plan(self.kit, canvas.layout)
        self._still.draw(canvas, (self.kit.texts.language, self.form.seats), self._compose)
        self.focus.draw(canvas)
        problem = self.form.seed_problem
        if problem is not None:
            draw_tip(canvas, Tip(self._places.options[-1].whole, self.kit.say(problem)))
        else:
            self._tooltip.draw(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """Everything on the form."""
        return self.focus.targets()

    def _answered(self, answer: Answer) -> Transition:
        match answer:
            case Activated("back"):
                return Pop()
            case Activated("start"):
                return self._go()
            case Changed(name, value):
                self._fill_in(name.split("."), value)
        return None

    def _fill_in(self, name: list[str], value: object) -> None:
        match name:
            case ["players"]:
                self.form.seats = int(str(value))
                self._places = SetupLayout(self.form.seats, len(self.game.options) + 1)
                self.focus.replace(self._widgets())
            case ["seat", seat, "name"]:
                self.form.every_seat[int(seat)].name = str(value)
            case ["seat", seat, "who"]:
                self.form.every_seat[int(seat)].human = value == "person"
                self.focus.replace(self._widgets())
            case ["seat", seat, "level"]:
                self.form.every_seat[int(seat)].level = str(value)
            case ["option", option]:
                self.form.choose(option, str(value))
            case ["seed"]:
                self.form.seed = str(value)

    def _go(self) -> Transition:
        if self.form.seed_problem is not None:
            self._show_focus("seed")
            self.kit.audio.play("ui.refused")
            return None
        return Replace(self._start(self.form.setup()))

    def _show_focus(self, name: str) -> None:
        self.focus.shown = True
        self.focus.move_to(name)

    def _tip(self, widget: Widget) -> Tip | None:
        """What an option or the number is good for; the slip leaves its name readable."""
        cells = {place.widget: place.whole for place in self._places.options}
        match widget.name.split("."):
            case ["option", name]:
                return Tip(cells[widget.rect], self._option_label(name), self._option_help(name))
            case ["seed"]:
                return Tip(cells[widget.rect], self.kit.say("setup.seed"), self.kit.say("setup.seed_help"))
        return None

    def _option_help(self, name: str) -> str:
        words = self.kit.say(f"{self.game.name}.option.{name}_help")
        own = self.form.own
        if own is None or own.option != name:
            return words
        folder = path_in_lines(own.folder)
        return f"{words} {self.kit.say(f'{self.game.name}.option.{name}_own', folder=folder)}"

    def _option_label(self, name: str) -> str:
        return self.kit.say(f"{self.game.name}.option.{name}")

    def _widgets(self) -> list[Widget]:
        return form_widgets(self.kit.texts, self.form, self._places)

    def _compose(self, canvas: Canvas) -> None:
        say, places = self.kit.say, self._places
        canvas.surface.blit(self._art.night(canvas.layout.window_px), (0, 0))
        panels.draw_title(canvas, self.game.title, setup_layout.TITLE)
        self._compose_theatre(canvas)
        panels.draw_sheet(canvas, places.seats_sheet)
        canvas.text(say("setup.seats"), places.heading, theme.HEADING, wrap=False)
        if len(self.game.seats) > 1:
            canvas.text(say("setup.players"), places.players_label, theme.LABEL, "right", wrap=False)
        for number, row in enumerate(places.seats):
            panels.draw_rule(canvas, row.row.inset(-8, 0), row.row.y)
            draw_crest(canvas, self.game.name, number, row.crest)
        panels.draw_sheet(canvas, places.options_sheet)
        labels = [*(self._option_label(option.name) for option in self.game.options), say("setup.seed")]
        for label, cell in zip(labels, places.options, strict=True):
            canvas.text(label, cell.label, theme.LABEL.sized(22), wrap=False)
        panels.draw_floor(canvas, panels.key_words(say, *_KEYS))

    def _compose_theatre(self, canvas: Canvas) -> None:
        place = setup_layout.THEATRE
        size_px = canvas.layout.size_to_px(place.size)
        canvas.blit_centred(self._art.theatre_light(size_px), place.centre)
        canvas.blit(self._art.theatre(self.game.name, size_px, lit=True), (place.x, place.y))
        blurb = self.kit.say(f"{self.game.name}.blurb")
        canvas.text(blurb, setup_layout.BLURB, theme.BODY.on(theme.LIGHT_TEXT), stand="top")
