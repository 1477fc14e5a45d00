"""What every scene is handed: words, pictures, sound, and how fast the player wants things to move."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine import looks, theme
from game.engine.assets import Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.keepsakes import Keepsakes, Pocket
from game.engine.preferences import Preferences
from game.engine.texts import LANGUAGES, Texts


def _in_mind(_preferences: Preferences) -> bool:
    """Keeps nothing beyond the end of the program."""
    return True


@dataclass
class Kit:
    """One for the whole program; scenes read it and never reach for a global."""

    texts: Texts
    assets: Assets
    bakery: Bakery
    audio: Audio
    preferences: Preferences = field(default_factory=Preferences)
    """What the player has chosen in the settings; call `keep` after a change."""

    keeper: Callable[[Preferences], bool] = _in_mind
    """Writes the preferences down; whether that worked."""

    notices: list[str] = field(default_factory=list)
    """Sentences that the title or a setup shows once: what went wrong at the start."""

    keepsakes: Keepsakes = field(default_factory=Pocket)
    """What tables remember from match to match."""

    system_language: str = LANGUAGES[0]
    """Spoken as long as the player has chosen no other."""

    @property
    def speed(self) -> str:
        """How fast things move: one of `theme.MOTION`."""
        return self.preferences.speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self.preferences.speed = speed

    @property
    def pace(self) -> str:
        """How long what happens stays to be read: one of `theme.PACES`."""
        return self.preferences.pace

    @pace.setter
    def pace(self, pace: str) -> None:
        self.preferences.pace = pace

    @property
    def tempo(self) -> float:
        """How fast what happens is shown, as a factor; infinite where it is shown at once."""
        return theme.MOTION[self.speed]

    @property
    def motion(self) -> float:
        """The factor for movements; infinite where nothing shall travel."""
        return math.inf if self.preferences.still else self.tempo

    @property
    def at_once(self) -> bool:
        """Whether nobody wants to wait for anything to be shown."""
        return math.isinf(self.tempo)

    @property
    def still(self) -> bool:
        """Whether nothing shall travel: the player wants no motion at all, or less of it."""
        return math.isinf(self.motion)

    def tune(self) -> None:
        """Let words, colours and sound be as the player wants them; the window follows by itself."""
        chosen = self.preferences
        language = chosen.language if chosen.language in self.texts.available else self.system_language
        if language != self.texts.language:
            self.texts.choose(language)
        looks.use(chosen.palette, chosen.contrast)
        self.audio.set_volumes(chosen.music, chosen.effects)

    def keep(self) -> bool:
        """Keep the preferences for the next time; whether that worked."""
        return self.keeper(self.preferences)

    def reading(self, seconds: float) -> float:
        """How long something that takes so many seconds to read stays in sight."""
        return seconds * theme.PACES[self.pace]

    def waiting(self, seconds: float) -> float:
        """How long a computer waits that usually waits so many seconds."""
        return 0.0 if self.at_once else seconds * theme.WAITS[self.pace]

    def say(self, key: str, **values: object) -> str:
        """The words for a key in the player's language."""
        return self.texts.say(key, **values)
