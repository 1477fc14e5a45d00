"""Kagebako with Lanterns in its box: `python -m tests.listed.program` takes what `python -m game` does."""

import sys

import pytest

from tests.listed.catalogue import list_game

list_game(pytest.MonkeyPatch(), "lanterns", "Lanterns")  # also in the opponents' process, which imports this again

if __name__ == "__main__":
    from game.__main__ import main

    sys.exit(main())
