"""Who sits in a seat of a match."""

from typing import Annotated

import msgspec

LONGEST_NAME = 60
"""Letters that a written name may have: more than anybody can type in."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person, or a computer of some level."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    level: str | None = None

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.level is None
