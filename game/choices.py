"""Brings what the player chose last time into the kit, and lets the kit keep what they choose from now on."""

from pathlib import Path

from game.engine.kit import Kit
from game.engine.preferences import Preferences
from game.store.files import sweep
from game.store.settings import SettingsFile
from game.wishes import Wishes

FILE = "settings.json"


def take_up(kit: Kit, home: Path, wishes: Wishes) -> None:
    """Read the settings in the player's folder; what the command line wished for holds for this time only."""
    sweep(home)  # of drafts that a power cut left there
    file = SettingsFile(home / FILE, Preferences)
    chosen = file.read()
    wished = {"language": wishes.language, "speed": wishes.speed, "fullscreen": wishes.fullscreen or None}
    file.borrow(chosen, {name: value for name, value in wished.items() if value is not None})
    kit.preferences, kit.keeper = chosen, file.write
    kit.tune()
    if file.problems:
        from game.scenes.settings_paper import trouble_words  # noqa: PLC0415 - hardly any start needs it

        kit.notices += [trouble_words(kit.texts, problem) for problem in file.problems]
