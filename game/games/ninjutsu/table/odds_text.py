"""The chance that a roll wins, in whole percent for the table. No pygame."""

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


def throw_odds(view: NinjutsuView, seat: int) -> dict[str, int]:
    """What a new roll of a fighter needs to win (0 if it cannot), and how often it wins and ties."""
    cell = view.start if seat == view.active else view.end
    faces, other = FACES[rank_of(view.cells[cell])], view.rolls[1 - seat]
    needs = min((face for face in faces if face > other), default=0)
    return {"needs": needs, "value": other, **rerolled(view, seat)}


def rerolled(view: NinjutsuView, seat: int) -> dict[str, int]:
    """How often a new roll of a fighter beats the other die, and how often it ties."""
    cell = view.start if seat == view.active else view.end
    faces, other = FACES[rank_of(view.cells[cell])], view.rolls[1 - seat]
    return {
        "win": percent(sum(face > other for face in faces) / len(faces)),
        "tie": percent(sum(face == other for face in faces) / len(faces)),
    }
