"""Three people pass the machine around: no frame ever shows a hand to the wrong person."""

from collections.abc import Iterator

import pytest

from game.core.contract import Event
from game.engine.input.commands import Kind
from game.engine.window import Window
from game.games.oboro.rules.events import RoundDealt
from game.games.oboro.table.face import OboroFace
from game.scenes.hand_over.scene import HandOverScene
from tests.games.oboro.table.person import FAN, MOON, SUN, Played, places
from tests.kit import make_window
from tests.table.watched import Watch


@pytest.fixture
def window() -> Iterator[Window]:
    opened = make_window((960, 540))
    yield opened
    opened.close()


class Watched(Played):
    """Three people, with a check of every frame."""

    def __init__(self, window: Window, *, speed: str = "off", seed: int = 5) -> None:
        super().__init__(SUN, FAN, MOON, speed=speed, seed=seed)
        self.watch = Watch(self, window, private=("hand.",), told=check_told, seen=self.check_seen, twin=self.twin)

    def check_seen(self, eyes: int) -> None:
        for seat, hand in enumerate(self.face.picture.hands):
            assert seat == eyes or set(hand) <= {None}, f"seat {eyes} sees the hand of seat {seat}"

    def twin(self) -> OboroFace:
        """A fresh face that is turned the same way."""
        fresh = self.make_face()
        fresh._places.south = self.face._places.south
        return fresh


def check_told(event: Event, eyes: int) -> None:
    if isinstance(event, RoundDealt):
        for seat, hand in enumerate(event.hands):
            assert seat == eyes or set(hand) == {None}


def test_a_whole_match_among_three_people_shows_no_hand_to_the_wrong_one(window: Window) -> None:
    played = Watched(window)
    seats = set()
    for place in places(played, 1):
        seats.add(played.session.to_move)
        played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
    assert played.over
    assert seats == {0, 1, 2}
    assert len(played.watch.hand_overs) > 40
    assert played.watch.other_worlds > 30
    assert played.watch.covered_frames > len(played.watch.hand_overs)


def test_nothing_shows_while_things_are_still_moving(window: Window) -> None:
    played = Watched(window, speed="normal", seed=6)
    for number, place in enumerate(places(played, 2)):
        played.click(f"hand.{place}")
        played.click(f"hand.{place}")
        if number == 24:
            break
    assert len(played.watch.hand_overs) >= 20


def test_after_the_hand_over_one_sees_what_happened_meanwhile(window: Window) -> None:
    played = Watched(window, speed="normal", seed=6)
    wishes = places(played, 3)
    for _ in range(3):
        played.do(Kind.DIGIT, Kind.DIGIT, number=next(wishes) + 1)
    for _ in range(400):
        if isinstance(played.stack.top, HandOverScene):
            break
        played.do(Kind.CONFIRM) if played.scene.presenter.director.holding else played.live()
    played.live(0.3)
    played.do(Kind.CONFIRM)
    while isinstance(played.stack.top, HandOverScene):
        played.live()
    assert played.scene.busy, "the cards that were played meanwhile are played once more"
    assert played.face.picture.tricks == 0
    played.until_turn()
    played.check_picture()
    lines = [line.text for line in played.scene.log.lines]
    assert len(lines) == len(set(lines)), "nothing is logged twice"
