"""Makes the setup program of Windows with NSIS: `python -m tools.bundle.windows.installer dist/kagebako dist`.

It works on Linux and on Windows. Signing is optional: it happens if `KAGEBAKO_SIGN_PFX` names a certificate file and
`KAGEBAKO_SIGN_PASSWORD_FILE` a file with its password.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.bundle import icons, product

SCRIPT = Path(__file__).with_name("setup.nsi")


def make_installer(folder: Path, dist: Path) -> Path:
    """Pack a frozen folder into one setup program; returns it."""
    setup = dist.resolve() / f"{product.PROGRAM}-{product.VERSION}-setup.exe"
    with tempfile.TemporaryDirectory() as drafts:
        icon, side = Path(drafts) / "kagebako.ico", Path(drafts) / "side.bmp"
        icon.write_bytes(icons.ico())
        side.write_bytes(icons.setup_side())
        values = {
            "NAME": product.NAME,
            "PROGRAM": product.PROGRAM,
            "VERSION": product.VERSION,
            "NUMBERS": ".".join(map(str, product.numbers())),
            "AUTHORS": product.AUTHORS,
            "COPYRIGHT": product.COPYRIGHT,
            "FOLDER": str(folder.resolve()),
            "SIZE_KB": str(sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024),
            "ICON": str(icon),
            "SIDE": str(side),
            "OUTPUT": str(setup),
        }
        defines = [f"-D{name}={value}" for name, value in values.items()]
        subprocess.run([_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(SCRIPT)], check=True)
    return setup


def sign(program: Path) -> bool:
    """Sign a program if there is a certificate; returns whether there was one."""
    certificate = os.environ.get("KAGEBAKO_SIGN_PFX")
    if not certificate:
        return False
    signed = program.with_suffix(".signed")
    about = ["-n", product.NAME, "-h", "sha256", "-ts", os.environ.get("KAGEBAKO_SIGN_TIMESTAMP", "")]
    about = about if about[-1] else about[:-2]
    key = ["-pkcs12", certificate, "-readpass", os.environ["KAGEBAKO_SIGN_PASSWORD_FILE"]]
    subprocess.run(["osslsigncode", "sign", *key, *about, "-in", program, "-out", signed], check=True)
    signed.replace(program)
    return True


def _makensis() -> str:
    """NSIS's compiler; its own setup on Windows does not put it on the path."""
    places = (shutil.which("makensis"), r"C:\Program Files (x86)\NSIS\makensis.exe")
    for place in places:
        if place and Path(place).is_file():
            return place
    raise SystemExit("there is no makensis on this machine")


if __name__ == "__main__":
    made = make_installer(Path(sys.argv[1]), Path(sys.argv[2]))
    sign(made)
    print(made)
