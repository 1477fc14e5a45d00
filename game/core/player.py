"""The player in a seat of a match."""

from typing import Annotated

import msgspec

LONGEST_NAME = 60
"""The longest name that may be stored: longer than the input field allows."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player in a seat: a person, or a computer of some level."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    level: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{0,19}$")] | None = None
    """A plain identifier; the table checks that such an opponent exists."""

    character: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z_]{0,19}$")] | None = None
    """Who a computer plays as. None for people and in older files; a stranger is shown by the seat's crest."""

    strength: Annotated[float, msgspec.Meta(ge=0, le=9)] | None = None
    """How strong a computer is that follows a person's rating: 0 like the weakest level, 1 like the next."""

    def __post_init__(self) -> None:
        """Make the name a plain `str`, even if it came from a translation: it will be saved."""
        if type(self.name) is not str:
            msgspec.structs.force_setattr(self, "name", str(self.name))

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.level is None


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat changed hands: from a person to a computer, or from a computer to a person."""

    decision: Annotated[int, msgspec.Meta(ge=0)]
    """The number of decisions made before the change."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    before: Player
    after: Player
