"""Films of throws: recomputed where that gives the result the rules recorded, else staged (N22)."""

from collections.abc import Iterator
from typing import Final

from game.core.contract import Event
from game.games.ninjutsu.dojo.film import EVERY, DiePose, Film, Landing, Lying
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.intents import ThrowIntent, gesture_for, steadied
from game.games.ninjutsu.dojo.odds import rings
from game.games.ninjutsu.dojo.relabel import about, relabelled
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.dojo.touch import Struck
from game.games.ninjutsu.dojo.tray import HALF_WIDTH
from game.games.ninjutsu.dojo.vectors import times
from game.games.ninjutsu.rules.events import (
    BattleStarted,
    BattleTied,
    BattleWon,
    FirstRolled,
    ShurikenSpent,
    ThrowLanded,
)
from game.games.ninjutsu.rules.figures import FACES

MOST: Final = 40
"""How many flights are tried to get the required result; after that, the dice are simply placed."""

_SPREAD: Final = 3.0
_WILD: Final = 0.9
"""The power of a throw that must leave the tray."""


class Retelling:
    """Makes the film of one throw, step by step like a `Flight`."""

    def __init__(self, event: ThrowLanded, lying: Lying | None, seed: int, *, steady: bool) -> None:
        self.landing: Landing | None = None
        self.exact = False
        """Whether the recomputed throw ended with the recorded result by itself."""

        self._event = event
        self._lying = lying
        self._launches = _launches(event, lying, seed, steady=steady)
        self._tries = 0
        self._flight = Flight(next(self._launches))

    def step(self) -> bool:
        """Compute one step of a flight; return whether the film is ready."""
        if self.landing is None and self._flight.step() and self._flight.landing is not None:
            self._judge(self._flight.landing)
        return self.landing is not None

    def run(self) -> Landing:
        """Run to the end in one go."""
        while self.landing is None:
            self.step()
        return self.landing

    def _judge(self, landing: Landing) -> None:
        event = self._event
        self._tries += 1
        first = self._tries == 1 and event.thrown is not None
        self.exact = first and (landing.faces, landing.outside) == (event.faces, event.outside)
        self.landing = landing if self.exact else _fitted(landing, event, self._lying)
        if self.landing is None:
            if self._tries >= MOST:
                self.landing = _laid(event, self._lying)
            else:
                self._flight = Flight(next(self._launches))


class LyingDice:
    """Follows the throws of a match and knows where the dice lie."""

    def __init__(self, *, steady: bool = False) -> None:
        self.lying: dict[int, Lying] = {}
        """The dice in the tray by seat, without those in a hand or outside the tray."""

        self._steady = steady
        self._throws = 0

    def put(self, seat: int, kind: int, value: int) -> None:
        """Place a die that was thrown before the films began."""
        self.lying[seat] = Lying.showing(kind, value, 4.0 if seat else -4.0, 0.5)

    def show(self, event: Event) -> None:
        """Pick up dice after each battle, after the throws for the first attack, and for a shuriken."""
        if isinstance(event, BattleStarted | BattleWon | BattleTied | FirstRolled):
            self.lying.clear()
        elif isinstance(event, ShurikenSpent):
            self.lying.pop(event.seat, None)

    def begin(self, event: ThrowLanded) -> Retelling:
        """Start the film of a throw, to be made in steps; call `land` when it is ready."""
        self._throws += 1
        self.lying.pop(event.seat, None)
        other = 1 - event.seat
        if not event.turned:
            self.lying.pop(other, None)
        elif other not in self.lying or self.lying[other].value != event.turned:
            most = max(event.turned, event.faces[1])
            self.put(other, min(kind for kind in SOLIDS if kind >= most), event.turned)
        seed = self._throws if event.thrown is None else event.thrown.seed
        return Retelling(event, self.lying.get(other), seed, steady=self._steady)

    def land(self, event: ThrowLanded, landing: Landing) -> None:
        """Leave the dice as they lie at the end of a film."""
        for seat, die in zip((event.seat, 1 - event.seat), landing.dice, strict=False):
            self.lying.pop(seat, None)
            if not die.outside:
                self.lying[seat] = die

    def film_for(self, event: ThrowLanded) -> Landing:
        """Make the film of a throw in one go; dice in the tray always end with the faces of the event."""
        landing = self.begin(event).run()
        self.land(event, landing)
        return landing


def _launches(event: ThrowLanded, lying: Lying | None, seed: int, *, steady: bool) -> Iterator[Launch]:
    """The launches to try: the throw itself if known, then others likely to end as required."""
    kind, seat, thrown = len(FACES[event.rank]), event.seat, event.thrown
    if thrown is not None:
        yield Launch(kind, seat, thrown.gesture, thrown.seed, thrown.spread / 10.0, lying, steady)
    rng = Rng(seed)
    turns = lying is not None and (event.faces[1] != event.turned or event.outside[1])
    while True:
        gesture = gesture_for(ThrowIntent.AT if turns else ThrowIntent(event.intent), kind, seat, lying, rng)
        if event.outside[0]:
            gesture = Gesture.of(gesture.hand / 100.0, 0.0, _WILD, rng.part())
        if steady:
            gesture = steadied(gesture)
        yield Launch(kind, seat, gesture, rng.bits(), 0.0 if steady else _SPREAD, lying, steady)


def _fitted(landing: Landing, event: ThrowLanded, lying: Lying | None) -> Landing | None:
    """The same landing with the right faces, if only its numbers are wrong."""
    if landing.outside != event.outside:
        return None
    film, own = landing.film, landing.dice[0]
    if lying is not None and not event.outside[1]:
        turned = _turned(landing, event, lying)
        if turned is None:
            return None
        film = turned
    film = relabelled(film, 0, own.kind, own.value, event.faces[0])
    dice = [
        Lying(die.kind, track[-1], face, die.outside)
        for die, track, face in zip(landing.dice, film.tracks, event.faces, strict=True)
    ]
    return Landing(tuple(dice), film)


def _turned(landing: Landing, event: ThrowLanded, lying: Lying) -> Film | None:
    """The film in which the lying die ends with the right face, if it ended on a face of the same ring.

    Its numbers move at the moment of impact, around the face that was on top until then.
    """
    film, shown, wanted = landing.film, landing.faces[1], event.faces[1]
    if shown == wanted:
        return film
    if not any(shown in ring and wanted in ring for ring in rings(lying.kind, lying.value)):
        return None
    knock = next((knock.step for knock in film.knocks if knock.what is Struck.DIE), 0) // EVERY
    turn = about(lying.kind, lying.value, wanted, shown)
    own, track = film.tracks
    later = tuple(DiePose(pose.at, times(pose.turn, turn)) for pose in track[knock:])
    return film._replace(tracks=(own, track[:knock] + later))


def _laid(event: ThrowLanded, lying: Lying | None) -> Landing:
    """The dice placed as required, without a flight."""
    way = -1.0 if event.seat == 0 else 1.0
    far = HALF_WIDTH + 3.0
    dice = [Lying.showing(len(FACES[event.rank]), event.faces[0], far * -way if event.outside[0] else 3.0 * way, 3.5)]
    if lying is not None:
        x, y, _ = lying.pose.at
        dice.append(Lying.showing(lying.kind, event.faces[1], far * -way if event.outside[1] else x, y))
    return Landing(tuple(dice), Film(tuple((die.pose,) for die in dice), ()))
