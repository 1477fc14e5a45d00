"""Collects the licences of everything that the built program contains. `build.spec` calls it."""

import shutil
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]

PACKAGES = ("pygame-ce", "pytmx", "msgspec", "fontpkg-alegreya-sans", "fontpkg", "segno", "websockets", "pyinstaller")
"""Python packages inside, including PyInstaller's bootloader."""

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
    "gcc_s": "GCC runtime — GPL 3 with the runtime library exception — gcc.gnu.org",
    "stdc++": "GCC runtime — GPL 3 with the runtime library exception — gcc.gnu.org",
    "harfbuzz": "HarfBuzz — MIT — harfbuzz.github.io",
    "jpeg": "libjpeg-turbo — IJG and BSD 3-Clause — libjpeg-turbo.org",
    "lzma": "XZ Utils — public domain — tukaani.org/xz",
    "mpg123": "mpg123 — LGPL 2.1 — mpg123.de",
    "ncurses": "ncurses — MIT — invisible-island.net",
    "tinfo": "ncurses — MIT — invisible-island.net",
    "ogg": "libogg — BSD 3-Clause — xiph.org",
    "opus": "Opus — BSD 3-Clause — opus-codec.org",
    "png": "libpng — libpng licence — libpng.org",
    "portmidi": "PortMidi — MIT — github.com/PortMidi",
    "python": "Python — PSF licence — python.org",
    "readline": "GNU Readline — GPL 3 — gnu.org",
    "sharpyuv": "WebP — BSD 3-Clause — developers.google.com/speed/webp",
    "sndfile": "libsndfile — LGPL 2.1 — libsndfile.github.io",
    "sqlite3": "SQLite — public domain — sqlite.org",
    "tiff": "LibTIFF — libtiff licence — libtiff.gitlab.io",
    "uuid": "libuuid — BSD 3-Clause — kernel.org",
    "vorbis": "libvorbis — BSD 3-Clause — xiph.org",
    "wavpack": "WavPack — BSD 3-Clause — wavpack.com",
    "webp": "WebP — BSD 3-Clause — developers.google.com/speed/webp",
    "xmp": "libxmp — MIT — github.com/libxmp",
    "z.so": "zlib — zlib licence — zlib.net",
    "zlib": "zlib — zlib licence — zlib.net",
}
"""Bundled libraries, by a part of their file name."""

_LEGAL = ("licen", "copying", "ofl", "notice")


def gather(folder: Path, binaries: Iterable[str]) -> list[tuple[str, str]]:
    """Put every licence into `folder`; returns pairs of file and place for PyInstaller's `datas`."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "Kagebako.txt")
    # The wheel of pygame-ce comes without its licence.
    shutil.copy(ROOT / "tools" / "bundle" / "licences" / "LGPL-2.1.txt", folder / "pygame-ce.txt")
    python = Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt"
    if python.is_file():
        shutil.copy(python, folder / "Python.txt")
    for package in PACKAGES:
        _copy_of_package(package, folder)
    (folder / "libraries.txt").write_text(_libraries(binaries), "utf-8")
    return [(str(path), "licences") for path in sorted(folder.iterdir())]


def _copy_of_package(package: str, folder: Path) -> None:
    for file in metadata.distribution(package).files or ():
        if any(word in file.name.lower() for word in _LEGAL) and file.suffix != ".py":
            shutil.copy(file.locate(), folder / f"{package}.txt")


def _libraries(binaries: Iterable[str]) -> str:
    names = sorted({Path(binary).name for binary in binaries if ".cpython-" not in binary and ".pyd" not in binary})
    known = {words for part, words in LIBRARIES.items() for name in names if part in name}
    unknown = [name for name in names if not any(part in name for part in LIBRARIES)]
    lines = ["Libraries inside this program, their licences, and where their sources are:", "", *sorted(known)]
    if unknown:
        lines += ["", "Further files, from the system that built this program:", *unknown]
    return "\n".join(lines) + "\n"
