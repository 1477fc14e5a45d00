"""Crash reports: enough to find the fault, and nothing about the person."""

import logging
import platform
import traceback
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from game import __version__
from game.store.logfile import discreet

REPORTS = "reports"
"""Their folder, within the player's folder."""

_log = logging.getLogger(__name__)


def write_report(folder: Path, error: BaseException, told: Mapping[str, str], now: datetime) -> Path | None:
    """Write a report into `folder`; None if even that fails. `told` are further facts by name."""
    facts = {
        "Kagebako": __version__,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "Python": platform.python_version(),
        **told,
    }
    lines = [f"{name}: {fact}" for name, fact in facts.items()]
    text = "\n".join([*lines, "", "".join(traceback.format_exception(error))])
    path = folder / f"report-{now:%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(discreet(text), "utf-8", errors="replace")
    except OSError as trouble:
        _log.warning("the report cannot be written: %s", trouble.strerror)
        return None
    return path
