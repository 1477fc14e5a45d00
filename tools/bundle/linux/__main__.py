"""Builds the Linux bundles: `python -m tools.bundle.linux`.

It needs PyInstaller, binutils and dpkg-deb, and leaves `kagebako-<version>-linux.tar.gz`,
`kagebako_<version>_amd64.deb` and `SHA256SUMS` in `dist/`. Build on the oldest system that is to be supported: newer
ones run what it makes.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from tools.bundle import checksums
from tools.bundle.linux.deb import OLDEST_GLIBC, make_deb
from tools.bundle.linux.glibc import needs
from tools.bundle.product import PROGRAM, ROOT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "linux", help="for what is made on the way")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="for the bundles")
    asked = parser.parse_args()
    folder = freeze(asked.work)
    check_glibc(folder)
    asked.dist.mkdir(parents=True, exist_ok=True)
    for archive in folder.parent.glob(f"{PROGRAM}-*.tar.gz"):
        shutil.move(archive, asked.dist / archive.name)
    make_deb(folder, asked.dist)
    print(checksums.write(asked.dist).read_text("utf-8"), end="")


def freeze(work: Path) -> Path:
    """Run PyInstaller; returns the folder of the program."""
    recipe = ["--noconfirm", "--log-level", "WARN", str(ROOT / "build.spec")]
    places = ["--distpath", str(work / "dist"), "--workpath", str(work / "build")]
    subprocess.run([sys.executable, "-m", "PyInstaller", *recipe, *places], check=True, cwd=ROOT)
    return work / "dist" / PROGRAM


def check_glibc(folder: Path) -> None:
    """Refuse a bundle that would not start on the oldest system.

    Raises:
        SystemExit: naming the files that ask for a newer glibc.
    """
    oldest = tuple(map(int, OLDEST_GLIBC.split(".")))
    newer = {name: version for name, version in needs(folder).items() if version > oldest}
    if newer:
        raise SystemExit(f"these need a newer glibc than {OLDEST_GLIBC}: {newer}")


if __name__ == "__main__":
    main()
