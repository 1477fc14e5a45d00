"""How the characters at a table feel about what everybody has just seen. No pygame."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from game.core.contract import Event
from game.core.events import MatchEnded


class Mood(StrEnum):
    """What a portrait shows."""

    CALM = "calm"
    GLAD = "glad"
    ANNOYED = "annoyed"


class Feeling(StrEnum):
    """Why somebody feels something; the word for it in the texts of remarks."""

    BEGINS = "begins"
    GAIN = "gain"
    HIT = "hit"
    LEADS = "leads"
    LUCK = "luck"
    LOSES = "loses"


class Felt(NamedTuple):
    """What somebody feels."""

    seat: int
    feeling: Feeling


MOODS: Final = {
    Feeling.BEGINS: Mood.CALM,
    Feeling.GAIN: Mood.GLAD,
    Feeling.HIT: Mood.ANNOYED,
    Feeling.LEADS: Mood.GLAD,
    Feeling.LUCK: Mood.GLAD,
    Feeling.LOSES: Mood.ANNOYED,
}
LASTS: Final = 7.0
"""Seconds after which somebody is calm again."""

UNLUCKY: Final = 3
"""After this many hits in a row without a gain, the next gain is luck that was long awaited."""


class Feelings:
    """Follows what everybody sees, and nothing else: what somebody feels can give no secret away."""

    def __init__(self, seats: int) -> None:
        self._tally = [0.0] * seats
        self._unlucky = [0] * seats
        self._left = [0.0] * seats
        self._moods = [Mood.CALM] * seats
        self._by_points = False

    @property
    def moods(self) -> tuple[Mood, ...]:
        """The mood of every seat."""
        return tuple(self._moods)

    def see(self, event: Event, told: Iterable[Felt]) -> list[Felt]:
        """Take in a public event, and what the game says about it; return what everybody feels, the strongest first."""
        if isinstance(event, MatchEnded):
            return self._ended(event.outcome.winners)
        before = self._leader()
        found = [self._meant(felt) for felt in told]
        points: Sequence[float] = getattr(event, "points", ())
        if points:
            if not self._by_points:  # what was counted until now is not what decides
                self._by_points, self._tally = True, [0.0] * len(self._tally)
            self._tally = [sum(pair) for pair in zip(self._tally, points, strict=True)]
        leader = self._leader()
        if leader is not None and leader != before:
            found.insert(0, Felt(leader, Feeling.LEADS))
        for felt in reversed(found):
            self._feel(felt)
        return found

    def update(self, dt: float) -> None:
        """Let everybody calm down."""
        for seat, left in enumerate(self._left):
            if 0.0 < left <= dt:
                self._moods[seat] = Mood.CALM
            self._left[seat] = max(0.0, left - dt)

    def _meant(self, felt: Felt) -> Felt:
        seat, feeling = felt
        if feeling is Feeling.HIT:
            self._unlucky[seat] += 1
        elif feeling is Feeling.GAIN:
            lucky, self._unlucky[seat] = self._unlucky[seat] >= UNLUCKY, 0
            if not self._by_points:
                self._tally[seat] += 1
            return Felt(seat, Feeling.LUCK) if lucky else felt
        return felt

    def _leader(self) -> int | None:
        """The seat that is ahead of all others, as far as everybody can count."""
        best = max(self._tally)
        ahead = [seat for seat, count in enumerate(self._tally) if count == best]
        return ahead[0] if len(ahead) == 1 else None

    def _ended(self, winners: Sequence[int]) -> list[Felt]:
        seats = range(len(self._moods))
        for seat in seats:
            self._moods[seat], self._left[seat] = (Mood.GLAD if seat in winners else Mood.ANNOYED), 0.0
        return [Felt(seat, Feeling.LOSES) for seat in seats if seat not in winners]

    def _feel(self, felt: Felt) -> None:
        self._moods[felt.seat], self._left[felt.seat] = MOODS[felt.feeling], LASTS
