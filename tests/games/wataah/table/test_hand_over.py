"""People pass the machine around: no frame ever shows a hand, a peek or a Court card to the wrong person."""

from collections.abc import Iterator
from functools import partial

import pytest

from game.core.contract import OPEN, PUBLIC, Event
from game.engine.window import Window
from game.games.wataah.log_text import sentence
from game.games.wataah.rules import redact
from game.games.wataah.table.face import WataahFace
from tests.games.wataah.table.person import GRAND, NAMES, Played, play
from tests.kit import make_window
from tests.table.watched import Watch

PRIVATE = ("hand.", "look.", "pick.", "temple_pick.")


@pytest.fixture
def window() -> Iterator[Window]:
    opened = make_window((960, 540))
    yield opened
    opened.close()


class Watched(Played):
    """People in all seats, with a check of every frame."""

    def __init__(self, window: Window, seats: int, *, seed: int, speed: str = "off", mode: str = "grasshopper") -> None:
        super().__init__(seats, tuple(range(seats)), seed=seed, speed=speed, mode=mode)
        self.watch = Watch(self, window, private=PRIVATE, told=check_told, seen=self.check_seen, twin=self.twin)

    def check_seen(self, eyes: int) -> None:
        """A player who may not see a card gets no tooltip about it either."""
        if eyes == PUBLIC:
            known = [card for card in self.face.picture.hands[self.face._places.south] if card is not None]
            closer = [self.face.closer(f"hand.{place}") for place in range(len(self.face._hand.held))]
            assert sum(shown is not None for shown in closer) <= len(known)

    def twin(self) -> WataahFace:
        """A fresh face that is turned and sorted the same way."""
        fresh = self.make_face()
        fresh._places.south = self.face._places.south
        fresh._hand.sort = self.face._hand.sort
        return fresh


def check_told(event: Event, eyes: int) -> None:
    assert redact.see(event, eyes) == event, f"seat {eyes} is told {event}"


@pytest.mark.parametrize(("seats", "mode"), [(2, "grasshopper"), (3, "grasshopper"), (4, GRAND), (2, GRAND)])
def test_a_whole_match_among_people_shows_nothing_to_the_wrong_one(window: Window, seats: int, mode: str) -> None:
    played = Watched(window, seats, seed=seats, mode=mode)
    play(played, seats)
    assert played.over
    assert len(played.watch.hand_overs) >= 6
    assert played.watch.other_worlds > len(played.watch.hand_overs) / 2
    assert played.watch.covered_frames > len(played.watch.hand_overs)


def test_nothing_shows_while_things_are_still_moving(window: Window) -> None:
    played = Watched(window, 3, seed=6, speed="normal")
    play(played, 2, lambda: len(played.watch.hand_overs) > 6)
    assert len(played.watch.hand_overs) > 6


def asks_another(played: Watched, phase: str) -> bool:
    """Whether a player must decide outside their turn."""
    view = played.session.match.view(PUBLIC)
    return played.phase == phase and view.active != view.mover


@pytest.mark.parametrize("phase", ["rats", "give"])
def test_the_choices_of_other_seats_reach_the_right_person(window: Window, phase: str) -> None:
    """Rat and Fox ask a player outside their turn, who sits down, decides, and gives the machine back."""
    for seed in range(3, 30):
        played = Watched(window, 2, seed=seed)
        play(played, seed, partial(asks_another, played, phase))
        if not played.over:
            break
    state = played.session.match.state
    active = state.active
    assert played.scene.presenter.eyes.seat == state.mover != active
    assert played.watch.hand_overs[-1] == len(played.session.match.history), "the machine was just handed over"
    play(played, seed, lambda: played.session.to_move == active)
    assert played.scene.presenter.eyes.seat in (active, OPEN)


def test_after_the_hand_over_one_sees_what_happened_meanwhile(window: Window) -> None:
    played = Watched(window, 2, seed=6, speed="normal")
    play(played, 3, lambda: len(played.watch.hand_overs) == 4)
    seen = [redact.see(event, PUBLIC) for step in played.session.match.history for event in step.events]
    told = [sentence(event, played.kit.say, lambda seat: NAMES[seat]) for event in seen]
    assert [line.text for line in played.scene.log.lines] == [line.text for line in told if line is not None]
    played.check_picture()
