"""The chance that a roll wins, in whole percent for the table. No pygame."""

from typing import NamedTuple

from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.rules.figures import FACES, RANKS, rank_of
from game.games.ninjutsu.rules.view import NinjutsuView


def percent(share: float) -> int:
    """A chance in whole percent."""
    return round(100 * share)


def against_all(rank: int) -> dict[str, int]:
    """How often a rank beats each rank, as values for a text."""
    return {name: percent(BEATS[rank][other]) for name, other in zip(("one", "two", "soke"), RANKS, strict=True)}


def against(rank: int, other: int) -> dict[str, int]:
    """How often a rank rolls more than another one, and how often the same."""
    win, lose = BEATS[rank][other], BEATS[other][rank]
    return {"win": percent(win), "tie": percent(1 - win - lose)}


class RerollOdds(NamedTuple):
    """What a new roll of a fighter's die can bring."""

    faces: tuple[int, ...]
    other: int
    """What the other die shows."""

    own: int = 0
    """What the own die shows now."""

    @property
    def needs(self) -> int:
        """The lowest face that wins; 0 if none does."""
        return min((face for face in self.faces if face > self.other), default=0)

    @property
    def win(self) -> int:
        """How often it wins, in percent."""
        return percent(sum(face > self.other for face in self.faces) / len(self.faces))

    @property
    def tie(self) -> int:
        """How often it ties, in percent."""
        return percent(sum(face == self.other for face in self.faces) / len(self.faces))

    @property
    def hopeless(self) -> bool:
        """Whether no face is even a tie."""
        return max(self.faces) < self.other

    @property
    def vain(self) -> bool:
        """Whether no face is better than what lies there: nothing to win, and no tie to save the figure."""
        return self.hopeless or (self.own == self.other and not self.needs)


def reroll_odds(view: NinjutsuView, seat: int) -> RerollOdds:
    """What a fighter's die can bring against the other one."""
    cell = view.start if seat == view.active else view.end
    return RerollOdds(FACES[rank_of(view.cells[cell])], view.rolls[1 - seat], view.rolls[seat])
