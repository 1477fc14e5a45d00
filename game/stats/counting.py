"""Counts a finished match in the statistics."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from game.core.match import Match
from game.core.outcome import Outcome
from game.core.player import Player
from game.core.record import record_of
from game.stats.book import MIXED, Book, FaceCounts, GameStats, LevelStats, LuckStats
from game.stats.rating import HELPED, Ladder, renewed, score
from game.stats.sources import Feats, Luck, LuckKind, LuckResult, StatsSource

REMEMBERED: Final = 400
"""The number of matches whose fingerprints are kept."""

OPENING: Final = 12
"""The number of decisions that distinguish matches from the same seed."""

MOST_NAMES: Final = 24
"""The number of people whose wins are kept for each game; the one with the fewest wins is dropped."""


class Counted(NamedTuple):
    """A match that has just been counted, as the achievements see it."""

    game: str
    company: bool
    """Whether several people played."""

    won: bool
    """Whether the only person won, and alone."""

    levels: frozenset[str]
    """The levels of the computers."""

    deeds: frozenset[str]
    apart: bool = False
    """Whether seats changed hands: such a match brings no achievements."""


def count(
    book: Book,
    match: Match,
    players: Sequence[Player],
    resigned: int | None,
    told: StatsSource,
    *,
    seats_changed: bool = False,
    helped: bool = False,
) -> Counted | None:
    """Count a match; None if it does not count.

    It counts once, if it is over, if people were playing, and if one of them made a decision. If seats changed hands
    it is counted separately: it is not clear whose win it is, and whose dice. `helped` is whether moves were taken back
    or hints given: such a match moves the rating less.
    """
    people = [seat for seat, player in enumerate(players) if player.human]
    outcome = match.outcome if resigned is None else _given_up(match.seats, resigned)
    if outcome is None or not people or not _begun(match, people):
        return None
    mark = fingerprint(match)
    if mark in book.counted:
        return None
    book.counted[:] = [*book.counted, mark][-REMEMBERED:]
    page = book.pages.setdefault(match.game.name, GameStats())
    company = len(people) > 1
    won = not company and outcome.winners == (people[0],)
    levels = frozenset(player.level for player in players if player.level is not None)
    if seats_changed:
        _enter(page.changed, people, outcome)
        return Counted(match.game.name, company, won, levels, frozenset(), apart=True)
    for line in _lines(page, players, people):
        _enter(line, people, outcome)
        if resigned is None:
            for seat in people:
                _keep_bests(line, told.feats, told.feats.reached(match, seat, outcome))
    if company:
        _name_winners(page, players, people, outcome)
    else:
        _rate(page, told.ladder, match, players, outcome, helped=helped)
    _enter_luck(page, told.luck, match, people)
    deeds = {deed for seat in people for deed in told.feats.deeds(match, seat, outcome)} if resigned is None else ()
    return Counted(match.game.name, company, won, levels, frozenset(deeds))


def fingerprint(match: Match) -> str:
    """Identifies a match: by its setup and its opening.

    The end is left out: taking back the last move of a finished match and ending it differently is not a second match.
    """
    record = record_of(match)
    opening = msgspec.structs.replace(record, moves=record.moves[:OPENING])
    told = msgspec.json.encode((opening, match.start), order="sorted")
    return hashlib.sha256(told).hexdigest()[:20]


def _given_up(seats: int, resigned: int) -> Outcome:
    others = tuple(seat for seat in range(seats) if seat != resigned)
    return Outcome(tuple(float(seat != resigned) for seat in range(seats)), others, "table.reason.resigned")


def _begun(match: Match, people: Sequence[int]) -> bool:
    return match.start is not None or any(step.seat in people for step in match.history)


def _lines(page: GameStats, players: Sequence[Player], people: Sequence[int]) -> list[LevelStats]:
    if len(people) > 1:
        return [page.company]
    levels = {player.level for player in players if player.level is not None}
    if not levels:
        return [page.alone]
    level = levels.pop() if len(levels) == 1 else MIXED
    return [page.alone, page.levels.setdefault(level, LevelStats())]


def _enter(line: LevelStats, people: Sequence[int], outcome: Outcome) -> None:
    line.played += 1
    if len(people) > 1:
        return
    if outcome.winners == (people[0],):
        line.won += 1
        line.streak += 1
        line.longest = max(line.longest, line.streak)
    else:
        line.shared += people[0] in outcome.winners
        line.streak = 0


def _rate(
    page: GameStats, ladder: Ladder, match: Match, players: Sequence[Player], outcome: Outcome, *, helped: bool
) -> None:
    """Move the rating of the only person; several computers are taken for one that is as strong as their average."""
    computers = [seat for seat, player in enumerate(players) if not player.human]
    person = next(seat for seat, player in enumerate(players) if player.human)
    if not computers:
        return
    setting = ladder.setting(match.options)
    before = page.ratings.get(setting) or ladder.first(setting)
    opponent = fmean(ladder.rating(setting, players[seat]) for seat in computers)
    page.ratings[setting] = renewed(before, opponent, score(outcome, person, computers), HELPED if helped else 1.0)


def _keep_bests(line: LevelStats, feats: Feats, reached: dict[str, int]) -> None:
    for best in feats.bests:
        if best.name in reached:
            value = reached[best.name]
            line.bests[best.name] = best.better(value, line.bests.get(best.name, value))


def _name_winners(page: GameStats, players: Sequence[Player], people: Sequence[int], outcome: Outcome) -> None:
    for seat in people:
        name = players[seat].name
        page.names[name] = page.names.get(name, 0) + (seat in outcome.winners)
    while len(page.names) > MOST_NAMES:
        del page.names[min(page.names, key=lambda name: page.names[name])]


def _enter_luck(page: GameStats, luck: Luck, match: Match, people: Sequence[int]) -> None:
    kinds = {kind.name: kind for kind in luck.kinds}
    throws = list(luck.throws(match))
    together = Counter((throw.kind, throw.deal, throw.seat in people) for throw in throws)
    for throw in throws:
        kind, human = kinds[throw.kind], throw.seat in people
        fallen = page.luck.setdefault(kind.name, LuckStats.of(kind))
        cards = together[throw.kind, throw.deal, human]
        _enter_throw(fallen.people if human else fallen.computers, kind, throw, cards)


def _enter_throw(heap: FaceCounts, kind: LuckKind, throw: LuckResult, together: int) -> None:
    """`together` is how many cards the side had in that deal."""
    heap.counts[kind.faces.index(throw.face)] += 1
    for place, share in enumerate(throw.shares or kind.shares):
        heap.expected[place] += share
    if throw.deal is not None:
        # The more of a deck a side is dealt, the less its cards can differ from the deck: by (N - n) / (N - 1), as in
        # every draw without replacement.
        heap.scatter += (kind.deck - together) / (kind.deck - 1)
    elif throw.shares is not None:
        # The last cards of a deck are no surprise.
        heap.scatter += _doubt(throw.shares) / _doubt(kind.shares)
    else:
        heap.scatter += 1


def _doubt(shares: Sequence[float]) -> float:
    """How uncertain the result is: 0 where only one face is left."""
    return 1 - sum(share * share for share in shares)
