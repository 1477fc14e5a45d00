"""`python -m game`: the entry point, also of the frozen program and of the opponents' process."""

import os
import sys


def main() -> int:
    """Run the command line and return its exit code."""
    if getattr(sys, "frozen", False):
        # This must come first: in a frozen build the opponents' process starts here too, and must not open a window.
        import multiprocessing  # noqa: PLC0415 - takes time to import, and only a frozen build needs it

        multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the credits name pygame; the console stays quiet
    from game.cli import run  # noqa: PLC0415 - that process needs none of it

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
