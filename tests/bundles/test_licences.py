"""Everything inside a bundle has its licence there, also what is added later."""

import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.bundle import licences, product

PLAYERS_PACKAGES = sorted(
    licences.plain(Requirement(one).name)
    for one in metadata.requires("kagebako") or ()
    if Requirement(one).marker is None or "extra" not in str(Requirement(one).marker)
)

SOUNDFONT = re.compile(r"(\w+?)(?:_GM)?\.sf[23z]")
"""A font of instruments as the sound tools name it, by its short name."""


@pytest.mark.parametrize("package", [*PLAYERS_PACKAGES, licences.BOOTLOADER])
def test_every_package_that_players_get_has_a_licence_text(package: str) -> None:
    assert len(licences.licence_of(package)) > 500


def test_the_font_brings_both_its_licences() -> None:
    text = licences.licence_of("fontpkg-alegreya-sans")
    assert "SIL OPEN FONT LICENSE" in text.upper()


def test_pythons_licence_is_found_where_windows_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "PYTHON SOFTWARE FOUNDATION" in licences.python_licence().read_text("utf-8").upper()
    monkeypatch.setattr(licences.sysconfig, "get_paths", lambda: {"stdlib": str(tmp_path / "Lib")})
    monkeypatch.setattr(licences.sys, "base_prefix", str(tmp_path))
    with pytest.raises(licences.NoLicenceError):
        licences.python_licence()
    (tmp_path / "LICENSE.txt").write_text("PSF", "utf-8")
    assert licences.python_licence() == tmp_path / "LICENSE.txt"


def test_a_package_without_a_licence_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "TEXTS", licences.ROOT / "nowhere")
    with pytest.raises(licences.NoLicenceError, match="pygame-ce"):
        licences.licence_of("pygame-ce")


@pytest.mark.parametrize(
    "known", ["libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2_mixer.dll", "VCRUNTIME140.dll", "libz.so.1", "python312.dll"]
)
def test_known_libraries_are_listed(known: str) -> None:
    assert "—" in licences.libraries([known])


def test_an_unknown_library_ends_the_build() -> None:
    with pytest.raises(licences.NoLicenceError, match="libsurprise"):
        licences.libraries(["libz.so.1", "libsurprise.so.3"])
    assert licences.libraries(["pygame/base.cpython-312-x86_64-linux-gnu.so", "pygame\\base.cp312-win_amd64.pyd"])


def test_every_listed_library_has_the_notices_of_its_authors() -> None:
    texts = licences.library_texts(f"lib{part}.1" for part in licences.LIBRARIES)
    assert len(texts) == len(
        {words.partition(" — ")[0] for words in licences.LIBRARIES.values()} - set(licences.NO_TEXT)
    )
    assert all("opyright" in text.read_text("utf-8") for text in texts)


def test_modules_are_traced_to_their_packages() -> None:
    names = ["pygame.base", "pygame\\mixer.cp312-win_amd64.pyd", "msgspec/_core.cpython-312.so", "json", "game.cli"]
    assert licences.packages_of(names) == {"pygame-ce", "msgspec"}


def test_everything_is_gathered(tmp_path: Path) -> None:
    pairs = licences.gather(tmp_path / "licences", ["pygame", "pytmx", "msgspec"], ["libz.so.1"])
    names = {Path(path).name for path, _ in pairs}
    assert {"Kagebako.txt", "Python.txt", "pygame-ce.txt", "pytmx.txt", "msgspec.txt", "pyinstaller.txt"} <= names
    assert {"libraries.txt", "GPL-3.txt"} <= names


def test_our_own_folders_hold_only_what_we_make(tmp_path: Path) -> None:
    assert licences.foreign_files() == [], "whose work is it, and where is its licence?"
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "koto.sf2").write_bytes(b"")
    assert licences.foreign_files(tmp_path) == ["assets/koto.sf2"]


def test_every_soundfont_that_plays_our_notes_has_its_licence() -> None:
    sources = (licences.ROOT / "tools" / "sounds").glob("*.py")
    fonts = {font for path in sources for font in SOUNDFONT.findall(path.read_text("utf-8"))}
    assert fonts
    assert {font for font in fonts if not (licences.TEXTS / "also" / f"{font}.txt").is_file()} == set()


def test_the_credits_name_every_package() -> None:
    from game.scenes.credits import INSIDE

    named = {name.lower() for name, _ in INSIDE}
    called = {"fontpkg-alegreya-sans": "alegreya sans"}
    assert {called.get(package, package) for package in PLAYERS_PACKAGES} <= named


def test_the_version_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    import game

    assert game.__version__ == product.VERSION
    assert product.numbers()[:2] == tuple(int(part) for part in product.VERSION.split(".")[:2])
    assert len(product.numbers()) == 4
    assert product.COPYRIGHT.startswith("Copyright (c)")
