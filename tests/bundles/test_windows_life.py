"""The whole life of the Windows bundle under Wine: built, installed, played, upgraded, removed.

`pytest -m bundle -n 0 tests/bundles/test_windows_life.py`; it needs Wine, NSIS, osslsigncode, openssl, Xvfb,
xdotool, openbox and wmctrl, and half an hour. Nothing of it has been run on Windows itself.
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.bundles.life import (
    DIST,
    Household,
    begin_taisen,
    bundle,
    close_window,
    drawn_map,
    exported_match,
    files_under,
    go_on,
    has_every_licence,
    in_front,
    put_away,
    window_manager,
)
from tests.games.ninjutsu.dojo_digest import BITS
from tests.window.driver import Person, playing, wait_until
from tools.bundle import icons, product
from tools.bundle.product import ROOT
from tools.bundle.windows import runtime
from tools.bundle.windows.installer import sign
from tools.bundle.windows.wine import Wine, windows_path

NEEDED = ("wine", "makensis", "osslsigncode", "openssl", "Xvfb", "xdotool", "openbox", "wmctrl")
WORK = Path(os.environ.get("KAGEBAKO_WINDOWS_WORK", ROOT / "build" / "windows"))
pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(any(shutil.which(tool) is None for tool in NEEDED), reason=f"needs {', '.join(NEEDED)}"),
    pytest.mark.timeout(3600),
]
FALLBACK_DRIVER = {"SDL_VIDEODRIVER": "", "SDL_AUDIODRIVER": "dummy"}
"""Windows has its own driver, and an empty name must not keep SDL from it."""


CLASSES = [rf"Classes\{name}" for name in (".kagebako", "Kagebako.Match", ".tmx", "Kagebako.Map")]
"""The kinds of files that are opened by a double-click."""


class Windows:
    """A new Windows with the program installed for its only user."""

    def __init__(self, folder: Path) -> None:
        self.wine = Wine(folder / "prefix")
        self.before = files_under(self.wine.user)
        self.home = Household(self.wine.user / "AppData" / "Roaming" / "Kagebako")
        self.program = self.wine.user / "AppData" / "Local" / "Programs" / "Kagebako" / "kagebako.exe"
        self._files = folder / "Zoë's Spiele"

    def install(self) -> None:
        self.wine.run(bundle("kagebako-*-setup.exe"), "/S")

    def uninstall(self) -> None:
        self.wine.run(self.program.with_name("uninstall.exe"), "/S")
        # It copies itself elsewhere, goes on there, and so ends before it is done.
        wait_until(lambda: not self.program.parent.exists(), "the program's folder stays")
        self.wine.wait()

    @contextmanager
    def starts(self, *arguments: str) -> Iterator[Person]:
        command = ["sh", "-c", 'true | wine "$@" 2>&1 | cat', "sh", str(self.program)]  # Python starts only with pipes
        with playing(
            self._files,
            *("--lang", "en", "--speed", "off", *arguments),
            program=command,
            surroundings=self.wine.environment(**FALLBACK_DRIVER),
            targets_as=windows_path,
            desktop=window_manager,
        ) as person:
            yield person

    def has_key(self, key: str) -> bool:
        return "HKEY_CURRENT_USER" in self.wine.run("reg", "query", f"HKCU\\Software\\{key}", check=False)

    def value(self, key: str) -> str:
        """The default value of one of the user's registry keys."""
        told = self.wine.run("reg", "query", f"HKCU\\Software\\{key}", "/ve")
        return told.split("REG_SZ", 1)[1].strip()

    def double_click(self, file: Path, display: str) -> str:
        """Open a file as Explorer does: by the command registered for its kind.

        Wine's own `start` looks only at what is registered for all users.
        """
        kind = self.value(f"Classes\\{file.suffix}")
        program, asked = re.fullmatch(r'"(.+)" "(.+)"', self.value(f"Classes\\{kind}\\shell\\open\\command")).groups()
        assert asked == "%1"
        return self.wine.run(program, windows_path(file), more={"DISPLAY": display})

    def processes(self) -> list[str]:
        """The command lines of the program's processes: the window's, and the opponents'."""
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                line = path.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
            except (FileNotFoundError, ProcessLookupError):
                continue
            if "kagebako.exe" in line:
                found.append(line)
        return found


@pytest.fixture(scope="module")
def built() -> Path:
    """The bundles; made by the one command if they are not there."""
    if not list(DIST.glob("kagebako-*-setup.exe")):
        command = [sys.executable, "-m", "tools.bundle.windows", "--work", str(WORK), "--dist", str(DIST)]
        subprocess.run(command, cwd=ROOT, check=True)
    return DIST


