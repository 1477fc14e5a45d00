"""Undo, tried by every seat after every decision of a match."""

from typing import Any

from game.core.chance import Chance
from game.core.contract import Move
from game.core.match import CannotUndo, Decision, Match
from tests.suite.case import Case
from tests.suite.walk import Walk


class Undoing:
    """Plays a match and tries every undo; what was taken back is done again, and the match goes on."""

    def __init__(self, case: Case, match: Match) -> None:
        self.case = case
        self.match = match
        self.taken_back = 0
        self.refused = 0
        self._mixing = Chance(match.seed)
        self._written: list[Any] = []
        """The position before each decision."""
        self._open: list[bool] = []
        """For each decision whether chance was used or something revealed: counted here, not by the match."""

    def submit(self, move: Move) -> None:
        """Make a decision, and let every seat try to take back its last one."""
        match, drawn = self.match, self.match.chance.drawn
        self._written.append(self._dump())
        events = match.submit(move)
        self._open.append(match.chance.drawn != drawn or any(event.reveals for event in events))
        for seat in range(match.seats):
            if match.why_not_undo(seat) is None:
                self._take_back(seat)
            else:
                self._must_refuse(seat)

    def _take_back(self, seat: int) -> None:
        match, after, drawn = self.match, self._dump(), self.match.chance.drawn
        history = list(match.history)
        taken = match.undo(seat)
        first = len(match.history)
        assert match.history + taken == history, "what was taken back is not what was done last"
        assert taken[0].seat == seat, "somebody else's decision was taken back"
        assert not any(self._open[first:]), "chance, or something that came to light, was taken back"
        assert len(taken) == 1 or not self._hides(taken), "an answer was taken back though there are secrets"
        assert self._dump() == self._written[first], "taking back does not lead to where the match was"
        assert match.chance.drawn == drawn
        for step in taken:
            assert match.submit(step.move) == step.events, "what was done again went otherwise"
        assert (self._dump(), match.chance.drawn) == (after, drawn)
        self.taken_back += 1

    def _must_refuse(self, seat: int) -> None:
        match, after = self.match, self._dump()
        undisturbed = match.history[-1].seat == seat and not self._open[-1]
        assert not undisturbed, "one's own decision cannot be taken back though nothing has happened since"
        try:
            match.undo(seat)
        except CannotUndo as error:
            assert error.refusal.key
        else:
            raise AssertionError("what may not be taken back was taken back")
        assert self._dump() == after, "a refused undo changed the match"
        self.refused += 1

    def _hides(self, steps: list[Decision]) -> bool:
        """Whether anything in these positions is hidden from a seat: checked here, without trusting the rules."""
        rules, mix = self.case.game.rules, self.case.shuffle_unseen
        return any(
            rules.dump(mix(step.before, seat, self._mixing)) != rules.dump(step.before)
            for step in steps
            for seat in range(self.match.seats)
        )

    def _dump(self) -> Any:
        return self.case.game.rules.dump(self.match.state)


def check_takes_back_honestly(case: Case, walk: Walk, most: int = 250) -> None:
    """No one takes back chance, what was revealed or, where there are secrets, another seat's decision."""
    seats, options = walk.setting
    tried = Undoing(case, case.match(case.game, seats, walk.seed, **options))
    for _, pick in zip(range(most), walk.picks(), strict=False):
        if tried.match.to_move is None:
            break
        tried.submit(pick(tried.match.legal_moves()))
