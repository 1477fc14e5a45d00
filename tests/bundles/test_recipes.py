"""The recipes of the bundles: names, languages, sums, and what macOS is told."""

import hashlib
import os
import plistlib
import re
import struct
import subprocess
import sys
from datetime import date
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.paths import homepage
from game.store.match_file import MAP, MATCH
from tools.bundle import checksums, icons, mac, product
from tools.bundle.linux import __main__ as linux_build
from tools.bundle.linux.deb import HERE as LINUX
from tools.bundle.linux.deb import package_name
from tools.bundle.linux.metainfo import metainfo
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


def test_the_setup_program_is_also_made_on_windows() -> None:
    """NSIS has no 64-bit setups there, and finds no file whose path has a slash."""
    assert re.findall(r"^(.*)\n\s*Target amd64-unicode\b.*\n(.*)$", SETUP, re.MULTILINE) == [
        ("!ifndef NSIS_WIN32_MAKENSIS", "!endif")
    ]
    assert re.findall(r"^\s*File (.*)$", SETUP, re.MULTILINE) == [r'/r "${FOLDER}\*"']


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


def test_the_setup_program_shows_a_picture_of_our_own() -> None:
    data = icons.setup_side()
    assert data[:2] == b"BM"
    assert struct.unpack("<ii", data[18:26]) == icons.SIDE
    assert "MUI_WELCOMEFINISHPAGE_BITMAP" in SCRIPT.read_text("utf-8")


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


def test_macos_lets_a_signed_python_run() -> None:
    asked = plistlib.loads((product.ROOT / "tools" / "bundle" / "mac.entitlements").read_bytes())
    assert asked == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    script = product.ROOT / "tools" / "bundle" / "sign_mac.sh"
    assert "mac.entitlements" in script.read_text("utf-8")


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


def test_software_centres_show_our_pictures_once_the_project_has_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "<screenshot" not in metainfo() or product.HOMEPAGE is not None
    monkeypatch.setattr(product, "HOMEPAGE", "https://example.org/kagebako/")
    root = ElementTree.fromstring(metainfo(date(2026, 11, 18)))
    pictures = [image.text or "" for image in root.iter("image")]
    base = f"https://example.org/kagebako/raw/v{product.VERSION}/"
    assert pictures == [base + path.relative_to(product.ROOT).as_posix() for path in product.SCREENSHOTS]
    sizes = {(int(image.attrib["width"]), int(image.attrib["height"])) for image in root.iter("image")}
    assert sizes == {pygame.image.load(path).get_size() for path in product.SCREENSHOTS}
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": product.VERSION, "date": "2026-11-18"}


YAML = (product.ROOT / ".github" / "workflows" / "release.yml", LINUX / f"{product.APP_ID}.yml")
PLAIN = re.compile(r"^ *(?:- )?(?:[\w-]+: |- )(?![\"'|>\[{])(.+)$", re.MULTILINE)
"""A value without quotes, in which YAML sees another key after a colon and a space."""


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.name)
def test_no_value_reads_as_another_key(path: Path) -> None:
    values = PLAIN.findall(path.read_text("utf-8"))
    assert len(values) > 10
    assert [value for value in values if ": " in value and not re.match(r"[\w-]+: ", value)] == []


def test_only_the_step_that_signs_sees_the_secrets() -> None:
    workflow = YAML[0].read_text("utf-8")
    steps = re.split(r"^      - ", workflow, flags=re.MULTILINE)
    seeing = [step for step in steps if re.search(r"secrets\.\w+ }}", step)]
    assert len(seeing) == 1
    assert "sign_mac.sh" in seeing[0]
    assert "if: runner.os == 'macOS' && env.CAN_SIGN_FOR_MACOS == 'true'" in seeing[0]


def test_actions_are_named_by_commit() -> None:
    used = re.findall(r"uses: (\S+)", YAML[0].read_text("utf-8"))
    assert len(used) >= 4
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action)] == []


def test_the_release_workflow_says_where_the_pictures_are() -> None:
    workflow = (product.ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "KAGEBAKO_HOMEPAGE: ${{ github.server_url }}/${{ github.repository }}" in workflow
    code = "from tools.bundle import product; print(product.HOMEPAGE)"
    for place in ("https://example.org/kagebako", ""):
        told = subprocess.run(
            [sys.executable, "-c", code],
            cwd=product.ROOT,
            env={**os.environ, "KAGEBAKO_HOMEPAGE": place},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == (homepage(product.ROOT / "pyproject.toml") or place or "None")


def test_the_menu_entry_opens_matches_and_maps_and_belongs_to_the_window() -> None:
    entry = (LINUX / "kagebako.desktop").read_text("utf-8")
    types = ElementTree.parse(LINUX / "kagebako-mime.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    declared = [kind.attrib["type"] for kind in types.iter(f"{space}mime-type")]
    patterns = [glob.attrib["pattern"] for glob in types.iter(f"{space}glob")]
    assert f"MimeType={';'.join(declared)};" in entry
    assert patterns == [f"*{MATCH}", f"*{MAP}"]
    assert "Exec=kagebako %f" in entry
    assert "StartupWMClass=kagebako" in entry


def test_the_flatpak_manifest_packs_whatever_version_was_built(tmp_path: Path) -> None:
    manifest = (LINUX / f"{product.APP_ID}.yml").read_text("utf-8")
    assert f"id: {product.APP_ID}\n" in manifest
    assert not re.search(r"\d+\.\d+\.\d", manifest), "a version has one source"
    assert (LINUX / re.search(r"path: (\S+)", manifest)[1]).resolve() == product.ROOT / "dist"
    packed = re.search(r"ar p (\S+) data\.tar\.xz", manifest)[1]
    assert fnmatch(package_name(), packed)


def test_a_bundle_that_asks_for_a_newer_glibc_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"libnew.so": (2, 38), "libold.so": (2, 17)}
    monkeypatch.setattr(linux_build, "needs", lambda _: found)
    with pytest.raises(SystemExit, match=r"libnew\.so"):
        linux_build.check_glibc(tmp_path)
    del found["libnew.so"]
    linux_build.check_glibc(tmp_path)
