"""How much is tried: a little in the normal run, everything by command.

`KAGEBAKO_FAULTS=long pytest -m faults -n 0` takes hours; a number in place of `long` is the count of every test.
"""

import os
import sys

import pytest

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends processes in other ways")
ASKED = os.environ.get("KAGEBAKO_FAULTS", "")


def size(short: int, long: int) -> int:
    """How often, or for how many seconds."""
    if ASKED.isdigit():
        return int(ASKED)
    return long if ASKED == "long" else short


def patience(seconds: int = 120) -> int:
    """The time limit of a test, for pytest-timeout; the long forms have none."""
    return 0 if ASKED else seconds
