"""Every clause of a game's README has a test that names it, and no test names a clause that does not exist."""

import re
from pathlib import Path

import pytest

from game.catalog import GAMES

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_tested_by_name(name: str) -> None:
    readme = (ROOT / "game" / "games" / name / "README.md").read_text("utf-8")
    clauses = {clause.lower() for clause in re.findall(r"^\s*- \*\*([A-Z]\d+[a-z]?)\*\*", readme, re.MULTILINE)}
    assert clauses
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "games" / name).rglob("test_*.py"))
    named = set(re.findall(r"def test_([a-z]\d+[a-z]?)_", tests))
    assert clauses - named == set(), "clauses without a test"
    assert named - clauses == set(), "tests of clauses that do not exist"
