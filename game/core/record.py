"""A match as a small piece of JSON that gives the same match again on every machine."""

from typing import Any

import msgspec

from game.core.game import AnyGame
from game.core.match import Match
from game.core.refusal import BadData, BadSetup, IllegalMove, Value, refuse


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to play a match again."""

    game: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: tuple[dict[str, Any], ...]


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    moves = tuple(msgspec.to_builtins(move) for move in match.moves)
    return Record(match.game.name, match.seats, match.seed, dict(match.options), moves)


def to_json(record: Record) -> bytes:
    """The record as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """The record that `to_json` wrote.

    Raises:
        BadData: if it is no record.
    """
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error


def replay(record: Record, game: AnyGame) -> Match:
    """The match that `record` tells, played again from the seed.

    Raises:
        BadData: if the record is of another game, or tells of a move that cannot be made.
    """
    if record.game != game.name:
        raise BadData(refuse("refused.record_game", game=record.game))
    try:
        moves = [msgspec.convert(written, type=game.rules.moves) for written in record.moves]
        match = Match(game, record.seats, record.seed, **record.options)
    except (msgspec.ValidationError, BadSetup) as error:
        raise BadData(refuse("refused.record", detail=str(error))) from error
    for number, move in enumerate(moves, start=1):
        try:
            match.submit(move)
        except IllegalMove as error:
            raise BadData(refuse("refused.record_move", number=number, detail=str(error))) from error
    return match
