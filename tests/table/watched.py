"""A table with several humans, checked in every frame: it shows nobody another seat's secrets."""

from typing import Any

import pygame

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.engine.window import Window
from game.scenes.hand_over.scene import HandOverScene
from game.table.face.seats_shown import SeatsShown
from tests.table.person import Person
from tests.table.played import PlayedTable, of_frame

BEFORE_THE_DOORS = ("ready", "peek", "menu", "answer.0", "answer.1")
"""What may be clicked while the machine is handed over."""


class Watch:
    """Checks a table after every frame."""

    def __init__(self, played: PlayedTable[Any], window: Window, person: Person) -> None:
        self.covered_frames = 0
        self.hand_overs: list[int] = []
        self.other_worlds = 0
        self._played = played
        self._window = window
        self._person = person
        self._rules = played.session.match.game.rules
        self._watch_what_is_told()
        frame = played.stack.frame

        def watched(commands: Any, dt: float) -> None:
            frame(commands, dt)
            self._look()

        played.stack.frame = watched  # type: ignore[method-assign]

    @property
    def eyes(self) -> int:
        """The player at the machine: the one who last completed a hand-over."""
        return self._played.scene.presenter.eyes.seat

    def _watch_what_is_told(self) -> None:
        face, session = self._played.face, self._played.session
        lay, show, stage, offer = face.lay, face.show, face.stage, face.offer

        def lays(view: View) -> None:
            assert view.seat == self.eyes
            lay(view)

        def shows(event: Event) -> None:
            self._check_told(event)
            show(event)

        def stages(event: Event) -> Any:
            self._check_told(event)
            return stage(event)

        def offers(view: View | None) -> None:
            assert view is None or view.seat == session.to_move == self.eyes
            offer(view)

        face.lay, face.show, face.stage, face.offer = lays, shows, stages, offers

    def _check_told(self, event: Event) -> None:
        assert self._rules.see(event, self.eyes) == event, f"seat {self.eyes} is told {event}"

    def _look(self) -> None:
        """Check that this frame shows only what the player at the machine may know."""
        played, eyes = self._played, self.eyes
        if eyes == OPEN:
            assert played.session.to_move is None, "only what is over may be seen by all"
            return
        self._person.check_hidden(played, eyes)
        if not isinstance(played.stack.top, HandOverScene):
            return
        made = len(played.session.match.history)
        if not self.hand_overs or self.hand_overs[-1] != made:
            self.hand_overs.append(made)
            self._compare_cover()
        self.covered_frames += 1
        assert eyes == PUBLIC
        assert all(of_frame(name) or name in BEFORE_THE_DOORS for name in played.names())

    def _compare_cover(self) -> None:
        """Check that the covered table looks the same with any other cards behind it."""
        preferences = self._played.scene.kit.preferences
        preferences.still = True  # so that the mist around both is the same
        try:
            self._compare_with_twin()
        finally:
            preferences.still = False

    def _compare_with_twin(self) -> None:
        canvas, session = self._window.canvas, self._played.session
        rules = self._rules
        seen = SeatsShown(session.players, session.to_move, thinking=False)
        self._played.face.draw(canvas, seen)
        covered = pygame.image.tobytes(canvas.surface, "RGB")
        other = rules.imagine(session.match.view(PUBLIC), Chance(len(self.hand_overs)))
        # Late in a round all cards may be known; otherwise other hands are possible.
        self.other_worlds += rules.view_for(other, OPEN) != session.match.view(OPEN)
        twin = self._played.make_face()
        self._person.lay_alike(self._played, twin, rules.view_for(other, PUBLIC))
        twin.draw(canvas, seen)
        assert pygame.image.tobytes(canvas.surface, "RGB") == covered
