"""Challenges of Ninjutsu: fewer cards or shuriken, no way back, and what counts for a star."""

from collections.abc import Mapping
from typing import Final

from game.core.chance import Chance
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.ninjutsu.rules.events import ActionPlayed, ShurikenSpent
from game.games.ninjutsu.rules.figures import BLACK, JOKER, RED
from game.games.ninjutsu.rules.moves import NinjutsuMove, Reroll, Step
from game.games.ninjutsu.rules.state import State
from game.trials.challenge import SEAT, ChallengeHooks
from game.trials.limits import Limit


def _one_card(state: State, chance: Chance) -> None:  # noqa: ARG001
    """Both sides have only the Joker."""
    state.hands[:] = [JOKER, JOKER]


def _bare_hands(state: State, chance: Chance) -> None:  # noqa: ARG001
    """The first seat has no action cards."""
    state.hands[SEAT] = 0


def _no_shuriken(state: State, chance: Chance) -> None:  # noqa: ARG001
    """The first seat has no shuriken; the other has them too."""
    state.shuriken[BLACK] += state.shuriken[SEAT]
    state.shuriken[SEAT] = 0


def _no_retreat(state: State, move: NinjutsuMove) -> bool:
    """Every step leads away from one's own edge."""
    if not isinstance(move, Step):
        return True
    columns = state.ground.board.columns
    return (move.end // columns > move.start // columns) == (state.active == RED)


def _first_roll(state: State, move: NinjutsuMove) -> bool:  # noqa: ARG001
    """Every roll stands."""
    return not isinstance(move, Reroll)


def _deeds(match: Match, seat: int, outcome: Outcome) -> Mapping[str, int]:
    events = [event for step in match.history for event in step.events]
    return {
        "turns": outcome.details["turns"],
        "lost": outcome.details["red_lost" if seat == RED else "black_lost"],
        "cards": sum(isinstance(event, ActionPlayed) and event.seat == seat for event in events),
        "thrown": sum(isinstance(event, ShurikenSpent) and event.seat == seat for event in events),
    }


HOOKS: Final = ChallengeHooks(
    {
        "no_retreat": Limit(_no_retreat, "ninjutsu.challenge.limit.no_retreat"),
        "first_roll": Limit(_first_roll, "ninjutsu.challenge.limit.first_roll"),
    },
    {"one_card": _one_card, "bare_hands": _bare_hands, "no_shuriken": _no_shuriken},
    _deeds,
)
