"""The long soak test works; the full hour is `python -m tests.faults.soak`."""

from pathlib import Path

import pytest

from tests.faults.size import patience, size
from tests.faults.soak import HEAD, is_flat, soak

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience())]

SECONDS = size(short=20, long=3600)
AN_HOUR = 3600


def test_a_long_evening(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{HEAD}")
        rows = soak(SECONDS, tmp_path)
        flat = is_flat(rows)
    assert sum(row.frames for row in rows) > 50
    assert rows[-1].worker_mb > 0, "the opponents have a process of their own"
    assert flat or SECONDS < AN_HOUR, "in less than an hour caches still fill"
