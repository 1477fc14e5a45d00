"""The score sheet of Ninja Taisen: turns, captures, and whether the dice were fair."""

from collections import Counter
from typing import Any

from game.core.events import DiceRolled, TurnStarted
from game.engine.text.translations import Texts
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.ninjas import FACES
from game.table.kind import ScoreRow
from game.table.session import Session

SEATS = (0, 1)
EXPECTED = sum(FACES) / len(FACES)


def rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """The lines of the sheet, one value per seat."""
    events = [event for step in session.match.history for event in step.events]
    # The first dice were rolled during the setup.
    first: Any = session.match.history[0].before if session.match.history else session.match.state
    turns, captures, steps = Counter({first.active: 1}), Counter[int](), Counter[int]()
    rolled: dict[int, list[int]] = {seat: [] for seat in SEATS}
    rolled[first.active] += first.dice
    ties = 0
    for event in events:
        match event:
            case TurnStarted():
                turns[event.seat] += 1
            case DiceRolled():
                rolled[event.seat] += event.values
            case FightWon() | DefenderCornered():
                captures[event.winner_seat] += 1
            case FightTied():
                ties += 1
            case GroupMoved():
                steps[event.seat] += abs(event.end - event.start)
    return [
        ScoreRow(texts.say("taisen.scoring.turns"), tuple(str(turns[seat]) for seat in SEATS)),
        ScoreRow(texts.say("taisen.scoring.captures"), tuple(str(captures[seat]) for seat in SEATS)),
        ScoreRow(texts.say("taisen.scoring.ties"), (str(ties), str(ties))),
        ScoreRow(texts.say("taisen.scoring.steps"), tuple(str(steps[seat]) for seat in SEATS)),
        ScoreRow(texts.say("taisen.scoring.dice"), tuple(_faces(rolled[seat]) for seat in SEATS)),
        ScoreRow(
            texts.say("taisen.scoring.mean", expected=_decimal(EXPECTED, texts)),
            tuple(_decimal(sum(rolled[seat]) / len(rolled[seat]), texts) if rolled[seat] else "-" for seat in SEATS),
        ),
    ]


def _faces(rolls: list[int]) -> str:
    counted = Counter(rolls)
    return " · ".join(str(counted[face]) for face in sorted(set(FACES)))


def _decimal(number: float, texts: Texts) -> str:
    return f"{number:.2f}".replace(".", texts.say("number.point"))
