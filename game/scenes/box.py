"""What a game's folder says about it beyond its table: its credits, its crests and the air in its theatre.

All of it is optional and is in `box.toml`, not in Python: the title screen must not wait for any game's code.
"""

import logging
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from game import paths
from game.engine.draw.ambience import Swarm
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import USUAL, Colour, Theme

FILE = "box.toml"

Tone = str | tuple[str, str, float]
"""A theme colour by name (in lower case one that follows the palette), a code such as `#A8322A`, or two of these and
the share of the second."""

_log = logging.getLogger(__name__)


class Credit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who made the game; a field is empty or None if the box does not name it."""

    designers: str = ""
    publishers: str = ""
    year: int | None = None


class CrestOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The crest of one seat."""

    picture: str
    ground: Tone
    ring: Tone
    sign: Tone | None = None
    """The colour for a crest that is drawn in black; None for a picture with its own colours."""


class TheatreAir(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A swarm in the theatre; `top` and `high` are each a share of the theatre's height plus a number of units."""

    shape: str
    top: tuple[float, float]
    high: tuple[float, float]
    many: int
    size: float
    tones: tuple[Tone, ...]
    seconds: tuple[float, float]
    way: tuple[float, float]
    left: float = 0.0
    sway: float = 0.0

    def within(self, place: Rect) -> Swarm:
        """The swarm for a theatre at this place."""
        x, y, wide, high = place
        area = Rect(x + self.left, y + high * self.top[0] + self.top[1], wide, high * self.high[0] + self.high[1])
        tones = tuple(map(tone, self.tones))
        return Swarm(self.shape, area, self.many, self.size, tones, self.seconds, self.way, self.sway)


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in a game's `box.toml`."""

    credit: Credit = Credit()
    crests: tuple[CrestOf, ...] = ()
    """One for each seat, if the sides of the game have their own."""

    air: tuple[TheatreAir, ...] = ()


def box_of(game: str) -> Box:
    """What a game's folder says; the defaults if the file is missing or invalid."""
    return _read(paths.game_folder(game) / FILE)


def tone(named: Tone, look: Theme = USUAL) -> Colour:
    """The colour itself; a name in lower case follows the player's palette."""
    if isinstance(named, tuple):
        one, other, share = named
        return theme.mix(tone(one, look), tone(other, look), share)
    if named.startswith("#"):
        return theme.colour(named)
    found: Colour = getattr(look if named.islower() else theme, named)
    return found


@cache
def _read(path: Path) -> Box:
    if not path.is_file():
        return Box()
    try:
        box = msgspec.convert(tomllib.loads(path.read_text("utf-8")), type=Box)
        crests = [named for crest in box.crests for named in (crest.ground, crest.ring, crest.sign)]
        for named in (*crests, *(one for air in box.air for one in air.tones)):
            if named is not None:
                tone(named)
    except (OSError, ValueError, AttributeError) as error:  # the title screen works without it
        _log.warning("%s cannot be used: %s", path, error)
        return Box()
    return box
