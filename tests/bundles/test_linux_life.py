"""The whole life of the Linux bundles: built, checked, installed, started from the menu, played, removed.

`pytest -m bundle -n 0 tests/bundles/test_linux_life.py`; it needs root, dpkg, lintian, desktop-file-validate,
appstreamcli, Xvfb, xdotool, openbox, wmctrl, weston, gtk-launch, gio and ImageMagick. `KAGEBAKO_CHROOT` names the
folder of another Debian, made with `debootstrap --variant=minbase`, to do the same there.
"""

import configparser
import os
import shlex
import shutil
import subprocess
import sys
import tarfile
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
    go_on,
    has_every_licence,
    in_front,
    put_away,
    window_manager,
    windows_on,
)
from tests.window.driver import Person, playing, screen, wait_until
from tools.bundle import product
from tools.bundle.linux.__main__ import check_glibc
from tools.bundle.linux.deb import WAYLAND
from tools.bundle.linux.metainfo import metainfo
from tools.bundle.product import APP_ID, ROOT

NEEDED = (
    *("dpkg", "lintian", "desktop-file-validate", "appstreamcli", "Xvfb", "xdotool", "openbox", "wmctrl", "weston"),
    *("gtk-launch", "gio", "import"),
)
CHROOT = os.environ.get("KAGEBAKO_CHROOT")
pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(any(shutil.which(tool) is None for tool in NEEDED), reason=f"needs {', '.join(NEEDED)}"),
    pytest.mark.timeout(3600),
]
MANY_COLOURS = 1000
"""More than the frame of an empty window has, and far fewer than our title."""

needs_root = pytest.mark.skipif(os.name != "posix" or os.getuid() != 0, reason="installs packages")


@pytest.fixture(scope="module")
def package() -> Path:
    """The package; made by the one command if it is not there."""
    if not list(DIST.glob("kagebako_*_amd64.deb")):
        subprocess.run([sys.executable, "-m", "tools.bundle.linux", "--dist", str(DIST)], cwd=ROOT, check=True)
    return bundle("kagebako_*_amd64.deb")


