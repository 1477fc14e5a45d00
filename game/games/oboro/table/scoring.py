"""What the scoring tells about a match of Oboro: every round and every shuriken scoring, then the sum."""

from game.engine.texts import Texts
from game.games.oboro.cards import SEATS
from game.games.oboro.events import RoundScored, ShurikenScored
from game.table.kind import Row
from game.table.session import Session

MOST_ROUNDS = 6
"""So many rounds have a line each; what was before them is one line."""


def rows(session: Session, texts: Texts) -> list[Row]:
    """Line by line, one value a seat, in the order in which it was scored."""
    events = [event for step in session.match.history for event in step.events]
    rounds = [event for event in events if isinstance(event, RoundScored)]
    folded = rounds[:-MOST_ROUNDS]
    found = []
    if folded:
        values = (sum(event.points[seat] for event in folded) for seat in range(SEATS))
        told = tuple(texts.say("oboro.scoring.sum", points=points) for points in values)
        found.append(Row(texts.say("oboro.scoring.rounds", last=len(folded)), told))
    for event in events:
        if isinstance(event, RoundScored) and event not in folded:
            found.append(_round(event, texts))
        elif isinstance(event, ShurikenScored):
            found.append(_shuriken(event, texts))
    points = [
        sum(event.points[seat] for event in events if isinstance(event, RoundScored | ShurikenScored))
        for seat in range(SEATS)
    ]
    return [*found, Row(texts.say("oboro.scoring.total"), tuple(map(str, points)), total=True)]


def _round(event: RoundScored, texts: Texts) -> Row:
    values = []
    for power, place, points in zip(event.powers, event.places, event.points, strict=True):
        if place:
            words = texts.say(f"oboro.place.{place}")
            values.append(texts.say("oboro.scoring.power", power=power, place=words, points=points))
        else:
            values.append(texts.say("oboro.scoring.failed", power=power))
    return Row(texts.say("oboro.scoring.round", number=event.number), tuple(values))


def _shuriken(event: ShurikenScored, texts: Texts) -> Row:
    values = (
        texts.say("oboro.scoring.pieces", count=pieces, points=points)
        for pieces, points in zip(event.pieces, event.points, strict=True)
    )
    return Row(texts.say("oboro.scoring.shuriken", number=event.number), tuple(values))
