"""What happens in a match of Ninjutsu. A figure is its seat and the cell it stands on."""

from typing import ClassVar

from game.core.contract import Event


class FigurePlaced(Event, frozen=True):
    """A seat put a figure on one of its cells; the other learns neither where nor which (N7)."""

    seat: int
    cell: int | None
    rank: int | None


class ArmiesShown(Event, frozen=True):
    """Both armies stand: now everybody sees the backs (N7)."""

    red: tuple[int, ...]
    black: tuple[int, ...]
    reveals: ClassVar[bool] = True


class FirstRolled(Event, frozen=True):
    """Both rolled for the first attack; equal rolls are rolled again (N8)."""

    red: int
    black: int
    reveals: ClassVar[bool] = True


class DeckShuffled(Event, frozen=True):
    """A deck was empty: its discards are the new deck (N16)."""

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
    """The attacker took a figure of the front rank; everybody saw it (N25)."""

    seat: int
    cell: int
    rank: int
    reveals: ClassVar[bool] = True


class SokeFound(Event, frozen=True):
    """The figure to be kidnapped was the Soke: he was shown and stays (N25)."""

    seat: int
    cell: int
    reveals: ClassVar[bool] = True


class ShurikenTaken(Event, frozen=True):
    """A seat took a shuriken from the stock (N12, N27)."""

    seat: int


class StepsGranted(Event, frozen=True):
    """No more action cards: the attacker has that many steps (N11)."""

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


class ShurikenSpent(Event, frozen=True):
    """A seat threw a shuriken for another roll (N18, N20)."""

    seat: int


class RollAccepted(Event, frozen=True):
    """A seat that could have thrown a shuriken did not (N18)."""

    seat: int


class BattleWon(Event, frozen=True):
    """The loser left the game; a winning attacker took the cell (N19)."""

    seat: int
    """The winner's."""

    start: int
    end: int
    winner: int
    loser: int
    """The two ranks."""


class BattleTied(Event, frozen=True):
    """Equal rolls stood: the attacker went back (N19)."""

    seat: int
    """The attacker's."""

    start: int
    end: int


class TurnEnded(Event, frozen=True):
    """An attack is over; the weapon cards went to the discards (N16)."""

    seat: int
