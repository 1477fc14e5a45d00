"""What the table of Oboro shows, as plain data that events update."""

import msgspec

from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.games.oboro.rules import ending
from game.games.oboro.rules.cards import NAMES, NUMBERS, PIECES, SEATS, SUIT_OF, SUITS, VALUE_OF, names
from game.games.oboro.rules.events import (
    CardPlayed,
    LeadPassed,
    RoundDealt,
    RoundScored,
    ShurikenScored,
    ShurikenTaken,
    TrickTaken,
)
from game.games.oboro.rules.state import NOBODY
from game.games.oboro.rules.tricks import resolve, stacks_after
from game.games.oboro.rules.view import OboroView

Faces = list[str | None]
"""Cards by name; None for one that may not be seen."""


class LastTrick(msgspec.Struct, frozen=True):
    """The only past trick that may be looked at again, even when the next round has been dealt (O8)."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class Picture(msgspec.Struct):
    """Hands, trick, stacks (`stacks[seat][suit]`, bottom to top), pieces and points."""

    mission: int
    open_stacks: bool
    round: int
    hands: list[Faces]
    trick: list[str]
    leader: int
    active: int | None
    stacks: list[list[Faces]]
    tricks: int
    last: LastTrick | None
    shuriken: list[int]
    scorings: int
    scores: list[int]
    outcome: Outcome | None

    @classmethod
    def of(cls, view: OboroView) -> "Picture":
        """The picture of a view, built from scratch."""
        tricks, over = len(view.plays) // SEATS, view.active == NOBODY
        stacks = stacks_after(view.plays, view.leads)
        return cls(
            mission=view.mission,
            open_stacks=view.open_stacks,
            round=view.round,
            hands=[[None if card is None else NAMES[card] for card in hand] for hand in view.hands],
            trick=list(names(view.plays[tricks * SEATS :])),
            leader=view.leads[-1],
            active=None if over else view.active,
            stacks=[[_faces(stack, open_=view.open_stacks) for stack in seat] for seat in stacks],
            tricks=tricks,
            last=_last(view, tricks),
            shuriken=list(view.shuriken),
            scorings=view.scorings,
            scores=list(view.scores),
            outcome=ending.outcome(view.scores, view.round, view.scorings) if over else None,
        )

    @property
    def stock(self) -> int:
        """How many shuriken pieces nobody has."""
        return PIECES - sum(self.shuriken)

    def top(self, seat: int, suit: int) -> str | None:
        """The card that shows on a stack."""
        stack = self.stacks[seat][suit]
        return stack[-1] if stack else None

    def power(self, seat: int) -> int:
        """The Ninja Power of a seat as it stands (O13)."""
        tops = (self.top(seat, suit) for suit in range(len(SUITS)))
        return sum(VALUE_OF[NUMBERS[top]] for top in tops if top is not None)

    def show(self, event: Event) -> None:
        """Update the picture with an event."""
        match event:
            case CardPlayed():
                hand = self.hands[event.seat]
                hand.remove(event.card if event.card in hand else None)
                self.trick.append(event.card)
                self.active = (event.seat + 1) % SEATS
            case TrickTaken():
                self._stack(event)
            case ShurikenTaken():
                self.shuriken[event.seat] += event.count
            case ShurikenScored():
                self.shuriken = [0] * SEATS
                self.scorings = event.number
                self._gain(event.points)
            case LeadPassed():
                self.leader = self.active = event.seat
            case RoundScored():
                self._gain(event.points)
            case RoundDealt():
                self._begin(event)
            case MatchEnded():
                self.outcome, self.active = event.outcome, None

    def _stack(self, event: TrickTaken) -> None:
        for group in event.groups:
            stack = self.stacks[event.seat][SUIT_OF[NUMBERS[group[0]]]]
            stack += group
            if not self.open_stacks:
                stack[:-1] = [None] * (len(stack) - 1)
        self.trick, self.tricks = [], self.tricks + 1
        self.last = LastTrick(event.leader, event.cards, event.seat)

    def _gain(self, points: tuple[int, ...]) -> None:
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]

    def _begin(self, event: RoundDealt) -> None:
        self.round, self.tricks = event.number, 0
        self.hands = [list(hand) for hand in event.hands]
        self.stacks = [[[] for _ in SUITS] for _ in range(SEATS)]
        self.leader = self.active = event.leader


def _faces(stack: list[int], *, open_: bool) -> Faces:
    beneath: Faces = [NAMES[card] if open_ else None for card in stack[:-1]]
    return beneath + [NAMES[card] for card in stack[-1:]]


def _last(view: OboroView, tricks: int) -> LastTrick | None:
    cards, leads = (*view.began.last[1:], *view.plays[: tricks * SEATS]), (*view.began.last[:1], *view.leads)
    if not cards:
        return None
    first, second, third = cards[-SEATS:]
    leader = leads[len(cards) // SEATS - 1]
    winner = (leader + resolve(first, second, third).winner) % SEATS
    return LastTrick(leader, names((first, second, third)), winner)
