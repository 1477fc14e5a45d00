"""How hard an opponent tries: how many simulations, for how long, and how readily it accepts a worse move."""

from typing import Final

import msgspec

LEVELS: Final = ("novice", "adept", "master", "shadow")
"""The levels that exist, weakest first."""

SECONDS: Final = {"novice": 0.4, "adept": 0.4, "master": 0.45, "shadow": 1.9}
"""The time limit of each level: it answers with the best move found so far, however slow the machine is."""


class Effort(msgspec.Struct, frozen=True):
    """What a level invests in one decision of a game."""

    simulations: int
    slack: float = 0.0
    """A human slip: the bot may choose any move whose chance to win is worse than the best by no more than this."""

    haste: float = 0.0
    """A human slip of another kind: the share of decisions made by immediate gain alone."""

    belief: bool = True
    """Whether it infers from what others did and left undone, or takes everything possible to be equally likely."""

    replies: bool = True
    """Whether it asks what the other side can do next, in games where that is a judgement of its own."""


USUAL: Final = {
    "novice": Effort(30, slack=0.2, belief=False),
    "adept": Effort(60, slack=0.08, belief=False),
    "master": Effort(150),
    "shadow": Effort(500),
}
"""For games that define no efforts of their own."""
