"""Collects the licences of everything that the built program contains. `build.spec` calls it.

Nothing is left out silently: a package without a licence text, or a library that is not listed here, ends the build.
"""

import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "tools" / "bundle" / "licences"
"""Texts that a package should have brought along and did not, by the package's name."""

BOOTLOADER = "pyinstaller"
"""Starts the program, and is found in no list of modules."""

LIBRARIES = {
    "SDL2": "SDL — zlib licence — libsdl.org",
    "FLAC": "FLAC — BSD 3-Clause — xiph.org",
    "asound": "ALSA library — LGPL 2.1 — alsa-project.org",
    "brotli": "Brotli — MIT — github.com/google/brotli",
    "bz2": "bzip2 — bzip2 licence — sourceware.org/bzip2",
    "crypto": "OpenSSL — Apache 2.0 — openssl.org",
    "ssl": "OpenSSL — Apache 2.0 — openssl.org",
    "ffi": "libffi — MIT — sourceware.org/libffi",
    "fluidsynth": "FluidSynth — LGPL 2.1 — fluidsynth.org",
    "freetype": "FreeType — FreeType licence — freetype.org",
    "harfbuzz": "HarfBuzz — MIT — harfbuzz.github.io",
    "jpeg": "libjpeg-turbo — IJG and BSD 3-Clause — libjpeg-turbo.org",
    "lzma": "XZ Utils — public domain — tukaani.org/xz",
    "mpg123": "mpg123 — LGPL 2.1 — mpg123.de",
    "ogg": "libogg — BSD 3-Clause — xiph.org",
    "opus": "Opus — BSD 3-Clause — opus-codec.org",
    "png": "libpng — libpng licence — libpng.org",
    "portmidi": "PortMidi — MIT — github.com/PortMidi",
    "python": "Python — PSF licence — python.org",
    "sharpyuv": "WebP — BSD 3-Clause — developers.google.com/speed/webp",
    "sndfile": "libsndfile — LGPL 2.1 — libsndfile.github.io",
    "tiff": "LibTIFF — libtiff licence — libtiff.gitlab.io",
    "uuid": "libuuid — BSD 3-Clause — kernel.org",
    "vcruntime": "Visual C++ runtime — Microsoft's redistributable terms — microsoft.com",
    "ucrtbase": "Windows C runtime — Microsoft's redistributable terms — microsoft.com",
    "api-ms-win": "Windows C runtime — Microsoft's redistributable terms — microsoft.com",
    "msvcp": "Visual C++ runtime — Microsoft's redistributable terms — microsoft.com",
    "vorbis": "libvorbis — BSD 3-Clause — xiph.org",
    "wavpack": "WavPack — BSD 3-Clause — wavpack.com",
    "webp": "WebP — BSD 3-Clause — developers.google.com/speed/webp",
    "xmp": "libxmp — MIT — github.com/libxmp",
    "libz.": "zlib — zlib licence — zlib.net",
    "zlib": "zlib — zlib licence — zlib.net",
}
"""Bundled libraries, by a part of their file name."""

OUR_KINDS = (".svg", ".ogg", ".toml", ".tmx", ".html", ".css", ".js")
"""Files in `assets` and `levels` are our own and of these kinds; another kind was made by others or is new."""

ALSO = TEXTS / "also"
"""Further texts for every bundle: those that a licence refers to, and of instruments that our sounds were made with."""

NO_TEXT = ("Python", "Visual C++ runtime", "Windows C runtime")
"""Python's licence has a place of its own; Microsoft's runtime may be passed on with a program and brings no text."""

_LEGAL = ("licen", "copying", "ofl", "notice")


class NoLicenceError(SystemExit):
    """Something is in the bundle whose licence is not known."""


