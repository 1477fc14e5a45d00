"""Trials that players pass on: a shipped one by its number, an own one as a code or a file.

A code or file may come from anybody. It is bounded in size and nesting, must be a position that can occur, and counts
as a trial only once it is proven; nothing in it is believed.
"""

import base64
import binascii
import re
import zlib
from typing import Final, TypeVar

import msgspec

from game.core.game import AnyGame
from game.core.refusal import BadData, Refusal, refuse
from game.trials.library import numbered, shipped, solver_of
from game.trials.trial import Budget, NotProven, TooLong, Trial, match_of

LONGEST_CODE: Final = 1500
MOST_BYTES: Final = 32 * 1024
"""The largest file, and the most that a code may unpack to."""

STEPS: Final = 400_000
"""How many steps a proof of somebody's own trial may take: a few seconds."""

Parsed = TypeVar("Parsed")
_MARK: Final = "KAGE1"
_DEEPEST: Final = 12
_TARGETS: Final = range(11, -1, -1)
"""The numbers that are tried as a goal where none is given, the highest first."""

_NO_CODE: Final = refuse("own.refused.no_code")
_BROKEN: Final = refuse("own.refused.broken_code")
DAMAGED: Final = refuse("own.refused.damaged")
_NUMBERED: Final = re.compile(r"\s*([a-z]{1,24})[\s#.-]*(\d{1,5})\s*", re.IGNORECASE)


class TrialFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file with a trial holds."""

    trial: Trial


def words_of(trial: Trial) -> str:
    """What to pass on: the number of a shipped trial, the code of an own one."""
    return f"{trial.game} {trial.number}" if trial.number else code_of(trial)


def code_of(trial: Trial) -> str:
    """A trial as letters that any message carries.

    Raises:
        BadData: if the position is too large for a code.
    """
    packed = zlib.compress(msgspec.json.encode(_bare(trial)), 9)
    code = f"{_MARK}{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
    if len(code) > LONGEST_CODE:
        raise BadData(refuse("own.refused.too_large"))
    return code


def file_of(trial: Trial) -> bytes:
    """A trial as the contents of a file."""
    return msgspec.json.format(msgspec.json.encode(TrialFile(_bare(trial))), indent=1)


def trial_in(text: str) -> Trial:
    """The trial that a text names or contains; not checked any further.

    Raises:
        BadData: if it is neither a number nor a code.
    """
    named = _NUMBERED.fullmatch(text[: LONGEST_CODE + 1])
    if named is not None:
        trial = numbered(named[1].lower(), int(named[2])) if shipped(named[1].lower()) else None
        if trial is None:
            raise BadData(refuse("own.refused.no_number"))
        return trial
    code = "".join(text[: 4 * LONGEST_CODE].split())
    if not code.startswith(_MARK):
        raise BadData(_NO_CODE)
    if len(code) > LONGEST_CODE:
        raise BadData(_BROKEN)
    body = code.removeprefix(_MARK)
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, MOST_BYTES + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise BadData(_BROKEN) from error
    if not unpacking.eof or len(data) > MOST_BYTES:
        raise BadData(_BROKEN)
    return parsed(data, Trial, _BROKEN)


def trial_in_file(data: bytes) -> Trial | None:
    """The trial in the contents of a file; None if the file is about something else.

    Raises:
        BadData: if it is a damaged trial.
    """
    if len(data) > MOST_BYTES or not re.match(rb'\s*\{\s*"trial"', data):
        return None
    return parsed(data, TrialFile, DAMAGED).trial


def checked(trial: Trial, game: AnyGame | None) -> Trial:
    """Somebody's trial without what its sender claims about it: the position, and a goal that a proof must confirm.

    Raises:
        BadData: if the game has no such position, or other rules.
    """
    if game is None:
        raise BadData(refuse("refused.record_game", game=trial.game))
    if trial.rules != game.rules.version:
        raise BadData(refuse("own.refused.other_rules"))
    bare = _bare(trial)
    match_of(game, bare)
    return bare


def openable(trial: Trial, game: AnyGame | None) -> Trial:
    """One of the player's own trials, which was proven when it was kept: but its file may have been edited since.

    Raises:
        BadData: if it cannot be opened.
    """
    if game is None:
        raise BadData(refuse("refused.record_game", game=trial.game))
    match_of(game, trial)
    if trial.kind not in solver_of(trial.game).kinds:
        raise BadData(DAMAGED)
    return trial


def proven(trial: Trial) -> Trial | Refusal:
    """The trial with what its proof found, or why it is none; a kind that is not its game's means any of them.

    Runs in the worker process: it takes seconds.
    """
    solver, budget = solver_of(trial.game), Budget(STEPS)
    known = trial.kind in solver.kinds
    problem = refuse("trial.refused.not_proven")
    for kind in (trial.kind,) if known else solver.kinds:
        for target in (trial.target,) if known else _TARGETS:
            tried = msgspec.structs.replace(trial, kind=kind, target=target)
            try:
                solution = solver.solve(tried, budget)
            except TooLong as error:
                return error.refusal
            except NotProven as error:
                problem = error.refusal
            except (BadData, LookupError, ValueError, ArithmeticError, TypeError):
                problem = refuse("trial.refused.not_proven")  # a position that this kind makes no sense in
            else:
                return msgspec.structs.replace(tried, target=solution.target, motifs=solution.motifs)
    return problem


def _bare(trial: Trial) -> Trial:
    return msgspec.structs.replace(trial, number=0, grade=1, motifs=(), source=0)


def parsed(data: bytes, kind: type[Parsed], problem: Refusal) -> Parsed:
    """What a stranger's JSON says, if it is of that type and not nested without end.

    Raises:
        BadData: with the `problem`, if it is not.
    """
    if _depth(data) > _DEEPEST:
        raise BadData(problem)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(problem) from error


def _depth(data: bytes) -> int:
    """How deeply brackets nest; those in strings count too, which no position needs."""
    deep = deepest = 0
    for byte in data:
        deep += (byte in b"[{") - (byte in b"]}")
        deepest = max(deepest, deep)
    return deepest