@pytest.fixture(scope="module")
def windows(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    machine = Windows(tmp_path_factory.mktemp("windows"))
    try:
        yield machine
    finally:
        machine.wine.stop()


def test_the_portable_folder_opens_every_screen_and_table(windows: Windows, tmp_path: Path) -> None:
    place = tmp_path / "Zoë's Spiele, été"
    with zipfile.ZipFile(bundle("kagebako-*-windows.zip")) as archive:
        archive.extractall(place)
    told = windows.wine.run(place / "kagebako" / "kagebako.exe", "--smoke", more=FALLBACK_DRIVER)
    assert "taisen for 2: 8 decisions with a worker: fine" in told
    has_every_licence(place / "kagebako")
    dlls = [path.name.lower() for path in (place / "kagebako").rglob("*.dll")]
    assert len(dlls) == len(set(dlls)), "no library is there twice"


def test_both_programs_say_what_they_are_and_open_no_console(built: Path) -> None:
    with zipfile.ZipFile(bundle("kagebako-*-windows.zip")) as archive:
        program = archive.read("kagebako/kagebako.exe")
    setup = bundle("kagebako-*-setup.exe").read_bytes()
    largest = icons.png(max(icons.ICO_SIZES))[:24]  # the size; another zlib may have packed the rest
    for data in (program, setup):
        for words in (product.AUTHORS, product.VERSION, product.COPYRIGHT):
            assert words.encode("utf-16-le") in data
        assert largest in data
        (header,) = struct.unpack_from("<I", data, 0x3C)
        assert struct.unpack_from("<H", data, header + 0x5C) == (2,), "a program with windows, not for a console"


def test_a_program_is_signed_if_there_is_a_certificate(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, key, certificate = (tmp_path / name for name in ("setup.exe", "key.pem", "certificate.pem"))
    both, password = tmp_path / "both.pfx", tmp_path / "password.txt"
    shutil.copy(bundle("kagebako-*-setup.exe"), setup)
    assert not sign(setup)
    password.write_text("secret", "utf-8")
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/O=Kagebako test", "-keyout", key]
    subprocess.run(["openssl", *made, "-out", certificate], check=True, capture_output=True)
    packed = ["pkcs12", "-export", "-inkey", key, "-in", certificate, "-passout", f"file:{password}", "-out", both]
    subprocess.run(["openssl", *packed], check=True)
    monkeypatch.setenv("KAGEBAKO_SIGN_PFX", str(both))
    monkeypatch.setenv("KAGEBAKO_SIGN_PASSWORD_FILE", str(password))
    assert sign(setup)
    told = subprocess.run(["osslsigncode", "verify", "-in", setup], capture_output=True, text=True, check=False).stdout
    digests = re.findall(r"(?:Current|Calculated) message digest\s*: ([0-9A-F]+)", told)
    assert digests, told
    assert len(set(digests)) == 1
    assert "/O=Kagebako test" in told


def test_installed_played_upgraded_and_removed(windows: Windows, tmp_path: Path) -> None:
    windows.install()
    assert windows.program.is_file()
    assert windows.has_key(r"Microsoft\Windows\CurrentVersion\Uninstall\Kagebako")
    assert all(map(windows.has_key, CLASSES))
    assert list(windows.wine.drive.rglob("Start Menu/Programs/Kagebako.lnk"))
    assert not list(windows.wine.drive.rglob("Desktop/Kagebako.lnk")), "only by choice"

    with windows.starts() as person:
        begin_taisen(person, windows.home)
        wait_until(lambda: any("multiprocessing" in line for line in windows.processes()), "no opponents' process")
        close_window(person)
    kept = windows.home.decisions()
    assert kept >= 8

    friend, board = exported_match(tmp_path), drawn_map(tmp_path)
    with windows.starts() as person:
        go_on(person, windows.home)
        kept = windows.home.decisions()
        put_away(person.display)
        told = windows.double_click(friend, person.display)
        assert told.strip() == ""
        wait_until(lambda: in_front(person.display), "the window did not come forward")
        person.wait_for("open")
        person.go("open", to="reel.play")
        windows.double_click(board, person.display)
        person.wait_for("start")
        windows.install()  # an upgrade, while it is running: the program is asked to close
        wait_until(lambda: person.game.poll() is not None, "the running program was not closed")
    assert windows.program.is_file()
    assert windows.home.decisions() >= kept, "the opponent may have moved meanwhile"
    kept = windows.home.decisions()

    with windows.starts() as person:
        go_on(person, windows.home, more=1)
        close_window(person)
    windows.home.is_sound()

    windows.uninstall()
    left = {path for path in files_under(windows.wine.user) - windows.before if not path.startswith("Temp")}
    own = str(windows.home.folder.relative_to(windows.wine.user))
    assert {path for path in left if not path.startswith(own)} == set()
    assert windows.home.decisions() > kept
    for key in (r"Microsoft\Windows\CurrentVersion\Uninstall\Kagebako", "Kagebako", *CLASSES):
        assert not windows.has_key(key), key


def test_maps_stay_with_a_map_editor(windows: Windows) -> None:
    windows.wine.run("reg", "add", r"HKCU\Software\Classes\.tmx", "/ve", "/d", "tiled.map", "/f")
    windows.install()
    assert windows.value(r"Classes\.tmx") == "tiled.map"
    windows.uninstall()
    assert windows.value(r"Classes\.tmx") == "tiled.map"
    windows.wine.run("reg", "delete", r"HKCU\Software\Classes\.tmx", "/f")


def test_the_dojo_gives_the_same_bits_under_wine(windows: Windows) -> None:
    python = runtime.install(WORK / "python", Wine(WORK / "prefix"))
    code = "from tests.games.ninjutsu.dojo_digest import digest; print(digest())"
    told = windows.wine.run(windows_path(python), "-c", code, more={"PYTHONPATH": windows_path(ROOT)})
    assert told.strip() == BITS
