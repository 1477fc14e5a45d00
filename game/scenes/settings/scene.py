"""The settings: pages of options that take effect at once and are saved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.input.keymap import Keymap, may_be_given
from game.engine.kit import Kit
from game.engine.scenes import Transition
from game.engine.widgets.button import Button
from game.engine.widgets.text_field import TextField
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button
from game.scenes.screen import Screen
from game.scenes.settings import layout, page_drawing
from game.scenes.settings import pages as settings_pages
from game.scenes.settings.key_rows import command_words, key_rows, key_words

KEEP_AFTER = 0.5
"""Seconds without a change after which the settings are saved."""

_STEPS = {Kind.DOWN: 1, Kind.UP: -1}


@dataclass(frozen=True)
class SettingsExits:
    """What the settings need from outside the game."""

    folder: Path | None
    """The player's folder; None if there is none."""

    show: Callable[[Path], bool]
    """Opens a folder in the system's file manager. Returns whether that worked."""


class SettingsScene(Screen):
    """Changes the kit's preferences; the window, the texts and the sound follow."""

    def __init__(self, kit: Kit, exits: SettingsExits, page: str = "look") -> None:
        super().__init__(kit)
        self.page = page
        self.query = ""
        """What is searched for; with a query the sheet shows what was found instead of a page."""
        self._exits = exits
        self._waiting: Kind | None = None
        self._unkept: float | None = None
        self._warned = False
        self._shown = self._switched
        self.begin("page")

    def leave(self) -> None:
        """Save unsaved changes."""
        if self._unkept is not None and not self.kit.keep():
            self.kit.notices.append(self.kit.say("settings.files.unsaved"))

    @property
    def wants_key(self) -> bool:
        """Whether a command waits for its new key."""
        return self._waiting is not None

    @property
    def moving(self) -> bool:
        """Whether something is still to be saved, too."""
        return super().moving or self._unkept is not None

    def cancel(self) -> Transition:
        """Take back a question or a search, or leave."""
        if self.asked is not None or not self.query:
            return super().cancel()
        self._search("")
        return None

    def handle(self, command: Command) -> Transition:
        """Handle a command; a digit opens a page."""
        if self._waiting is not None and command.kind not in (Kind.POINT, Kind.RELEASE):
            if command.kind is Kind.KEY:
                self._give(command.text)
                return None
            self._wait(None)
            if command.kind is not Kind.PRESS:
                return None
        pages = list(settings_pages.PAGES)
        if command.kind is Kind.DIGIT and 1 <= command.number <= len(pages):
            self._open(pages[command.number - 1])
            return None
        if command.kind in _STEPS and self._stepped(_STEPS[command.kind]):
            return None
        return super().handle(command)

    def _stepped(self, step: int) -> bool:
        """Move the focus from setting to setting, wherever their widgets stand. Return whether it did."""
        order = ["page", *self._names, "back"]
        current = self.focus.current
        if not self.focus.shown or current is None or current not in self._names:
            return False
        self.focus.move_to(order[order.index(current) + step])
        return True

    def update(self, dt: float) -> Transition:
        """Save after the last change has settled, and pick up changes made by other keys."""
        if self._shown != self._switched:
            self.refresh()
        if self._unkept is not None:
            self._unkept -= dt
            if self._unkept <= 0:
                self._keep()
        return super().update(dt)

    @property
    def shows(self) -> object:
        """The open page, or what was found, with the keys named there."""
        return self.page, self.query, tuple(self._keys.values())

    def change(self, name: str, value: object) -> Transition:
        """Open a page, search, or change a setting."""
        match name:
            case "page":
                self._open(str(value))
            case "search":
                self._search(str(value))
            case _:
                self._choose(name, value)
        return None

    def use(self, name: str) -> Transition:
        """Handle a button."""
        match name.split("."):
            case ["key", kind]:
                self._wait(Kind[kind])
            case ["usual_keys"]:
                self._keymap.reset()
                self._changed("settings.keys.usual")
            case ["reset_page"]:
                settings_pages.reset_some(self.kit.preferences, self._names)
                self.kit.tune()
                self._changed("settings.page_reset")
            case ["folder"]:
                self._show_folder()
            case ["reset"]:
                self.ask(name)
            case ["reset", "yes"]:
                settings_pages.reset(self.kit.preferences)
                self.kit.tune()
                self.ask(None)
                self._changed("settings.files.done")
        return None

    def _choose(self, name: str, value: object) -> None:
        settings_pages.take(self.kit.preferences, name, value)
        self.kit.tune()
        self._unkept = KEEP_AFTER
        self.refresh()
        if name == "effects":
            self.kit.audio.play("ui.page")

    def _changed(self, key: str, **values: object) -> None:
        self._unkept = KEEP_AFTER
        self.refresh()
        self.toast.show(self.kit.say(key, **values))

    def _keep(self) -> None:
        self._unkept = None
        if not self.kit.keep() and not self._warned:
            self._warned = True
            self.toast.show(self.kit.say("settings.files.unsaved"))

    def _give(self, name: str) -> None:
        """Assign the pressed key to the waiting command."""
        kind, texts, keymap = self._waiting, self.kit.texts, self._keymap
        if kind is None:
            return
        key = key_words(texts, name)
        if not may_be_given(name):
            self.toast.show(texts.say("settings.keys.fixed", button=key))
            self.kit.audio.play("ui.refused")
            return
        other = keymap.give(kind, name)
        self._waiting = None
        command = command_words(texts, kind)
        if other is None:
            self._changed("settings.keys.given", button=key, command=command)
            return
        others = {"other": command_words(texts, other), "other_button": key_words(texts, keymap.key_of(other))}
        left = "swapped" if keymap.key_of(other) else "taken"
        self._changed(f"settings.keys.{left}", button=key, command=command, **others)

    def _show_folder(self) -> None:
        if self._exits.folder is not None and not self._exits.show(self._exits.folder):
            self.toast.show(self.kit.say("settings.files.failed"))

    def _open(self, page: str) -> None:
        self.page, self.asked, self.query = page, None, ""
        self.refresh()

    def _search(self, query: str) -> None:
        self.query, self.asked = query, None
        self.refresh()

    @property
    def _names(self) -> Sequence[str]:
        """The settings on the sheet."""
        if not self.query:
            return settings_pages.PAGES[self.page]
        return settings_pages.find(self.kit.texts, self.query)[: layout.MOST_FOUND]

    def _wait(self, kind: Kind | None) -> None:
        self._waiting = kind
        self.refresh()

    def refresh(self, focus: str | None = None) -> None:
        """Put up the widgets again, and note what they show."""
        self._shown = self._switched
        super().refresh(focus)

    @property
    def _keymap(self) -> Keymap:
        return Keymap(self.kit.preferences.keys)

    @property
    def _keys(self) -> dict[str, str]:
        """The keys that change settings outside this screen too."""
        kinds = {"fullscreen": Kind.FULLSCREEN, "muted": Kind.MUTE, "tv": Kind.TELEVISION}
        return {name: key_words(self.kit.texts, self._keymap.key_of(kind)) for name, kind in kinds.items()}

    @property
    def _switched(self) -> tuple[bool, bool]:
        """What keys may have changed since the widgets were made."""
        return self.kit.preferences.fullscreen, self.kit.preferences.muted

    def widgets(self) -> list[Widget]:
        """Return the tabs, the widgets of the open page, and the back button."""
        kit, say = self.kit, self.kit.say
        names = self._names
        field = TextField("search", layout.SEARCH, self.query, placeholder=say("settings.search.any"), icon="search")
        found: list[Widget] = [
            settings_pages.tabs(kit.texts, self.page, raised=not self.query),
            *settings_pages.row_widgets(kit.texts, kit.preferences, names),
        ]
        if self.query:
            return [*found, Button("back", layout.BACK, say("settings.back")), field]
        if self.page == "keys":
            usual = Button("usual_keys", layout.KEYS_RESET, say("settings.keys.reset"), ground="paper")
            found += [usual, *key_rows(kit.texts, self._keymap, self._waiting)]
        elif self.page == "files":
            found += self._file_widgets()
        elif names:
            usual_now = "settings.all_usual" if settings_pages.is_usual(kit.preferences, names) else None
            words = say("settings.reset_page")
            found.append(Button("reset_page", layout.RESET_PAGE, words, "lacquer", disabled=usual_now))
        return [*found, Button("back", layout.BACK, say("settings.back")), field]

    def _file_widgets(self) -> list[Widget]:
        say, found = self.kit.say, list[Widget]()
        if self._exits.folder is not None:
            found.append(Button("folder", layout.FOLDER_OPEN, say("settings.files.open"), ground="paper"))
        if self.asked:
            return found + confirm_button.answers("reset", layout.RESET, say("settings.yes"), say("settings.no"))
        return [*found, Button("reset", layout.RESET_BUTTON, say("settings.files.reset"), ground="paper")]

    def compose(self, canvas: Canvas) -> None:
        """Draw the open page."""
        if self.query:
            found = settings_pages.find(self.kit.texts, self.query)
            page_drawing.draw_found(canvas, self.kit.texts, found, self._keys)
            return
        page_drawing.draw_page(canvas, self.kit.texts, self.page, self._keys)
        if self.page == "files":
            page_drawing.draw_files(canvas, self.kit.texts, self._exits.folder, asked=self.asked is not None)
