"""What every scene is handed: words, pictures, sound, and how fast the player wants things to move."""

import math
from dataclasses import dataclass, field

from game.engine import theme
from game.engine.assets import Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.keepsakes import Keepsakes, Pocket
from game.engine.texts import Texts


@dataclass
class Kit:
    """One for the whole program; scenes read it and never reach for a global."""

    texts: Texts
    assets: Assets
    bakery: Bakery
    audio: Audio
    speed: str = "normal"
    """One of `theme.MOTION`."""

    pace: str = "normal"
    """One of `theme.PACES`."""

    notices: list[str] = field(default_factory=list)
    """Sentences that the title or a setup shows once: what went wrong at the start."""

    keepsakes: Keepsakes = field(default_factory=Pocket)
    """What tables remember from match to match."""

    @property
    def motion(self) -> float:
        """The factor for timelines; infinite where nothing shall move."""
        return theme.MOTION[self.speed]

    @property
    def still(self) -> bool:
        """Whether the player wants no motion at all."""
        return math.isinf(self.motion)

    def reading(self, seconds: float) -> float:
        """How long something that takes so many seconds to read stays in sight."""
        return seconds * theme.PACES[self.pace]

    def say(self, key: str, **values: object) -> str:
        """The words for a key in the player's language."""
        return self.texts.say(key, **values)
