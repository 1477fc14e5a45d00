"""Writes `release-requirements.txt` beside this file: everything that a release installs, with file hashes.

    python tools/lock.py

The versions are those of `constraints.txt`. Packages are resolved for each of the three systems, whatever this
machine is, and only what one of them needs is written. Run it after every change of `constraints.txt`.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = Path(__file__).with_name("release-requirements.txt")
PYTHON = "3.12"
"""As in the release workflow."""

BUILD = ("hatchling", "editables")
"""What the project itself is built with."""

HEAD = """\
# All that a release installs, on every system, with the hashes of its files.
# Made with: python tools/lock.py
"""


class System(NamedTuple):
    """A system that a release is built on."""

    sys_platform: str
    platform_system: str
    os_name: str
    machine: str
    tags: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """The values that markers are evaluated with."""
        return {
            "sys_platform": self.sys_platform,
            "platform_system": self.platform_system,
            "os_name": self.os_name,
            "platform_machine": self.machine,
            "python_version": PYTHON,
            "python_full_version": f"{PYTHON}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }


SYSTEMS = (
    System(
        *("linux", "Linux", "posix", "x86_64"),
        (*(f"manylinux_2_{glibc}_x86_64" for glibc in range(35, 4, -1)), "manylinux2014_x86_64"),
    ),
    System("win32", "Windows", "nt", "AMD64", ("win_amd64",)),
    System("darwin", "Darwin", "posix", "arm64", ("macosx_14_0_arm64",)),
)


def pins() -> dict[str, str]:
    """The version of every package in `constraints.txt`, by its normalized name."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def report(system: System, versions: dict[str, str]) -> list[dict[str, Any]]:
    """What pip would install on a system, for all pinned packages without their dependencies."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--ignore-installed", "--no-deps"]
        command += ["--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp"]
        for abi in (f"cp{PYTHON.replace('.', '')}", "abi3", "none"):
            command += ["--abi", abi]
        for tag in system.tags:
            command += ["--platform", tag]
        command += ["--target", folder, "--report", str(file)]
        subprocess.run([*command, *(f"{name}=={version}" for name, version in versions.items())], check=True)
        installed: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["install"]
        return installed


def roots() -> list[Requirement]:
    """The project's requirements: to run, to test and to build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["dev"], *BUILD]
    return [Requirement(one) for one in asked]


def needed(system: System, asks: dict[str, list[Requirement]]) -> set[str]:
    """Every package that is installed on a system.

    Raises:
        SystemExit: if one of them has no version in `constraints.txt`.
    """
    found: set[str] = set()
    due = roots()
    while due:
        one = due.pop()
        name = canonicalize_name(one.name)
        if name in found or (one.marker is not None and not one.marker.evaluate({**system.environment, "extra": ""})):
            continue
        if name not in asks:
            raise SystemExit(f"{name} is needed on {system.sys_platform} and has no version in constraints.txt")
        found.add(name)
        due += asks[name]
    return found


def marker(on: Iterable[str]) -> str:
    """The condition under which a package is installed; empty if it always is."""
    names = sorted(on)
    if len(names) == len(SYSTEMS):
        return ""
    return " ; " + " or ".join(f'sys_platform == "{name}"' for name in names)


def main() -> None:
    versions = pins()
    hashes: dict[str, set[str]] = {name: set() for name in versions}
    on: dict[str, set[str]] = {name: set() for name in versions}
    for system in SYSTEMS:
        found: dict[str, dict[str, Any]] = {
            canonicalize_name(one["metadata"]["name"]): one for one in report(system, versions)
        }
        asks: dict[str, list[Requirement]] = {
            name: [Requirement(asked) for asked in one["metadata"].get("requires_dist", [])]
            for name, one in found.items()
        }
        for name in needed(system, asks):
            on[name].add(system.sys_platform)
            hashes[name].add(found[name]["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = []
    for name in sorted(name for name in versions if on[name]):
        files = "".join(f" \\\n    --hash=sha256:{digest}" for digest in sorted(hashes[name]))
        lines.append(f"{name}=={versions[name]}{marker(on[name])}{files}\n")
    LOCK.write_text(HEAD + "".join(lines), "utf-8")
    print(f"{len(lines)} packages, {sum(map(len, hashes.values()))} files")


if __name__ == "__main__":
    main()
