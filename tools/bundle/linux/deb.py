"""Packs a frozen folder as a Debian package: program, menu entry, icons, file types, licences."""

import gzip
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bundle import icons, product
from tools.bundle.linux.metainfo import metainfo

HERE = Path(__file__).parent
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
OLDEST_GLIBC = "2.35"
DEPENDS = (
    f"libc6 (>= {OLDEST_GLIBC}), libgcc-s1, libstdc++6, libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, "
    "libxfixes3, libxss1"
)
"""What a minimal system needs for a window. SDL loads these by name, so no tool would find them."""

WAYLAND = (
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libxkbcommon0",
    "libegl1",
    "libgles2",
    "libgl1",
)
"""For a window without X11. SDL draws through EGL there, and crashes where it has Wayland's libraries only."""

RECOMMENDS = f"libasound2t64 | libasound2, libpulse0, {', '.join(WAYLAND)}, xdg-utils"
MAINTAINER = f"{product.AUTHORS} <authors@kagebako.invalid>"


def package_name() -> str:
    """What the package is called."""
    return f"{product.PROGRAM}_{product.VERSION}_amd64.deb"


def make_deb(folder: Path, dist: Path) -> Path:
    """Pack the folder; returns the package."""
    package = dist / package_name()
    with TemporaryDirectory() as drafts:
        root = Path(drafts) / "root"
        _lay_out(folder, root)
        _control(root)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return package


def _lay_out(folder: Path, root: Path) -> None:
    name, share = product.PROGRAM, root / "usr" / "share"
    shutil.copytree(folder, root / "usr" / "lib" / name, symlinks=True)
    (root / "usr" / "games").mkdir()
    (root / "usr" / "games" / name).symlink_to(f"../lib/{name}/{name}")
    _put(share / "applications" / f"{name}.desktop", (HERE / "kagebako.desktop").read_bytes())
    _put(share / "mime" / "packages" / f"{name}.xml", (HERE / "kagebako-mime.xml").read_bytes())
    _put(share / "metainfo" / f"{product.APP_ID}.metainfo.xml", metainfo().encode())
    hicolor = share / "icons" / "hicolor"
    for side in ICON_SIZES:
        _put(hicolor / f"{side}x{side}" / "apps" / f"{name}.png", icons.png(side))
    _put(hicolor / "scalable" / "apps" / f"{name}.svg", (icons.ASSETS / "icon.svg").read_bytes())
    _put(share / "man" / "man6" / f"{name}.6.gz", _packed((HERE / "kagebako.6").read_bytes()))
    _put(share / "doc" / name / "copyright", _copyright(folder))
    _put(share / "doc" / name / "changelog.gz", _packed(_changelog()))
    (root / "usr" / "lib" / name / "_internal" / "screenshots").rename(share / "doc" / name / "screenshots")
    _put(share / "lintian" / "overrides" / name, (HERE / "lintian-overrides").read_bytes())
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / "usr" / "lib" / name / name else 0o644)


def _control(root: Path) -> None:
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": product.PROGRAM,
        "Version": product.VERSION,
        "Architecture": "amd64",
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // 1024)),
        "Depends": DEPENDS,
        "Recommends": RECOMMENDS,
        "Section": "games",
        "Priority": "optional",
        **({"Homepage": product.HOMEPAGE} if product.HOMEPAGE else {}),
        "Description": "four ninja tabletop games in one box\n"
        " Shinobi WAT-AAH!, Ninja Taisen, Oboro Ninja Star Trick and Ninjutsu, against\n"
        " the computer or passed around. With rulebooks, playable lessons, replays and\n"
        " reviews, in English, French, German and Dutch.",
    }
    _put(root / "DEBIAN" / "control", "".join(f"{name}: {value}\n" for name, value in fields.items()).encode())


def _copyright(folder: Path) -> bytes:
    """Our licence, the list of libraries, and where every other licence text is."""
    legal = folder / "_internal" / "licences"
    others = [path.name for path in sorted(legal.glob("*.txt")) if path.stem not in ("Kagebako", "libraries")]
    parts = (
        f"{product.NAME} is under this licence:\n\n{(legal / 'Kagebako.txt').read_text('utf-8')}",
        f"It contains other works, whose licences are in /usr/lib/{product.PROGRAM}/_internal/licences:\n"
        + "\n".join(others)
        + "\nThe GNU licences are in /usr/share/common-licenses as well.",
        (legal / "libraries.txt").read_text("utf-8"),
    )
    return "\n\n".join(parts).encode()


def _changelog() -> bytes:
    entry = (
        f"{product.PROGRAM} ({product.VERSION}) unstable; urgency=medium\n\n  * See CHANGELOG.md of the project.\n\n"
    )
    return f"{entry} -- {MAINTAINER}  {formatdate()}\n".encode()


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
