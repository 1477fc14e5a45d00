"""Builds the Windows bundle on Linux, under Wine: `python -m tools.bundle.windows`.

It needs Wine (64 bit), NSIS and osslsigncode; on Debian: `apt-get install --no-install-recommends wine wine64 nsis
osslsigncode`. In `dist/` it leaves `kagebako-<version>-windows.zip`, `kagebako-<version>-setup.exe` and `SHA256SUMS`,
and in `build/windows/` the Python and the folder that they were made from.
"""

import argparse
import shutil
from pathlib import Path

from tools.bundle import checksums
from tools.bundle.product import PROGRAM, ROOT
from tools.bundle.windows import runtime
from tools.bundle.windows.installer import make_installer, sign
from tools.bundle.windows.wine import Wine, windows_path

NEEDED = ("wine", "makensis", "osslsigncode")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "windows", help="for what is made on the way")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="for the bundles")
    asked = parser.parse_args()
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        parser.error(f"there is no {', '.join(missing)} on this machine")
    folder = freeze(asked.work)
    sign(folder / f"{PROGRAM}.exe")
    asked.dist.mkdir(parents=True, exist_ok=True)
    for archive in folder.parent.glob(f"{PROGRAM}-*.zip"):
        archive.replace(asked.dist / archive.name)
    sign(make_installer(folder, asked.dist))
    print(checksums.write(asked.dist).read_text("utf-8"), end="")


def freeze(work: Path) -> Path:
    """Run PyInstaller with the unchanged recipe; returns the folder of the program."""
    shutil.rmtree(work / "dist", ignore_errors=True)
    wine = Wine(work / "prefix")
    python = runtime.install(work / "python", wine)
    recipe = ("--noconfirm", "--log-level", "ERROR", windows_path(ROOT / "build.spec"))
    places = ("--distpath", windows_path(work / "dist"), "--workpath", windows_path(work / "build"))
    print(wine.run(windows_path(python), "-m", "PyInstaller", *recipe, *places), end="")
    return work / "dist" / PROGRAM


if __name__ == "__main__":
    main()
