"""The kit that every scene gets: texts, pictures, sound, and how fast the player wants things to move."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine.audio import Audio
from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.look import theme
from game.engine.look.palettes import theme_of
from game.engine.look.theme import Theme
from game.engine.prefs.key_value import KeyValueStore, MemoryStore
from game.engine.prefs.preferences import Preferences
from game.engine.text.text_files import LANGUAGES
from game.engine.text.translations import Texts


def _in_mind(_preferences: Preferences) -> bool:
    """Keeps the preferences in memory only."""
    return True


@dataclass
class Kit:
    """One for the whole program; scenes use it instead of globals."""

    texts: Texts
    assets: Assets
    bakery: Bakery
    audio: Audio
    preferences: Preferences = field(default_factory=Preferences)
    """The player's settings; call `keep` after a change."""

    save_preferences: Callable[[Preferences], bool] = _in_mind
    """Saves the preferences; returns whether that worked."""

    notices: list[str] = field(default_factory=list)
    """Messages that the title or a setup shows once: what went wrong at the start."""

    key_values: KeyValueStore = field(default_factory=MemoryStore)
    """What tables remember from match to match."""

    system_language: str = LANGUAGES[0]
    """Used until the player chooses another."""

    @property
    def theme(self) -> Theme:
        """What follows the player's palette."""
        return self.assets.theme

    @property
    def speed(self) -> str:
        """How fast things move: one of `theme.MOTION`."""
        return self.preferences.speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self.preferences.speed = speed

    @property
    def pace(self) -> str:
        """How long messages and events stay on screen: one of `theme.PACES`."""
        return self.preferences.pace

    @pace.setter
    def pace(self, pace: str) -> None:
        self.preferences.pace = pace

    @property
    def tempo(self) -> float:
        """The factor for the speed of events; infinite where they are shown at once."""
        return theme.MOTION[self.speed]

    @property
    def motion(self) -> float:
        """The factor for the speed of movements; infinite where nothing moves."""
        return math.inf if self.preferences.still else self.tempo

    @property
    def at_once(self) -> bool:
        """Whether everything is shown at once, without waiting."""
        return math.isinf(self.tempo)

    @property
    def still(self) -> bool:
        """Whether nothing moves: the player wants no motion, or reduced motion."""
        return math.isinf(self.motion)

    def tune(self) -> None:
        """Apply the player's language, colours and volumes; the window follows by itself."""
        chosen = self.preferences
        language = chosen.language if chosen.language in self.texts.available else self.system_language
        if language != self.texts.language:
            self.texts.choose(language)
        self.assets.theme = theme_of(chosen.palette, chosen.contrast)
        self.audio.set_volumes(chosen.music, chosen.effects, chosen.ambience)
        self.audio.set_muted(chosen.muted, chosen.unfocused)

    def mute(self) -> None:
        """Switch all sound off or on again, and save that."""
        self.preferences.muted = not self.preferences.muted
        self.tune()
        self.keep()

    def keep(self) -> bool:
        """Save the preferences; returns whether that worked."""
        return self.save_preferences(self.preferences)

    def reading(self, seconds: float) -> float:
        """How long something that takes this many seconds to read stays on screen."""
        return seconds * theme.PACES[self.pace]

    def waiting(self, seconds: float) -> float:
        """How long a computer waits whose default is this many seconds."""
        return 0.0 if self.at_once else seconds * theme.WAITS[self.pace]

    def say(self, key: str, **values: object) -> str:
        """The text for a key in the player's language."""
        return self.texts.say(key, **values)
