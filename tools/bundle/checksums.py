"""Writes `SHA256SUMS` for the archives and installers in a folder: `python tools/bundle/checksums.py dist`.

`sha256sum --check SHA256SUMS` verifies it.
"""

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"
KINDS = (".zip", ".tar.gz", ".exe", ".deb")


def write(folder: Path) -> Path:
    """Write the sums of every package in `folder`, replacing older sums."""
    packages = sorted(path for path in folder.iterdir() if path.is_file() and path.name.endswith(KINDS))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages]
    sums = folder / NAME
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return sums


if __name__ == "__main__":
    print(write(Path(sys.argv[1])).read_text("utf-8"), end="")
