"""A match as a small JSON document that reproduces the same match on every machine."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec

from game.core.game import AnyGame
from game.core.match import MOST_DRAWN, Match, Start
from game.core.match_number import HIGHEST, LOWEST
from game.core.player import Player, SeatChange
from game.core.refusal import BadData, BadSetup, IllegalMove, Value, refuse

FORMAT = 4
"""Rises whenever an older program could not read what is written now."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to replay a match. Records from before rules had versions are still written unchanged."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: tuple[dict[str, Any], ...]
    rules: int = 1
    """The version of the rules that the match was started with; 1 in files from before this was stored."""


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved match: its record, its position, and its players."""

    format: int
    rules: int
    """The version of the game's rules that the match was started with, as in the record."""

    record: Record
    state: dict[str, Any]
    """The position, as the rules dump it: used to resume the match where the record cannot be replayed."""

    drawn: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)]
    """The number of random numbers drawn: with the seed, the state of `Chance`."""

    secret: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """See `Match.secret`. Empty in finished matches, so that no shared file contains one."""

    start: Start | None = None
    """Where the moves of the record begin, if not at the first position."""

    together: tuple[int, ...] = ()
    """The number of moves in each decision at the table, so that they are taken back together."""

    players: tuple[Player, ...]
    changes: tuple[SeatChange, ...] = ()
    """Every change of a seat's player, oldest first; empty in saves from before this was stored."""

    resigned: int | None = None
    saved: str
    """When, in ISO 8601."""

    hints: bool = True
    helped: bool = False
    """Whether somebody took back a move or looked at a hint; False in saves from before this was stored."""

    @property
    def decisions(self) -> int:
        """The number of decisions made since the first position."""
        return len(self.record.moves) + (self.start.decisions if self.start is not None else 0)

    @property
    def when(self) -> datetime:
        """When it was saved, with a time zone."""
        return datetime.fromisoformat(self.saved).astimezone()


class _Envelope(msgspec.Struct):
    """The part of a save that every version of the program understands."""

    format: int


def record_of(match: Match) -> Record:
    """The record of a match so far."""
    moves = tuple(_plain(match.moves))
    return Record(match.game.name, match.seats, match.seed, dict(match.options), moves, match.version)


def to_json(record: Record | Save) -> bytes:
    """Serialize as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """Parse what `to_json` wrote.

    Raises:
        BadData: if it is not a record.
    """
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error


def replay(record: Record, game: AnyGame, start: Start | None = None) -> Match:
    """Replay the match that `record` describes, from the seed or from where it was resumed.

    Raises:
        BadData: if the record is of another game, or contains a move that is not legal.
    """
    match = _opening(record, game)
    try:
        moves = [msgspec.convert(written, type=game.rules.moves) for written in record.moves]
    except msgspec.ValidationError as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error
    if start is not None:
        match.take_up(start)
    for number, move in enumerate(moves, start=1):
        try:
            match.submit(move)
        except IllegalMove as error:
            raise BadData(refuse("refused.record_move", number=number, detail=str(error))) from error
    return match


def save_of(
    match: Match,
    players: Sequence[Player],
    *,
    saved: str,
    resigned: int | None = None,
    hints: bool = True,
    helped: bool = False,
    together: Sequence[int] = (),
    changes: Sequence[SeatChange] = (),
) -> Save:
    """A match as it stands, ready to be written; `saved` is the time in ISO 8601."""
    over = match.to_move is None or resigned is not None
    return Save(
        format=FORMAT,
        rules=match.version,
        record=record_of(match),
        state=_plain(match.game.rules.dump(match.state)),
        drawn=match.chance.drawn,
        secret="" if over else match.secret,
        start=match.start,
        together=tuple(together),
        players=tuple(players),
        changes=tuple(changes),
        resigned=resigned,
        saved=saved,
        hints=hints,
        helped=helped,
    )


def save_from_json(data: bytes) -> Save:
    """Parse a save that `to_json` wrote.

    Raises:
        BadData: if it is damaged, not a save at all, or written by a newer program.
    """
    try:
        if msgspec.json.decode(data, type=_Envelope).format > FORMAT:
            raise BadData(refuse("refused.save_newer"))
        save = msgspec.json.decode(data, type=Save)
        _ = save.when
    except (ValueError, RecursionError, OverflowError, OSError) as error:  # msgspec's errors are ValueErrors
        raise _damaged(str(error)) from error
    seats = save.record.seats
    if len(save.players) != seats or not (save.resigned is None or 0 <= save.resigned < seats):
        raise _damaged("players")
    if not LOWEST <= save.record.seed <= HIGHEST:
        raise _damaged("seed")
    if any(change.seat >= seats for change in save.changes):
        raise _damaged("changes")
    if sum(save.together) > len(save.record.moves) or any(size < 1 for size in save.together):
        raise _damaged("together")
    if save.rules != save.record.rules:
        raise _damaged("rules")
    return save


def match_of(save: Save, game: AnyGame) -> Match:
    """The saved match with its whole history, by the rules it was started with.

    If replaying the record does not lead to the saved position, the match is resumed from that position:
    `Match.start` is set then, and there is no history.

    Raises:
        BadData: if it is of another game or of newer rules, or there is no such position.
    """
    match = _match_of(save, game)
    match.secret = save.secret
    return match


def _match_of(save: Save, game: AnyGame) -> Match:
    if save.rules > game.rules.version:
        raise BadData(refuse("refused.save_newer"))
    try:
        match = replay(save.record, game, save.start)
    except BadData:
        pass  # perhaps an edited record; the position may still be good
    else:
        if _plain(game.rules.dump(match.state)) == save.state and match.chance.drawn == save.drawn:
            return match
    match = _opening(save.record, game)
    match.take_up(Start(save.state, save.drawn, save.decisions))
    return match


def _opening(record: Record, game: AnyGame) -> Match:
    if record.game != game.name:
        raise BadData(refuse("refused.record_game", game=record.game))
    try:
        game.rules.settled(record.options)  # first, so that no unknown option name is passed to `Match` as an argument
        return Match(game, record.seats, record.seed, record.rules, **record.options)
    except BadSetup as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error


def _plain(data: object) -> Any:  # noqa: ANN401 - whatever it was, it is JSON now
    """The data as it would be read back from a file: lists for tuples, strings for integer keys."""
    return msgspec.json.decode(msgspec.json.encode(data))


def _damaged(detail: str) -> BadData:
    return BadData(refuse("refused.save_damaged", detail=detail))
