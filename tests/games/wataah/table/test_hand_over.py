"""People pass the machine around: no frame ever shows a hand, a peek or a Court card to the wrong person."""

from collections.abc import Iterator
from functools import partial

import pytest

from game.core.contract import OPEN, PUBLIC
from game.engine.window import Window
from game.games.wataah.log_text import sentence
from tests.games.wataah.table.person import NAMES, Played, WataahPerson, play
from tests.kit import make_window
from tests.table.watched import Watch

PRIVATE = ("hand.", "look.", "pick.", "temple_pick.")


@pytest.fixture
def window() -> Iterator[Window]:
    opened = make_window((960, 540))
    yield opened
    opened.close()


def asks_another(played: Played, phase: str) -> bool:
    """Whether a player must decide outside their turn."""
    view = played.session.match.view(PUBLIC)
    return played.phase == phase and view.active != view.mover


@pytest.mark.parametrize("phase", ["rats", "give"])
def test_the_choices_of_other_seats_reach_the_right_person(window: Window, phase: str) -> None:
    """Rat and Fox ask a player outside their turn, who sits down, decides, and gives the machine back."""
    for seed in range(3, 30):
        played = Played(2, (0, 1), seed=seed)
        watch = Watch(played, window, WataahPerson())
        play(played, seed, partial(asks_another, played, phase))
        if not played.over:
            break
    state = played.session.match.state
    active = state.active
    assert played.scene.presenter.eyes.seat == state.mover != active
    assert watch.hand_overs[-1] == len(played.session.match.history), "the machine was just handed over"
    play(played, seed, lambda: played.session.to_move == active)
    assert played.scene.presenter.eyes.seat in (active, OPEN)


def test_after_the_hand_over_one_sees_what_happened_meanwhile(window: Window) -> None:
    played = Played(2, (0, 1), seed=6, speed="normal")
    watch = Watch(played, window, WataahPerson())
    play(played, 3, lambda: len(watch.hand_overs) == 4)
    seen = [event.seen_by(PUBLIC) for step in played.session.match.history for event in step.events]
    told = [sentence(event, played.kit.say, lambda seat: NAMES[seat]) for event in seen]
    log = played.scene.log.lines[1:]  # the first line says who begins
    assert [line.text for line in log] == [line.text for line in told if line is not None]
    played.check_picture()
