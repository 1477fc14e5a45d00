"""Whose view of the match a table shows, and what each player has seen so far. No pygame."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from game.core.contract import PUBLIC, Event, View
from game.core.match import Decision
from game.table.session import Session


class SeenEvent(NamedTuple):
    """One event, redacted for the player at the table and for the public."""

    seen: Event | None
    public: Event | None
    again: bool = False
    """Whether it was told before, so that it is in the log already."""
    watched: bool = False
    """Whether the player at the table has watched it with everybody else: the picture follows it at once."""


class Veil(NamedTuple):
    """From here on anyone may watch: the current player's secrets are hidden."""

    before: View
    """The public view before the current decision."""

    told: tuple[Event, ...]
    """The events of that decision shown so far, redacted for the public."""


Shown: TypeAlias = SeenEvent | Veil


class Viewpoint:
    """Redacts every view and event for one seat, so that no other seat's secrets get past it."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.seat = PUBLIC
        self._seen: dict[int, int] = {}
        """How many decisions each seat has been shown. Decisions from before a match was resumed count."""
        self._begun = len(session.match.history)

    @property
    def private(self) -> bool:
        """Whether a hand-over must hide the table: other players take or took part who may not see everything."""
        session = self._session
        if not session.match.game.rules.secrets or session.open or session.among_computers:
            return False
        return len(session.humans) > 1 or bool(session.changes)

    @property
    def wrong(self) -> bool:
        """Whether the table must switch to another viewer now."""
        viewer = self._session.viewer
        return viewer != self.seat or viewer in self._session.arrived

    def view(self) -> View:
        """Return the view of the current seat."""
        return self._session.match.view(self.seat)

    def public(self) -> View:
        """Return the public view."""
        return self._session.match.view(PUBLIC)

    def first(self) -> View:
        """Return the public view before the first decision in the history."""
        match = self._session.match
        state = match.history[0].before if match.history else match.state
        view: View = match.game.rules.view_for(state, PUBLIC)
        return view

    @property
    def passing(self) -> bool:
        """Whether control passes from the current player to another."""
        return self.seat >= 0 and self.private and self.wrong

    def seen_events(self, steps: Iterable[Decision]) -> list[Shown]:
        """Return decisions as the current viewer may see them.

        If another player is next, they approach while the rest is still being shown. The current player's secrets are
        therefore hidden right after the last event that only this player may see; at once if others watch already.
        """
        cut = [(step, event) for step in steps for event in self._cut([step])]
        if not self.passing:
            return [event for _, event in cut]
        private = (number for number, (_, one) in enumerate(cut, start=1) if one.seen != one.public)
        alone = max(private, default=0) if self._session.passed_around else 0
        shown: list[Shown] = [event for _, event in cut[:alone]]
        if alone < len(cut):
            step = cut[alone][0]
            told = [event.public for made, event in cut[:alone] if made is step and event.public is not None]
            shown.append(Veil(self._session.match.game.rules.view_for(step.before, PUBLIC), tuple(told)))
            shown += [SeenEvent(event.public, event.public) for _, event in cut[alone:]]
        return shown

    def public_events(self, step: Decision) -> list[Event]:
        """Return the public events of a decision."""
        return self._session.match.seen_by(PUBLIC, step.events)

    def close(self) -> None:
        """Show only what is public: nobody is looking."""
        self.seat = PUBLIC
        self._session.viewed_by(PUBLIC)

    def open(self) -> tuple[View, list[SeenEvent]]:
        """Switch to the right viewer. Return their view at their last decision, and the events since."""
        match = self._session.match
        self.seat = self._session.viewer
        if self.seat < 0 or self.seat in self._session.arrived or not self._session.passed_around:
            self.caught_up()  # nothing was missed: what a bot saw in this seat is not shown again
        self._session.viewed_by(self.seat)
        since = min(self._seen.get(self.seat, self._begun), len(match.history))
        missed = match.history[since:]
        if not missed:
            return self.view(), []
        events: list[SeenEvent] = []
        for number, step in enumerate(missed, start=since):
            watched = self._together(number)
            events += [one._replace(again=True, watched=watched) for one in self._cut([step])]
        return match.game.rules.view_for(missed[0].before, self.seat), events

    def since(self, number: int) -> tuple[View, list[SeenEvent]] | None:
        """Return the current seat's view before a decision, and the events from it on; None if there are none."""
        match = self._session.match
        missed = match.history[number:]
        if not missed:
            return None
        return match.game.rules.view_for(missed[0].before, self.seat), list(self._cut(missed))

    def _together(self, number: int) -> bool:
        """Whether the table lay open to all before or after a decision, so that everybody watched what came of it."""
        match = self._session.match
        after = match.history[number + 1].before if number + 1 < len(match.history) else match.state
        in_the_open = match.game.rules.in_the_open
        shared = len(self._session.humans) > 1 and match.game.rules.secrets
        return shared and (in_the_open(match.history[number].before) or in_the_open(after))

    def caught_up(self) -> None:
        """Record that everything so far has been shown to the current viewer."""
        self._seen[self.seat] = len(self._session.match.history)

    def peeked(self, seat: int) -> None:
        """Record that a seat's player has seen everything so far, though the table was not opened for them."""
        self._seen[seat] = len(self._session.match.history)
        self._session.arrived.discard(seat)

    def _cut(self, steps: Iterable[Decision]) -> Iterable[SeenEvent]:
        see = self._session.match.game.rules.see
        for step in steps:
            for event in step.events:
                yield SeenEvent(see(event, self.seat), see(event, PUBLIC))
