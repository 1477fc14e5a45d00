"""Challenges of Oboro: the others' head start, what nobody may lead, and what counts for a star."""

from collections.abc import Mapping
from typing import Final

from game.core.chance import Chance
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.oboro.rules.cards import IS_SHURIKEN, NUMBERS, SEATS, VALUE_OF
from game.games.oboro.rules.events import RoundScored, ShurikenTaken
from game.games.oboro.rules.moves import OboroMove
from game.games.oboro.rules.state import State
from game.trials.challenge import SEAT, ChallengeHooks
from game.trials.limits import Limit

_AHEAD: Final = 3
"""How many points the others have at the start."""

_LOUD: Final = 5
"""The highest card that may be led quietly."""


def _behind(state: State, chance: Chance) -> None:  # noqa: ARG001
    """Both others begin with points."""
    for seat in range(SEATS):
        if seat != SEAT:
            state.scores[seat] = _AHEAD
    state.began = state.began._replace(scores=tuple(state.scores))


def _leads(state: State) -> bool:
    return len(state.plays) % SEATS == 0


def _quiet(state: State, move: OboroMove) -> bool:
    """Nobody leads a high card."""
    return not _leads(state) or VALUE_OF[NUMBERS[move.card]] <= _LOUD


def _sheathed(state: State, move: OboroMove) -> bool:
    """Nobody leads a Shuriken card."""
    return not _leads(state) or not IS_SHURIKEN[NUMBERS[move.card]]


def _deeds(match: Match, seat: int, outcome: Outcome) -> Mapping[str, int]:
    events = [event for step in match.history for event in step.events]
    places = [event.places[seat] for event in events if isinstance(event, RoundScored)]
    pieces = sum(event.count for event in events if isinstance(event, ShurikenTaken) and event.seat == seat)
    second = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return {
        "points": int(outcome.scores[seat]),
        "failed": places.count(0),
        "firsts": places.count(1),
        "shuriken": pieces,
        "margin": int(outcome.scores[seat] - second),
    }


HOOKS: Final = ChallengeHooks(
    {
        "quiet": Limit(_quiet, "oboro.challenge.limit.quiet"),
        "sheathed": Limit(_sheathed, "oboro.challenge.limit.sheathed"),
    },
    {"behind": _behind},
    _deeds,
)