def gather(folder: Path, modules: Iterable[str], binaries: Iterable[str]) -> list[tuple[str, str]]:
    """Put every licence into `folder`; returns pairs of file and place for PyInstaller's `datas`.

    Raises:
        NoLicenceError: naming what has none.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "Kagebako.txt")
    shutil.copy(python_licence(), folder / "Python.txt")
    for package in sorted({BOOTLOADER, *packages_of(modules)}):
        (folder / f"{package}.txt").write_text(licence_of(package), "utf-8")
    for text in sorted(ALSO.glob("*.txt")):
        shutil.copy(text, folder / text.name)
    names = list(binaries)
    for text in library_texts(names):
        shutil.copy(text, folder / text.name)
    (folder / "libraries.txt").write_text(libraries(names), "utf-8")
    return [(str(path), "licences") for path in sorted(folder.iterdir())]


def python_licence() -> Path:
    """Python's own licence: beside its library, or at the top of its folder on Windows."""
    places = (Path(sysconfig.get_paths()["stdlib"]), Path(sys.base_prefix), Path(sys.base_prefix) / "lib")
    for path in (place / name for place in places for name in ("LICENSE.txt", "LICENSE")):
        if path.is_file():
            return path
    raise NoLicenceError(f"Python's licence is in none of {[str(place) for place in places]}")


def packages_of(modules: Iterable[str]) -> set[str]:
    """The installed packages that these modules come from; the program and Python itself are none."""
    owners = metadata.packages_distributions()
    tops = {re.split(r"[./\\]", name)[0] for name in modules}
    return {plain(owner) for top in tops for owner in owners.get(top, ())} - {"kagebako"}


def licence_of(package: str) -> str:
    """The licence texts of a package, from its own files or from ours.

    Raises:
        NoLicenceError: if neither has one.
    """
    ours = TEXTS / f"{package}.txt"
    if ours.is_file():
        return ours.read_text("utf-8")
    files = metadata.distribution(package).files or ()
    legal = [file for file in files if any(word in file.name.lower() for word in _LEGAL) and not _is_code(file)]
    if not legal:
        raise NoLicenceError(f"{package} has no licence text: put one into {ours.relative_to(ROOT)}")
    return "\n\n".join(Path(str(file.locate())).read_text("utf-8", errors="replace") for file in legal)


def libraries(binaries: Iterable[str]) -> str:
    """The list of bundled libraries with their licences.

    Raises:
        NoLicenceError: if one of them is not listed above.
    """
    names = sorted({Path(binary.replace("\\", "/")).name for binary in binaries if not _is_module(binary)})
    unknown = [name for name in names if not any(part in name.lower() for part in _PARTS)]
    if unknown:
        raise NoLicenceError(f"not listed in {Path(__file__).name}, with their licence: {', '.join(unknown)}")
    known = {words for part, words in _PARTS.items() for name in names if part in name.lower()}
    lines = ["Libraries inside this program, their licences, and where their sources are:", "", *sorted(known)]
    return "\n".join(lines) + "\n"


def library_texts(binaries: Iterable[str]) -> list[Path]:
    """The notices of the bundled libraries' authors.

    Raises:
        NoLicenceError: if those of one of them are missing.
    """
    lines = [line for line in libraries(binaries).splitlines() if " — " in line]
    names = {line.partition(" — ")[0] for line in lines} - set(NO_TEXT)
    texts = [TEXTS / "libraries" / f"{name}.txt" for name in sorted(names)]
    for text in texts:
        if not text.is_file():
            raise NoLicenceError(f"the licence of {text.stem} is missing: put it into {text.relative_to(ROOT)}")
    return texts


def foreign_files(root: Path = ROOT) -> list[str]:
    """Files among ours that are not of a kind that we make, so that their licence has to be asked for."""
    found = (path for place in ("assets", "levels") for path in (root / place).rglob("*") if path.is_file())
    return sorted(str(path.relative_to(root)) for path in found if path.suffix not in OUR_KINDS)


def plain(name: str) -> str:
    """A package's name as file names have it."""
    return name.lower().replace("_", "-").replace(".", "-")


def _is_code(file: metadata.PackagePath) -> bool:
    return file.suffix in (".py", ".pyc")


def _is_module(binary: str) -> bool:
    """Whether it is a compiled Python module, which its package's licence covers."""
    return ".cpython-" in binary or ".pyd" in binary or ".abi3" in binary


_PARTS = {part.lower(): words for part, words in LIBRARIES.items()}
