"""Every listed game passes every check of the shared suite."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.catalog import GAMES
from tests.cases import CASES
from tests.suite.case import Case
from tests.suite.checks import CHECKS
from tests.suite.walk import Walk, moments, walks


def test_every_listed_game_is_in_the_suite() -> None:
    assert list(CASES) == list(GAMES)
    folders = {folder.name for folder in (Path(__file__).parent.parent / "game" / "games").iterdir()}
    assert {name for name in folders if not name.startswith("_")} == set(GAMES)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(data=st.data())
def test_the_game(case: Case, check: Callable[[Case, Walk], None], data: st.DataObject) -> None:
    check(case, data.draw(walks(case)))


def test_nothing_depends_on_the_order_of_hashes() -> None:
    one, *others = (digests_under_hash_seed(hash_seed) for hash_seed in ("0", "1", "4711"))
    assert one.keys() == CASES.keys()
    assert others == [one, one]


def digests_under_hash_seed(hash_seed: str) -> dict[str, str]:
    """All games in one process: starting one costs more than the matches."""
    run = subprocess.run(
        [sys.executable, "-c", "from tests.test_every_game import print_digests; print_digests()"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


def print_digests() -> None:
    print(json.dumps({name: digest(name) for name in CASES}))


def digest(name: str) -> str:
    """A fingerprint of all events in some matches."""
    case, told = CASES[name], hashlib.sha256()
    for setting in case.settings:
        for moment in moments(case, Walk(setting, seed=17), most=300):
            told.update(repr((moment.move, moment.events, case.game.rules.dump(moment.after))).encode())
    return told.hexdigest()
