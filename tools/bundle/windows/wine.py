"""Runs Windows programs on Linux, in a Wine folder ("prefix") of their own."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

_QUIET = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=",  # they would ask to download .NET and a browser
    "LC_ALL": "C.UTF-8",  # else names with accents arrive as question marks
}

_LEFT_OUT = ("PYTHON", "VIRTUAL_ENV", "KAGEBAKO", "SDL_", "WINE")
"""Beginnings of variables that are meant for the Python of this machine."""


class Wine:
    """One prefix; made when it is first used."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix.resolve()
        if not (self.prefix / "system.reg").exists():
            self.prefix.parent.mkdir(parents=True, exist_ok=True)
            self.run("wineboot", "-i")
            self.wait()

    @property
    def drive(self) -> Path:
        """The drive C: of the prefix."""
        return self.prefix / "drive_c"

    @property
    def user(self) -> Path:
        """The folder of the only person who uses this Windows."""
        (one,) = (path for path in (self.drive / "users").iterdir() if path.name != "Public")
        return one

    def environment(self, **more: str) -> dict[str, str]:
        """What a program under Wine is started with."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_LEFT_OUT)}
        return {**kept, **_QUIET, "WINEPREFIX": str(self.prefix), **more}

    def run(
        self, *command: str | Path, check: bool = True, timeout: float = 1200, more: Mapping[str, str] | None = None
    ) -> str:
        """Run a program to its end and return what it printed.

        Raises:
            SystemExit: if it fails, with what it printed.
        """
        done = subprocess.run(
            ["wine", *map(str, command)],
            env=self.environment(**(more or {})),
            input=b"",  # Python under Wine starts only with pipes
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=timeout,
            check=False,
        )
        told = done.stdout.decode("utf-8", errors="replace").replace("\r\n", "\n")
        if check and done.returncode:
            raise SystemExit(f"{command[0]} failed under Wine with {done.returncode}:\n{told}")
        return told

    def wait(self) -> None:
        """Wait until every program in the prefix has ended and the registry is written."""
        subprocess.run(["wineserver", "-w"], env=self.environment(), timeout=300, check=True)

    def stop(self) -> None:
        """End every program in this prefix."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), timeout=300, check=False)


def windows_path(path: Path) -> str:
    """A path of this machine as a Windows program sees it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")
