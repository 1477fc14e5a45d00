"""How hard an opponent tries: by how many simulations, for how long, and how readily it settles for less."""

from collections.abc import Mapping
from typing import Final, Protocol, runtime_checkable

import msgspec

LEVELS: Final = ("novice", "adept", "master", "shadow")
"""The levels that exist, weakest first."""

SECONDS: Final = {"novice": 0.4, "adept": 0.4, "master": 0.45, "shadow": 1.9}
"""After that much thought a level answers with what it has found, however slow the machine is."""


class Effort(msgspec.Struct, frozen=True):
    """What a level puts into a decision of one game."""

    simulations: int
    slack: float = 0.0
    """A human slip: any move that seems worse than the best by no more than this chance to win may be made."""

    belief: bool = True
    """Whether it concludes from what others did and left undone, or takes everything possible for as likely."""


USUAL: Final = {
    "novice": Effort(30, slack=0.2, belief=False),
    "adept": Effort(60, slack=0.08, belief=False),
    "master": Effort(150),
    "shadow": Effort(500),
}
"""For games that have no opinion."""


@runtime_checkable
class KnowsEfforts(Protocol):
    """Hints of a game that say what each level puts into a decision."""

    efforts: Mapping[str, Effort]


def effort_of(hints: object, level: str) -> Effort:
    """What a level puts into a decision of the game with these hints."""
    return (hints.efforts if isinstance(hints, KnowsEfforts) else USUAL)[level]
