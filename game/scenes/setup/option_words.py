"""What the options of a match are called, and what explains them."""

from game.core.game import AnyGame
from game.engine.kit import Kit
from game.engine.text.translations import readable
from game.engine.widgets.button import IconButton
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Widget
from game.scenes.setup.form import Form
from game.scenes.setup.layout import SetupLayout
from game.table.setup.player_files import path_in_lines


class OptionWords:
    """The labels and tooltips of one game's options, and of the match number."""

    def __init__(self, kit: Kit, game: AnyGame, form: Form) -> None:
        self._kit = kit
        self._name = game.name
        self._form = form
        self._options = [option.name for option in game.options]

    @property
    def labels(self) -> list[str]:
        """The labels of all cells: the options, then the number."""
        return [*(self._label(option) for option in self._options), self._kit.say("setup.seed")]

    def tip(self, widget: Widget, places: SetupLayout) -> Tip | None:
        """The tooltip of an option, of the number, or of the button with the player's files."""
        cells = {place.widget: place.whole for place in places.options}
        match widget.name.split("."):
            case ["option", name]:
                return Tip(cells[widget.rect], self._label(name), self._help(name))
            case ["files"]:
                return Tip(widget.rect, widget.label) if isinstance(widget, IconButton) else None
            case ["seed"]:
                return Tip(cells[widget.rect], self._kit.say("setup.seed"), self._kit.say("setup.seed_help"))
        return None

    def _help(self, option: str) -> str:
        key = f"{self._name}.option.{option}_help"
        words = self._kit.say(key) if self._kit.texts.has(key) else ""
        own = self._form.own
        if own is None or own.option != option:
            return words
        folder = path_in_lines(own.folder)
        return f"{words} {self._kit.say(f'{self._name}.option.{option}_own', folder=folder)}"

    def _label(self, option: str) -> str:
        key = f"{self._name}.option.{option}"
        return self._kit.say(key) if self._kit.texts.has(key) else readable(option)
