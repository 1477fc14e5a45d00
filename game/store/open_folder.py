"""Shows a folder in the system's file manager."""

import logging
import os
import subprocess
import sys
from pathlib import Path

_log = logging.getLogger(__name__)


def open_folder(folder: Path) -> bool:
    """Show a folder; returns whether that worked. The path is passed as is, without a shell."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606 - our own folder
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(  # noqa: S603 - our own folder
                [opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
            )
    except OSError as error:
        _log.warning("the folder cannot be shown: %s", error.strerror)
        return False
    return True
