"""Applies events to the picture of the gameboard (Grand Master mode)."""

from collections.abc import Callable
from typing import Any, Final

from game.core.contract import Event
from game.games.wataah.rules import events
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, FAVOUR, FINAL, NONE, PLACES, SEAL, TEMPLE_NAMES
from game.games.wataah.rules.picture.parts import BoardPicture, Table

_NO_COURT: Final = COURT_NAMES[NONE]
_NO_TEMPLE: Final = TEMPLE_NAMES[NONE]


def _court_played(table: Table, board: BoardPicture, event: events.CourtPlayed) -> None:
    board.courts[event.seat] = _NO_COURT
    board.played.append(event.card)
    if event.card == COURT_NAMES[SEAL]:
        table.sealed = sorted((*table.sealed, event.seat))
    if event.card == COURT_NAMES[FAVOUR]:
        board.favoured = sorted((*board.favoured, event.seat))


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


def _shosho(table: Table, board: BoardPicture, event: events.ShoshoGiven) -> None:  # noqa: ARG001
    board.shosho = event.seat


def _temple_drawn(table: Table, board: BoardPicture, event: events.TempleDrawn) -> None:  # noqa: ARG001
    board.temple_deck -= len(event.cards)
    board.temple_pick = list(event.cards)


def _temple_kept(table: Table, board: BoardPicture, event: events.TempleKept) -> None:
    board.temple_deck += 1
    board.temple_pick.clear()
    table.temples[event.seat] = event.card


def _peeked(table: Table, board: BoardPicture, event: events.DecoyPeeked) -> None:  # noqa: ARG001
    board.peeked[event.seat] = sorted((*board.peeked[event.seat], event.decoy))
    if event.boss is not None:
        board.bosses[event.decoy] = event.boss


def _pawns(table: Table, board: BoardPicture, event: events.PawnsPlaced) -> None:  # noqa: ARG001
    board.ready[event.seat] -= event.count
    board.pawns[event.seat][PLACES.index(event.place)] += event.count


def _court_drawn(table: Table, board: BoardPicture, event: events.CourtDrawn) -> None:  # noqa: ARG001
    board.court_deck -= 1
    board.courts[event.seat] = event.card


def _round(table: Table, board: BoardPicture, event: events.RoundStarted) -> None:
    board.round = event.round
    for clans, corruption in zip(table.clans, table.corruption, strict=True):
        for cards in clans.values():
            table.jigoku += cards
        table.jigoku += corruption
        clans.clear()
        corruption.clear()


def _boss(table: Table, board: BoardPicture, event: events.BossRevealed) -> None:  # noqa: ARG001
    board.bosses[FINAL] = event.boss


SHOW: Final[dict[type[Event], Callable[[Table, BoardPicture, Any], None]]] = {
    events.CourtPlayed: _court_played,
    events.RoundCounted: _counted,
    events.ShoshoGiven: _shosho,
    events.TempleDrawn: _temple_drawn,
    events.TempleKept: _temple_kept,
    events.DecoyPeeked: _peeked,
    events.PawnsPlaced: _pawns,
    events.CourtDrawn: _court_drawn,
    events.RoundStarted: _round,
    events.BossRevealed: _boss,
}
