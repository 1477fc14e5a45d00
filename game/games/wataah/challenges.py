"""Challenges of Shinobi WAT-AAH!: a small hand, what nobody may do, and what counts for a star."""

from collections.abc import Mapping
from typing import Final

from game.core.chance import Chance
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.wataah.rules.moves import BeCorrupt, PlaceClan, PlaceYokai, Reinforce, WataahMove
from game.games.wataah.rules.state import State
from game.trials.challenge import SEAT, ChallengeHooks
from game.trials.limits import Limit

_FEWER: Final = 3
"""How many cards a small hand lacks."""


def _small_hand(state: State, chance: Chance) -> None:
    """The first seat begins with fewer cards; they go back into the deck."""
    hand = state.hands[SEAT]
    chance.shuffle(hand)
    state.deck += hand[:_FEWER]
    chance.shuffle(state.deck)
    state.hands[SEAT] = sorted(hand[_FEWER:])


def _clean(state: State, move: WataahMove) -> bool:  # noqa: ARG001
    return not isinstance(move, BeCorrupt)


def _pairs(state: State, move: WataahMove) -> bool:  # noqa: ARG001
    """Nobody places more than two cards at once."""
    return not isinstance(move, PlaceClan | Reinforce) or len(move.cards) <= 2


def _no_spirits(state: State, move: WataahMove) -> bool:  # noqa: ARG001
    return not isinstance(move, PlaceYokai)


def _bears_asleep(state: State, move: WataahMove) -> bool:  # noqa: ARG001
    return not isinstance(move, PlaceClan | Reinforce) or move.clan != "bear"


def _deeds(match: Match, seat: int, outcome: Outcome) -> Mapping[str, int]:
    own = [step.move for step in match.history if step.seat == seat]
    second = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return {
        "points": int(outcome.scores[seat]),
        "margin": int(outcome.scores[seat] - second),
        "corrupt": sum(isinstance(move, BeCorrupt) for move in own),
        "spirits": sum(isinstance(move, PlaceYokai) for move in own),
        "clans": len(match.state.clans[seat]),
    }


HOOKS: Final = ChallengeHooks(
    {
        "clean": Limit(_clean, "wataah.challenge.limit.clean"),
        "pairs": Limit(_pairs, "wataah.challenge.limit.pairs"),
        "no_spirits": Limit(_no_spirits, "wataah.challenge.limit.no_spirits"),
        "bears_asleep": Limit(_bears_asleep, "wataah.challenge.limit.bears_asleep"),
    },
    {"small_hand": _small_hand},
    _deeds,
)
