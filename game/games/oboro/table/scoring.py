"""The score sheet of Oboro: every round and every shuriken scoring, then the total."""

from game.engine.text.translations import Texts
from game.games.oboro.rules.cards import SEATS
from game.games.oboro.rules.events import RoundScored, ShurikenScored
from game.table.kind import ScoreRow
from game.table.session import Session

MOST_ROUNDS = 6
"""This many rounds have a line each; those before them share one line."""


def rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """The lines of the sheet in scoring order, one value per seat."""
    events = [event for step in session.match.history for event in step.events]
    rounds = [event for event in events if isinstance(event, RoundScored)]
    folded = rounds[:-MOST_ROUNDS]
    found = []
    if folded:
        values = (sum(event.points[seat] for event in folded) for seat in range(SEATS))
        told = tuple(texts.say("oboro.scoring.sum", points=points) for points in values)
        found.append(ScoreRow(texts.say("oboro.scoring.rounds", last=len(folded)), told))
    for event in events:
        if isinstance(event, RoundScored) and event not in folded:
            found.append(_round(event, texts))
        elif isinstance(event, ShurikenScored):
            found.append(_shuriken(event, texts))
    points = [
        sum(event.points[seat] for event in events if isinstance(event, RoundScored | ShurikenScored))
        for seat in range(SEATS)
    ]
    return [*found, ScoreRow(texts.say("oboro.scoring.total"), tuple(map(str, points)), total=True)]


def _round(event: RoundScored, texts: Texts) -> ScoreRow:
    values = []
    for power, place, points in zip(event.powers, event.places, event.points, strict=True):
        if place:
            words = texts.say(f"oboro.place.{place}")
            values.append(texts.say("oboro.scoring.power", power=power, place=words, points=points))
        else:
            values.append(texts.say("oboro.scoring.failed", power=power))
    return ScoreRow(texts.say("oboro.scoring.round", number=event.number), tuple(values))


def _shuriken(event: ShurikenScored, texts: Texts) -> ScoreRow:
    values = (
        texts.say("oboro.scoring.pieces", count=pieces, points=points)
        for pieces, points in zip(event.pieces, event.points, strict=True)
    )
    return ScoreRow(texts.say("oboro.scoring.shuriken", number=event.number), tuple(values))
