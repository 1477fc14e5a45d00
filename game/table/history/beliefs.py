"""What the bots in a finished match believed, turn by turn, compared with the truth. No pygame.

Each belief is recomputed by a thinker that gets only what the seat could see at the time.
"""

import logging
from collections.abc import Iterator, Sequence

from game.ai.beliefs import Belief, Guess
from game.ai.even import nearest_level
from game.ai.hints import Can, hints_of
from game.ai.seeds import NO_SECRET, thinking_seed
from game.ai.worker import Thinker, ThinkingFailed
from game.core.match import Match
from game.core.player import Player
from game.table.history.replay import FinishedMatch

_log = logging.getLogger(__name__)


def wondered(match: Match, players: Sequence[Player]) -> bool:
    """Return whether a bot had to decide anything in this match with incomplete information."""
    computers = [seat for seat, player in enumerate(players) if not player.human]
    return any(next(_guessing(match, seat), None) is not None for seat in computers)


class MatchBeliefs:
    """Asks the thinker about the selected moment, then about its neighbours, and caches the answers."""

    def __init__(self, played: FinishedMatch, thinker: Thinker) -> None:
        self.played = played
        self.failed = False
        """Whether the thinker failed to answer for the selected moment."""
        computers = [seat for seat, player in enumerate(played.players) if not player.human]
        found = {seat: _one_a_turn(played, seat) for seat in computers}
        self.moments: dict[int, tuple[int, ...]] = {seat: decisions for seat, decisions in found.items() if decisions}
        """For each bot, the decisions that can be selected, one per turn."""
        self._thinker = thinker
        self._found: dict[int, list[Belief]] = {}
        self._order: list[int] = []
        self._open: int | None = None

    def look(self, seat: int, place: int) -> int:
        """Select one of a seat's moments. Return the number of its decision."""
        decisions = self.moments[seat]
        self._order = [decisions[at] for at in (place, place + 1, place - 1) if 0 <= at < len(decisions)]
        self.failed = False
        return decisions[place]

    def belief(self, decision: int) -> list[Belief] | None:
        """Return what was believed before a decision, or None if it is not known yet."""
        return self._found.get(decision)

    def truth(self, decision: int) -> list[Guess]:
        """Return the true answers to the same questions."""
        return _guesses(self.played.match, decision)

    @property
    def busy(self) -> bool:
        """Whether there are questions left to ask."""
        return not self.failed and any(decision not in self._found for decision in self._order)

    def update(self, dt: float) -> bool:
        """Poll for an answer and ask the next question. Return whether anything is new."""
        if not self.busy:
            return False
        wanted = next(decision for decision in self._order if decision not in self._found)
        if self._open != wanted or not self._thinker.busy:
            self._ask(wanted)
        try:
            found = self._thinker.believed(dt)
        except ThinkingFailed:
            _log.exception("nobody could say what was believed before decision %s", wanted)
            self.failed, self._open = True, None
            return True
        if found is None:
            return False
        self._found[wanted], self._open = found, None
        return True

    def pause(self) -> None:
        """Free the thinker for others."""
        if self._open is not None:
            self._thinker.cancel()
            self._open = None

    def _ask(self, decision: int) -> None:
        match = self.played.match
        seat = match.history[decision].seat
        before = match.start.decisions if match.start is not None else 0
        level = nearest_level(self.played.players[seat])
        seed = thinking_seed(NO_SECRET, seat, before + decision)
        self._thinker.believe(match.game.name, level, seed, self.played.view(decision, seat))
        self._open = decision


def _one_a_turn(played: FinishedMatch, seat: int) -> tuple[int, ...]:
    """Return a seat's first decision of every turn in which there was something to guess."""
    moment, found = played.commentary.moment, dict[object, int]()
    for decision in _guessing(played.match, seat):
        found.setdefault(moment(played.before(decision)), decision)
    return tuple(found.values())


def _guessing(match: Match, seat: int) -> Iterator[int]:
    """Yield the decisions of a seat before which there was something to guess."""
    return (number for number, step in enumerate(match.history) if step.seat == seat and _guesses(match, number))


def _guesses(match: Match, decision: int) -> list[Guess]:
    hints, step = hints_of(match.game), match.history[decision]
    if not hints.can(Can.GUESSES):
        return []
    return hints.guesses(step.before, match.game.rules.view_for(step.before, step.seat))
