"""The score sheet of Ninjutsu: attacks, battles, steps, shuriken and dice."""

from collections import Counter

from game.core.events import TurnStarted
from game.engine.text.translations import Texts
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
    BattleRolled,
    BattleStarted,
    BattleWon,
    FigureKidnapped,
    FigureStepped,
    ShurikenSpent,
    ThrowLanded,
)
from game.games.ninjutsu.rules.figures import FACES
from game.table.kind import ScoreRow
from game.table.session import Session

SEATS = (0, 1)


def rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """The lines of the sheet, one value per seat."""
    counts = {name: Counter[int]() for name in ("attacks", "battles", "won", "taken", "steps", "cards", "shuriken")}
    fought = counts["battles"]
    rolled: dict[int, list[float]] = {seat: [] for seat in SEATS}
    for event in (event for step in session.match.history for event in step.events):
        match event:
            case TurnStarted():
                counts["attacks"][event.seat] += 1
            case BattleStarted():
                counts["battles"][event.seat] += 1
            case BattleWon():
                counts["won"][event.seat] += 1
            case FigureKidnapped():
                counts["taken"][event.seat] += 1
            case FigureStepped():
                counts["steps"][event.seat] += 1
            case ActionPlayed():
                counts["cards"][event.seat] += 1
            case ShurikenSpent():
                counts["shuriken"][event.seat] += 1
            case BattleRolled(seat, rank, value) | ThrowLanded(seat, rank, _, (value, *_), (False, *_)) if fought:
                # Dice of three sizes are compared by how much better than its average each roll was. The first attack
                # is thrown for before any battle (N22): that is not counted.
                rolled[seat].append(value / (sum(FACES[rank]) / len(FACES[rank])))
    # The defender may win, too: a side can win more battles than it started.
    found = [
        ScoreRow(texts.say(f"ninjutsu.scoring.{name}", count=fought.total()), tuple(str(count[seat]) for seat in SEATS))
        for name, count in counts.items()
    ]
    luck = tuple(_percent(rolled[seat], texts) for seat in SEATS)
    return [*found, ScoreRow(texts.say("ninjutsu.scoring.luck"), luck)]


def _percent(rolled: list[float], texts: Texts) -> str:
    return texts.say("review.percent", percent=round(100 * sum(rolled) / len(rolled))) if rolled else "\N{EN DASH}"
