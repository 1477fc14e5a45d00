"""The recipes of the bundles: names, languages, sums, and what macOS is told."""

import hashlib
import plistlib
import re
from pathlib import Path

import pytest

from game.paths import homepage
from tools.bundle import checksums, icons, mac, product
from tools.bundle.windows import runtime
from tools.bundle.windows.installer import SCRIPT

SETUP = SCRIPT.read_text("utf-8")


def test_the_sums_are_those_of_the_packages(tmp_path: Path) -> None:
    for name in ("kagebako-1-linux.tar.gz", "kagebako-1-setup.exe", "notes.txt"):
        (tmp_path / name).write_bytes(name.encode())
    lines = checksums.write(tmp_path).read_text("utf-8").splitlines()
    assert [line.split("  ")[1] for line in lines] == ["kagebako-1-linux.tar.gz", "kagebako-1-setup.exe"]
    assert lines[0].split("  ")[0] == hashlib.sha256(b"kagebako-1-linux.tar.gz").hexdigest()


def test_the_setup_program_speaks_four_languages() -> None:
    languages = re.findall(r'MUI_LANGUAGE "(\w+)"', SETUP)
    assert languages == ["English", "French", "German", "Dutch"]
    said: dict[str, set[str]] = {}
    for key, language in re.findall(r"LangString (\w+) \$\{LANG_(\w+)\}", SETUP):
        said.setdefault(key, set()).add(language)
    assert set(re.findall(r"\$\((\w+)\)", SETUP)) == said.keys()
    assert all(spoken == {name.upper() for name in languages} for spoken in said.values())


def test_the_setup_program_needs_no_rights_and_leaves_the_players_folder_alone() -> None:
    assert "RequestExecutionLevel user" in SETUP
    assert "HKLM" not in SETUP
    assert "$APPDATA" not in SETUP, "matches and settings are there"


def test_every_key_that_is_written_is_removed() -> None:
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', SETUP))
    removed = re.findall(r'DeleteRegKey(?: /ifempty)? HKCU "([^"]+)"', SETUP)
    assert all(any(key == gone or key.startswith(f"{gone}\\") for gone in removed) for key in written)


def test_the_windows_build_takes_the_releases_packages_with_their_hashes() -> None:
    told = runtime.requirements()
    names = re.findall(r"^([a-z0-9-]+)==", told, re.MULTILINE)
    assert {"pygame-ce", "msgspec", "pytmx", "pyinstaller", "pefile", "pywin32-ctypes"} <= set(names)
    assert "macholib" not in names
    assert "mypy" not in names
    assert " ; " not in told
    assert told.count("--hash=sha256:") >= len(names)


def test_the_icon_of_windows_has_every_size() -> None:
    data = icons.ico()
    assert data[:6] == b"\0\0\1\0" + bytes([len(icons.ICO_SIZES), 0])


def test_macos_is_told_about_files_and_sharp_screens() -> None:
    told = mac.info_plist()
    plistlib.dumps(told)
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleShortVersionString"] == product.VERSION
    kinds = [kind for one in told["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]]
    declared = [*told["UTExportedTypeDeclarations"], *told["UTImportedTypeDeclarations"]]
    assert kinds == [one["UTTypeIdentifier"] for one in declared]
    suffixes = [one["UTTypeTagSpecification"]["public.filename-extension"] for one in declared]
    assert suffixes == [["kagebako"], ["tmx"]]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[project.urls]\nHomepage = "https://example.org/kagebako"', "https://example.org/kagebako"),
        ("[project]", None),
        ("nonsense", None),
    ],
)
def test_the_newest_version_is_where_the_project_says(tmp_path: Path, text: str, place: str | None) -> None:
    path = tmp_path / "pyproject.toml"
    path.write_text(text, "utf-8")
    assert homepage(path) == place
    assert homepage(tmp_path / "missing.toml") is None
