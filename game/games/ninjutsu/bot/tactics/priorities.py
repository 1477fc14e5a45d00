"""What decisions are weighed by: numbers found by matches of thousands of variants against each other."""

from typing import Final, NamedTuple


class Priorities(NamedTuple):
    """What things are worth, in points: a one-star ninja is worth about ten."""

    shuriken: float
    """The factor for the value of shuriken."""

    spared: float | None
    """How much more than it costs a ninja's throw at a Soke must bring; None if that is left to a rule of thumb."""

    guard: float
    """The value of beating an enemy next to the player's own Soke."""

    hunt: float
    """The value of standing where the enemy Soke is, or may be."""

    alone: float
    """The cost of standing beside an enemy with no ninja of one's own near, who could strike back."""


AT_ONCE: Final = Priorities(shuriken=1.0, spared=None, guard=30.0, hunt=60.0, alone=0.0)
"""For players who weigh what a decision brings at once."""

WARY: Final = Priorities(shuriken=1.9, spared=40.0, guard=14.0, hunt=120.0, alone=23.0)
"""For players who also look at what the other side can do next: they save shuriken for their own Soke, and walk in
company. A dearer shuriken, a dearer lone walk or any value of support beyond these won fewer matches."""


def priorities(*, wary: bool) -> Priorities:
    """Those of a player who looks at the reply, or does not."""
    return WARY if wary else AT_ONCE
