"""A click at a table walks through few files, and the tracer sees them."""

import pytest

from game.devtools.trace_input import Walk, measure

UP, PLAYED = 21, 24
"""The most files that may run until a card is taken up, and until it is played: a longer walk needs a reason."""


@pytest.fixture(scope="module")
def found() -> tuple[Walk, Walk]:
    return measure()


def test_the_walk_begins_at_the_mouse_and_ends_at_the_match(found: tuple[Walk, Walk]) -> None:
    up, played = found
    assert {"engine/input/devices.py", "table/scene.py", "games/oboro/table/face.py"} <= up.until_done
    assert "core/match.py" in played.until_done
    assert not any(name.startswith("devtools/") for name in up.frame | played.frame)


def test_what_is_shown_afterwards_is_counted_apart(found: tuple[Walk, Walk]) -> None:
    _, played = found
    assert played.until_done < played.frame
    assert "games/oboro/table/anim/animator.py" in played.frame - played.until_done


def test_a_click_walks_through_few_files(found: tuple[Walk, Walk]) -> None:
    up, played = found
    assert len(up.until_done) <= UP, sorted(up.until_done)
    assert len(played.until_done) <= PLAYED, sorted(played.until_done)
