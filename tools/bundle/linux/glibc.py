"""Finds the newest glibc that a bundle asks for: it decides on which systems the program starts."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

_ASKED = re.compile(r"\(GLIBC_(\d+(?:\.\d+)+)\)|\bGLIBC_(\d+(?:\.\d+)+)\b")


def needs(folder: Path) -> dict[str, tuple[int, ...]]:
    """The newest version of glibc that each library and program in a folder asks for."""
    found = {}
    for path in _binaries(folder):
        told = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=False).stdout
        versions = [tuple(map(int, (one or other).split("."))) for one, other in _ASKED.findall(told)]
        if versions:
            found[str(path.relative_to(folder))] = max(versions)
    return found


def _binaries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path
