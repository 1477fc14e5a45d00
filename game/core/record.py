"""A match as a small piece of JSON that gives the same match again on every machine."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any

import msgspec

from game.core.game import AnyGame
from game.core.match import MOST_DRAWN, Match, Start
from game.core.player import Player
from game.core.refusal import BadData, BadSetup, IllegalMove, Value, refuse

FORMAT = 1
"""Rises whenever a program from before could not read what is written now."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to play a match again."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: tuple[dict[str, Any], ...]


class Save(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match as it lies on disk: how it came about, where it stands, and who plays."""

    format: int
    rules: int
    """The version of the game's rules."""

    record: Record
    state: dict[str, Any]
    """The position, as the rules dump it: it opens the match where the record cannot."""

    drawn: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)]
    """How many random numbers have been drawn: with the seed, the position of `Chance`."""

    start: Start | None = None
    """Where the moves of the record begin, if that is not the first position."""

    together: tuple[int, ...] = ()
    """How many moves each decision at the table took, for taking them back in one go."""

    players: tuple[Player, ...]
    resigned: int | None = None
    saved: str
    """When, as ISO 8601."""

    hints: bool = True

    @property
    def decisions(self) -> int:
        """How many decisions have been made since the first position."""
        return len(self.record.moves) + (self.start.decisions if self.start is not None else 0)

    @property
    def when(self) -> datetime:
        """When it was saved, with a time zone."""
        return datetime.fromisoformat(self.saved).astimezone()


class _Envelope(msgspec.Struct):
    """As much of a save as every version of the program understands."""

    format: int


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    moves = tuple(_plain(match.moves))
    return Record(match.game.name, match.seats, match.seed, dict(match.options), moves)


def to_json(record: Record | Save) -> bytes:
    """The record as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """The record that `to_json` wrote.

    Raises:
        BadData: if it is no record.
    """
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error


def replay(record: Record, game: AnyGame, start: Start | None = None) -> Match:
    """The match that `record` tells, played again from the seed, or from where it was taken up.

    Raises:
        BadData: if the record is of another game, or tells of a move that cannot be made.
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
    together: Sequence[int] = (),
) -> Save:
    """A match as it stands, ready to be written; `saved` is the time, as ISO 8601."""
    return Save(
        format=FORMAT,
        rules=match.game.rules.version,
        record=record_of(match),
        state=_plain(match.game.rules.dump(match.state)),
        drawn=match.chance.drawn,
        start=match.start,
        together=tuple(together),
        players=tuple(players),
        resigned=resigned,
        saved=saved,
        hints=hints,
    )


def save_from_json(data: bytes) -> Save:
    """The save that `to_json` wrote.

    Raises:
        BadData: if it is damaged, no save at all, or written by a newer program.
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
    if sum(save.together) > len(save.record.moves) or any(size < 1 for size in save.together):
        raise _damaged("together")
    return save


def match_of(save: Save, game: AnyGame) -> Match:
    """The match that was saved, with its whole history where the rules are still the same.

    Else it is taken up in the position that was saved: `Match.start` says so, and there is no history.

    Raises:
        BadData: if it is of another game, or there is no such position.
    """
    if save.rules == game.rules.version:
        try:
            match = replay(save.record, game, save.start)
        except BadData:
            pass  # a record that a person has changed, perhaps; the position may still be good
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
        return Match(game, record.seats, record.seed, **record.options)
    except BadSetup as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error


def _plain(data: object) -> Any:  # noqa: ANN401 - whatever it was, it is JSON now
    """What would be read back from a file: lists for tuples, words for numbers as keys."""
    return msgspec.json.decode(msgspec.json.encode(data))


def _damaged(detail: str) -> BadData:
    return BadData(refuse("refused.save_damaged", detail=detail))
