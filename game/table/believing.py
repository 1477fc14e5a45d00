"""What the computers in a match that is over believed, turn by turn, beside the truth. No pygame.

Each is asked again with what its seat could see then, by a thinker that is told nothing else.
"""

import logging
from collections.abc import Iterator, Sequence

from game.ai.belief import Belief, Guess, Wonders
from game.ai.worker import Thinker, ThinkingFailed
from game.core.match import Match
from game.core.player import Player
from game.table.replaying import Played
from game.table.session import seed_of

_log = logging.getLogger(__name__)


def wondered(match: Match, players: Sequence[Player]) -> bool:
    """Whether a computer had to decide anything in this match without knowing everything."""
    computers = [seat for seat, player in enumerate(players) if not player.human]
    return any(next(_guessing(match, seat), None) is not None for seat in computers)


class Believing:
    """Asks the thinker about the moment that somebody looks at, then about those beside it, and keeps its answers."""

    def __init__(self, played: Played, thinker: Thinker) -> None:
        self.played = played
        self.failed = False
        """Whether the thinker could not say what was believed at the moment that somebody looks at."""
        computers = [seat for seat, player in enumerate(played.players) if not player.human]
        found = {seat: _one_a_turn(played, seat) for seat in computers}
        self.moments: dict[int, tuple[int, ...]] = {seat: decisions for seat, decisions in found.items() if decisions}
        """For each computer the decisions that can be looked at, one a turn."""
        self._thinker = thinker
        self._found: dict[int, list[Belief]] = {}
        self._order: list[int] = []
        self._open: int | None = None

    def look(self, seat: int, place: int) -> int:
        """Somebody looks at one of a seat's moments; the number of its decision."""
        decisions = self.moments[seat]
        self._order = [decisions[at] for at in (place, place + 1, place - 1) if 0 <= at < len(decisions)]
        self.failed = False
        return decisions[place]

    def belief(self, decision: int) -> list[Belief] | None:
        """What was believed before a decision; None as long as it is not known."""
        return self._found.get(decision)

    def truth(self, decision: int) -> list[Guess]:
        """The same questions, answered by how it really was."""
        return _guesses(self.played.match, decision)

    @property
    def busy(self) -> bool:
        """Whether there is still something to ask about."""
        return not self.failed and any(decision not in self._found for decision in self._order)

    def update(self, dt: float) -> bool:
        """Look for an answer and ask on; whether anything is new."""
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
        """Leave the thinker to others for a while."""
        if self._open is not None:
            self._thinker.cancel()
            self._open = None

    def _ask(self, decision: int) -> None:
        match = self.played.match
        seat = match.history[decision].seat
        before = match.start.decisions if match.start is not None else 0
        level = self.played.players[seat].level or ""
        seed = seed_of(match, before + decision)
        self._thinker.believe(match.game.name, level, seed, self.played.view(decision, seat))
        self._open = decision


def _one_a_turn(played: Played, seat: int) -> tuple[int, ...]:
    """A seat's first decision of every turn, where there was something to guess."""
    moment, found = played.commentary.moment, dict[object, int]()
    for decision in _guessing(played.match, seat):
        found.setdefault(moment(played.before(decision)), decision)
    return tuple(found.values())


def _guessing(match: Match, seat: int) -> Iterator[int]:
    """The decisions of a seat before which there was something to guess."""
    return (number for number, step in enumerate(match.history) if step.seat == seat and _guesses(match, number))


def _guesses(match: Match, decision: int) -> list[Guess]:
    hints, step = match.game.hints, match.history[decision]
    if not isinstance(hints, Wonders):
        return []
    return hints.guesses(step.before, match.game.rules.view_for(step.before, step.seat))
