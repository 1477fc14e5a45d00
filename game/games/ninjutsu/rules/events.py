"""What happens in a match of Ninjutsu. A figure is its seat and the cell it stands on."""

from typing import ClassVar

from msgspec import UNSET, UnsetType

from game.core.contract import Event
from game.games.ninjutsu.rules.moves import Thrown


class FigurePlaced(Event, frozen=True):
    """A seat put a figure on one of its cells; the other seat learns neither the cell nor the rank (N7)."""

    seat: int
    cell: int | None
    rank: int | None
    hides: ClassVar = ("cell", "rank")


class ArmiesShown(Event, frozen=True):
    """Both armies are in place: both players now see the backs (N7)."""

    red: tuple[int, ...]
    black: tuple[int, ...]
    reveals: ClassVar[bool] = True


class FirstRolled(Event, frozen=True):
    """Both rolled for the first attack; equal rolls are rolled again (N8). A die outside the tray counts as 0 (N22)."""

    red: int
    black: int
    reveals: ClassVar[bool] = True


class DeckShuffled(Event, frozen=True):
    """A deck was empty, so its discards became the new deck (N16)."""

    seat: int
    cards: int


class WeaponTurned(Event, frozen=True):
    """A weapon card was turned over onto a column, covering what lay there (N9, N26)."""

    seat: int
    column: int
    stars: int
    reveals: ClassVar[bool] = True


class ActionPlayed(Event, frozen=True):
    """An action card left the game; `action` is what it was used as (N10, N27)."""

    seat: int
    card: str
    action: str


class ActionsDeclined(Event, frozen=True):
    """A seat that was asked played no action card (N10)."""

    seat: int


class FigureJumped(Event, frozen=True):
    """A ninja jumped over an enemy (N23)."""

    seat: int
    start: int
    over: int
    end: int


class FigureKidnapped(Event, frozen=True):
    """The attacker captured a figure, which was shown to both; the kidnapper moved to its cell (N25)."""

    seat: int
    cell: int
    rank: int
    kidnapper: int | UnsetType = UNSET
    """Where the kidnapper stood; unset under version 1 of the rules, which needed none."""

    reveals: ClassVar[bool] = True


class SokeFound(Event, frozen=True):
    """The kidnap target was the Soke: he was shown, and both figures stay (N25)."""

    seat: int
    cell: int
    kidnapper: int | UnsetType = UNSET
    """Where the would-be kidnapper stands."""

    reveals: ClassVar[bool] = True


class ShurikenTaken(Event, frozen=True):
    """A seat took a shuriken from the stock (N12, N27)."""

    seat: int


class StepsGranted(Event, frozen=True):
    """The action window closed: the attacker has this many steps (N11)."""

    seat: int
    steps: int


class FigureStepped(Event, frozen=True):
    """A ninja walked to an empty cell; `sneaked` under the fence (N14, N24)."""

    seat: int
    start: int
    end: int
    sneaked: bool


class BattleStarted(Event, frozen=True):
    """A ninja attacked; both figures were shown (N17). `seat` is the attacker."""

    seat: int
    start: int
    end: int
    attacker: int
    defender: int
    sneaked: bool
    reveals: ClassVar[bool] = True


class BattleRolled(Event, frozen=True):
    """A fighter's die fell (N17, N18)."""

    seat: int
    rank: int
    value: int
    reveals: ClassVar[bool] = True


class ThrowLanded(Event, frozen=True):
    """A seat threw its die into the Dojo, and all dice are at rest (N22)."""

    seat: int
    rank: int
    """The rank that the die belongs to."""

    intent: str
    faces: tuple[int, ...]
    """The face of the thrown die, then of the die that lay there."""

    outside: tuple[bool, ...]
    turned: int
    """What the lying die showed before; 0 if there was none."""

    thrown: Thrown | None
    """The throw made at the table, to replay its film; None if the result came from `Chance`."""

    reveals: ClassVar[bool] = True  # even if `Chance` was not used: a throw cannot be undone


class ShurikenSpent(Event, frozen=True):
    """A seat threw a shuriken for another roll (N18, N20)."""

    seat: int


class RollAccepted(Event, frozen=True):
    """A seat that could have thrown a shuriken did not (N18)."""

    seat: int


class BattleWon(Event, frozen=True):
    """The loser left the game; a winning attacker took the cell (N19)."""

    seat: int
    """The winner's seat."""

    start: int
    end: int
    winner: int
    loser: int
    """The ranks of the two figures."""


class BattleTied(Event, frozen=True):
    """The rolls stayed equal: the attacker went back (N19)."""

    seat: int
    """The attacker's seat."""

    start: int
    end: int


class TurnEnded(Event, frozen=True):
    """An attack is over; the weapon cards went to the discards (N16)."""

    seat: int
