"""What a release is made of: pinned versions, files and actions, and no more permissions than it needs."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "tools" / "release-requirements.txt").read_text("utf-8")
WORKFLOWS = {path.name: path.read_text("utf-8") for path in (ROOT / ".github" / "workflows").iterdir()}
WORKFLOW = WORKFLOWS["release.yml"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pairs = (line.split("==") for line in lines if not line.startswith("#"))
    return {plain(name): version for name, version in pairs}


def locked() -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", LOCK, re.MULTILINE))


def test_the_lock_has_the_versions_of_the_constraints() -> None:
    assert locked() == pinned(), "run: python tools/lock.py"


def test_every_file_of_the_lock_has_a_hash_and_none_says_where_it_came_from() -> None:
    entries = [entry for entry in LOCK.replace("\\\n", " ").splitlines() if not entry.startswith("#")]
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}", entry) for entry in entries)
    assert not re.search(r"https?:|file:|index|@", LOCK)


def test_the_lock_covers_what_the_project_asks_for_on_every_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["dev"]]
    asked += project["build-system"]["requires"]
    assert {plain(re.split("[>=<]", one)[0]) for one in asked} <= locked().keys()
    for name, system in {
        "colorama": "win32",
        "pefile": "win32",
        "pywin32-ctypes": "win32",
        "macholib": "darwin",
    }.items():
        assert re.search(rf'^{name}==\S+ ; sys_platform == "{system}" ', LOCK, re.MULTILINE)


def test_a_release_installs_nothing_but_the_lock() -> None:
    installs = re.findall(r"pip install (.*)", WORKFLOW)
    assert installs == [
        "--require-hashes --only-binary :all: -r tools/release-requirements.txt",
        "--no-deps --no-build-isolation -e .",
    ]


def test_actions_are_named_by_commit() -> None:
    used = [action for workflow in WORKFLOWS.values() for action in re.findall(r"uses: (\S+)", workflow)]
    assert len(used) >= 4
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one) for one in used)


def test_only_the_job_that_publishes_may_write() -> None:
    before, publishing = WORKFLOW.split("  publish:\n")
    assert permissions(before) == [["contents: read"]]
    assert permissions(publishing) == [["contents: write"]]
    for name, workflow in WORKFLOWS.items():
        assert name == "release.yml" or permissions(workflow) == [["contents: read"]]


def permissions(workflow: str) -> list[list[str]]:
    """What each `permissions:` of a workflow or a job grants."""
    found = re.findall(r"^( *)permissions:(.*)\n((?:\1 +.*\n)*)", workflow, re.MULTILINE)
    return [[*same_line.split("#")[0].split(), *map(str.strip, below.splitlines())] for _, same_line, below in found]


def test_a_job_that_may_write_everything_would_be_seen() -> None:
    assert permissions("jobs:\n  a:\n    permissions: write-all\n    steps:\n") == [["write-all"]]
    assert permissions("permissions:\n  contents: read\n  packages: write\njobs:\n") == [
        ["contents: read", "packages: write"]
    ]
