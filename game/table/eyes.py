"""Through whose eyes a table is shown, and what each person has seen of the match so far. No pygame."""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.contract import PUBLIC, Event, View
from game.core.match import Step
from game.table.session import Session


class Glimpse(NamedTuple):
    """One event as the person at the table may see it, and as anybody may."""

    seen: Event | None
    public: Event | None


class Eyes:
    """Nothing of another seat's secrets passes here: every view and event is cut to one seat."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.seat = PUBLIC
        self._seen: dict[int, int] = {}
        """How many decisions each seat has been shown; those from before a match was taken up again count."""
        self._begun = len(session.match.history)

    @property
    def private(self) -> bool:
        """Whether the machine must be handed over covered."""
        secrets = self._session.match.game.rules.secrets and not self._session.open
        return secrets and len(self._session.humans) > 1

    @property
    def wrong(self) -> bool:
        """Whether somebody else should be looking now."""
        return self._session.viewer != self.seat

    def view(self) -> View:
        """What the person at the table may know now."""
        return self._session.match.view(self.seat)

    def public(self) -> View:
        """What anybody may know now."""
        return self._session.match.view(PUBLIC)

    def first(self) -> View:
        """What anybody could know before the first decision that is remembered."""
        match = self._session.match
        state = match.history[0].before if match.history else match.state
        view: View = match.game.rules.view_for(state, PUBLIC)
        return view

    def glimpses(self, step: Step) -> list[Glimpse]:
        """A decision as the person at the table sees it."""
        return list(self._cut([step]))

    def close(self) -> None:
        """Nobody looks: only what is public may be shown."""
        self.seat = PUBLIC

    def open(self) -> tuple[View, list[Glimpse]]:
        """Let the right person look: the view when they last decided, and what happened since."""
        match = self._session.match
        self.seat = self._session.viewer
        since = min(self._seen.get(self.seat, self._begun), len(match.history))
        missed = match.history[since:]
        if not missed:
            return self.view(), []
        return match.game.rules.view_for(missed[0].before, self.seat), list(self._cut(missed))

    def caught_up(self) -> None:
        """Everything so far has been shown to the person at the table."""
        self._seen[self.seat] = len(self._session.match.history)

    def _cut(self, steps: Iterable[Step]) -> Iterable[Glimpse]:
        see = self._session.match.game.rules.see
        for step in steps:
            for event in step.events:
                yield Glimpse(see(event, self.seat), see(event, PUBLIC))
