"""Enters a finished match into the ledger."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from game.core.feats import Feats
from game.core.luck import Kind, Luck, Throw
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.player import Player
from game.core.record import record_of
from game.ledger.book import MIXED, Book, Fallen, Heap, Line, Page
from game.ledger.chronicle import Chronicle

REMEMBERED: Final = 400
"""Matches whose fingerprints are kept."""

OPENING: Final = 12
"""Decisions by which matches from the same seed are told apart."""

MOST_NAMES: Final = 24
"""People whose wins are kept for each game; who won least makes room."""


class Counted(NamedTuple):
    """A match that has just been entered, as the achievements look at it."""

    game: str
    company: bool
    """Whether several people played."""

    won: bool
    """Whether the only person won, and alone."""

    levels: frozenset[str]
    """Those of the computers."""

    deeds: frozenset[str]


def count(book: Book, match: Match, players: Sequence[Player], resigned: int | None, told: Chronicle) -> Counted | None:
    """Enter a match; None if it does not count.

    It counts once, if it is over, if people sat at the table, and if one of them had decided something.
    """
    people = [seat for seat, player in enumerate(players) if player.human]
    outcome = match.outcome if resigned is None else _given_up(match.seats, resigned)
    if outcome is None or not people or not _begun(match, people):
        return None
    mark = fingerprint(match)
    if mark in book.counted:
        return None
    book.counted[:] = [*book.counted, mark][-REMEMBERED:]
    page = book.pages.setdefault(match.game.name, Page())
    for line in _lines(page, players, people):
        _enter(line, people, outcome)
        if resigned is None:
            for seat in people:
                _keep_bests(line, told.feats, told.feats.reached(match, seat, outcome))
    if len(people) > 1:
        _name_winners(page, players, people, outcome)
    _enter_luck(page, told.luck, match, people)
    deeds = {deed for seat in people for deed in told.feats.deeds(match, seat, outcome)} if resigned is None else ()
    return Counted(
        match.game.name,
        len(people) > 1,
        len(people) == 1 and outcome.winners == (people[0],),
        frozenset(player.level for player in players if player.level is not None),
        frozenset(deeds),
    )


def fingerprint(match: Match) -> str:
    """What tells a match from all others: how it was set up, and its opening.

    The end is left out: who takes back the last move of a finished match and ends it otherwise has not played twice.
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


def _lines(page: Page, players: Sequence[Player], people: Sequence[int]) -> list[Line]:
    if len(people) > 1:
        return [page.company]
    levels = {player.level for player in players if player.level is not None}
    if not levels:
        return [page.alone]
    level = levels.pop() if len(levels) == 1 else MIXED
    return [page.alone, page.levels.setdefault(level, Line())]


def _enter(line: Line, people: Sequence[int], outcome: Outcome) -> None:
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


def _keep_bests(line: Line, feats: Feats, reached: dict[str, int]) -> None:
    for best in feats.bests:
        if best.name in reached:
            value = reached[best.name]
            line.bests[best.name] = best.better(value, line.bests.get(best.name, value))


def _name_winners(page: Page, players: Sequence[Player], people: Sequence[int], outcome: Outcome) -> None:
    for seat in people:
        name = players[seat].name
        page.names[name] = page.names.get(name, 0) + (seat in outcome.winners)
    while len(page.names) > MOST_NAMES:
        del page.names[min(page.names, key=lambda name: page.names[name])]


def _enter_luck(page: Page, luck: Luck, match: Match, people: Sequence[int]) -> None:
    kinds = {kind.name: kind for kind in luck.kinds}
    throws = list(luck.throws(match))
    together = Counter((throw.kind, throw.deal, throw.seat in people) for throw in throws)
    for throw in throws:
        kind, human = kinds[throw.kind], throw.seat in people
        fallen = page.luck.setdefault(kind.name, Fallen.of(kind))
        cards = together[throw.kind, throw.deal, human]
        _enter_throw(fallen.people if human else fallen.computers, kind, throw, cards)


def _enter_throw(heap: Heap, kind: Kind, throw: Throw, together: int) -> None:
    """`together` is how many cards the side had in that deal."""
    heap.counts[kind.faces.index(throw.face)] += 1
    for place, share in enumerate(throw.shares or kind.shares):
        heap.expected[place] += share
    if throw.deal is not None:
        # The more of a deck a side is dealt, the less its cards can differ from the deck: as in every draw without
        # putting back, by (N - n) / (N - 1).
        heap.scatter += (kind.deck - together) / (kind.deck - 1)
    elif throw.shares is not None:
        # The last cards of a deck are no surprise.
        heap.scatter += _doubt(throw.shares) / _doubt(kind.shares)
    else:
        heap.scatter += 1


def _doubt(shares: Sequence[float]) -> float:
    """How open it is what will fall: 0 where only one face is left."""
    return 1 - sum(share * share for share in shares)
