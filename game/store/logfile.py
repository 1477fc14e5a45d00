"""The log: what the program noticed, for finding out what went wrong.

The file gets everything. The console gets one line per message and no tracebacks: they do not help a player.
"""

import logging
import os
from copy import copy
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from game.regular_files import NotAFile, open_to_append
from game.store.files import set_aside

NAME = "kagebako.log"
_FULL = 256 * 1024
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_BRIEF_FORMAT = "%(levelname)s %(name)s: %(message)s"

_log = logging.getLogger(__name__)


def console() -> logging.Handler:
    """A handler that writes to the console, without tracebacks."""
    handler = _Console()
    handler.setFormatter(_Brief(_BRIEF_FORMAT))
    return handler


def open_logfile(folder: Path) -> Path | None:
    """Also write log messages to a file in `folder` from now on; None if that fails.

    A full log is kept once as `.old` before a new one is started. Anything there that is not a file is renamed.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _opened(path)
    except OSError as error:
        _log.warning("there is no log file: %s", error.strerror)
        return None
    handler.setFormatter(_Discreet(_FORMAT))
    logging.getLogger().addHandler(handler)
    return path


def _opened(path: Path) -> logging.Handler:
    try:
        if path.is_file() and path.stat().st_size > _FULL:
            path.replace(path.with_suffix(".old"))
    except OSError as error:  # then it keeps growing
        _log.warning("the old log cannot be put away: %s", error.strerror)
    try:
        return _File(path)
    except NotAFile:
        set_aside(path)
        return _File(path)


def discreet(text: str) -> str:
    """`text` without the path of the person's home folder: logs and reports may be sent to others."""
    own = os.path.expanduser("~")  # noqa: PTH111 - stays as it is where there is no home, Path.home() raises
    return text.replace(own, "~") if len(own) > 1 else text


class _Discreet(logging.Formatter):
    """Redacts the person's home folder in every line."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class _Brief(logging.Formatter):
    """Leaves out tracebacks: they are in the log file and in the report."""

    def format(self, record: logging.LogRecord) -> str:
        brief = copy(record)
        brief.exc_info = brief.exc_text = brief.stack_info = None
        line = super().format(brief)
        error = record.exc_info[1] if record.exc_info else None
        return line if error is None else f"{line}: {type(error).__name__}: {error}".splitlines()[0]


class _File(logging.StreamHandler[TextIOWrapper]):
    """A regular file. On a full disk a line is lost, without a traceback on the console for each."""

    def __init__(self, path: Path) -> None:
        super().__init__(TextIOWrapper(open_to_append(path), "utf-8", errors="replace"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Drop the line."""

    def close(self) -> None:
        try:
            self.stream.close()
        except OSError as error:
            _log.debug("the log was not closed properly: %s", error.strerror)
        super().close()


class _Console(logging.StreamHandler[TextIO]):
    """A console that may be closed; its lines are lost then."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Drop the line."""
