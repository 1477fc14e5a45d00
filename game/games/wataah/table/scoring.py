"""The score sheet of Shinobi WAT-AAH!, line by line (W14, W22)."""

from game.core.outcome import Outcome
from game.engine.text.translations import Texts
from game.games.wataah.rules.cards import CLANS, STRENGTH
from game.games.wataah.rules.events import RoundCounted
from game.games.wataah.rules.grand_master.cards import POINTS_A_PAWN
from game.table.kind import ScoreRow
from game.table.session import Session


def rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """Strength and corruption, or what every place of the board brings; then the sum."""
    outcome = session.match.outcome
    if outcome is None:  # somebody gave up: nothing was counted
        return []
    seats = range(session.match.seats)
    rounds = [event for step in session.match.history for event in step.events if isinstance(event, RoundCounted)]
    found = [
        ScoreRow(texts.say("wataah.scoring.round", round=event.round), tuple(_plain(score) for score in event.scores))
        for event in rounds
    ]
    details = outcome.details
    if rounds:
        for place in ("court", "missions", "showdown"):
            values = tuple(_points(int(details[f"{place}_{seat}"]), place, texts) for seat in seats)
            found.append(ScoreRow(texts.say(f"wataah.place.{place}"), values))
    else:
        found += _clans(session, texts)
        for key, sign in (("strength", 1), ("corruption", -1)):
            numbers = tuple(_signed(sign * int(details[f"{key}_{seat}"])) for seat in seats)
            found.append(ScoreRow(texts.say(f"wataah.scoring.{key}"), numbers))
    return [*found, ScoreRow(texts.say("wataah.scoring.total"), _totals(outcome), total=True)]


def _points(points: int, place: str, texts: Texts) -> str:
    """Points, and for Court and Missions the pawns that brought them."""
    if place == "showdown" or not points:
        return _signed(points)
    return texts.say("wataah.scoring.pawns", count=points // POINTS_A_PAWN, points=_signed(points))


def _signed(number: int) -> str:
    """A number with its sign; a minus is a real one."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}" if number else "0"


def _totals(outcome: Outcome) -> tuple[str, ...]:
    return tuple(_plain(round(score)) for score in outcome.scores)


def _plain(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


def _clans(session: Session, texts: Texts) -> list[ScoreRow]:
    """Everybody's clans, one line per clan, in the order they were placed."""
    laid = [list(clans.items()) for clans in session.match.state.clans]
    found: list[ScoreRow] = []
    for number in range(max(map(len, laid))):
        values = [
            f"{texts.say(f'wataah.clan.{CLANS[clans[number][0]]}')} {sum(STRENGTH[card] for card in clans[number][1])}"
            if number < len(clans)
            else "\N{EN DASH}"
            for clans in laid
        ]
        found.append(ScoreRow(texts.say("wataah.scoring.clan", number=number + 1), tuple(values)))
    return found
