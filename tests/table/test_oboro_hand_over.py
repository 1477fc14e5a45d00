"""Three people pass the machine around: no frame ever shows a hand to the wrong person."""

from collections.abc import Iterator

import pygame
import pytest

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.engine.commands import Kind
from game.engine.window import Window
from game.games.oboro.events import RoundDealt
from game.games.oboro.table import TABLE
from game.games.oboro.view import OboroView
from game.scenes.hand_over import HandOverScene
from game.table.face import Seen
from game.tables import layout_of
from tests.kit import make_window
from tests.table.oboro_person import FAN, MOON, SUN, Played, places

RULES = GAMES["oboro"].rules


@pytest.fixture
def window() -> Iterator[Window]:
    opened = make_window((960, 540))
    yield opened
    opened.close()


class Watched(Played):
    """Looks at the table after every single frame, whoever should or should not be looking."""

    def __init__(self, window: Window, *, speed: str = "off", seed: int = 5) -> None:
        self.window = window
        self.covered_frames = 0
        self.hand_overs: list[int] = []
        self.other_worlds = 0
        self._watching = False
        super().__init__(SUN, FAN, MOON, speed=speed, seed=seed)
        self._watch_what_is_told()
        frame = self.stack.frame

        def watched(commands, dt) -> None:
            frame(commands, dt)
            self.look()

        self.stack.frame = watched  # type: ignore[method-assign]

    def _watch_what_is_told(self) -> None:
        lay, show, stage, offer = self.face.lay, self.face.show, self.face.stage, self.face.offer

        def check(event: Event) -> None:
            if isinstance(event, RoundDealt):
                for seat, hand in enumerate(event.hands):
                    assert seat == self.scene.showing.eyes.seat or set(hand) == {None}

        def lays(view: View) -> None:
            assert view.seat == self.scene.showing.eyes.seat
            lay(view)

        def shows(event: Event) -> None:
            check(event)
            show(event)

        def stages(event: Event):
            check(event)
            return stage(event)

        def offers(view: View | None) -> None:
            assert view is None or view.seat == self.session.to_move == self.scene.showing.eyes.seat
            offer(view)

        self.face.lay, self.face.show = lays, shows  # type: ignore[method-assign]
        self.face.stage, self.face.offer = stages, offers  # type: ignore[method-assign]

    def look(self) -> None:
        """What can be known from this frame belongs to whoever sits at the machine."""
        eyes = self.scene.showing.eyes.seat
        if eyes == OPEN:
            assert self.session.to_move is None, "only what is over may be seen by all"
            return
        for seat, hand in enumerate(self.face.picture.hands):
            assert seat == eyes or set(hand) <= {None}, f"seat {eyes} sees the hand of seat {seat}"
        top = self.stack.top
        if not isinstance(top, HandOverScene):
            return
        if not self.hand_overs or self.hand_overs[-1] != len(self.session.match.history):
            self.hand_overs.append(len(self.session.match.history))
            self.compare_cover()
        self.covered_frames += 1
        assert eyes == PUBLIC
        assert not any(name.startswith("hand.") for name in self.names())

    def compare_cover(self) -> None:
        """The covered table looks as it would look with any other hands behind it."""
        canvas = self.window.canvas
        seen = Seen(self.session.players, self.session.to_move, thinking=False)
        self.face.draw(canvas, seen)
        covered = pygame.image.tobytes(canvas.surface, "RGB")
        public = self.session.match.view(PUBLIC)
        other = RULES.imagine(public, Chance(len(self.hand_overs)))
        # Late in a round all cards may be known; else there are other hands that could lie here.
        self.other_worlds += other.hands != self.session.match.state.hands
        fresh = TABLE.face(self.kit, layout_of("oboro"), self.session)
        fresh._places.south = self.face._places.south  # type: ignore[attr-defined]
        view = RULES.view_for(other, PUBLIC)
        assert isinstance(view, OboroView)
        fresh.lay(view)
        fresh.draw(canvas, seen)
        assert pygame.image.tobytes(canvas.surface, "RGB") == covered


def test_a_whole_match_among_three_people_shows_no_hand_to_the_wrong_one(window: Window) -> None:
    played = Watched(window)
    seats = set()
    for place in places(played, 1):
        seats.add(played.session.to_move)
        played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
    assert played.over
    assert seats == {0, 1, 2}
    assert len(played.hand_overs) > 40
    assert played.other_worlds > 30
    assert played.covered_frames > len(played.hand_overs)


def test_nothing_shows_while_things_are_still_moving(window: Window) -> None:
    played = Watched(window, speed="normal", seed=6)
    for number, place in enumerate(places(played, 2)):
        played.click(f"hand.{place}")
        played.click(f"hand.{place}")
        if number == 24:
            break
    assert len(played.hand_overs) >= 20


def test_after_the_hand_over_one_sees_what_happened_meanwhile(window: Window) -> None:
    played = Watched(window, speed="normal", seed=6)
    wishes = places(played, 3)
    for _ in range(3):
        played.do(Kind.DIGIT, Kind.DIGIT, number=next(wishes) + 1)
    for _ in range(400):
        if isinstance(played.stack.top, HandOverScene):
            break
        played.do(Kind.CONFIRM) if played.scene.showing.director.holding else played.live()
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
