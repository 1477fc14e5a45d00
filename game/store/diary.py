"""The log file: what the program noticed, for somebody who wants to know what went wrong."""

import logging
import os
from pathlib import Path

NAME = "kagebako.log"
_FULL = 256 * 1024
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def open_diary(folder: Path) -> Path | None:
    """Write what is logged from now on into a file of `folder` as well; None if that cannot be done.

    A file that has grown full is kept once as `.old` and begun anew.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > _FULL:
            path.replace(path.with_suffix(".old"))
        handler = logging.FileHandler(path, encoding="utf-8", errors="replace", delay=False)
    except OSError as error:
        logging.getLogger(__name__).warning("there is no log file: %s", error.strerror)
        return None
    handler.setFormatter(_Discreet(_FORMAT))
    logging.getLogger().addHandler(handler)
    return path


def discreet(text: str) -> str:
    """`text` without the name of the person's own folder: a log or a report may be sent to somebody."""
    own = os.path.expanduser("~")  # noqa: PTH111 - stays as it is where there is no home, Path.home() raises
    return text.replace(own, "~") if len(own) > 1 else text


class _Discreet(logging.Formatter):
    """Keeps the person's folder out of every line."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))
