"""What the scoring tells about a match of Ninjutsu: attacks, battles, steps, shuriken and dice."""

from collections import Counter

from game.core.events import TurnStarted
from game.engine.texts import Texts
from game.games.ninjutsu.events import (
    ActionPlayed,
    BattleRolled,
    BattleStarted,
    BattleWon,
    FigureKidnapped,
    FigureStepped,
    ShurikenSpent,
)
from game.games.ninjutsu.figures import FACES
from game.table.kind import Row
from game.table.session import Session

SEATS = (0, 1)


def rows(session: Session, texts: Texts) -> list[Row]:
    """Line by line, one value a seat."""
    counts = {name: Counter[int]() for name in ("attacks", "battles", "won", "taken", "steps", "cards", "shuriken")}
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
            case BattleRolled():
                # Dice of three sizes are compared by how much better than its average each roll was.
                faces = FACES[event.rank]
                rolled[event.seat].append(event.value / (sum(faces) / len(faces)))
    found = [
        Row(texts.say(f"ninjutsu.scoring.{name}"), tuple(str(count[seat]) for seat in SEATS))
        for name, count in counts.items()
    ]
    luck = tuple(_percent(rolled[seat], texts) for seat in SEATS)
    return [*found, Row(texts.say("ninjutsu.scoring.luck"), luck)]


def _percent(rolled: list[float], texts: Texts) -> str:
    return texts.say("review.percent", percent=round(100 * sum(rolled) / len(rolled))) if rolled else "\N{EN DASH}"