@pytest.fixture(scope="module")
def unpacked(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
    return folder


def test_the_package_is_as_debian_wants_it(package: Path) -> None:
    told = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error", str(package)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


def test_menus_and_software_centres_understand_it(unpacked: Path) -> None:
    share = unpacked / "usr" / "share"
    told = subprocess.run(
        ["desktop-file-validate", share / "applications" / "kagebako.desktop"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == ""
    validate(share / "metainfo" / f"{APP_ID}.metainfo.xml")
    assert len(list((share / "icons" / "hicolor").rglob("kagebako.*"))) == 9
    has_our_pictures(share / "doc" / "kagebako" / "screenshots")


def has_our_pictures(folder: Path) -> None:
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert found == {path.name: path.read_bytes() for path in product.SCREENSHOTS}


def test_software_centres_understand_it_with_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(product, "HOMEPAGE", "https://example.org/kagebako")
    document = tmp_path / f"{APP_ID}.metainfo.xml"
    document.write_text(metainfo(), "utf-8")
    assert "</image>" in document.read_text("utf-8")
    validate(document)


def validate(document: Path) -> None:
    told = subprocess.run(
        ["appstreamcli", "validate", "--no-net", document], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


def test_it_starts_on_systems_from_2022(unpacked: Path) -> None:
    check_glibc(unpacked / "usr" / "lib" / "kagebako")
    assert not list(unpacked.rglob("libstdc++*"))
    assert not list(unpacked.rglob("libgcc_s*"))


def test_the_package_has_every_licence(unpacked: Path) -> None:
    has_every_licence(unpacked / "usr" / "lib" / "kagebako")


def test_the_archive_runs_where_it_is_unpacked(package: Path, tmp_path: Path) -> None:
    place = tmp_path / "Zoë's Spiele, été"
    place.mkdir()
    with tarfile.open(bundle("kagebako-*-linux.tar.gz")) as archive:
        archive.extractall(place, filter="data")
    has_our_pictures(place / "kagebako" / "_internal" / "screenshots")
    surroundings = {"HOME": str(tmp_path), "PATH": "/nonexistent"}
    told = subprocess.run(
        [place / "kagebako" / "kagebako", "--smoke"],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert "taisen for 2: 8 decisions with a worker: fine" in told.stdout


class Machine:
    """A system that packages are installed on: this one, or another one in a folder."""

    def __init__(self, root: Path, home: Path) -> None:
        self.root = root
        self._inside = [] if root == Path("/") else ["chroot", str(root)]
        self.shared = (root / "tmp" / "kagebako-life") if self._inside else home
        self.home = Household(self.shared / ".local" / "share" / "kagebako")
        shutil.rmtree(self.shared, ignore_errors=True)  # what a test that failed has left
        self.shared.mkdir(parents=True)

    def inside(self, path: Path) -> str:
        """A file's name on that system."""
        return str(path) if not self._inside else f"/{path.relative_to(self.root)}"

    def run(self, *command: str, **more: str) -> None:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", **more}
        subprocess.run([*self._inside, *command], env=environment, check=True, timeout=900)

    def install(self, package: Path) -> None:
        copy = self.shared / package.name
        shutil.copy(package, copy)
        self.run("apt-get", "update", "-qq")
        self.run("apt-get", "install", "--yes", "-qq", "--no-install-recommends", self.inside(copy))

    def menu_command(self) -> list[str]:
        """What the menu entry runs, without a file."""
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(self.root / "usr" / "share" / "applications" / "kagebako.desktop", "utf-8")
        return [word for word in shlex.split(entry["Desktop Entry"]["Exec"]) if not word.startswith("%")]

    def surroundings(self, **more: str) -> dict[str, str]:
        path = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games:/usr/sbin"
        home = self.inside(self.shared)
        return {"HOME": home, "PATH": path, "LC_ALL": "C.UTF-8", "SDL_AUDIODRIVER": "dummy", **more}

    @contextmanager
    def starts(self, *arguments: str) -> Iterator[Person]:
        program = [*self._inside, *self.menu_command()]
        with playing(
            self.shared,
            *("--lang", "en", "--speed", "off", *arguments),
            program=program,
            surroundings=self.surroundings(SDL_VIDEODRIVER=""),
            targets_as=self.inside,
            desktop=window_manager,
        ) as person:
            yield person

    def starts_under_wayland(self, runtime: Path) -> None:
        """Show some frames under a compositor that has no screen."""
        self.run("apt-get", "install", "--yes", "-qq", "--no-install-recommends", *WAYLAND)
        with wayland(runtime) as socket:
            screens = {"XDG_RUNTIME_DIR": self.inside(runtime), "WAYLAND_DISPLAY": socket}
            environment = self.surroundings(SDL_VIDEODRIVER="", **screens)  # there is no other screen to fall back to
            command = [*self._inside, *self.menu_command(), "--frames", "30"]
            subprocess.run(command, env=environment, check=True, timeout=120)


@contextmanager
def wayland(runtime: Path) -> Iterator[str]:
    runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
    compositor = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=wayland-life", "--idle-time=0"],
        env={**os.environ, "XDG_RUNTIME_DIR": str(runtime)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until((runtime / "wayland-life").exists, "no compositor")
        yield "wayland-life"
    finally:
        compositor.terminate()
        compositor.wait(20)


@needs_root
@pytest.mark.parametrize("root", ["/", *([CHROOT] if CHROOT else [])])
def test_installed_played_and_removed(package: Path, tmp_path: Path, root: str) -> None:
    machine = Machine(Path(root), tmp_path / "home")
    machine.install(package)
    program = machine.root / "usr" / "lib" / "kagebako" / "kagebako"
    try:
        with machine.starts() as person:
            begin_taisen(person, machine.home)
            close_window(person)
            assert person.output() == ""
        kept = machine.home.decisions()
        assert kept >= 8
        friend, board = exported_match(machine.shared), drawn_map(machine.shared)
        with machine.starts() as person:
            go_on(person, machine.home)
            second = machine.surroundings(DISPLAY=person.display)
            machine.run(*machine.menu_command(), machine.inside(friend), **second)
            person.wait_for("open")
            person.go("open", to="reel.play")
            machine.run(*machine.menu_command(), machine.inside(board), **second)
            person.wait_for("start")
            close_window(person)
            assert person.output() == ""
        assert machine.home.decisions() > kept
        machine.starts_under_wayland(machine.shared / "runtime")
        machine.home.is_sound()
    finally:
        machine.run("dpkg", "--purge", "kagebako")
    assert not program.parent.exists()
    assert not list((machine.root / "usr" / "share").rglob("*agebako*"))
    assert machine.home.decisions() > kept, "matches stay"
    shutil.rmtree(machine.shared)


def colours_on(display: str) -> int:
    """How many colours the screen shows: few before the program has drawn its first picture."""
    command = ["import", "-display", display, "-window", "root", "-format", "%k", "info:-"]
    return int(subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout)


@needs_root
def test_the_menu_entry_itself_opens_a_window_and_a_double_click_a_match(package: Path, tmp_path: Path) -> None:
    machine = Machine(Path("/"), tmp_path / "home")
    machine.install(package)
    friend, board = exported_match(tmp_path), drawn_map(tmp_path)
    try:
        with screen() as display, window_manager(display):
            environment = machine.surroundings(DISPLAY=display)
            entry = subprocess.Popen(["gtk-launch", "kagebako"], env=environment)
            entry.wait(60)
            wait_until(lambda: "kagebako.kagebako" in windows_on(display), "no window came from the menu")
            # SDL may replace its window before the first picture: what is asked of the first one would be lost.
            wait_until(lambda: colours_on(display) > MANY_COLOURS, "the window stays empty")
            for file, kept in ((board, "maps/*.tmx"), (friend, "replays/*.json")):
                put_away(display)
                subprocess.run(["gio", "open", str(file)], env=environment, check=True)  # as file managers do
                wait_until(lambda kept=kept: len(list(machine.home.folder.glob(kept))) == 1, f"{file} was not opened")
                wait_until(lambda: in_front(display), "the window did not come forward")
                assert windows_on(display).count("kagebako.kagebako") == 1, "the first window shows it"
            subprocess.run(["wmctrl", "-c", "Kagebako"], env=environment, check=True)
            wait_until(lambda: "kagebako.kagebako" not in windows_on(display), "the window stays")
    finally:
        machine.run("dpkg", "--purge", "kagebako")
