"""The content of each settings page, and the widget of each setting."""

from collections.abc import Sequence

from game.engine.geometry import Rect
from game.engine.prefs import preferences
from game.engine.prefs.preferences import Preferences
from game.engine.text.translations import Texts
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.slider import Slider
from game.engine.widgets.tabs import Tabs
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.widget import Widget
from game.scenes.rulebook.search import has_all
from game.scenes.settings import layout
from game.scenes.settings.layout import RowLayout

PAGES: dict[str, tuple[str, ...]] = {
    "look": ("language", "fullscreen", "interface", "cards", "remarks", "tv"),
    "colours": ("palette", "contrast"),
    "motion": ("speed", "pace", "still"),
    "sound": ("music", "effects", "ambience", "unfocused", "muted"),
    "play": ("one_click", "end_turns", "confirm", "wait_for_me", "tips", "hints"),
    "keys": (),
    "files": (),
}
"""The fields of `Preferences` on each page. Keys and files have their own pages."""

SYSTEM = "system"
VOLUME_STEPS = 20

_CHOICES: dict[str, Sequence[str]] = {
    "interface": preferences.INTERFACE,
    "cards": preferences.CARDS,
    "palette": preferences.PALETTES,
    "speed": preferences.SPEEDS,
    "pace": preferences.PACES,
    "tips": preferences.TIPS,
    "unfocused": preferences.UNFOCUSED,
}
_SLIP, _TRAY = 150.0, 30.0
_TOGGLE = 90.0
_WIDTHS = {name: _SLIP * len(choices) + _TRAY for name, choices in _CHOICES.items()} | {
    "language": 5 * _SLIP,
    "fullscreen": 2 * _SLIP + _TRAY,
    "music": 640.0,
    "effects": 640.0,
    "ambience": 640.0,
}


def tabs(texts: Texts, page: str, *, raised: bool) -> Widget:
    """Return one tab per page; that of the page is raised unless the sheet shows something else."""
    pages = [ChoiceItem(name, texts.say(f"settings.page.{name}")) for name in PAGES]
    return Tabs("page", layout.TABS, pages, page, raised=raised)


def row_layouts(names: Sequence[str]) -> list[RowLayout]:
    """Return the layouts of these settings, one below the other."""
    tallest = layout.COLOUR_ROW if "palette" in names else layout.ROW
    return layout.rows([_WIDTHS.get(name, _TOGGLE) for name in names], tallest)


def row_widgets(texts: Texts, chosen: Preferences, names: Sequence[str]) -> list[Widget]:
    """Return the widgets of these settings, named after their fields."""
    return [_widget(texts, chosen, name, row) for name, row in zip(names, row_layouts(names), strict=True)]


def find(texts: Texts, query: str) -> list[str]:
    """Return the settings about which every word of the query is said, in the order of the pages."""
    return [name for page, names in PAGES.items() for name in names if has_all(query, _said(texts, page, name))]


def usual_words(texts: Texts, name: str) -> str:
    """Return the default of a setting in words."""
    say, value = texts.say, getattr(Preferences(), name)
    match name:
        case "language":
            return say("settings.option.system")
        case "fullscreen":
            return say("settings.option.full" if value else "settings.option.windowed")
        case "music" | "effects" | "ambience":
            return say("settings.percent", percent=round(value * 100))
        case _ if name in _CHOICES:
            return say(f"settings.option.{name}_{value}")
    return say("settings.on" if value else "settings.off")


def is_usual(chosen: Preferences, names: Sequence[str]) -> bool:
    """Return whether all these settings have their defaults."""
    return all(getattr(chosen, name) == getattr(Preferences(), name) for name in names)


def reset_some(chosen: Preferences, names: Sequence[str]) -> None:
    """Reset these settings to their defaults."""
    for name in names:
        setattr(chosen, name, getattr(Preferences(), name))


def _said(texts: Texts, page: str, name: str) -> str:
    """Everything that the screen says about a setting."""
    options = [texts.say(f"settings.option.{name}_{word}") for word in _CHOICES.get(name, ())]
    keys = (f"settings.page.{page}", f"settings.name.{name}", f"settings.about.{name}")
    return " ".join([*(texts.say(key, button="") for key in keys), *options])


def take(chosen: Preferences, name: str, value: object) -> None:
    """Apply the value of a widget."""
    match name:
        case "language":
            chosen.language = None if value == SYSTEM else str(value)
        case "fullscreen":
            chosen.fullscreen = value == "full"
        case "music" | "effects" | "ambience" if isinstance(value, int):
            setattr(chosen, name, value / VOLUME_STEPS)
        case _:
            setattr(chosen, name, value)


def reset(chosen: Preferences) -> None:
    """Reset to the defaults. The keymap is changed in place, because others hold a reference to it."""
    usual = Preferences()
    for name in usual.__struct_fields__:
        if name != "keys":
            setattr(chosen, name, getattr(usual, name))
    chosen.keys.clear()


def _widget(texts: Texts, chosen: Preferences, name: str, row: RowLayout) -> Widget:
    say = texts.say
    value = getattr(chosen, name)
    match name:
        case "language":
            languages = [ChoiceItem(language, texts.own_name(language)) for language in texts.available]
            known = value if value in texts.available else SYSTEM
            return Choice(name, row.widget, [ChoiceItem(SYSTEM, say("settings.option.system")), *languages], known)
        case "fullscreen":
            options = [ChoiceItem(word, say(f"settings.option.{word}")) for word in ("windowed", "full")]
            return Choice(name, row.widget, options, "full" if value else "windowed")
        case "music" | "effects" | "ambience":
            percent = say("settings.percent", percent="{percent}")
            return Slider(name, row.widget, round(value * VOLUME_STEPS), VOLUME_STEPS, percent)
        case _ if name in _CHOICES:
            words = [ChoiceItem(word, say(f"settings.option.{name}_{word}")) for word in _CHOICES[name]]
            return Choice(name, row.widget, words, value)
    return Toggle(name, Rect(row.row.x, row.widget.y, row.row.w, row.widget.h), value)
