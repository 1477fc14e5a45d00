"""Where a face leaves room for what the shared table puts there, and what nothing may cover."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from game.engine.geometry import Rect
from game.engine.widgets.widget import What, Widget, name_of
from game.table.face.answers import DoorQuestion
from game.table.seats.remarks import SlipSpot

PHONE_ZONE = Rect(1452, 738, 130, 150)
"""The default zone for the code: the lower right corner."""

SILL = 500.0
"""The default height of half-raised doors: what the player in front holds lies below it."""

HINT_ZONE = Rect(280, 88, 1040, 128)
"""The default zone for hint slips: above the middle of the table."""

LOG_TOP = 92.0
"""The default upper edge of the log's tab, at the right."""

MESSAGE_FOOT = 716.0
"""The default lower edge of messages: below the middle of the table."""

_GROUND = 160_000.0


def is_small(rect: Rect) -> bool:
    """Whether something should stay visible. What is larger is the ground on which things stand."""
    return rect.w * rect.h < _GROUND


class Thing(NamedTuple):
    """Something on the table that has a tooltip but cannot be clicked. `Face.tip` and `Face.closer` know what it is."""

    what: What
    rect: Rect

    @property
    def name(self) -> str:
        """Its name, as that of a widget."""
        return name_of(self.what)


class FaceZones(ABC):
    """Places on a face's table. Most have a default."""

    @abstractmethod
    def widgets(self) -> list[Widget]:
        """Return everything that can be pointed at now, bottom layer first."""

    def things(self) -> list[Thing]:
        """Return what can be inspected but not clicked: plates, stocks, counters. Bottom layer first."""
        return []

    @abstractmethod
    def where(self, place: str) -> Rect | None:
        """Return the current position of something that a log line refers to."""

    # What nothing may cover

    def kept(self) -> list[Rect]:
        """Return what nothing may cover besides the widgets: the trick, one's own dial, the steps that are left."""
        return []

    def needed(self) -> list[Rect]:
        """Return what nothing may cover: what can be used now, and what the player needs to decide."""
        return [*self.kept(), *filter(is_small, [widget.rect for widget in self.widgets()])]

    def previewed(self, visible: Rect) -> list[Rect]:  # noqa: ARG002
        """Return what the preview of a move covers within the visible area: the strip of news makes room for it."""
        return []

    # Where the shared table puts its things

    def slip_spot(self, seat: int) -> SlipSpot | None:  # noqa: ARG002
        """Return where a remark of a seat may lie without covering cards, or None if nobody can speak now."""
        return None

    @property
    def hint_zone(self) -> Rect:
        """The zone for hint slips. They are laid out in a row if it is wide, in a column if it is high."""
        return HINT_ZONE

    @property
    def message_foot(self) -> float:
        """The lower edge of messages, in the middle of the table, unless something needed lies there."""
        return MESSAGE_FOOT

    @property
    def log_top(self) -> float:
        """The upper edge of the log's tab, at the right edge of the visible area."""
        return LOG_TOP

    @property
    def news_tab(self) -> Rect | None:
        """Where the folded strip of news is, and from where it unfolds; None: wherever there is room."""
        return None

    @property
    def sheeted(self) -> bool:
        """Whether a sheet of its own hides the table, such as a scoring: papers above it dim it."""
        return False

    # When the machine is passed on

    def turn_to(self, seat: int) -> None:  # noqa: B027
        """Turn the covered table to the player who comes next: closed doors show a part of it."""

    @property
    def public_zone(self) -> Rect | None:
        """The part of the table that everybody looks at, shown on closed doors: the trick, the weapons."""
        return None

    @property
    def sill(self) -> float:
        """The line down to which half-raised doors hide the table: below it lies what its player wants to peek at."""
        return SILL

    def at_doors(self, view: Any) -> DoorQuestion | None:  # noqa: ANN401, ARG002
        """Return what can be answered at closed doors now, if all that it takes is public."""
        return None

    # When hands are on phones

    @property
    def phone_zone(self) -> Rect:
        """Where the code for phones is shown, with room for a button at its left."""
        return PHONE_ZONE

    @property
    def peek_zone(self) -> Rect:
        """The button by which the one person at the screen holds their hand open: left of the code."""
        zone = self.phone_zone
        return Rect(zone.x - 332, zone.bottom - 72, 320, 68)
