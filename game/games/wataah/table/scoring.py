"""The score sheet of Shinobi WAT-AAH!, line by line (W14, W22)."""

from game.core.outcome import Outcome
from game.engine.text.translations import Texts
from game.games.wataah.rules.cards import CLANS, STRENGTH
from game.games.wataah.rules.events import RoundCounted
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES, COURT, MISSIONS, SHOWDOWN
from game.table.kind import Rank, ScoreRow
from game.table.session import Session


def rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """Strength and corruption, or what every place of the board brings; then the sum."""
    outcome = session.match.outcome
    if outcome is None:  # somebody gave up: nothing was counted
        return []
    seats = range(session.match.seats)
    rounds = [event for step in session.match.history for event in step.events if isinstance(event, RoundCounted)]
    found: list[ScoreRow] = []
    details = outcome.details
    if rounds:
        found += [_ranks(rounds, texts), *_places(session, outcome, texts)]
    else:
        found += _clans(session, texts)
        for key, sign in (("strength", 1), ("corruption", -1)):
            numbers = tuple(_signed(sign * int(details[f"{key}_{seat}"])) for seat in seats)
            found.append(ScoreRow(texts.say(f"wataah.scoring.{key}"), numbers))
    return [*found, ScoreRow(texts.say("wataah.scoring.total"), _totals(outcome), total=True)]


def _ranks(rounds: list[RoundCounted], texts: Texts) -> ScoreRow:
    """Everybody's places in the rounds, and the pawns that they brought."""
    seats = range(len(rounds[0].scores))
    ranks = tuple(tuple(_rank(event.scores, seat) for event in rounds) for seat in seats)
    pawns = tuple(str(sum(event.pawns[seat] for event in rounds)) for seat in seats)
    return ScoreRow(texts.say("wataah.scoring.ranks"), pawns, ranks=ranks)


def _rank(scores: tuple[int, ...], seat: int) -> Rank:
    """Equals share a place and those behind move up (W17)."""
    return Rank(1 + sorted(set(scores), reverse=True).index(scores[seat]), _plain(scores[seat]))


def _places(session: Session, outcome: Outcome, texts: Texts) -> list[ScoreRow]:
    """What the pawns on each place of the board brought."""
    board = session.match.state.grand.board
    boss = texts.say(f"wataah.boss.{BOSS_NAMES[int(outcome.details['boss'])]}")
    found: list[ScoreRow] = []
    for place, number in (("court", COURT), ("missions", MISSIONS), ("showdown", SHOWDOWN)):
        values = tuple(
            _points(int(outcome.details[f"{place}_{seat}"]), board[seat][number], texts)
            for seat in range(session.match.seats)
        )
        how = texts.say("wataah.scoring.boss_pays" if number == SHOWDOWN else "wataah.scoring.ten", boss=boss)
        found.append(ScoreRow(f"{texts.say(f'wataah.place.{place}')}\n{how}", values))
    return found


def _points(points: int, pawns: int, texts: Texts) -> str:
    """Points, and the pawns that brought them."""
    if not pawns:
        return _signed(points)
    return texts.say("wataah.scoring.pawns", count=pawns, points=_signed(points))


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
