"""Applies events to the picture of the gameboard (Grand Master mode)."""

from typing import Final

from game.core.events import shows
from game.games.wataah.rules import events
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, FAVOUR, FINAL, NONE, PLACES, SEAL, TEMPLE_NAMES
from game.games.wataah.rules.picture.parts import BoardPicture, Table

_NO_COURT: Final = COURT_NAMES[NONE]
_NO_TEMPLE: Final = TEMPLE_NAMES[NONE]


@shows(events.CourtPlayed)
def _court_played(table: Table, board: BoardPicture, event: events.CourtPlayed) -> None:
    board.courts[event.seat] = _NO_COURT
    board.played.append(event.card)
    if event.card == COURT_NAMES[SEAL]:
        table.sealed = sorted((*table.sealed, event.seat))
    if event.card == COURT_NAMES[FAVOUR]:
        board.favoured = sorted((*board.favoured, event.seat))


@shows(events.RoundCounted)
def _counted(table: Table, board: BoardPicture, event: events.RoundCounted) -> None:
    board.scores, board.ready = list(event.scores), list(event.pawns)
    board.favoured.clear()
    if table.version > 1:
        table.sealed.clear()
    for seat, temple in enumerate(table.temples):
        if temple != _NO_TEMPLE:
            board.retired.append(temple)
            table.temples[seat] = _NO_TEMPLE
        if board.courts[seat] != _NO_COURT:
            board.lost[seat].append(board.courts[seat])
            board.courts[seat] = _NO_COURT


@shows(events.ShoshoGiven)
def _shosho(_: Table, board: BoardPicture, event: events.ShoshoGiven) -> None:
    board.shosho = event.seat


@shows(events.TempleDrawn)
def _temple_drawn(_: Table, board: BoardPicture, event: events.TempleDrawn) -> None:
    board.temple_deck -= len(event.cards)
    board.temple_pick = list(event.cards)


@shows(events.TempleKept)
def _temple_kept(table: Table, board: BoardPicture, event: events.TempleKept) -> None:
    board.temple_deck += 1
    board.temple_pick.clear()
    table.temples[event.seat] = event.card


@shows(events.DecoyPeeked)
def _peeked(_: Table, board: BoardPicture, event: events.DecoyPeeked) -> None:
    board.peeked[event.seat] = sorted((*board.peeked[event.seat], event.decoy))
    if event.boss is not None:
        board.bosses[event.decoy] = event.boss


@shows(events.PawnsPlaced)
def _pawns(_: Table, board: BoardPicture, event: events.PawnsPlaced) -> None:
    board.ready[event.seat] -= event.count
    board.pawns[event.seat][PLACES.index(event.place)] += event.count


@shows(events.CourtDrawn)
def _court_drawn(_: Table, board: BoardPicture, event: events.CourtDrawn) -> None:
    board.court_deck -= 1
    board.courts[event.seat] = event.card


@shows(events.RoundStarted)
def _round(table: Table, board: BoardPicture, event: events.RoundStarted) -> None:
    board.round = event.round
    for clans, corruption in zip(table.clans, table.corruption, strict=True):
        for cards in clans.values():
            table.jigoku += cards
        table.jigoku += corruption
        clans.clear()
        corruption.clear()


@shows(events.BossRevealed)
def _boss(_: Table, board: BoardPicture, event: events.BossRevealed) -> None:
    board.bosses[FINAL] = event.boss
