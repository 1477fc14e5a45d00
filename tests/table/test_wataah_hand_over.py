"""People pass the machine around: no frame ever shows a hand, a peek or a Court card to the wrong person."""

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.engine.window import Window
from game.games.wataah import sight
from game.games.wataah.table import TABLE
from game.games.wataah.table.face import WataahFace
from game.games.wataah.telling import sentence
from game.scenes.hand_over import HandOverScene
from game.table.face import Seen
from game.tables import layout_of
from tests.kit import make_window
from tests.table.wataah_person import GRAND, NAMES, Played, play

RULES = GAMES["wataah"].rules
PRIVATE = ("hand.", "look.", "pick.", "temple_pick.")


@pytest.fixture
def window() -> Iterator[Window]:
    opened = make_window((960, 540))
    yield opened
    opened.close()


class Watched(Played):
    """Looks at the table after every single frame, whoever should or should not be looking."""

    def __init__(self, window: Window, seats: int, *, seed: int, speed: str = "off", mode: str = "grasshopper") -> None:
        self.window = window
        self.covered_frames = 0
        self.other_worlds = 0
        self.hand_overs: list[int] = []
        self.asked: set[tuple[str, int]] = set()
        super().__init__(seats, tuple(range(seats)), seed=seed, speed=speed, mode=mode)
        self._watch_what_is_told()
        frame = self.stack.frame

        def watched(commands, dt) -> None:
            frame(commands, dt)
            self.look()

        self.stack.frame = watched  # type: ignore[method-assign]

    def _watch_what_is_told(self) -> None:
        lay, show, stage, offer = self.face.lay, self.face.show, self.face.stage, self.face.offer

        def check(event: Event) -> None:
            eyes = self.scene.showing.eyes.seat
            assert sight.see(event, eyes) == event, f"seat {eyes} is told {event}"

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
        if self.deciding:
            self.asked.add((self.phase, eyes))
        if not isinstance(self.stack.top, HandOverScene):
            return
        if not self.hand_overs or self.hand_overs[-1] != len(self.session.match.history):
            self.hand_overs.append(len(self.session.match.history))
            self.compare_cover()
        self.covered_frames += 1
        assert eyes == PUBLIC
        assert not any(name.startswith(PRIVATE) for name in self.names())
        assert self.face._overlay.read is None

    def compare_cover(self) -> None:
        """The covered table looks as it would look with any other cards behind it."""
        canvas = self.window.canvas
        seen = Seen(self.session.players, self.session.to_move, thinking=False)
        self.face.draw(canvas, seen)
        covered = pygame.image.tobytes(canvas.surface, "RGB")
        public = self.session.match.view(PUBLIC)
        other = RULES.imagine(public, Chance(len(self.hand_overs)))
        self.other_worlds += other.hands != self.session.match.state.hands
        fresh = TABLE.face(self.kit, layout_of("wataah"), self.session)
        assert isinstance(fresh, WataahFace)
        fresh._places.south = self.face._places.south
        fresh._hand.sort = self.face._hand.sort
        fresh.lay(RULES.view_for(other, PUBLIC))
        fresh.draw(canvas, seen)
        assert pygame.image.tobytes(canvas.surface, "RGB") == covered


@pytest.mark.parametrize(("seats", "mode"), [(2, "grasshopper"), (3, "grasshopper"), (4, GRAND), (2, GRAND)])
def test_a_whole_match_among_people_shows_nothing_to_the_wrong_one(window: Window, seats: int, mode: str) -> None:
    played = Watched(window, seats, seed=seats, mode=mode)
    play(played, seats)
    assert played.over
    assert len(played.hand_overs) >= 6
    assert played.other_worlds > len(played.hand_overs) / 2
    assert played.covered_frames > len(played.hand_overs)


def test_nothing_shows_while_things_are_still_moving(window: Window) -> None:
    played = Watched(window, 3, seed=6, speed="normal")
    play(played, 2, lambda: len(played.hand_overs) > 6)
    assert len(played.hand_overs) > 6


def asks_another(played: Watched, phase: str) -> bool:
    """Whether somebody must decide whose turn it is not."""
    view = played.session.match.view(PUBLIC)
    return played.phase == phase and view.active != view.mover


@pytest.mark.parametrize("phase", ["rats", "give"])
def test_the_choices_of_other_seats_reach_the_right_person(window: Window, phase: str) -> None:
    """Rat and Fox ask somebody whose turn it is not: that person sits down, decides, and gives the machine back."""
    for seed in range(3, 30):
        played = Watched(window, 2, seed=seed)
        play(played, seed, partial(asks_another, played, phase))
        if not played.over:
            break
    state = played.session.match.state
    active = state.active
    assert played.scene.showing.eyes.seat == state.mover != active
    assert played.hand_overs[-1] == len(played.session.match.history), "the machine was just handed over"
    play(played, seed, lambda: played.session.to_move == active)
    assert played.scene.showing.eyes.seat in (active, OPEN)


def test_after_the_hand_over_one_sees_what_happened_meanwhile(window: Window) -> None:
    played = Watched(window, 2, seed=6, speed="normal")
    play(played, 3, lambda: len(played.hand_overs) == 4)
    seen = [sight.see(event, PUBLIC) for step in played.session.match.history for event in step.events]
    told = [sentence(event, played.kit.say, lambda seat: NAMES[seat]) for event in seen]
    assert [line.text for line in played.scene.log.lines] == [line.text for line in told if line is not None]
    played.check_picture()
